import { joinPath, type SitePath } from '../../lib/site-path';
import type { TranslationCatalog } from '../i18n/catalog';
import type { Formatters } from '../i18n/formatters';
import { assertReferenceExists, type ReferenceTargetIds } from './assert-reference-exists';
import { ContentError, formatSourceLocation, type ContentIssue, type SourceLocation } from './content-error';
import { createTooLongIssue } from './error-messages';
import { needsTranslation } from './field-metadata';
import type { BrandRelativePath, PhotoInput, UnbrandedPath } from './field-types';
import type { PhotoContent, PhotoFilesEntry } from './photo-content';
import type { PhotoEntry } from './photo-entry';
import { findRuntimeFormatIssue, type TextVariables } from './placeholder-syntax';
import { LEFT_OUT, replaceFields, type FieldValue } from './replace-fields';
import { resolvePhoto } from './resolve-photo';
import type { Schema } from './schema-tree';

/** The type of resolved content: photos with their files, full links, texts in the language of the page. */
export type Resolved<Input> = Input extends PhotoInput
  ? PhotoContent
  : Input extends BrandRelativePath | UnbrandedPath
    ? SitePath
    : Input extends string | number | boolean | undefined
      ? Input
      : { readonly [Key in keyof Input]: Resolved<Input[Key]> };

/** What the fields of a file are resolved with. */
export interface FieldContext {
  readonly catalog: TranslationCatalog;
  readonly formatters: Formatters;
  /** The formatters of texts that are shown in English. */
  readonly sourceFormatters: Formatters;
  /** The values that texts can interpolate. */
  readonly variables: TextVariables;
  readonly referenceTargets: ReferenceTargetIds;
  /** The photos by name: the translated entry, and the generated files. */
  readonly photos: Readonly<Record<string, { readonly entry: PhotoEntry; readonly files?: PhotoFilesEntry }>>;
  /** The home in the language, of the brand or of the site. */
  readonly href: SitePath;
  /** The landing page in the language. */
  readonly siteHome: SitePath;
  /** The pages and rooms that owners have taken off the site: what names one is left out where that is possible. */
  readonly removedTargets: Partial<ReferenceTargetIds>;
  /**
   * Is told of a translation that its values make too long, so that the page shows English.
   * @param excess by how many characters
   */
  readonly reportTooLongTranslation: (issue: ContentIssue, excess: number) => void;
}

/** The text in a language, if it is translated. */
export const translateFieldValue = ({ gettext }: TranslationCatalog, { field, value }: FieldValue) =>
  needsTranslation(field, value) ? gettext(field.translationContext ?? '', value) : value;

/**
 * Resolves the fields of a file: translates texts, fills in their placeholders, completes links and looks up photos.
 * @throws ContentError when a reference names something that does not exist, or a text cannot be filled in
 */
export function resolveFields<Input>(
  file: string,
  schema: Schema,
  value: Input,
  context: FieldContext,
): Resolved<Input> {
  const issues: ContentIssue[] = [];
  const resolved = replaceFields(schema, value, (leaf) => {
    try {
      return resolveValue(leaf, { file, path: leaf.path }, context);
    } catch (error) {
      // issues are collected, so that all mistakes of a file are reported at once
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return undefined;
    }
  });
  if (issues.length > 0) throw new ContentError(issues);
  // the schema has checked the value, and `resolveValue` returns the type that `Resolved` names for each kind of field
  return resolved as Resolved<Input>;
}

function resolveValue(leaf: FieldValue, location: SourceLocation, context: FieldContext): unknown {
  const { field, value } = leaf;
  const { catalog, formatters, sourceFormatters, href, siteHome } = context;
  if (field.reference === 'photo') return resolvePhoto(value as PhotoInput, location, context);
  if (
    leaf.canBeLeftOut &&
    field.reference &&
    context.removedTargets[field.reference]?.some((id) => id === value)
  )
    return LEFT_OUT;
  if (field.reference) assertReferenceExists(field.reference, value, context.referenceTargets, location);
  if (field.reference === 'page') return joinPath(href, String(value));
  if (field.kind === 'unbrandedPath') return joinPath(siteHome, String(value));
  if (field.kind === 'displayPrice') return formatters.formatDisplayPrice(String(value));
  if (!field.translated || typeof value !== 'string') return value;

  const runtimeFormatIssue = findRuntimeFormatIssue(value, field.runtimePlaceholders);
  if (runtimeFormatIssue) throw new ContentError([{ ...location, ...runtimeFormatIssue }]);
  const variables = { ...context.variables, ...leaf.textVariables };
  const text = translateFieldValue(catalog, leaf);
  const fillInEnglish = () =>
    sourceFormatters.interpolate(value, variables, location, field.runtimePlaceholders);
  if (typeof text !== 'string') return fillInEnglish();
  const textLocation = catalog.getLocation?.(field.translationContext ?? '', value) ?? location;
  const filledText = formatters.interpolate(text, variables, textLocation, field.runtimePlaceholders);
  if (field.maxLength === undefined || filledText.length <= field.maxLength) return filledText;
  if (textLocation === location)
    throw new ContentError([{ ...textLocation, ...createTooLongIssue(filledText, field.maxLength) }]);
  // owners cannot shorten a translation that a new price or name, or a season that begins, has made too long
  const issue = {
    ...textLocation,
    problem: `with the values of ${formatSourceLocation(location)} the translation has ${filledText.length} characters, so that guests read English.`,
    remedy: `Shorten it: there is room for ${field.maxLength}.`,
  };
  if (catalog.strict) throw new ContentError([issue]);
  context.reportTooLongTranslation(issue, filledText.length - field.maxLength);
  return fillInEnglish();
}
