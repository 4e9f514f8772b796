/** Gatsby's module that starts a built page; a build copies it to .cache. */
declare module "*/production-app";
