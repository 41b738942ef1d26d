import type { z } from 'zod';
import { deepMerge } from '../../lib/deep-merge';
import { throwContentError, type SourceLocation } from '../fields/content-error';
import * as field from '../fields/field-types';
import { findById } from '../fields/references';
import type { Resolved } from '../fields/resolved';
import { getContentFilePath } from '../file-paths';
import { brand } from './brand';
import { defineContentType, mergeBrandAndSharedValues, type ResolvedContent } from './content-type';
import { sectionHeadShape } from './helpers/common-field-groups';
import { unbrandedLinkSchema } from './pages';
import { policies } from './policies';
import { rooms, type Room } from './rooms';
import { technicalSettings } from './technical-settings';
import { testimonials } from './testimonials';

const amenitySchema = field.fieldset('Amenity', {
  /** Names of the icons in components/home/amenities. */
  icon: field.select('Icon', ['air', 'transfer', 'breakfast', 'bike']),
  label: field.translatedText('Amenity'),
});

const slideSchema = field.fieldset('Slide', {
  tagline: field.translatedText('Small line'),
  headline: field.heading('Headline'),
  photo: field.photo(),
});
export type HeroSlide = Resolved<z.infer<typeof slideSchema>>;

const galleryTileSchema = field.fieldset('Picture', {
  title: field.heading('Title'),
  description: field.paragraph('Description'),
  photo: field.photo(),
});

/** Rooms and their photos: no photo is used twice on a page. */
const featuredRoomSchema = field.fieldset('Room', {
  roomId: field.reference('room', 'Room'),
  text: field.paragraph('Other text for it in this place').optional(),
  photo: field.photo(),
});

const createFeaturedRoomsSchema = (label: string) =>
  field.fieldset(label, {
    ...sectionHeadShape,
    featured: field.list('Rooms', featuredRoomSchema, { unique: ['roomId'] }),
  });

const percent = (label: string) => field.numberBetween(label, 0, 100);

const housePlaceSchema = field.fieldset('Place', {
  name: field.translatedText('Name'),
  text: field.paragraph(),
  href: field.reference('page', 'Page').optional(),
  at: field.fieldset('Centre of its number in the drawing, in % of width and height', {
    x: percent('From the left'),
    y: percent('From the top'),
  }),
});

const houseFloorSchema = field.fieldset('Floor', {
  top: percent('Upper edge of its doors in the drawing, in % of the height'),
  bottom: percent('Lower edge of its doors, in % of the height'),
  rooms: field.list(
    'Rooms behind its doors, from left to right',
    field.fieldset('Room', {
      roomId: field.reference('room', 'Room'),
      doors: field.list(
        'Its doors',
        field.fieldset('Door', { x: percent('Middle of the door, in % of the width') }),
      ),
    }),
    { unique: ['roomId'] },
  ),
});

const houseSchema = field.fieldset('Drawing of the house', {
  ...sectionHeadShape,
  alt: field.altText('What the drawing shows, for those who do not see it'),
  places: field.list('Places', housePlaceSchema),
  /** The doors of the drawing lead to the rooms. */
  floors: field.list('Floors, from top to bottom', houseFloorSchema).optional(),
});

const facilitySchema = field.fieldset('Facility', {
  ...sectionHeadShape,
  photo: field.photo(),
  link: field.pageLink(),
});

