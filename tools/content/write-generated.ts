import { generate } from "./generate";

void generate();
