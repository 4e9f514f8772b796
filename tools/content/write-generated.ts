import { generate } from "./generate";

/** `npm run content:docs`: what editors of code and people read about content, made from the schemas. */
generate();
