/** Validates a form with the rules of `npm run check`, and assigns each issue to a field. */
import { z } from 'zod';
import { findIssuesBetweenFiles } from '@/content/check';
import { ContentError, type ContentIssue } from '@/content/fields/content-error';
import { parseValue, parseZodMessage } from '@/content/fields/error-messages';
import { fieldRegistry } from '@/content/fields/field-metadata';
import type { PhotoFiles } from '@/content/fields/photo-content';
import { getValueAt, isEmptyValue } from '@/content/fields/schema-tree';
import { postSchema, replaceFile, type ContentFileKind } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { parsePost } from '@/content/read/parse-post';
import { resolveSite } from '@/content/resolve/resolve-site';
import { translateContent } from '@/content/translate';
import { capitalize } from '@/lib/capitalize';
import { getZanzibarDate } from '@/lib/zanzibar-time';
import {
  getChosenOption,
  serializePost,
  isPhotoReferenceSchema,
  omitSchemaAndSamplesFields,
  toFileValue,
} from '../shared/convert-form-values';
import {
  getFieldAt,
  getFieldLabelsAlongPath,
  getFormTitle,
  type FormField,
} from '../shared/form-field-labels';
import { getSchemaOfKind } from '../shared/sveltia-entry';

export interface FormIssue {
  /**
   * The path of the field in its form, as Sveltia writes it: "list.0.price". Undefined for an issue of another file.
   */
  readonly keyPath?: string;
  /** The labels along the path to the field: "Rooms", "“Suite Juu”", "Price". */
  readonly labels: readonly string[];
  /** What is wrong, and what to write instead. */
  readonly message: string;
  /** Whether the field has not been filled in yet. */
  readonly isMissing: boolean;
}

/** A content file, as its form has it. */
export interface ContentFileForm {
  readonly file: string;
  readonly kind: ContentFileKind;
  readonly form: Readonly<Record<string, unknown>>;
}

/** In place of the files of a photo, which are generated only by the build. */
const ANY_PHOTO: PhotoFiles = {
  version: '',
  width: 1,
  height: 1,
  widths: [1],
  averageColor: '#000',
  variantsHash: '',
  card: true,
};

/** Returns the issues found by resolving the whole site. */
function issuesOfSite(content: ContentInput): readonly ContentIssue[] {
  try {
    const issues = findIssuesBetweenFiles(content);
    if (issues.length > 0) return issues;
    resolveSite(translateContent(content), {
      photoFiles: () => ANY_PHOTO,
      emailSettings: {},
      today: getZanzibarDate(new Date()),
    });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** Returns the issues that `npm run check` would report if the form were saved. */
export function findIssuesInForm(
  { file, kind, form }: ContentFileForm,
  content: ContentInput,
): readonly FormIssue[] {
  const schema = getSchemaOfKind(kind);
  const value = toFileValue(schema, form);
  const ownIssues = issuesOfFile({ file, kind, form }, schema, value);
  const issues =
    ownIssues.length > 0 || kind === 'photo' ? ownIssues : issuesOfChange({ file, kind, form }, content);
  return issues.map((issue): FormIssue => {
    const { path = [], problem, remedy } = issue;
    if (issue.file !== file)
      return {
        labels: [getFormTitle(issue.file, content), ...getFieldLabelsAlongPath(issue, content)],
        message: sentences(problem, 'Change that form first: it needs what is changed here.'),
        isMissing: false,
      };
    // an issue without a path is about the text of the post, below its front matter
    if (kind === 'post' && (path.length === 0 || path[0] === 'article'))
      return {
        keyPath: 'body',
        labels: ['The post itself'],
        message: sentences(problem, remedy),
        isMissing: false,
      };
    const field = getFieldAt(schema, path, form);
    return {
      keyPath: field.keyPath.join('.'),
      labels: field.labels,
      message: sentences(problem, getFormRemedy(field, getValueAt(value, path)) ?? remedy),
      isMissing: isEmptyValue(getValueAt(value, path)),
    };
  });
}

/** Returns the remedy in terms of the form, if the one for the file does not apply. */
function getFormRemedy({ schema, keyPath }: FormField, value: unknown): string | undefined {
  if (!schema) return undefined;
  if (isPhotoReferenceSchema(schema)) return 'Choose a picture that is there.';
  const field = fieldRegistry.get(schema);
  const isInList = keyPath.some((step) => /^\d+$/.test(step));
  if (field?.reference) return isInList ? 'Choose another, or take this entry out.' : 'Choose another.';
  if (field?.widget === 'select') return 'Choose one of the list.';
  // a valid value was rejected by a rule about several fields, which has its own remedy
  return z.safeParse(schema, value).success ? undefined : field?.formRemedy;
}

function issuesOfFile(
  { file, kind, form }: ContentFileForm,
  schema: z.ZodObject,
  value: unknown,
): readonly ContentIssue[] {
  if (kind === 'post') return findPostIssues(file, serializePost(value, form.body));
  return findSchemaIssues(schema, value, form).map(({ path, message }) => ({
    file,
    path,
    ...parseZodMessage(message),
  }));
}

function findPostIssues(file: string, text: string): readonly ContentIssue[] {
  try {
    return parseValue(file, postSchema, parsePost(file, text)).issues;
  } catch (error) {
    if (error instanceof ContentError) return error.issues;
    throw error;
  }
}

/** For a union, Zod reports only that no option matches. Returns the issues of the option selected in the form. */
function findSchemaIssues(schema: z.ZodType, value: unknown, form: unknown): readonly z.core.$ZodIssue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue];
    const formField = getFieldAt(schema, issue.path, form);
    if (!(formField.schema instanceof z.ZodUnion) || isPhotoReferenceSchema(formField.schema)) return [issue];
    const { option, form: inner } = getChosenOption(formField.schema, formField.form);
    if (!(option instanceof z.ZodType)) return [issue];
    return findSchemaIssues(option, getValueAt(value, issue.path), inner).map((innerIssue) => ({
      ...innerIssue,
      path: [...issue.path, ...innerIssue.path],
    }));
  });
}

/** The value of a form's file in the content. */
export function toContentValue({ file, kind, form }: ContentFileForm): object {
  const value = toFileValue(getSchemaOfKind(kind), form);
  return kind === 'post'
    ? parsePost(file, serializePost(value, form.body))
    : omitSchemaAndSamplesFields(value);
}

/** Whether content has issues as it is known, which stays so until a file is read or saved. */
const siteHasIssues = new WeakMap<ContentInput, boolean>();

/** Returns the issues of this file or, if there are none, those that the change causes in other files. */
function issuesOfChange(form: ContentFileForm, content: ContentInput): readonly ContentIssue[] {
  const issues = issuesOfSite(replaceFile(content, form.file, toContentValue(form)));
  const ownIssues = issues.filter((issue) => issue.file === form.file);
  if (ownIssues.length > 0 || issues.length === 0) return ownIssues;
  const hadIssues = siteHasIssues.get(content) ?? issuesOfSite(content).length > 0;
  siteHasIssues.set(content, hadIssues);
  // resolving stops at the first file with an issue: it may have hidden that of another
  return hadIssues ? [] : issues;
}

/** An issue with the labels of its field, for the list above the form and the dialog of a save. */
export const describeIssue = ({ labels, message }: FormIssue) => `${labels.join(', ')}: ${message}`;

const sentences = (problem: string, remedy: string) => `${capitalize(problem)} ${remedy}`;
