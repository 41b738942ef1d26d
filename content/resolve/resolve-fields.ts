import { isTranslated } from '../languages/sentences';
import type { Translation } from '../languages/translation';
import type { ContentInput, SitePath } from '../schema';
import {
  tooLong,
  type BrandPath,
  type Kind,
  type PhotoInput,
  type SiteWidePath,
  type Variables,
} from '../schema/fields';
import { fail, type Place } from '../schema/mistake';
import type { Resolved } from '../schema/resolved';
import { mapFields, type Leaf, type Schema } from '../schema/walk';
import type { Formats } from './format';
import { joinPath, type LinkResolver } from './links';
import { resolvePhoto } from './photos';

/** What a value is shown with: a language, the values that its texts repeat, and links. */
export interface Context {
  readonly translation: Translation;
  readonly formats: Formats;
  /** For texts that are shown in English. */
  readonly sourceFormats: Formats;
  readonly variables: Variables;
  readonly resolveLink: LinkResolver;
  /** With what they show in the language. */
  readonly photos: ContentInput['photos'];
  /** The landing page in the language. */
  readonly siteHome: SitePath;
}

/** The words of a language for an English text, if it is translated. */
export const translate = ({ wordsOf }: Translation, { field, value }: Leaf) =>
  isTranslated(field, value) ? wordsOf(field.context ?? '', value) : value;

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
    const place: Place = { file, path: leaf.path };
    const { field } = leaf;
    if (isKind<BrandPath>(leaf, 'href')) return resolveLink(leaf.value, place);
    if (isKind<SiteWidePath>(leaf, 'siteHref')) return joinPath(siteHome, leaf.value);
    if (isKind<PhotoInput>(leaf, 'photo')) return resolvePhoto(leaf.value, place, photos);
    if (isKind<string>(leaf, 'writtenPrice')) return formats.formatWrittenPrice(leaf.value);
    const text = translate(translation, leaf);
    if (!field.translated || (text !== undefined && typeof text !== 'string')) return text;
    const known = { ...variables, ...leaf.variables };
    if (text === undefined) return sourceFormats.interpolate(String(leaf.value), known, place, field.later);
    const written = translation.placeOf?.(field.context ?? '', String(leaf.value)) ?? place;
    const shown = formats.interpolate(text, known, written, field.later);
    if (field.max !== undefined && shown.length > field.max) fail(written, ...tooLong(shown, field.max));
    return shown;
  });
}

/** The schema has checked the value of every kind. */
const isKind = <Value>(leaf: Leaf, kind: Kind): leaf is Leaf & { readonly value: Value } =>
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
