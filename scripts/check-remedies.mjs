// What to do about a mistake that the TypeScript compiler finds, in words for somebody who changes texts and prices.

/** A day without quotes, such as 2026-01-05, reads as numbers that begin with 0. */
const OLD_NUMBERS = [1121, 1489];
const TEXT_IS_OPEN = [1002, 1003, 1005, 1109, 1127, 1128, 1136, 1137];

/** A quote after a letter ends a text; no word follows it. */
const hasApostropheInside = (line) => /\w'\s?(?!(?:as|satisfies) )[a-z]/i.test(line);

/** What to write where a text must have a certain form, by what the compiler calls that form. */
const FORMS = [
  [/`\+\$\{number\}`/, "Write a plus sign and digits, without spaces, like '+255777123456'."],
  [/`\$\{string\}@/, "Write an e-mail address, like 'hello@example.com'."],
  [/`\$\{number\}:\$\{number\}`|'Clock'/, "Write the hour with its minutes, like '18:00'."],
  [/`https:\/\/\$\{string\}`|'ExternalUrl'/, 'Write the whole address, from https:// on.'],
  [/to type 'readonly .*\[\]'/, "Put it between square brackets, like ['one', 'two']."],
  [/to type 'boolean'/, 'Write true or false, without quotes.'],
];

/**
 * @param {number} code of the compiler's message
 * @param {string} problem the message itself
 * @param {readonly string[]} lines of the file
 * @param {number} line where it was noticed, from 0: a comma is missed one line late
 */
export function remedyFor(code, problem, lines, line) {
  const here = lines[line] ?? '';
  const before = lines.slice(0, line).findLastIndex((text) => text.trim() !== '');
  if (TEXT_IS_OPEN.includes(code)) {
    if (hasApostropheInside(here)) return "An apostrophe ends the text early: type ’ instead of '.";
    if (/[‘’“”]/.test(here.trimStart().replace(/^\w+: /, '')[0] ?? ''))
      return "Quotes around a text are straight: type ' instead.";
    const [, thousands, rest] = /: (\d+),(\d{3})\b/.exec(here) ?? [];
    if (thousands) return `Write the number without a comma: ${thousands}${rest}.`;
    if (code === 1002)
      return `The text has no end: type ${here.includes("'") ? "'" : '"'} after its last letter.`;
    if (code === 1005 && before >= 0 && !/[,{[(:]$/.test(lines[before].trim()))
      return `Type a comma at the end of line ${before + 1}.`;
    return 'Look for a comma, a quote or a bracket that is missing or too many, in this line or the one before.';
  }
  const [, missing] = /Property '([^']+)' is missing/.exec(problem) ?? [];
  if (missing) return `Add ${missing}, as it stands in a neighbour of this entry.`;
  const [, meant] = /Did you mean (?:to write )?'"?([^'"]+)"?'/.exec(problem) ?? [];
  if (meant) return `Type ${meant} instead.`;
  for (const [form, remedy] of FORMS) if (form.test(problem)) return remedy;
  const [, choices] = /is not assignable to type '("[^']+")/.exec(problem) ?? [];
  if (choices) return `Type one of these instead: ${choices.replaceAll('"', '').replaceAll(' | ', ', ')}.`;
  if (/'string' is not assignable to type 'number'/.test(problem)) return 'Type the number without quotes.';
  if (/'number' is not assignable to type 'string'/.test(problem)) return 'Put quotes around it.';
  if (/Object literal may only specify known properties/.test(problem))
    return 'Take the line out, or write the name of a field as the entries around it do.';
  if (OLD_NUMBERS.includes(code)) return 'Put quotes around it.';
  if (/Cannot find name 'photo'/.test(problem))
    return "Type as the first line of the file: import { photo } from '../photo';";
  const [, dollars] = /Cannot find name '\$(\d+)'/.exec(problem) ?? [];
  if (dollars) return `Write the number alone: ${dollars}.`;
  if (/Cannot find (?:name|module)/.test(problem))
    return 'Check how it is spelt, and that texts stand in quotes.';
  return 'Compare it with an entry that works; content/types/ says what each field may be.';
}
