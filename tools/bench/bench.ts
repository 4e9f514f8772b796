import { runTool } from "../run/processes";
import { benchBuild } from "./bench-build";
import { benchContent } from "./bench-content";
import { benchDevelop } from "./bench-develop";
import { benchEnquiry } from "./bench-enquiry";
import { benchMotion } from "./bench-motion";
import { benchPages } from "./bench-pages";
import { benchServer } from "./bench-server";

/** Each gets the arguments after its name and returns an exit code. */
const BENCHES: Record<string, (args: string[]) => Promise<number>> = {
  pages: benchPages,
  motion: benchMotion,
  build: benchBuild,
  develop: benchDevelop,
  server: benchServer,
  enquiry: benchEnquiry,
  content: benchContent,
};

/** `npm run bench -- <name>`: measures one part of the site. The file of each says what it takes and prints. */
runTool(async () => {
  const [name = "", ...args] = process.argv.slice(2);
  const bench = BENCHES[name];
  if (!bench) throw new Error(`Name a benchmark: npm run bench -- ${Object.keys(BENCHES).join("|")}`);
  return bench(args);
});
