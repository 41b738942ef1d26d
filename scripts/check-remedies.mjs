// What to do about a mistake that the TypeScript compiler finds, in words for somebody who changes texts and prices.

const TEXT_IS_OPEN = [1002, 1003, 1005, 1109, 1127, 1128, 1136, 1137];

/** Apostrophes that end a text early: more quotes in a line than the text has ends. */
const hasApostropheInside = (line) => /'[^',]*[a-z]'[a-z]/i.test(line);

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
    if (code === 1002) return "The text has no end: type ' after its last letter.";
    if (code === 1005 && before >= 0 && !/[,{[(:]$/.test(lines[before].trim()))
      return `Type a comma at the end of line ${before + 1}.`;
    return 'Look for a comma, a quote or a bracket that is missing or too many, in this line or the one before.';
  }
  const [, missing] = /Property '([^']+)' is missing/.exec(problem) ?? [];
  if (missing) return `Add ${missing}, as it stands in a neighbour of this entry.`;
  const [, meant] = /Did you mean (?:to write )?'"?([^'"]+)"?'/.exec(problem) ?? [];
  if (meant) return `Type ${meant} instead.`;
  const [, choices] = /is not assignable to type '("[^']+")/.exec(problem) ?? [];
  if (choices) return `Type one of these instead: ${choices.replaceAll('"', '').replaceAll(' | ', ', ')}.`;
  if (/'string' is not assignable to type 'number'/.test(problem)) return 'Type the number without quotes.';
  if (/'number' is not assignable to type 'string'/.test(problem)) return 'Put quotes around it.';
  if (/Object literal may only specify known properties/.test(problem))
    return 'Take the line out, or write the name of a field as the entries around it do.';
  if (/Cannot find (?:name|module)/.test(problem))
    return 'Check how it is spelt, and that texts stand in quotes.';
  return 'Compare it with an entry that works; content/types/ says what each field may be.';
}
