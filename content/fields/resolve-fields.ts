import { needsTranslation } from '../i18n/extract-messages';
import type { Catalog } from '../i18n/catalog';
import type { ContentInput, SitePath } from '../schema';
import {
  tooLongMessage,
  type BrandPath,
  type FieldKind,
  type PhotoInput,
  type UnbrandedPath,
  type TextVariables,
} from './field-types';
import { throwContentError, type SourceLocation } from './content-error';
import type { Resolved } from './resolved';
import { mapFields, type FieldValue, type Schema } from './map-fields';
import type { Formats } from '../i18n/formats';
import { joinPath, type LinkResolver } from './links';
import { resolvePhoto } from '../resolve/photos';

/** What a value is shown with: a language, the values that its texts repeat, and links. */
export interface Context {
  readonly translation: Catalog;
  readonly formats: Formats;
  /** For texts that are shown in English. */
  readonly sourceFormats: Formats;
  readonly variables: TextVariables;
  readonly resolveLink: LinkResolver;
  /** With what they show in the language. */
  readonly photos: ContentInput['photos'];
  /** The landing page in the language. */
  readonly siteHome: SitePath;
}

/** The words of a language for an English text, if it is translated. */
export const translate = ({ gettext }: Catalog, { field, value }: FieldValue) =>
  needsTranslation(field, value) ? gettext(field.translationContext ?? '', value) : value;

/** What pages show of a file: its words in the language and with their figures, full links, photos with their files. */
export function resolveFields<Input>(
  file: string,
  schema: Schema,
  value: Input,
  context: Context,
): Resolved<Input>;
export function resolveFields(file: string, schema: Schema, value: unknown, context: Context): unknown {
  const { translation, formats, sourceFormats, variables, resolveLink, photos, siteHome } = context;
  return mapFields(schema, value, (leaf) => {
    const place: SourceLocation = { file, path: leaf.path };
    const { field } = leaf;
    if (isKind<BrandPath>(leaf, 'brandPath')) return resolveLink(leaf.value, place);
    if (isKind<UnbrandedPath>(leaf, 'unbrandedPath')) return joinPath(siteHome, leaf.value);
    if (isKind<PhotoInput>(leaf, 'photo')) return resolvePhoto(leaf.value, place, photos);
    if (isKind<string>(leaf, 'displayPrice')) return formats.formatWrittenPrice(leaf.value);
    const text = translate(translation, leaf);
    if (!field.translated || (text !== undefined && typeof text !== 'string')) return text;
    const known = { ...variables, ...leaf.textVariables };
    if (text === undefined)
      return sourceFormats.interpolate(String(leaf.value), known, place, field.runtimePlaceholders);
    const written = translation.locationOf?.(field.translationContext ?? '', String(leaf.value)) ?? place;
    const shown = formats.interpolate(text, known, written, field.runtimePlaceholders);
    if (field.maxLength !== undefined && shown.length > field.maxLength)
      throwContentError(written, ...tooLongMessage(shown, field.maxLength));
    return shown;
  });
}

/** The schema has checked the value of every kind. */
const isKind = <Value>(leaf: FieldValue, kind: FieldKind): leaf is FieldValue & { readonly value: Value } =>
  leaf.field.kind === kind;

/** Two parts of one subject, the brand's own and what the brands share, as one. */
export function merge<Shared extends object, Own extends object>(shared: Shared, own: Own): Shared & Own;
export function merge(
  shared: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): object {
  const both = Object.entries(own).map(([key, value]) => {
    const other = shared[key];
    return [key, isGroup(value) && isGroup(other) ? merge(other, value) : value];
  });
  return { ...shared, ...Object.fromEntries(both) };
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && !Array.isArray(value);
