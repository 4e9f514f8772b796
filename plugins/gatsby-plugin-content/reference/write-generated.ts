import { generate } from "./generated-files";

/** `npm run content:docs`: what editors of code and people read about content, made from the schemas. */
generate();
