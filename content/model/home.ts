import type { z } from 'zod';
import {
  altText,
  buttonLabel,
  buttonLink,
  controlLabel,
  eyebrow,
  fieldset,
  heading,
  list,
  number,
  pageLink,
  paragraph,
  paragraphs,
  photo,
  reference,
  select,
  translatedText,
} from '../fields/field-types';
import { throwContentError } from '../fields/content-error';
import { findById } from '../fields/check-reference';
import { deepMerge, type Resolved } from '../fields/resolve-fields';
import { brand } from './brand';
import { unbrandedLink } from './common-fields';
import { policies } from './policies';
import { rooms } from './rooms';
import { defineContentType, mergeFiles, type ResolveContext, type ResolvedContent } from './content-type';
import { technical } from './technical';
import { testimonials } from './testimonials';

const amenity = fieldset('Amenity', {
  /** Names of the icons in components/home/amenities. */
  icon: select('Icon', ['air', 'transfer', 'breakfast', 'bike']),
  label: translatedText('Amenity'),
});

const slide = fieldset('Slide', {
  tagline: translatedText('Small line'),
  headline: heading('Headline'),
  photo: photo(),
});
export type HeroSlide = Resolved<z.infer<typeof slide>>;

const galleryTile = fieldset('Picture', {
  title: heading('Title'),
  description: paragraph('Description'),
  photo: photo(),
});
export type GalleryTile = Resolved<z.infer<typeof galleryTile>>;

/** Rooms and their photos: no photo is used twice on a page. */
const featuredRoom = fieldset('Room', {
  roomId: reference('room', 'Room'),
  text: paragraph('Other text for it in this place').optional(),
  photo: photo(),
});

const featuredRooms = (label: string) =>
  fieldset(label, {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    featured: list('Rooms', featuredRoom, { unique: ['roomId'] }),
  });

const percent = (label: string) => number(label, 0, 100);

const housePlace = fieldset('Place', {
  name: translatedText('Name'),
  text: paragraph(),
  href: reference('page', 'Page').optional(),
  at: fieldset('Centre of its number in the drawing, in % of width and height', {
    x: percent('From the left'),
    y: percent('From the top'),
  }),
});

const house = fieldset('Drawing of the house', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  alt: altText('What the drawing shows, for those who do not see it'),
  places: list('Places', housePlace),
});

const facility = fieldset('Facility', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  photo: photo(),
  link: pageLink(),
});

export const home = defineContentType({
  brand: fieldset('Home', {
    hero: fieldset('First screen', {
      title: heading('Name of the page'),
      lead: paragraph('Sentence below the name'),
      secondaryLink: buttonLink('Link beside Book Now'),
      labels: fieldset('Words of headings and buttons', {
        label: controlLabel('What screen readers call the slides'),
      }),
      slides: list('Slides', slide),
    }),
    intro: fieldset('Introduction', {
      eyebrow: eyebrow(),
      heading: heading(),
      paragraphs: paragraphs(),
      features: list('Features', translatedText('Feature')),
      photo: photo(),
      secondaryPhoto: photo('Second, smaller picture').optional(),
      hostRole: translatedText('What the host does'),
      contactLabel: translatedText('Words above the e-mail address'),
      contactText: paragraph('Sentence between these words and the address'),
    }),
    /** The section before the gallery; the specification orders it differently for each brand (HSH-07, HMV-19). */
    galleryAfter: select('Section before the gallery', ['intro', 'facilities']),
    /** Boutique only (HMB-11). */
    ourLodges: featuredRooms('Our Lodges').optional(),
    bestRooms: featuredRooms('Best rooms'),
    house: house.optional(),
    gallery: fieldset('Gallery', {
      eyebrow: eyebrow(),
      heading: heading(),
      text: paragraph(),
      tiles: list('Pictures', galleryTile),
      morePhotos: list('More pictures of the full-screen gallery', photo()),
      bookingLabel: buttonLabel('Link to book'),
      labels: fieldset('Words of headings and buttons', {
        label: controlLabel('Name of the full-screen gallery'),
      }),
    }),
    atAGlance: fieldset('At a glance', { rooms: translatedText('Rooms') }),
    facilities: fieldset('Facilities', {
      eyebrow: eyebrow(),
      heading: heading(),
      blocks: list('Facilities', facility),
    }),
    video: fieldset('Video', {
      eyebrow: eyebrow(),
      heading: heading(),
      text: paragraph(),
      poster: photo('Picture until the video plays'),
      label: translatedText('What the video shows'),
    }),
    testimonials: fieldset('Words of guests', { eyebrow: eyebrow(), heading: heading() }),
  }),
  shared: fieldset('Home', {
    hero: fieldset('First screen', {
      labels: fieldset('Words of headings and buttons', {
        pause: controlLabel('Pause'),
        resume: controlLabel('Resume'),
        slideList: controlLabel('List of slides'),
      }),
    }),
    amenities: fieldset('Amenities', {
      heading: heading('Name of the section'),
      list: list('Amenities', amenity),
    }),
    gallery: fieldset('Gallery', {
      labels: fieldset('Words of headings and buttons', {
        zoom: controlLabel('Words of the button that enlarges a picture', { runtimePlaceholders: ['title'] }),
      }),
    }),
    facilities: fieldset('Facilities', { viewAll: unbrandedLink }),
    atAGlance: fieldset('At a glance', { prices: translatedText('Prices') }),
    video: fieldset('Video', {
      pause: translatedText('Pause'),
      play: translatedText('Play'),
      unsupported: translatedText('Where the browser shows no videos'),
    }),
  }),
  variables: ({ brand: { hero, gallery } }) => ({
    slides: hero.slides.length,
    photos: gallery.tiles.length + gallery.morePhotos.length,
  }),
  resolve(files, context) {
    const {
      ourLodges,
      bestRooms,
      house,
      atAGlance,
      testimonials: section,
      video,
      ...rest
    } = mergeFiles(files);
    const { drawing, video: sources } = context.get(technical);
    const { priceRange, labels } = context.get(rooms);
    const { checkIn, checkOut } = context.get(policies);
    return {
      ...rest,
      video: { ...video, sources },
      testimonials: deepMerge(context.get(testimonials), section),
      atAGlance: {
        list: [
          { label: atAGlance.rooms, value: String(context.get(brand).numberOfRooms) },
          ...[checkIn, checkOut].map(({ title, items }) => ({ label: title, value: items[0] ?? '' })),
          { label: atAGlance.prices, value: `${priceRange} ${labels.priceSuffix}` },
        ],
      },
      ...(house && {
        house: {
          ...house,
          drawing: { ...drawing, alt: house.alt, src: `/icons/${context.id}-house.svg` as const },
        },
      }),
      ...(ourLodges && { ourLodges: resolveFeaturedRooms('ourLodges', ourLodges, context) }),
      bestRooms: resolveFeaturedRooms('bestRooms', bestRooms, context),
    };
  },
});

function resolveFeaturedRooms(
  name: 'ourLodges' | 'bestRooms',
  { featured, ...section }: Resolved<z.infer<ReturnType<typeof featuredRooms>>>,
  context: ResolveContext,
) {
  if (featured.length === 0)
    throwContentError(
      { file: `content/${context.id}/home.json`, path: [name, 'featured'] },
      'each of its rooms is hidden.',
      'Choose a room that is not, or show one of them again.',
    );
  const { all } = context.get(rooms);
  return {
    ...section,
    featured: featured.map(({ roomId, photo, text }) => {
      const room = findById(all, roomId);
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
