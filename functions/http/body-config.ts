import type { GatsbyFunctionConfig } from "gatsby";

/** A media type that no request has: a parser told to look for it leaves the body alone. */
const NOTHING = "none/none";

/**
 * Keeps Gatsby's body parsers away. They answer a body that is malformed or too large on their own, with a
 * page of HTML; here the function reads the body itself and answers in its own shape.
 */
export const config: GatsbyFunctionConfig = {
  bodyParser: {
    raw: { type: NOTHING },
    text: { type: NOTHING },
    urlencoded: { type: NOTHING, extended: false },
    json: { type: NOTHING },
  },
};
