/** Gatsby's start of a built page; it copies the file when it builds. */
declare module "*/production-app";
