import { z } from 'zod';
import {
  eyebrow,
  group,
  heading,
  buttonLink,
  buttonText,
  list,
  metaDescription,
  paragraph,
  paragraphs,
  photo,
  flag,
  siteHref,
  translatedText,
} from './fields';
import type { Resolved } from './resolved';
import type { SitePath } from './link';

/** Introduction below the banner. */
export const pageIntro = group('Introduction', {
  eyebrow: eyebrow().optional(),
  heading: heading(),
  paragraphs: paragraphs(),
});
export type PageIntro = Resolved<z.infer<typeof pageIntro>>;

/** Introduction of a section. */
export const sectionIntro = group('Introduction', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
});

export const note = (label: string) => group(label, { name: translatedText('Name'), text: paragraph() });
export type Note = Resolved<z.infer<ReturnType<typeof note>>>;

/** Call to action at the end of a page. */
export const callToAction = group('End of the page', {
  heading: heading(),
  text: paragraph(),
  links: list('Buttons', buttonLink()),
});
export type CallToAction = Resolved<z.infer<typeof callToAction>>;

export const siteWideLink = group('Link to a page without a house', {
  label: buttonText(),
  siteHref: siteHref(),
});

const title = translatedText('Title', { note: 'page title and heading of the page' });
const description = metaDescription();

/** Title and description of a page without a banner. */
export const titledPage = (label: string) => group(label, { title, description });

/** Title, banner and metadata of an inner page. */
export const bannerPage = (label: string) =>
  group(label, {
    title,
    description,
    banner: photo('Banner'),
    breadcrumbHidden: flag('Hide "Home / Title" in the banner').optional(),
    noindex: flag('Keep the page out of search engines').optional(),
  });
type BannerPage = Resolved<z.infer<ReturnType<typeof bannerPage>>>;

export interface PageInfo extends BannerPage {
  readonly href: SitePath;
}
