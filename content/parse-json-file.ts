import { parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { z } from 'zod';
import { getLineNumberAt, type ContentIssue } from './fields/content-error';
import { getValueAt } from './fields/get-value-at';
import { createInvisibleCharacterRemedy, showInvisibleCharacters } from './fields/invisible-characters';
import { isEmptyValue } from './fields/is-empty-value';
import { parseValue } from './fields/parse-value';
import { getSchemasAt, type Schema } from './fields/schema-tree';
import type { SampleField } from './model/files/content-input';
import { addSchemaAndSamplesFields, sampleFieldsSchema } from './model/files/json-file-schemas';

interface ParsedJsonFile {
  /** The fields of the content type; undefined if the file is not valid. */
  readonly data?: unknown;
  readonly issues: readonly ContentIssue[];
  readonly samples: readonly SampleField[];
}

/** Parses and checks a file of content. */
export function parseJsonFile(file: string, text: string, schema: z.ZodObject): ParsedJsonFile {
  const syntaxIssue = findSyntaxIssue(file, text);
  if (syntaxIssue) return { issues: [syntaxIssue], samples: [] };
  const { data: fields, issues } = parseValue(file, addSchemaAndSamplesFields(schema), JSON.parse(text));
  if (!fields) return { issues, samples: [] };
  const { $schema: _, samples: markedSamples, ...data } = fields;
  const sampleIssues: ContentIssue[] = [];
  const samples: SampleField[] = [];
  for (const [index, { field, note }] of sampleFieldsSchema.optional().parse(markedSamples)?.entries() ??
    []) {
    const path = field.split('.');
    // a value that was taken out or emptied is no longer a sample
    if (!isEmptyValue(getValueAt(data, path))) samples.push({ file, field, note });
    if (hasField(schema, path)) continue;
    sampleIssues.push({
      file,
      path: ['samples', index, 'field'],
      problem: `there is no "${field}".`,
      remedy: 'Write where the sample is in this file, or take this entry out.',
    });
  }
  return { data, issues: sampleIssues, samples };
}

/** Whether a file can have a field at this place. */
function hasField(schema: Schema, path: readonly string[]): boolean {
  let schemas: readonly Schema[] = [schema];
  for (const step of path) schemas = schemas.flatMap((outerSchema) => getSchemasAt(outerSchema, step));
  return schemas.length > 0;
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
