import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { z } from 'zod';
import { lineNumberAt, type ContentIssue } from './fields/content-error';
import { invisibleCharacterRemedy, showInvisibleCharacters } from './fields/invisible-characters';
import { isEmptyValue } from './fields/is-empty-value';
import { parseValue } from './fields/parse-value';
import { schemasAt, type Schema } from './fields/schema-tree';
import { valueAt } from './fields/value-at';
import type { Sample } from './model/content-input';
import { addSchemaAndSamplesFields, sampleValuesField } from './model/json-file-schemas';

/** What reading the files has brought to light so far. */
export interface Findings {
  readonly issues: ContentIssue[];
  readonly samples: Sample[];
}

/** Parses and checks a file of content. What is wrong with it is added to `findings`; its value is then undefined. */
export function parseJsonFile(file: string, text: string, schema: z.ZodObject, findings: Findings): unknown {
  const syntaxIssue = findSyntaxIssue(file, text);
  if (syntaxIssue) {
    findings.issues.push(syntaxIssue);
    return undefined;
  }
  const { data, issues } = parseValue(file, addSchemaAndSamplesFields(schema), JSON.parse(text));
  findings.issues.push(...issues);
  if (!data) return undefined;
  const { $schema: _, samples: marked, ...value } = data;
  for (const [index, { field, note }] of sampleValuesField.optional().parse(marked)?.entries() ?? []) {
    // a value that was taken out or emptied is no longer a sample
    if (!isEmptyValue(valueAt(value, field.split('.')))) findings.samples.push({ file, field, note });
    if (hasField(schema, field.split('.'))) continue;
    findings.issues.push({
      file,
      path: ['samples', index, 'field'],
      problem: `there is no "${field}".`,
      remedy: 'Write where the sample is in this file, or take this entry out.',
    });
  }
  return value;
}

/** Whether a file can have a field at this place. */
const hasField = (schema: Schema, steps: readonly string[]) =>
  steps.reduce<readonly Schema[]>(
    (schemas, step) => schemas.flatMap((outerSchema) => schemasAt(outerSchema, step)),
    [schema],
  ).length > 0;

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
  const [first] = errors;
  if (first || !tree) {
    const code = first ? printParseErrorCode(first.error) : 'ValueExpected';
    const offset = first?.offset ?? 0;
    const quoted = text.slice(offset).split('\n')[0]?.slice(0, 40) ?? '';
    const what = code.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
    return {
      file,
      line: lineNumberAt(text, offset),
      problem: `this is not valid JSON (${what}): ${showInvisibleCharacters(quoted) || 'the end of the file'}`,
      remedy:
        invisibleCharacterRemedy(quoted) ??
        numberRemedy(text.slice(0, offset), quoted) ??
        REMEDIES[code] ??
        OTHER_REMEDY,
    };
  }
  const twice = repeatedKey(tree);
  if (!twice) return findAmbiguousNumberIssue(file, text, tree);
  return {
    file,
    line: lineNumberAt(text, twice.offset),
    problem: `the field "${twice.value}" is there twice.`,
    remedy: 'Take one of them out.',
  };
}

/** The remedy for a number that is not written as JSON has it: 79,50 or 1,200 or $79. */
function numberRemedy(before: string, after: string): string | undefined {
  const [first = ''] = /[\d.,']*$/.exec(before) ?? [];
  const [, second = ''] = /^[$€+]? ?([\d.,']*)/.exec(after) ?? [];
  const numberText = (first + second).replace(/[,']+$/, '');
  if (!/\d/.test(numberText)) return undefined;
  const decimal = /^(\d*)[.,](\d{0,2})$/.exec(numberText);
  const number = Number(decimal ? `${decimal[1]}.${decimal[2]}` : numberText.replaceAll(/[,']/g, ''));
  return Number.isNaN(number) ? undefined : `Write the number as ${number}, with a point before decimals.`;
}

const numbersIn = (node: Node): readonly Node[] =>
  node.type === 'number' ? [node] : (node.children ?? []).flatMap(numbersIn);

/** Finds a number like "1.200", which a program reads as 1.2, but whose author may mean 1200. */
function findAmbiguousNumberIssue(file: string, text: string, tree: Node): ContentIssue | undefined {
  for (const { offset, length, value } of numbersIn(tree)) {
    const numberText = text.slice(offset, offset + length);
    if (!/^\d{1,3}\.\d\d0$/.test(numberText)) continue;
    return {
      file,
      line: lineNumberAt(text, offset),
      problem: `${numberText} is read as ${value}.`,
      remedy: `Write ${value}, or ${numberText.replace('.', '')} if that is meant.`,
    };
  }
  return undefined;
}

function repeatedKey(node: Node): Node | undefined {
  const children = node.children ?? [];
  if (node.type === 'object') {
    const keys = children.flatMap(({ children: [key] = [] }) => (key ? [key] : []));
    const twice = keys.find(({ value }, index) => keys.findIndex((key) => key.value === value) !== index);
    if (twice) return twice;
  }
  for (const child of children) {
    const twice = repeatedKey(child);
    if (twice) return twice;
  }
  return undefined;
}
