/** The only list of content types. */
import type { z } from 'zod';
import { about } from './about';
import { accessibility } from './accessibility';
import { activities } from './activities';
import { blog, type PostInput } from './blog';
import { brand } from './brand';
import { business } from './business';
import { contact } from './contact';
import { explore } from './explore';
import { foodMenu } from './food-menu';
import { footer } from './footer';
import { goodToKnow } from './good-to-know';
import { header } from './header';
import { home } from './home';
import { honeymoon } from './honeymoon';
import { labels } from './labels';
import { legalNotice } from './legal-notice';
import { notices } from './notices';
import { formatTexts } from './format-texts';
import { specialOffers } from './special-offers';
import { pages } from './pages';
import type { PhotoEntry } from './photo';
import { policies } from './policies';
import { pricing } from './pricing';
import { privacy } from './privacy';
import { restaurant } from './restaurant';
import { rooms } from './rooms';
import { services } from './services';
import { settings } from './settings';
import { unbranded } from './unbranded';
import { stay } from './stay';
import { technical } from './technical';
import type { ResolvedContent } from './content-type';
import { team } from './team';
import { testimonials } from './testimonials';
import { tides } from './tides';
import { tours } from './tours';

/**
 * Content types of the pages of a brand, in the order in which translators and the editor have them. A brand may have any
 * shared file in a folder `shared` of its own.
 */
export const brandContentTypes = {
  brand,
  technical,
  business,
  labels,
  header,
  footer,
  pages,
  home,
  testimonials,
  rooms,
  policies,
  stay,
  about,
  pricing,
  goodToKnow,
  blog,
  contact,
  restaurant,
  foodMenu,
  tours,
  activities,
  explore,
  team,
  honeymoon,
  services,
  tides,
  privacy,
  accessibility,
  legalNotice,
};

/** Content types of the whole site, the same for all brands. */
export const globalContentTypes = { unbranded, formatTexts, notices, specialOffers, settings };

export const contentTypesByName = { ...brandContentTypes, ...globalContentTypes };

/** The values of the files of content types: those of each brand, or the shared ones. */
type Sources<ContentTypes, Part extends 'brand' | 'shared'> = {
  readonly [
    Name in keyof ContentTypes as FileOf<ContentTypes[Name], Part> extends never ? never : Name
  ]: z.infer<FileOf<ContentTypes[Name], Part>>;
};
type FileOf<Of, Part extends string> = Of extends { readonly [Key in Part]?: infer Schema }
  ? Extract<Schema, z.ZodObject>
  : never;

export type SharedInput = Sources<typeof contentTypesByName, 'shared'>;
export type BrandInput = Sources<typeof brandContentTypes, 'brand'> & {
  /** The name of its folder. */
  readonly id: string;
  /** The brand's own files that replace shared ones. */
  readonly overrides: Partial<Sources<typeof brandContentTypes, 'shared'>>;
};

/** A placeholder for a value that only the owner knows. */
export interface Sample {
  readonly file: string;
  readonly field: string;
  readonly note: string;
}

/** The content of all files, checked, before it is translated and resolved. */
export interface ContentInput {
  readonly brands: readonly BrandInput[];
  readonly shared: SharedInput;
  readonly posts: readonly PostInput[];
  /** The photos by their names. */
  readonly photos: Readonly<Record<string, PhotoEntry>>;
  /** `npm run samples` lists them. */
  readonly samples: readonly Sample[];
}

/** A brand as pages show it: what it says of itself, and each of its content types. */
export type Brand = ResolvedContent<typeof brand> & {
  readonly [Name in Exclude<keyof typeof brandContentTypes, 'brand'>]: ResolvedContent<
    (typeof brandContentTypes)[Name]
  >;
};
