import { joinPath, type SitePath } from '../../lib/site-path';
import {
  ContentError,
  formatSourceLocation,
  throwContentError,
  type ContentIssue,
  type SourceLocation,
} from '../fields/content-error';
import { createTooLongIssue, quoteValue } from '../fields/error-messages';
import type { PhotoInput } from '../fields/field-types';
import { resolvePhoto, type PhotoContext } from '../fields/photo-content';
import { findRuntimeFormatIssue, type TextVariables } from '../fields/placeholder-syntax';
import { assertReferenceExists, type ReferenceTargetIds } from '../fields/references';
import { REMOVE_VALUE, replaceFields, type FieldValue } from '../fields/replace-fields';
import type { Resolved } from '../fields/resolved';
import { getValueAt, type Schema } from '../fields/schema-tree';
import type { TranslationCatalog } from '../i18n/catalog';
import type { Formatters } from '../i18n/formatters';

/** A file of content, or a part of one, in the language of the page. */
export interface TranslatedValue<Input = unknown> {
  readonly file: string;
  /** Where in the file it is. */
  readonly path?: readonly PropertyKey[];
  readonly schema: Schema;
  readonly value: Input;
  /** The same as it is written, in English. */
  readonly english: unknown;
}

/** What the fields of a file are resolved with. */
export interface FieldContext extends PhotoContext {
  readonly catalog: TranslationCatalog;
  readonly formatters: Formatters;
  /** The formatters of texts that are shown in English. */
  readonly sourceFormatters: Formatters;
  /** The values that texts can interpolate. */
  readonly variables: TextVariables;
  /** The files of the folder public; undefined in the editor, which cannot look them up. */
  readonly publicFiles?: readonly string[];
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

/**
 * Resolves the fields of a file: fills in the placeholders of its texts, completes links and looks up photos.
 * @throws ContentError when a reference names something that does not exist, or a text cannot be filled in
 */
export function resolveFields<Input>(
  { file, path = [], schema, value, english }: TranslatedValue<Input>,
  context: FieldContext,
): Resolved<Input> {
  const issues: ContentIssue[] = [];
  const resolved = replaceFields(schema, value, (leaf) => {
    try {
      const location = { file, path: [...path, ...leaf.path] };
      return resolveValue(leaf, getValueAt(english, leaf.path), location, context);
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

function resolveValue(
  leaf: FieldValue,
  english: unknown,
  location: SourceLocation,
  context: FieldContext,
): unknown {
  const { field, value } = leaf;
  const { formatters, href, siteHome } = context;
  if (field.reference === 'photo') return resolvePhoto(value as PhotoInput, location, context);
  if (
    leaf.canBeLeftOut &&
    field.reference &&
    context.removedTargets[field.reference]?.some((id) => id === value)
  )
    return REMOVE_VALUE;
  if (field.reference) assertReferenceExists(field.reference, value, context.referenceTargets, location);
  if (field.reference === 'page') return joinPath(href, String(value));
  if (field.kind === 'unbrandedPath') return joinPath(siteHome, String(value));
  if (field.kind === 'publicFile') assertPublicFileExists(String(value), location, context);
  if (field.kind === 'displayPrice') return formatters.formatDisplayPrice(String(value));
  if (!field.translated || typeof value !== 'string') return value;
  return resolveText(leaf, value, String(english), location, context);
}

/** On some systems a name in other capitals leads to the file, on hosts it does not. */
function assertPublicFileExists(file: string, location: SourceLocation, { publicFiles }: FieldContext): void {
  if (!publicFiles || publicFiles.includes(file)) return;
  const similar = publicFiles.find((name) => name.toLowerCase() === file.toLowerCase());
  throwContentError(
    location,
    `there is no file ${quoteValue(file)} in the folder public.`,
    similar ? `Write "${similar}".` : 'Put the file there, or write the name of one that is there.',
  );
}

function resolveText(
  { field, textVariables }: FieldValue,
  text: string,
  english: string,
  location: SourceLocation,
  { catalog, formatters, sourceFormatters, variables, reportTooLongTranslation }: FieldContext,
): string {
  const { maxLength, runtimePlaceholders, translationContext = '' } = field;
  const runtimeFormatIssue = findRuntimeFormatIssue(english, runtimePlaceholders);
  if (runtimeFormatIssue) throw new ContentError([{ ...location, ...runtimeFormatIssue }]);
  const fillInEnglish = () =>
    sourceFormatters.interpolate(english, variables, location, runtimePlaceholders, textVariables);
  if (catalog.gettext(translationContext, english) === undefined) return fillInEnglish();
  const textLocation = catalog.getLocation?.(translationContext, english) ?? location;
  const filledText = formatters.interpolate(
    text,
    variables,
    textLocation,
    runtimePlaceholders,
    textVariables,
  );
  if (maxLength === undefined || filledText.length <= maxLength) return filledText;
  if (textLocation === location)
    throw new ContentError([{ ...textLocation, ...createTooLongIssue(filledText, maxLength) }]);
  // owners cannot shorten a translation that a new price or name, or a season that begins, has made too long
  const issue = {
    ...textLocation,
    problem: `with the values of ${formatSourceLocation(location)} the translation has ${filledText.length} characters, so that guests read English.`,
    remedy: `Shorten it: there is room for ${maxLength}.`,
  };
  if (catalog.strict) throw new ContentError([issue]);
  reportTooLongTranslation(issue, filledText.length - maxLength);
  return fillInEnglish();
}
