// `npm run check`: the quick checks for whoever changes words, prices, links or pictures. Each mistake is said in two
// lines: where it is and what is wrong, then what to type instead.
//   node scripts/check.mjs
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { remedyFor } from './check-remedies.mjs';

const FOLDER = 'content';
/** Of all brands. */
const SHARED = join(FOLDER, 'shared');
const BUNDLE = '.cache/content.mjs';
/** Puts content together, in each language. */
const WHOLE_CONTENT = `
import { getSite } from './index';
import { languages } from './languages';
for (const { code } of languages) getSite(code);
`;

/** @typedef {{ where: string, problem: string, remedy: string }} Mistake */

/** Mistakes of the kind that an editor underlines: a comma that is missing, a field that does not exist. */
function typeMistakes() {
  const { options } = ts.parseJsonConfigFileContent(
    { ...ts.readConfigFile('tsconfig.json', ts.sys.readFile).config, files: [], include: [] },
    ts.sys,
    '.',
  );
  const roots = [join(FOLDER, 'index.ts'), join(FOLDER, 'assets.d.ts')];
  const program = ts.createProgram(roots, { ...options, incremental: false, plugins: [], types: ['node'] });
  const written = program.getSyntacticDiagnostics();
  // one comma too few makes a hundred wrong types
  const found = written.length > 0 ? written.slice(0, 1) : program.getSemanticDiagnostics();
  return found.filter(({ file }) => file).map(explain);
}

const filesOf = (ending) =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(FOLDER, name));

/** Mistakes in lists that are no programs, such as the menu. */
function jsonMistakes() {
  return filesOf('.json').flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    try {
      JSON.parse(text);
      return [];
    } catch {
      const { parseDiagnostics } = ts.parseJsonText(file, text);
      if (parseDiagnostics.length > 0) return [explain(parseDiagnostics[0])];
      // what the compiler lets pass
      const [before = ''] = /[^]*?,(?=\s*[}\]])/.exec(text) ?? [];
      return [
        {
          where: `${file}, line ${before.split('\n').length}`,
          problem: 'there is a comma after the last of a list.',
          remedy: 'Take this comma out.',
        },
      ];
    }
  });
}

/** @returns {Mistake} */
function explain({ file, start, code, messageText }) {
  const line = file.getLineAndCharacterOfPosition(start).line;
  const problem = ts
    .flattenDiagnosticMessageText(messageText, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ in type '\{.*\}' but required in type '\w+'/, '');
  const lines = file.text.split('\n');
  return {
    where: `${relativePath(file.fileName)}, line ${line + 1}`,
    problem: `${problem.replace(/\.?$/, ':')} ${lines[line].trim().slice(0, 80)}`,
    remedy: remedyFor(code, problem, lines, line),
  };
}

const relativePath = (file) => file.replace(`${resolve('.').replaceAll('\\', '/')}/`, '');

/** What content refuses as it is put together: a picture that is not there, a link to no page, the same id twice. */
async function contentMistakes() {
  mkdirSync(dirname(BUNDLE), { recursive: true });
  await build({
    stdin: { contents: WHOLE_CONTENT, resolveDir: FOLDER, loader: 'ts' },
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['gettext-parser'],
    loader: { '.css': 'empty', '.woff2': 'empty' },
    logLevel: 'silent',
  });
  try {
    await import(pathToFileURL(resolve(BUNDLE)).href);
    return [];
  } catch (error) {
    const lines = error.message.split('\n').filter(Boolean);
    const untranslated = lines.flatMap(translationMissing);
    return untranslated.length > 0 ? untranslated : lines.map(refusal);
  }
}

function translationMissing(line) {
  const [, file, at, problem] = /^(content\/languages\/\w+\.po):(\d+): (.*)$/.exec(line) ?? [];
  if (!file) return [];
  const remedy =
    'Translate it as docs/owner.md says under "Other languages", or set DRAFT_LANGUAGES to 1 to show English meanwhile.';
  return [{ where: `${file}, line ${at}`, problem: `${problem}.`, remedy }];
}

/** A refusal says "place: what is wrong. What to do."; the place is a file and a field. */
function refusal(message) {
  const [, place = '', rest = message] = /^(.*?): (.*)$/.exec(message) ?? [];
  const [problem, ...remedy] = rest.split(/(?<=\.) (?=[A-Z"])/);
  return { where: withLine(place, rest), problem, remedy: remedy.join(' ') };
}

/** The line of a field such as rooms.list.0.price, where the file writes it in one literal. */
function lineOfField(file, field) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const valueOf = (name) => declared.find((one) => one.name.getText() === name)?.initializer;
  const [exported, ...rest] = field.split('.');
  let node = valueOf(exported);
  for (const step of rest) {
    if (node && ts.isIdentifier(node)) node = valueOf(node.text);
    if (node && ts.isObjectLiteralExpression(node)) {
      node = node.properties.find((one) => one.name?.getText() === step)?.initializer;
    } else if (node && ts.isArrayLiteralExpression(node) && !node.elements.some(ts.isSpreadElement)) {
      node = node.elements[step];
    } else return undefined;
  }
  return node && source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** The line of the value that is refused: of the field, or where the value stands once in the brand's content or all brands'. */
function withLine(place, text) {
  const [, file, field] = /^(\S+\.ts)?.*, ([\w.]+)$/.exec(place) ?? [];
  const line = file && existsSync(file) && lineOfField(file, field);
  if (line) return `${file}, line ${line}, ${field}`;
  const [, quoted, number] = /"([^"]+)"|\b(\d+)\b/.exec(text) ?? [];
  const value = quoted ? `'${quoted}'` : number && field && `${field.split('.').at(-1)}: ${number}`;
  const [folder] = /^content\/[\w-]+(?=\/)/.exec(place) ?? [FOLDER];
  if (!value || !existsSync(folder)) return place;
  const hits = filesOf('.ts')
    .filter((file) => file.startsWith(folder) || file.startsWith(SHARED))
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.flatMap((line, at) => (line.includes(value) ? [`${file}, line ${at + 1}`] : []));
    });
  return hits.length === 1 || (hits.length > 0 && place === FOLDER)
    ? [hits[0], field].filter(Boolean).join(', ')
    : place;
}

const started = performance.now();
let mistakes = [...typeMistakes(), ...jsonMistakes()];
if (mistakes.length === 0) mistakes = await contentMistakes();
for (const { where, problem, remedy } of mistakes.slice(0, 10)) {
  console.error(`\n${where}: ${problem}\n  ${remedy}`);
}
if (mistakes.length > 10) console.error(`\n... and ${mistakes.length - 10} more`);
if (mistakes.length > 0) process.exit(1);
console.log(`Content: nothing wrong (${((performance.now() - started) / 1000).toFixed(0)} s)`);
