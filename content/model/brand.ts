import { joinPath, type SitePath } from '../../lib/site-path';
import * as field from '../fields/field-types';
import { resolveSocialCard } from '../fields/photo-content';
import { getContentFilePath } from '../file-paths';
import { defineContentType, mergeBrandAndSharedValues, type ResolvedContent } from './content-type';
import { labels } from './labels';
import { getClosureDisplayPeriodId, filterClosureNotices, notices, getNoticesForBrand } from './notices';
import { pages } from './pages';
import { specialOffers, getOffersForBrand } from './special-offers';
import { technicalSettings } from './technical-settings';

/** The address of a brand's Atom feed. */
export const getFeedPath = (home: SitePath): SitePath => joinPath(home, '/feed.xml');

/** The icon in a browser's tab and on a home screen, of a brand or of the site. */
export const getIconPaths = (id: string) =>
  ({ tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` }) as const;

export const brand = defineContentType({
  brand: field.fieldset('House', {
    name: field.nonTranslatableText('Name'),
    position: field.positiveInteger('Place on the landing page', '1 is the first'),
    siteType: field.nonTranslatableText(
      'First words of the title of every page, in browsers and search engines',
    ),
    numberOfRooms: field.positiveInteger('Rooms or suites to let'),
    sleeps: field.positiveInteger('Guests that all of them together have beds for'),
    /** LND-03, LND-04 */
    tag: field.translatedText('Short words on its card on the landing page'),
    tagline: field.paragraph('One sentence about the house'),
    summary: field.translatedText('The house within a sentence', {
      translatorComment: 'within a sentence about all houses',
    }),
    booking: field.fieldset('Booking', {
      url: field.externalUrl(
        'Your page on the booking site',
        'where Book Now leads; keep what the address ends with, such as currency=usd',
      ),
    }),
    landingPhoto: field.photo('Picture on the landing page'),
  }),
  shared: field.fieldset('House', {
    /** "Book Now" in the navigation, "BOOK NOW" on cards (ODD-32). */
    booking: field.fieldset('Booking', {
      navLabel: field.buttonLabel('Button in the navigation'),
      cardLabel: field.buttonLabel('Button on cards'),
    }),
  }),
  variables: ({ brand: { name, booking } }) => ({
    name,
    bookingSite: new URL(booking.url).hostname.replace(/^www\./, ''),
  }),
  needs: { technicalSettings, labels, notices, pages, specialOffers },
  resolve(files, context, needs) {
    const { position: _, booking, ...rest } = mergeBrandAndSharedValues(files);
    const { look, lodgingType, roomLodgingType, bookingQueryParameters } = needs.technicalSettings;
    const { id, href, homes, formatters } = context;
    const { label, reopens, enquiry } = needs.labels.closure;
    const brandNotices = getNoticesForBrand(needs.notices, id);
    const closures = filterClosureNotices(brandNotices, 'house');
    return {
      ...rest,
      look,
      lodgingType,
      roomLodgingType,
      /** The brand's folder in content/, and its path without the slash. */
      id,
      language: context.catalog.language,
      href,
      homes,
      /** The Atom feed of its posts, if it has a blog. */
      ...(!needs.pages.blog.removed && { feedHref: getFeedPath(href) }),
      icons: getIconPaths(id),
      socialCard: resolveSocialCard(rest.landingPhoto, {
        file: getContentFilePath(id, 'brand'),
        path: ['landingPhoto'],
      }),
      /** Notices of all pages of the brand that are not over. */
      notices: brandNotices,
      /** Offers that are not over. */
      offers: getOffersForBrand(needs.specialOffers, id, context.referenceTargets.room),
      /** What the brand's card says while the brand is closed. */
      closures: closures.map((notice) => ({
        period: notice.id,
        text: formatters.fill(reopens, { date: notice.reopens }),
      })),
      booking: {
        ...booking,
        /** What the booking site calls the parts of a stay. */
        ...(bookingQueryParameters && { queryParameters: bookingQueryParameters }),
        // replaces the links to book while the brand is closed
        ...(closures.length > 0 && {
          closure: {
            period: getClosureDisplayPeriodId('house', id),
            label,
            contactHref: needs.pages.contact.href,
            /** The first sentence of the message, where the link is not about a room. */
            enquiry,
          },
        }),
      },
    };
  },
});
type BrandContent = ResolvedContent<typeof brand>;
/** How the brand arranges its pages. */
export type Look = BrandContent['look'];
/** The booking link of a brand; `closure` replaces it while a notice closes the house. */
export type BookingLinkContent = BrandContent['booking'];
export type BookingLinkWithoutClosure = Omit<BookingLinkContent, 'closure'>;
