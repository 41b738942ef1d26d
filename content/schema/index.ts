/** The files of content, and what each holds. */
import type { z } from 'zod';
import { about, sharedAbout, team } from './about';
import { activities, sharedActivities } from './activities';
import { blog, sharedBlog, type PostInput } from './blog';
import { brand, pages, sharedBrand } from './brand';
import { business } from './business';
import { contact, sharedContact } from './contact';
import { explore, sharedExplore } from './explore';
import { numberTexts } from './number-texts';
import { home, sharedHome, testimonials } from './home';
import { honeymoon } from './honeymoon';
import { accessibility, legalNotice, privacy } from './legal';
import { notices } from './notice';
import { offers } from './offer';
import type { PhotoEntry } from './photo';
import { policies } from './policies';
import { pricing, sharedPricing } from './pricing';
import { foodMenu, restaurant, sharedRestaurant } from './restaurant';
import { rooms, sharedRooms } from './room';
import { services } from './services';
import { footer, header, settings, shell } from './shell';
import { site } from './site';
import type { Resolved } from '../fields/resolved';
import { sharedStay, stay } from './stay';
import { sharedTides } from './tides';
import { sharedTours, tours } from './tours';

/** Files of a brand that pages show as they are: translated, filled in and linked. */
export const plainFiles = { team, honeymoon, services };

/** In the folder of each brand. */
export const brandFiles = {
  brand,
  pages,
  home,
  rooms,
  stay,
  about,
  pricing,
  blog,
  contact,
  restaurant,
  tours,
  activities,
  explore,
  ...plainFiles,
};

/** In content/shared: what the brands have in common. A brand may have any of these files in a folder `shared` of its own. */
export const commonFiles = {
  brand: sharedBrand,
  business,
  shell,
  header,
  footer,
  home: sharedHome,
  testimonials,
  rooms: sharedRooms,
  policies,
  stay: sharedStay,
  about: sharedAbout,
  pricing: sharedPricing,
  blog: sharedBlog,
  contact: sharedContact,
  restaurant: sharedRestaurant,
  'food-menu': foodMenu,
  tours: sharedTours,
  activities: sharedActivities,
  explore: sharedExplore,
  tides: sharedTides,
  privacy,
  accessibility,
  'legal-notice': legalNotice,
};

/** In content/shared as well: what belongs to the whole site. */
const siteFiles = { site, 'number-texts': numberTexts, notices, offers, settings };

export const sharedFiles = { ...commonFiles, ...siteFiles };

type Inputs<Files extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Name in keyof Files]: z.infer<Files[Name]>;
};
/** What pages show of `plainFiles`. */
export type PlainContent = Resolved<Inputs<typeof plainFiles>>;
export type SharedInput = Inputs<typeof sharedFiles>;
export type BrandInput = Inputs<typeof brandFiles> & {
  /** Its folder. */
  readonly id: string;
  /** Files of its own in place of shared ones. */
  readonly overrides: Partial<Inputs<typeof commonFiles>>;
};

/** A placeholder for a value that only the owner knows. */
export interface Sample {
  readonly file: string;
  readonly field: string;
  readonly note: string;
}

/** All that is written. */
export interface ContentInput {
  readonly brands: readonly BrandInput[];
  readonly shared: SharedInput;
  readonly posts: readonly PostInput[];
  /** The pictures by their names. */
  readonly photos: Readonly<Record<string, PhotoEntry>>;
  /** `npm run samples` lists them. */
  readonly samples: readonly Sample[];
}

export type * from './about';
export type * from './activities';
export type * from './blog';
export type * from './brand';
export type * from './business';
export type * from './contact';
export type * from './explore';
export type * from '../fields/field-types';
export type * from './number-texts';
export type * from './home';
export type * from './honeymoon';
export type * from './language';
export type * from './legal';
export type * from './link';
export type * from './notice';
export type * from './offer';
export type * from './page';
export type * from './photo';
export type * from './policies';
export type * from './pricing';
export type * from './restaurant';
export type * from './room';
export type * from './services';
export type * from './shell';
export type * from './site';
export type * from './stay';
export type * from './tides';
export type * from './tours';
