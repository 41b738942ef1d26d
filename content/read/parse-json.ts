import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
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

/** The first mistake of a text that is not JSON, or that has a field twice. */
function findSyntaxIssue(file: string, text: string): ContentIssue | undefined {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [firstError] = errors;
  if (firstError || !tree) {
    const code = firstError ? printParseErrorCode(firstError.error) : 'ValueExpected';
    const offset = firstError?.offset ?? 0;
    const quoted = text.slice(offset).split('\n')[0]?.slice(0, 40) ?? '';
    const errorName = code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
    return {
      file,
      line: getLineNumberAt(text, offset),
      problem: `this is not valid JSON (${errorName}): ${showInvisibleCharacters(quoted) || 'the end of the file'}`,
      remedy:
        createInvisibleCharacterRemedy(quoted) ??
        createNumberRemedy(text.slice(0, offset), quoted) ??
        REMEDIES[code] ??
        OTHER_REMEDY,
    };
  }
  const repeatedKey = findRepeatedKey(tree);
  if (!repeatedKey) return findAmbiguousNumberIssue(file, text, tree);
  return {
    file,
    line: getLineNumberAt(text, repeatedKey.offset),
    problem: `the field "${repeatedKey.value}" is there twice.`,
    remedy: 'Take one of them out.',
  };
}

/** The remedy for a number that is not written as JSON has it: 79,50 or 1,200 or $79. */
function createNumberRemedy(before: string, after: string): string | undefined {
  const [digitsBefore = ''] = /[\d.,']*$/.exec(before) ?? [];
  const [, digitsAfter = ''] = /^[$€+]? ?([\d.,']*)/.exec(after) ?? [];
  const numberText = (digitsBefore + digitsAfter).replace(/[,']+$/, '');
  if (!/\d/.test(numberText)) return undefined;
  const decimal = /^(\d*)[.,](\d{0,2})$/.exec(numberText);
  const number = Number(decimal ? `${decimal[1]}.${decimal[2]}` : numberText.replaceAll(/[,']/g, ''));
  return Number.isNaN(number) ? undefined : `Write the number as ${number}, with a point before decimals.`;
}

const findNumberNodes = (node: Node): readonly Node[] =>
  node.type === 'number' ? [node] : (node.children ?? []).flatMap(findNumberNodes);

/** Finds a number like "1.200", which a program reads as 1.2, but whose author may mean 1200. */
function findAmbiguousNumberIssue(file: string, text: string, tree: Node): ContentIssue | undefined {
  for (const { offset, length, value } of findNumberNodes(tree)) {
    const numberText = text.slice(offset, offset + length);
    if (!/^\d{1,3}\.\d\d0$/.test(numberText)) continue;
    return {
      file,
      line: getLineNumberAt(text, offset),
      problem: `${numberText} is read as ${value}.`,
      remedy: `Write ${value}, or ${numberText.replace('.', '')} if that is meant.`,
    };
  }
  return undefined;
}

function findRepeatedKey(node: Node): Node | undefined {
  const children = node.children ?? [];
  if (node.type === 'object') {
    const keys = children.flatMap(({ children: [key] = [] }) => (key ? [key] : []));
    const repeatedKey = keys.find(
      ({ value }, index) => keys.findIndex((key) => key.value === value) !== index,
    );
    if (repeatedKey) return repeatedKey;
  }
  for (const child of children) {
    const repeatedKey = findRepeatedKey(child);
    if (repeatedKey) return repeatedKey;
  }
  return undefined;
}