export const home = defineContentType({
  brand: field.fieldset('Home', {
    hero: field.fieldset('First screen', {
      title: field.heading('Name of the page'),
      lead: field.paragraph('Sentence below the name'),
      secondaryLink: field.buttonLink('Link beside Book Now'),
      labels: field.fieldset('Words of headings and buttons', {
        carouselLabel: field.controlLabel('What screen readers call the slides'),
      }),
      slides: field.list('Slides', slideSchema),
    }),
    intro: field.fieldset('Introduction', {
      eyebrow: field.eyebrow(),
      heading: field.heading(),
      paragraphs: field.paragraphs(),
      features: field.list('Features', field.translatedText('Feature')),
      photo: field.photo(),
      secondaryPhoto: field.photo('Second, smaller picture').optional(),
      hostRole: field.translatedText('What the host does'),
      contactLabel: field.translatedText('Words above the e-mail address'),
      contactText: field.paragraph('Sentence between these words and the address'),
    }),
    /** The section before the gallery; the specification orders it differently for each brand (HSH-07, HMV-19). */
    galleryAfter: field.select('Section before the gallery', ['intro', 'facilities']),
    /** Boutique only (HMB-11). */
    ourLodges: createFeaturedRoomsSchema('Our Lodges').optional(),
    bestRooms: createFeaturedRoomsSchema('Best rooms'),
    house: houseSchema.optional(),
    gallery: field.fieldset('Gallery', {
      ...sectionHeadShape,
      tiles: field.list('Pictures', galleryTileSchema),
      morePhotos: field.list('More pictures of the full-screen gallery', field.photo()),
      bookingLabel: field.buttonLabel('Link to book'),
      labels: field.fieldset('Words of headings and buttons', {
        lightboxLabel: field.controlLabel('Name of the full-screen gallery'),
      }),
    }),
    atAGlance: field.fieldset('At a glance', { rooms: field.translatedText('Rooms') }),
    facilities: field.fieldset('Facilities', {
      eyebrow: field.eyebrow(),
      heading: field.heading(),
      blocks: field.list('Facilities', facilitySchema),
    }),
    video: field.fieldset('Video', {
      ...sectionHeadShape,
      poster: field.photo('Picture until the video plays'),
      label: field.translatedText('What the video shows'),
    }),
    testimonials: field.fieldset('Words of guests', { eyebrow: field.eyebrow(), heading: field.heading() }),
  }),
  shared: field.fieldset('Home', {
    hero: field.fieldset('First screen', {
      labels: field.fieldset('Words of headings and buttons', {
        pause: field.controlLabel('Pause'),
        resume: field.controlLabel('Resume'),
        slideList: field.controlLabel('List of slides'),
      }),
    }),
    amenities: field.fieldset('Amenities', {
      heading: field.heading('Name of the section'),
      list: field.list('Amenities', amenitySchema),
    }),
    gallery: field.fieldset('Gallery', {
      labels: field.fieldset('Words of headings and buttons', {
        zoom: field.controlLabel('Words of the button that enlarges a picture', {
          runtimePlaceholders: ['title'],
        }),
      }),
    }),
    facilities: field.fieldset('Facilities', { viewAll: unbrandedLinkSchema }),
    atAGlance: field.fieldset('At a glance', { prices: field.translatedText('Prices') }),
    video: field.fieldset('Video', {
      pause: field.translatedText('Pause'),
      play: field.translatedText('Play'),
      unsupported: field.translatedText('Where the browser shows no videos'),
    }),
  }),
  variables: ({ brand: { hero, gallery } }) => ({
    slides: hero.slides.length,
    photos: gallery.tiles.length + gallery.morePhotos.length,
  }),
  needs: { brand, policies, rooms, technicalSettings, testimonials },
  resolve(files, context, needs) {
    const {
      ourLodges,
      bestRooms,
      house,
      atAGlance,
      testimonials: section,
      video,
      ...rest
    } = mergeBrandAndSharedValues(files);
    const { drawing, video: videoSources } = needs.technicalSettings;
    const { all, priceRange, labels } = needs.rooms;
    const { checkIn, checkOut } = needs.policies;
    const file = getContentFilePath(context.id, 'home');
    return {
      ...rest,
      video: { ...video, sources: videoSources },
      testimonials: deepMerge(needs.testimonials, section),
      atAGlance: {
        list: [
          { label: atAGlance.rooms, value: String(needs.brand.numberOfRooms) },
          ...[checkIn, checkOut].map(({ title, items }) => ({ label: title, value: items[0] ?? '' })),
          { label: atAGlance.prices, value: `${priceRange} ${labels.priceSuffix}` },
        ],
      },
      ...(house && {
        house: {
          ...house,
          drawing: { ...drawing, alt: house.alt, src: `/icons/${context.id}-house.svg` as const },
          floors: (house.floors ?? [])
            .map((floor) => ({
              ...floor,
              rooms: floor.rooms.map(({ roomId, doors }) => {
                const { id, title, unlisted, nightPrice, ...room } = findById(all, roomId);
                // a room that only the lodges show has no other link (RMC-05)
                const isLodge = unlisted && ourLodges?.featured.some((lodge) => lodge.roomId === roomId);
                const href = isLodge ? ('#our-lodges' as const) : room.href;
                return { room: { id, title, href, nightPrice }, doors: doors.map(({ x }) => x) };
              }),
            }))
            .filter((floor) => floor.rooms.length > 0),
        },
      }),
      ...(ourLodges && {
        ourLodges: resolveFeaturedRooms(ourLodges, { file, path: ['ourLodges', 'featured'] }, all),
      }),
      bestRooms: resolveFeaturedRooms(bestRooms, { file, path: ['bestRooms', 'featured'] }, all),
    };
  },
});

function resolveFeaturedRooms(
  { featured, ...section }: Resolved<z.infer<ReturnType<typeof createFeaturedRoomsSchema>>>,
  location: SourceLocation,
  allRooms: readonly Room[],
) {
  if (featured.length === 0)
    throwContentError(
      location,
      'each of its rooms is hidden.',
      'Choose a room that is not, or show one of them again.',
    );
  return {
    ...section,
    featured: featured.map(({ roomId, photo, text }) => {
      const room = findById(allRooms, roomId);
      return { room: text === undefined ? room : { ...room, summary: text }, photo };
    }),
  };
}
export type HomeContent = ResolvedContent<typeof home>;
export type FeaturedRoomsContent = HomeContent['bestRooms'];
export type HouseDrawingContent = NonNullable<HomeContent['house']>;
export type HeroContent = HomeContent['hero'];
export type HeroLabels = HeroContent['labels'];
export type AmenitiesContent = HomeContent['amenities'];
export type AmenityIconName = AmenitiesContent['list'][number]['icon'];
export type IntroContent = HomeContent['intro'];
export type GalleryContent = HomeContent['gallery'];
export type FacilitiesContent = HomeContent['facilities'];
export type VideoContent = HomeContent['video'];
export type TestimonialsContent = HomeContent['testimonials'];
