import { z } from 'zod';
import {
  eyebrow,
  fieldset,
  heading,
  buttonLink,
  buttonLabel,
  list,
  metaDescription,
  paragraph,
  paragraphs,
  photo,
  boolean,
  unbrandedPath,
  translatedText,
} from '../fields/field-types';
import type { Resolved } from '../fields/resolved';
import type { SitePath } from './link';

/** Introduction below the banner. */
export const pageIntro = fieldset('Introduction', {
  eyebrow: eyebrow().optional(),
  heading: heading(),
  paragraphs: paragraphs(),
});
export type PageIntro = Resolved<z.infer<typeof pageIntro>>;

/** Introduction of a section. */
export const sectionIntro = fieldset('Introduction', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
});

export const note = (label: string) => fieldset(label, { name: translatedText('Name'), text: paragraph() });
export type Note = Resolved<z.infer<ReturnType<typeof note>>>;

/** Call to action at the end of a page. */
export const callToAction = fieldset('End of the page', {
  heading: heading(),
  text: paragraph(),
  links: list('Buttons', buttonLink()),
});
export type CallToAction = Resolved<z.infer<typeof callToAction>>;

export const unbrandedLink = fieldset('Link to a page without a house', {
  label: buttonLabel(),
  unbrandedHref: unbrandedPath(),
});

const title = translatedText('Title', { translatorComment: 'page title and heading of the page' });
const description = metaDescription();

/** Title and description of a page without a banner. */
export const titledPage = (label: string) => fieldset(label, { title, description });

/** Title, banner and metadata of an inner page. */
export const bannerPage = (label: string) =>
  fieldset(label, {
    title,
    description,
    banner: photo('Banner'),
    breadcrumbHidden: boolean('Hide "Home / Title" in the banner').optional(),
    noindex: boolean('Keep the page out of search engines').optional(),
  });
type BannerPage = Resolved<z.infer<ReturnType<typeof bannerPage>>>;

export interface PageInfo extends BannerPage {
  readonly href: SitePath;
}
