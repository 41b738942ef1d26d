import type { z } from 'zod';
import {
  buttonLabel,
  select,
  controlLabel,
  positiveInteger,
  eyebrow,
  boolean,
  fieldset,
  heading,
  brandPath,
  link,
  list,
  untranslatedText,
  number,
  paragraph,
  paragraphs,
  photo,
  publicFile,
  starRating,
  translatedText,
  buttonLink,
} from '../fields/field-types';
import { unbrandedLink } from './page';
import type { Photo } from './photo';
import type { Room } from './room';
import type { Resolved } from '../fields/resolved';

const amenity = fieldset('Amenity', {
  /** Names of the icons in components/home/amenities. */
  icon: select('Icon', ['air', 'transfer', 'breakfast', 'bike']),
  label: translatedText('Amenity'),
});

const testimonial = fieldset('Guest', {
  name: translatedText('Name'),
  rating: starRating(),
  sample: boolean('This is a sample', 'take it out once a real guest is quoted, with their leave').optional(),
  country: translatedText('Country'),
  quote: paragraph('What the guest said'),
});
export type Testimonial = Resolved<z.infer<typeof testimonial>>;

export const sharedHome = fieldset('Home', {
  hero: fieldset('First screen', {
    labels: fieldset('Labels', {
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
    labels: fieldset('Labels', { zoom: controlLabel('Zoom', { runtimePlaceholders: ['title'] }) }),
  }),
  facilities: fieldset('Facilities', { viewAll: unbrandedLink }),
  atAGlance: fieldset('At a glance', { prices: translatedText('Prices') }),
  video: fieldset('Video', {
    pause: translatedText('Pause'),
    play: translatedText('Play'),
    unsupported: translatedText('For browsers without video'),
  }),
});

export const testimonials = fieldset('Words of guests', {
  list: list('Guests', testimonial),
  labels: fieldset('Labels', {
    sample: controlLabel('Badge of a sample'),
    rating: controlLabel('Stars', { runtimePlaceholders: ['rating'] }),
    previous: controlLabel('Previous'),
    next: controlLabel('Next'),
  }),
});

const slide = fieldset('Slide', {
  tagline: translatedText('Small line'),
  headline: heading('Headline'),
  photo: photo(),
});
export type HeroSlide = Resolved<z.infer<typeof slide>>;

const galleryTile = fieldset('Tile', {
  title: heading('Title'),
  description: paragraph('Description'),
  photo: photo(),
});
export type GalleryTile = Resolved<z.infer<typeof galleryTile>>;

/** Rooms and their photos: no photo is used twice on a page. */
const featuredRoom = fieldset('Room', {
  roomId: positiveInteger('Number of the room'),
  text: paragraph('Text instead of the room’s own, where another section shows that').optional(),
  photo: photo(),
});

const roomSection = (label: string) =>
  fieldset(label, {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    featured: list('Rooms', featuredRoom),
  });
type RoomSectionInput = z.infer<ReturnType<typeof roomSection>>;

const percent = (label: string) => number(label, 0, 100);

const housePlace = fieldset('Place', {
  name: translatedText('Name'),
  text: paragraph(),
  href: brandPath().optional(),
  at: fieldset('Centre of its number in the drawing, in % of width and height', {
    x: percent('From the left'),
    y: percent('From the top'),
  }),
});

const house = fieldset('Drawing of the house', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  drawing: fieldset('house.svg', {
    width: positiveInteger('Width in px'),
    height: positiveInteger('Height in px'),
    alt: translatedText('What the drawing shows, for those who do not see it', {
      translatorComment: 'alternative text of a picture: what it shows, for those who do not see it',
    }),
  }),
  places: list('Places', housePlace),
});

const facility = fieldset('Facility', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  photo: photo(),
  link: link(),
});

export const home = fieldset('Home', {
  hero: fieldset('First screen', {
    title: heading('Name of the page'),
    lead: paragraph('Sentence below the name'),
    secondaryLink: buttonLink('Link beside Book Now'),
    labels: fieldset('Labels', { label: controlLabel('Name of the carousel') }),
    slides: list('Slides', slide),
  }),
  intro: fieldset('Introduction', {
    eyebrow: eyebrow(),
    heading: heading(),
    paragraphs: paragraphs(),
    features: list('Features', translatedText('Feature')),
    photo: photo(),
    secondaryPhoto: photo('Second, smaller picture').optional(),
    hostRole: translatedText('Role of the host'),
    contactLabel: translatedText('Before the e-mail address'),
  }),
  /** The section before the gallery; the specification orders it differently for each brand (HSH-07, HMV-19). */
  galleryAfter: select('Section before the gallery', ['intro', 'facilities']),
  /** Boutique only (HMB-11). */
  ourLodges: roomSection('Our Lodges').optional(),
  bestRooms: roomSection('Best rooms'),
  house: house.optional(),
  gallery: fieldset('Gallery', {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    tiles: list('Tiles', galleryTile),
    morePhotos: list('More pictures of the full-screen gallery; eight in all (CST-08)', photo()),
    bookingLabel: buttonLabel('Link to book'),
    labels: fieldset('Labels', { label: controlLabel('Name of the full-screen gallery') }),
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
    poster: photo('Still'),
    sources: list('Files', fieldset('File', { src: publicFile('File'), type: untranslatedText('Type') })),
    label: translatedText('What the video shows'),
  }),
  testimonials: fieldset('Words of guests', { eyebrow: eyebrow(), heading: heading() }),
});

type HomeInput = z.infer<typeof home>;
interface GuestsInput {
  readonly testimonials: z.infer<typeof testimonials>;
}
export type HomeFiles = Resolved<HomeInput & z.infer<typeof sharedHome> & GuestsInput>;

export interface RoomSection extends Omit<Resolved<RoomSectionInput>, 'featured'> {
  readonly featured: readonly { readonly room: Room; readonly photo: Photo }[];
}

type ShownHouse = NonNullable<HomeFiles['house']>;
export interface HouseContent extends Omit<ShownHouse, 'drawing'> {
  readonly drawing: ShownHouse['drawing'] & { readonly src: `/${string}` };
}

export interface HomeContent extends Omit<HomeFiles, 'ourLodges' | 'bestRooms' | 'house' | 'atAGlance'> {
  readonly atAGlance: { readonly list: Room['details'] };
  readonly ourLodges?: RoomSection;
  readonly bestRooms: RoomSection;
  readonly house?: HouseContent;
}
export type HeroContent = HomeContent['hero'];
export type HeroLabels = HeroContent['labels'];
export type AmenitiesContent = HomeContent['amenities'];
export type AmenityIconName = AmenitiesContent['list'][number]['icon'];
export type IntroContent = HomeContent['intro'];
export type GalleryContent = HomeContent['gallery'];
export type FacilitiesContent = HomeContent['facilities'];
export type VideoContent = HomeContent['video'];
export type TestimonialsContent = HomeContent['testimonials'];
