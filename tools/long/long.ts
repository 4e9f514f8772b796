import { build } from "../run/checks";
import { runTool } from "../run/processes";
import { runAndReport } from "../run/run-checks";
import { PROOFS } from "./proofs";

/** `npm run test:long`: every long proof, or those that are named: `npm run test:long -- crash develop`. */
runTool(() => {
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !PROOFS.some((proof) => proof.name === name));
  if (unknown.length > 0) {
    const known = PROOFS.map(({ name }) => name).join(", ");
    throw new Error(`No long proof is named ${unknown.join(", ")}. There are: ${known}`);
  }
  const chosen = names.length > 0 ? PROOFS.filter(({ name }) => names.includes(name)) : PROOFS;
  const needsBuild = chosen.some(({ needs }) => needs === build.name);
  return runAndReport(needsBuild ? [build, ...chosen] : chosen);
});
