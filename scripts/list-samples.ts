// `npm run samples`: lists all placeholder content that the owner has to replace, and what waits for a translator. With
// --strict it fails while there is placeholder content.
import { readFileSync } from 'node:fs';
import nextEnv from '@next/env';
import { languages } from '../content/i18n/languages';
import { untranslatedMessages } from '../content/i18n/read-catalog';
import { extractMessages } from '../content/i18n/extract-messages';
import type { ContentInput } from '../content/model';
import { contentFiles } from '../content/model/content-files';
import type { PhotoFiles } from '../content/model/photo';
import { formatSourceLocation } from '../content/fields/content-error';
import { mapFields, type FieldValue } from '../content/fields/map-fields';
import { runProgram } from './run-program';

/** Heading and advice of each kind, in the order of the list in docs/launch.md. */
const KINDS = {
  environment: ['Settings', 'set it where the site is built; .env.example says how'],
  address: ['Addresses', 'the address guests write to'],
  phone: [
    'Phone',
    'the number with its country code, such as +255 ...; the site shows it as soon as it is there',
  ],
  owner: ['Legal notice', 'what the law asks for there; until then the page says that it is missing'],
  access: ['Access', 'what you have measured; until then the page does not mention it'],
  link: ['Links to a front page', 'the address of your own page there'],
  note: ['Facts and prices', 'write yours, and take the entry out of "samples" at the top of the file'],
  guest: ['Words of guests', 'what a guest said, with their leave, and without "sample": true'],
  text: ['Texts that call themselves a sample', 'your own words, or take the part out'],
  drawn: ['Drawn pictures', 'a photograph in place of the drawing, then "npm run photos"'],
  impression: ['Pictures', 'when every picture is a photograph, empty this sentence'],
  language: [
    'Sentences without a translation',
    'shown in English until there is one; "npm run languages", then docs/languages.md',
  ],
} as const;
type Kind = keyof typeof KINDS;

interface Found {
  readonly kind: Kind;
  readonly where: string;
  readonly what: string;
}

const SETTINGS = [
  'SITE_URL',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
];
const ON_EXAMPLE_DOMAIN = /\bexample\.(?:com|org|net)\b/i;
const CALLS_ITSELF_SAMPLE = /\bsamples?\b|\bplaceholders?\b|\bcoming soon\b/i;

function isFrontPage(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { pathname, hash } = new URL(text);
  return pathname === '/' && hash === '';
}

/** What kind of sample a field is, if it is one. */
function kindOf({ field, value, path }: FieldValue, file: string): Kind | undefined {
  if (typeof value !== 'string') return undefined;
  if (field.kind === 'phone') return value === '' ? 'phone' : undefined;
  if (field.kind === 'url' && isFrontPage(value)) return 'link';
  if (file.endsWith('legal-notice.json') && path[0] === 'owner' && value === '') return 'owner';
  if (path.at(-2) === 'access' && value === '') return 'access';
  if (path.join('.') === 'pictureNote') return value === '' ? undefined : 'impression';
  if (ON_EXAMPLE_DOMAIN.test(value)) return 'address';
  const isText = field.translated ?? field.kind === 'untranslatedText';
  return isText && CALLS_ITSELF_SAMPLE.test(value) ? 'text' : undefined;
}

function samplesOf(content: ContentInput): readonly Found[] {
  const found: Found[] = content.samples.map(({ file, field, note }) => ({
    kind: 'note',
    where: formatSourceLocation({ file, path: field.split('.') }),
    what: note,
  }));

  for (const { file, schema, value } of contentFiles(content))
    mapFields(schema, value, (leaf) => {
      const kind = kindOf(leaf, file);
      // a sample guest is listed once, below
      if (kind && !(file.endsWith('/testimonials.json') && leaf.path[0] === 'list'))
        found.push({
          kind,
          where: formatSourceLocation({ file, path: leaf.path }),
          what: String(leaf.value),
        });
      return leaf.value;
    });
  for (const [index, { sample, quote }] of content.shared.testimonials.list.entries()) {
    const place = { file: 'content/shared/testimonials.json', path: ['list', index] };
    if (sample) found.push({ kind: 'guest', where: formatSourceLocation(place), what: quote });
  }
  return found;
}

function settings(): readonly Found[] {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  return SETTINGS.filter((name) => !process.env[name]?.trim()).map((what) => ({
    kind: 'environment',
    where: '.env.local',
    what,
  }));
}

function drawnPictures(photos: ContentInput['photos']): readonly Found[] {
  const made: Readonly<Record<string, PhotoFiles | undefined>> = JSON.parse(
    readFileSync('content/photo-files.json', 'utf8'),
  );
  return Object.entries(photos).flatMap(([what, { file }]) =>
    made[what]?.isPlaceholder ? [{ kind: 'drawn', where: `content/photos/${file}`, what } as const] : [],
  );
}

function untranslatedSentences(content: ContentInput): readonly Found[] {
  const messages = extractMessages(content);
  return languages.slice(1).flatMap((language) =>
    untranslatedMessages(language, messages).map(({ problem, ...place }) => ({
      kind: 'language' as const,
      where: formatSourceLocation(place),
      what: problem,
    })),
  );
}

const short = (text: string) => (text.length > 72 ? `${text.slice(0, 71)}…` : text).replaceAll('\n', ' ');

/** Prints the list and returns how many placeholders are left; sentences without a translation do not count. */
function listSamples(content: ContentInput): number {
  const samples = [...settings(), ...samplesOf(content), ...drawnPictures(content.photos)];
  const all = [...samples, ...untranslatedSentences(content)];
  for (const [kind, [title, advice]] of Object.entries(KINDS)) {
    const ofKind = all.filter((one) => one.kind === kind);
    if (ofKind.length === 0) continue;
    console.log(`\n${title} (${ofKind.length}): ${advice}`);
    for (const { where, what } of ofKind) console.log(`  ${where}  ${short(what)}`);
  }
  console.log(
    samples.length === 0
      ? 'No samples are left.'
      : `\n${samples.length} samples and placeholders are left; see docs/launch.md.`,
  );
  return samples.length;
}

runProgram(import.meta.url, async () => {
  const { content } = await import('../content');
  const count = listSamples(content);
  if (process.argv.includes('--strict') && count > 0) process.exitCode = 1;
});
