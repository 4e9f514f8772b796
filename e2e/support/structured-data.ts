import { join } from "node:path";
import ts from "typescript";

/** A node of a page's graph of schema.org. */
export type GraphNode = Record<string, unknown> & { "@type": string };

/** What a validator finds wrong: the type of the node, and why. */
export type Problem = { type: string; problem: string };

/** The nodes of the one graph in a page's HTML. @throws when there is not exactly one */
export function graphIn(html: string): GraphNode[] {
  const [graph, ...others] = [
    ...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
  ];
  if (!graph?.[1] || others.length > 0)
    throw new Error(`${others.length + (graph ? 1 : 0)} graphs in a page`);
  return (JSON.parse(graph[1]) as { "@graph": GraphNode[] })["@graph"];
}

const FILE = join(process.cwd(), "graph.ts");
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
};

/**
 * What schema.org's vocabulary does not know: types, properties, and values of another type than a property takes. The
 * vocabulary is that of schema-dts, whose types the compiler holds each node against.
 */
export function vocabularyProblems(nodes: readonly GraphNode[]): Problem[] {
  const lines = nodes.map((node, index) => {
    // `Extract` picks the type by name: every union of schema-dts allows a text as well, which suits any node.
    const type = `Extract<Schema.${node["@type"]}, { "@type": "${node["@type"]}" }>`;
    return `export const node${index}: ${type} = ${JSON.stringify(node)};`;
  });
  const source = `import type * as Schema from "schema-dts";\n${lines.join("\n")}`;
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === FILE ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022) : getSourceFile(file, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  const file = program.getSourceFile(FILE);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText, start = 0 }) => {
      const line = source.slice(0, start).split("\n").length - 2;
      return {
        type: nodes[line]?.["@type"] ?? "",
        problem: ts.flattenDiagnosticMessageText(messageText, " "),
      };
    },
  );
}

/**
 * What keeps nodes from being shown as rich results (Google's rules, as Adobe's validator has them). It knows no rules
 * for questions and local businesses.
 */
export async function richResultProblems(nodes: readonly GraphNode[]): Promise<Problem[]> {
  const { default: Validator } = await import("@adobe/structured-data-validator");
  const types = [...new Set(nodes.map((node) => node["@type"]))];
  const jsonld = Object.fromEntries(
    types.map((type) => [type, nodes.filter((node) => node["@type"] === type)]),
  );
  const issues = await new Validator().validate({ jsonld });
  return issues.map(({ rootType, severity, issueMessage }) => ({
    type: rootType,
    problem: `${severity}: ${issueMessage}`,
  }));
}
