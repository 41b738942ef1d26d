import { printParseErrorCode, visit } from 'jsonc-parser';
import { createInvisibleCharacterRemedy, showInvisibleCharacters } from '../fields/characters';
import { ContentError, getLineNumberAt, type ContentIssue } from '../fields/content-error';

/** @throws ContentError when the text is not JSON, has a field twice or an ambiguous number, with the line */
export function parseJson(file: string, text: string): unknown {
  const issue = findSyntaxIssue(file, text);
  if (issue) throw new ContentError([issue]);
  return JSON.parse(text);
}

const REMEDIES: Readonly<Record<string, string>> = {
  CommaExpected: 'Type a comma at the end of the line before.',
  PropertyNameExpected: 'Take out the comma before it, or write a name between straight quotes.',
  ValueExpected: 'Write a value here, or take out the comma before it.',
  ColonExpected: 'Type a colon between the name and its value.',
  CloseBraceExpected: 'Close every { with a }.',
  CloseBracketExpected: 'Close every [ with a ].',
};
const OTHER_REMEDY = 'Texts are between straight quotes "…", entries are separated by commas.';

/** The first mistake of a text that is not JSON, else the first field that is there twice, else the first ambiguous number. */
function findSyntaxIssue(file: string, text: string): ContentIssue | undefined {
  const errors: { readonly code: string; readonly offset: number }[] = [];
  const repeatedFields: ContentIssue[] = [];
  const ambiguousNumbers: ContentIssue[] = [];
  const groups: Set<string>[] = [];
  const getPlace = (offset: number) => ({ file, line: getLineNumberAt(text, offset) });
  visit(
    text,
    {
      onError: (code, offset) => errors.push({ code: printParseErrorCode(code), offset }),
      onObjectBegin: () => void groups.push(new Set()),
      onObjectEnd: () => groups.pop(),
      onObjectProperty(name, offset) {
        if (groups.at(-1)?.has(name))
          repeatedFields.push({
            ...getPlace(offset),
            problem: `the field "${name}" is there twice.`,
            remedy: 'Take one of them out.',
          });
        groups.at(-1)?.add(name);
      },
      onLiteralValue(value, offset, length) {
        const literal = text.slice(offset, offset + length);
        // a program reads 1.200 as 1.2, but its author may mean 1200
        if (/^\d{1,3}\.\d\d0$/.test(literal))
          ambiguousNumbers.push({
            ...getPlace(offset),
            problem: `${literal} is read as ${value}.`,
            remedy: `Write ${value}, or ${literal.replace('.', '')} if that is meant.`,
          });
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  const [error] = errors;
  if (!error) return [...repeatedFields, ...ambiguousNumbers][0];
  const { code, offset } = error;
  const quoted = text.slice(offset).split('\n')[0]?.slice(0, 40) ?? '';
  const errorName = code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
  return {
    ...getPlace(offset),
    problem: `this is not valid JSON (${errorName}): ${showInvisibleCharacters(quoted) || 'the end of the file'}`,
    remedy:
      createInvisibleCharacterRemedy(quoted) ??
      createNumberRemedy(text.slice(0, offset), quoted) ??
      REMEDIES[code] ??
      OTHER_REMEDY,
  };
}

/** The remedy for a number that is not written as JSON has it: 79,50 or 1.200,50 or $79. */
function createNumberRemedy(before: string, after: string): string | undefined {
  const [digitsBefore = ''] = /[\d.,']*$/.exec(before) ?? [];
  const [, digitsAfter = ''] = /^[$€+]? ?([\d.,']*)/.exec(after) ?? [];
  const numberText = (digitsBefore + digitsAfter).replace(/[,']+$/, '');
  if (!/\d/.test(numberText)) return undefined;
  const [, whole, cents = ''] = /^(\d*|\d{1,3}(?:[.,']\d{3})+)(?:[.,](\d{0,2}))?$/.exec(numberText) ?? [];
  if (whole === undefined) return undefined;
  const number = Number(`${whole.replaceAll(/\D/g, '')}.${cents}`);
  return `Write the number as ${number}, with a point before decimals.`;
}
