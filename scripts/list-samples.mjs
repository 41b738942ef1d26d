// `npm run samples`: lists all placeholder content that the owner has to replace. With --strict it fails while there is
// any.
//   node scripts/list-samples.mjs [--strict] [--content content]
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import ts from 'typescript';

const { values: options } = parseArgs({
  options: { strict: { type: 'boolean' }, content: { type: 'string', default: 'content' } },
});

/** Heading and advice of each kind, in the order of the launch list in the README. */
const KINDS = {
  environment: ['Settings', 'set it where the site is built; .env.example says how'],
  address: ['Addresses', 'the address guests write to'],
  phone: [
    'Phone',
    'the number with its country code, such as +255 ...; the site shows it as soon as it is there',
  ],
  owner: ['Legal notice', 'what the law asks for there; until then the page says that it is missing'],
  link: ['Links to a front page', 'the address of your own page there'],
  note: ['Facts', undefined],
  guest: ['Words of guests', 'what a guest said, with their leave, and without "sample: true"'],
  price: ['Prices', 'the real price, or nothing'],
  text: ['Texts that call themselves a sample', 'your own words, or take the part out'],
  drawn: ['Drawn pictures', 'a photograph under the same name, then "npm run photos"'],
  impression: ['Pictures', 'when every picture is a photograph, empty this sentence'],
};

const ON_EXAMPLE_DOMAIN = /\bexample\.(?:com|org|net)\b/i;
const CALLS_ITSELF_SAMPLE = /\bsamples?\b|\bplaceholders?\b|\bcoming soon\b/i;
const NAMES_A_SAMPLE = /sample|placeholder|demo/i;
const PRICE = /^[$€]\s?\d/;
/** An identifier, not a text. */
const CODE_WORD = /^[\w-]+$/;

/** @type {{ kind: keyof typeof KINDS, where: string, what: string, advice?: string }[]} */
const found = [];

function isFrontPage(text) {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false;
  const { pathname, hash } = new URL(text);
  return pathname === '/' && hash === '';
}

const nameOf = (node) => node.name?.getText?.() ?? '';
const isTrue = (node) => node?.kind === ts.SyntaxKind.TrueKeyword;
const isSampleObject = (node) =>
  node !== undefined &&
  ts.isObjectLiteralExpression(node) &&
  node.properties.some((one) => nameOf(one) === 'sample' && isTrue(one.initializer));
const unwrapAs = (node) => (node && ts.isAsExpression(node) ? unwrapAs(node.expression) : node);

/** Longest text of an object, to identify it in the list. */
function longestText(object) {
  const texts = object.properties.map(({ initializer }) =>
    initializer && ts.isStringLiteralLike(initializer) ? initializer.text : '',
  );
  return texts.sort((one, other) => other.length - one.length)[0] ?? '';
}

function readSource(file, label) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const locate = (position) => `${label}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
  const report = (kind, node, what, advice) => {
    found.push({ kind, where: locate(node.getStart(source)), what, advice });
  };

  for (const match of source.text.matchAll(/\/\/ sample: (.*)/g)) {
    found.push({ kind: 'note', where: locate(match.index), what: match[1] });
  }

  // samples may spread a shared object: const sample = { sample: true }, then { ...sample, quote: '...' }
  const sampleVariables = new Set();
  const collect = (node) => {
    if (ts.isVariableDeclaration(node) && isSampleObject(unwrapAs(node.initializer)))
      sampleVariables.add(nameOf(node));
    ts.forEachChild(node, collect);
  };
  collect(source);

  const visit = (node, insideSample) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isObjectLiteralExpression(node)) {
      const spread = node.properties.some(
        (one) => ts.isSpreadAssignment(one) && sampleVariables.has(one.expression.getText()),
      );
      if (spread || isSampleObject(node)) {
        const owner = node.parent.parent ?? node.parent;
        const isSampleVariable = [node.parent, owner].some(
          (one) => ts.isVariableDeclaration(one) && sampleVariables.has(nameOf(one)),
        );
        if (!isSampleVariable) report('guest', node, longestText(node));
        return;
      }
    }
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      const { text } = node.initializer;
      if (nameOf(node) === 'phone' && text === '') return report('phone', node, "''");
      if (nameOf(node.parent.parent) === 'owner' && text === '') return report('owner', node, nameOf(node));
      if (nameOf(node) === 'pictureNote' && text !== '') return report('impression', node, text);
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process.env') {
      const variable = node.name.text;
      if (!process.env[variable]?.trim()) report('environment', node, variable);
      return;
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = ts.isStringLiteralLike(node) ? node.text : node.getText().slice(1, -1);
      if (ON_EXAMPLE_DOMAIN.test(text)) return report('address', node, text);
      if (isFrontPage(text)) return report('link', node, text, `your own page on ${new URL(text).hostname}`);
      if (PRICE.test(text) && insideSample) return report('price', node, text);
      if (CALLS_ITSELF_SAMPLE.test(text) && !CODE_WORD.test(text)) return report('text', node, text);
    }
    const named =
      ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node);
    const inside = insideSample || (named && NAMES_A_SAMPLE.test(nameOf(node)));
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(source, false);
}

nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
const files = readdirSync(options.content, { recursive: true })
  .filter((file) => file.endsWith('.ts') && file.split(sep)[0] !== 'types')
  .sort();
for (const file of files) {
  const path = join(options.content, file);
  readSource(path, relative('.', path).split(sep).join('/'));
}
if (!process.env.SITE_URL?.trim()) {
  found.unshift({ kind: 'environment', where: 'site-url.mjs', what: 'SITE_URL' });
}

const photos = join(options.content, 'photos');
const manifest = JSON.parse(readFileSync(join(photos, 'manifest.json'), 'utf8'));
for (const [name, { isPlaceholder }] of Object.entries(manifest)) {
  if (isPlaceholder) found.push({ kind: 'drawn', where: `${photos}/${name}.jpg`, what: name });
}

const short = (text) => (text.length > 72 ? `${text.slice(0, 71)}…` : text).replaceAll('\n', ' ');
for (const [kind, [title, advice]] of Object.entries(KINDS)) {
  const ofKind = found.filter((one) => one.kind === kind);
  if (ofKind.length === 0) continue;
  console.log(`\n${title} (${ofKind.length})${advice ? `: ${advice}` : ''}`);
  for (const { where, what, advice: own } of ofKind) {
    console.log(`  ${where}  ${short(what)}${own ? `  →  ${own}` : ''}`);
  }
}
console.log(
  found.length === 0
    ? 'No samples are left.'
    : `\n${found.length} samples and placeholders are left; see "Before you launch" in the README.`,
);
if (options.strict && found.length > 0) process.exitCode = 1;
