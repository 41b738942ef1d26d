/** Fields that name something else on the site: a photo, a page, a room. */
import { z } from 'zod';
import { createInvalidValueErrorParams } from '../error-messages';
import { fieldRegistry } from '../field-metadata';
import { fieldset, union } from './composite';
import { positiveInteger } from './number-and-choice';
import { altText, buttonLabel, linkLabel, slug, SLUG, textMatching } from './text';

/** A short link of a brand, such as "/room/4"; "/" is the brand's home. */
export type BrandRelativePath = string & z.core.$brand<'BrandPath'>;
/** A page without a brand, without its language. */
export type UnbrandedPath = string & z.core.$brand<'UnbrandedPath'>;
/** An entry of content/photos. */
type PhotoName = string & z.core.$brand<'PhotoName'>;
/** A photo by its name, with a description of its own where that of the entry does not suit the place. */
export type PhotoInput = PhotoName | { readonly name: PhotoName; readonly alt: string };

/** A photo of content/photos, and in rare places another description of it. */
export function photo(label = 'Picture') {
  const expectation = 'the name of a picture';
  const remedy = 'Write the name of an entry of content/photos without its ending, like "garden-room".';
  const name = () => textMatching(SLUG, expectation, remedy).brand<'PhotoName'>();
  const described = fieldset(label, {
    name: name().register(fieldRegistry, { label, widget: 'text' }),
    alt: altText(),
  });
  return union(expectation, remedy, [
    name().register(fieldRegistry, { label, reference: 'photo' }),
    described.register(fieldRegistry, { label, reference: 'photo' }),
  ]);
}

/** A page without a brand, one of these or the landing page; it loads a new document. */
export function unbrandedPath(label: string, segments: readonly string[]) {
  const paths = ['/', ...segments.map((segment) => `/${segment}`)];
  const expected = createInvalidValueErrorParams(
    'a page without a house',
    `Write one of ${paths.join(', ')}.`,
  );
  return z
    .string(expected)
    .refine((path) => paths.includes(path), expected)
    .brand<'UnbrandedPath'>()
    .register(fieldRegistry, { kind: 'unbrandedPath', label, widget: 'page', paths });
}

const referenceSchemas = {
  /** The name of its folder. */
  brand: () => textMatching(SLUG, 'a house', 'Write the name of its folder, like "joya-boutique".'),
  /** Its path without the brand and the language: "/contact", "/room/4". */
  page: () =>
    textMatching(
      /^\//,
      'the address of a page',
      'Write a page of the house, like "/contact".',
    ).brand<'BrandPath'>(),
  room: positiveInteger,
  tour: slug,
  place: slug,
  question: slug,
};

/** A field that names an entry of content. The build stops if there is no such entry. */
export function reference<Target extends keyof typeof referenceSchemas>(
  target: Target,
  label: string,
): ReturnType<(typeof referenceSchemas)[Target]> {
  const schema = referenceSchemas[target](label);
  fieldRegistry.add(schema, { label, reference: target });
  // TypeScript does not see that the target chooses one of the kinds
  return schema as ReturnType<(typeof referenceSchemas)[Target]>;
}

/** A label and the page of the brand that it leads to. */
export const pageLink = (label = 'Link') =>
  fieldset(label, { label: linkLabel(), href: reference('page', 'Page') });
/** A link that looks like a button. */
export const buttonLink = (label = 'Button') =>
  fieldset(label, { label: buttonLabel(), href: reference('page', 'Page') });
