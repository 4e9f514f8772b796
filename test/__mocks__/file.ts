/** Stands in for a file that the bundler would turn into an address. */
export default "file-stub";
