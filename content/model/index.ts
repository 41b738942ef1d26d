/** The only list of content types. */
import { about } from './about';
import { accessibility } from './accessibility';
import { activities } from './activities';
import { blog } from './blog';
import { brand } from './brand';
import { business } from './business';
import { contact } from './contact';
import { defineContentType, type ResolvedContent, type ResolvedContents } from './content-type';
import { explore } from './explore';
import { foodMenu } from './food-menu';
import { footer } from './footer';
import { formatTextSchema } from './format-texts';
import { goodToKnow } from './good-to-know';
import { header } from './header';
import { home } from './home';
import { honeymoon } from './honeymoon';
import { labels } from './labels';
import { legalNotice } from './legal-notice';
import { notices } from './notices';
import { offline } from './offline';
import { pages } from './pages';
import { policies } from './policies';
import { pricing } from './pricing';
import { privacy } from './privacy';
import { restaurant } from './restaurant';
import { rooms } from './rooms';
import { services } from './services';
import { specialOffers } from './special-offers';
import { stay } from './stay';
import { team } from './team';
import { technicalSettings } from './technical-settings';
import { testimonials } from './testimonials';
import { tides } from './tides';
import { tours } from './tours';
import { unbranded } from './unbranded';

/**
 * Content types of the pages of a brand, in the order in which translators and the editor have them. A brand may have any
 * shared file in a folder `shared` of its own.
 */
export const contentTypesPerBrand = {
  brand,
  technicalSettings,
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
export const siteWideContentTypes = {
  unbranded,
  formatTexts: defineContentType({ shared: formatTextSchema, resolve: ({ shared }) => shared }),
  notices,
  specialOffers,
  offline,
};

export const contentTypesByName = { ...contentTypesPerBrand, ...siteWideContentTypes };

/** A brand as pages show it: its own fields, and each of its content types. */
export type Brand = ResolvedContent<typeof brand> &
  Omit<ResolvedContents<typeof contentTypesPerBrand>, 'brand'>;
