/** It ships no types. */
declare module "@adobe/structured-data-validator" {
  type Issue = { issueMessage: string; severity: "ERROR" | "WARNING"; rootType: string };

  export default class Validator {
    /** @param found nodes by the format they are written in, then by their type */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
