/** @jest-environment jsdom */
import ts from 'typescript';
import { exportedPaths, readPage } from '../support/exported';

// The types of schema-dts are made from schema.org's own vocabulary: what the compiler refuses, schema.org does not know.

interface Node {
  readonly '@type': string | readonly string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '@type' in value;

/** The nodes of a graph; what is inside and has several types is a node of its own. */
function nodesOf(graph: readonly unknown[]): readonly string[] {
  const inside: string[] = [];
  const own = graph.map((top) =>
    JSON.stringify(top, (key, value: unknown) => {
      if (key === '' || !isNode(value) || typeof value['@type'] === 'string') return value;
      inside.push(...nodesOf([value]));
      return undefined;
    }),
  );
  return [...own, ...inside];
}

/** The type of a node; one of several types may have the properties of each. */
const typeOf = ({ '@type': type }: Node) =>
  typeof type === 'string'
    ? `Of<'${type}'>`
    : `${type.map((one) => `Omit<Of<'${one}'>, '@type'>`).join(' & ')} & { '@type': unknown }`;

const FILE = 'claims.ts';

/** The nodes that the compiler refuses, with the reason. */
function refused(nodes: readonly string[]) {
  const head = [
    "import type { Thing } from 'schema-dts';",
    "type Of<Name> = Extract<Thing, { '@type': Name }>;",
  ];
  const lines = nodes.map((json, index) => `export const n${index}: ${typeOf(JSON.parse(json))} = ${json};`);
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const source = ts.createSourceFile(FILE, [...head, ...lines].join('\n'), ts.ScriptTarget.Latest);
  host.getSourceFile = (name, ...rest) => (name === FILE ? source : getSourceFile(name, ...rest));
  host.fileExists = (name) => name === FILE || fileExists(name);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], options, host))
    .map(({ start = 0, messageText }) => ({
      node: nodes[source.getLineAndCharacterOfPosition(start).line - head.length],
      reason: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 500),
    }));
}

const WRONG = [
  '{"@type":"Hotel","name":"A","checkInHour":"09:00"}',
  '{"@type":["Suite","Product"],"name":"A","poolCount":2}',
];

test('schema.org knows every type and property of what search engines are told', () => {
  const nodes = exportedPaths()
    .flatMap((path) => [...readPage(path).querySelectorAll('script[type="application/ld+json"]')])
    .flatMap((script) => nodesOf(JSON.parse(script.textContent ?? '')['@graph']));
  expect(nodes.length).toBeGreaterThan(0);
  const all = refused([...new Set(nodes), ...WRONG]);
  expect(all.filter(({ node }) => !WRONG.includes(node ?? ''))).toEqual([]);
  expect(all.map(({ node }) => node)).toEqual(WRONG);
}, 120_000);
