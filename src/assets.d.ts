/** Files that the bundler turns into an address. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
