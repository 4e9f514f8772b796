/**
 * The two limiters in use, from their own files: the package's entry brings along those for a dozen databases, and
 * with them requests that no bundler can follow.
 */
declare module "rate-limiter-flexible/lib/RateLimiterMemory" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}

declare module "rate-limiter-flexible/lib/RateLimiterRedis" {
  export { RateLimiterRedis as default } from "rate-limiter-flexible";
}
