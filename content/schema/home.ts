import type { z } from 'zod';
import {
  buttonText,
  choice,
  controlText,
  count,
  eyebrow,
  flag,
  group,
  heading,
  href,
  link,
  list,
  name,
  number,
  paragraph,
  paragraphs,
  photo,
  publicFile,
  stars,
  translatedText,
  buttonLink,
} from './fields';
import { siteWideLink } from './page';
import type { Photo } from './photo';
import type { Room } from './room';
import type { Resolved } from './resolved';

const amenity = group('Amenity', {
  /** Names of the icons in components/home/amenities. */
  icon: choice('Icon', ['air', 'transfer', 'breakfast', 'bike']),
  label: translatedText('Amenity'),
});

const testimonial = group('Guest', {
  name: translatedText('Name'),
  rating: stars(),
  sample: flag('This is a sample', 'take it out once a real guest is quoted, with their leave').optional(),
  country: translatedText('Country'),
  quote: paragraph('What the guest said'),
});
export type Testimonial = Resolved<z.infer<typeof testimonial>>;

export const sharedHome = group('Home', {
  hero: group('First screen', {
    labels: group('Labels', {
      pause: controlText('Pause'),
      resume: controlText('Resume'),
      slideList: controlText('List of slides'),
    }),
  }),
  amenities: group('Amenities', {
    heading: heading('Name of the section'),
    list: list('Amenities', amenity),
  }),
  gallery: group('Gallery', { labels: group('Labels', { zoom: controlText('Zoom', { later: ['title'] }) }) }),
  facilities: group('Facilities', { viewAll: siteWideLink }),
  atAGlance: group('At a glance', { prices: translatedText('Prices') }),
  video: group('Video', {
    pause: translatedText('Pause'),
    play: translatedText('Play'),
    unsupported: translatedText('For browsers without video'),
  }),
});

export const testimonials = group('Words of guests', {
  list: list('Guests', testimonial),
  labels: group('Labels', {
    sample: controlText('Badge of a sample'),
    rating: controlText('Stars', { later: ['rating'] }),
    previous: controlText('Previous'),
    next: controlText('Next'),
  }),
});

const slide = group('Slide', {
  tagline: translatedText('Small line'),
  headline: heading('Headline'),
  photo: photo(),
});
export type HeroSlide = Resolved<z.infer<typeof slide>>;

const galleryTile = group('Tile', {
  title: heading('Title'),
  description: paragraph('Description'),
  photo: photo(),
});
export type GalleryTile = Resolved<z.infer<typeof galleryTile>>;

/** Rooms and their photos: no photo is used twice on a page. */
const featuredRoom = group('Room', {
  roomId: count('Number of the room'),
  text: paragraph('Text instead of the room’s own, where another section shows that').optional(),
  photo: photo(),
});

const roomSection = (label: string) =>
  group(label, {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    featured: list('Rooms', featuredRoom),
  });
type RoomSectionInput = z.infer<ReturnType<typeof roomSection>>;

const percent = (label: string) => number(label, 0, 100);

const housePlace = group('Place', {
  name: translatedText('Name'),
  text: paragraph(),
  href: href().optional(),
  at: group('Centre of its number in the drawing, in % of width and height', {
    x: percent('From the left'),
    y: percent('From the top'),
  }),
});

const house = group('Drawing of the house', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  layout: choice('Where the drawing is', ['inset', 'frieze']),
  drawing: group('house.svg', {
    width: count('Width in px'),
    height: count('Height in px'),
    alt: translatedText('What the drawing shows, for those who do not see it', {
      note: 'alternative text of a picture: what it shows, for those who do not see it',
    }),
  }),
  places: list('Places', housePlace),
});

const facility = group('Facility', {
  eyebrow: eyebrow(),
  heading: heading(),
  text: paragraph(),
  photo: photo(),
  link: link(),
});

export const home = group('Home', {
  hero: group('First screen', {
    title: heading('Name of the page'),
    lead: paragraph('Sentence below the name'),
    secondaryLink: buttonLink('Link beside Book Now'),
    controls: choice('Controls of the slides', ['numbers', 'thumbnails']),
    labels: group('Labels', { label: controlText('Name of the carousel') }),
    slides: list('Slides', slide),
  }),
  intro: group('Introduction', {
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
  galleryAfter: choice('Section before the gallery', ['intro', 'facilities']),
  /** Boutique only (HMB-11). */
  ourLodges: roomSection('Our Lodges').optional(),
  bestRooms: roomSection('Best rooms'),
  house: house.optional(),
  gallery: group('Gallery', {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    tiles: list('Tiles', galleryTile),
    morePhotos: list('More pictures of the full-screen gallery; eight in all (CST-08)', photo()),
    bookingLabel: buttonText('Link to book'),
    labels: group('Labels', { label: controlText('Name of the full-screen gallery') }),
  }),
  atAGlance: group('At a glance', { rooms: translatedText('Rooms') }),
  facilities: group('Facilities', {
    eyebrow: eyebrow(),
    heading: heading(),
    blocks: list('Facilities', facility),
  }),
  video: group('Video', {
    eyebrow: eyebrow(),
    heading: heading(),
    text: paragraph(),
    poster: photo('Still'),
    sources: list('Files', group('File', { src: publicFile('File'), type: name('Type') })),
    label: translatedText('What the video shows'),
  }),
  testimonials: group('Words of guests', { eyebrow: eyebrow(), heading: heading() }),
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
