import type { Link, SitePath, SiteWideLink, Written } from './link';
import type { Photo } from './photo';
import type { Room } from './room';

export interface HeroSlide {
  readonly tagline: string;
  readonly headline: string;
  readonly photo: Photo;
}

/** Words of the hero's controls. */
export interface HeroWords {
  /** Names the carousel. */
  readonly label: string;
  readonly pause: string;
  readonly resume: string;
  readonly previous: string;
  readonly next: string;
  /** Names the row of numbers or thumbnails. */
  readonly choose: string;
}

export interface HeroContent {
  /** First heading of the page, the same on every slide. */
  readonly title: string;
  readonly sentence: string;
  /** Beside the booking link. */
  readonly more: Link;
  /** Numbers 01 to 06 at the side, or numbered thumbnails. */
  readonly controls: 'numbers' | 'thumbnails';
  readonly slides: readonly [HeroSlide, ...HeroSlide[]];
  readonly words: HeroWords;
}

/** Names of the line drawings in components/home/amenity-icon. */
export type AmenityIcon = 'air' | 'transfer' | 'breakfast' | 'bike';

export interface Amenity {
  readonly icon: AmenityIcon;
  readonly label: string;
}

export interface AmenitiesContent {
  /** For screen readers: the four tiles speak for themselves. */
  readonly heading: string;
  readonly list: readonly Amenity[];
}

export interface IntroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly features: readonly string[];
  readonly photo: Photo;
  /** A second, smaller picture leaning on the first. */
  readonly detail: Photo;
  readonly hostRole: string;
  /** Leads to the house's e-mail address. */
  readonly contactLine: string;
}

export interface GalleryTile {
  readonly title: string;
  readonly description: string;
  readonly photo: Photo;
}

export interface GalleryContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly tiles: readonly GalleryTile[];
  /** Pictures that follow those of the tiles in the lightbox; eight in all (CST-08). */
  readonly more: readonly Photo[];
  readonly bookingLabel: string;
  readonly words: {
    /** Before the title of a tile. */
    readonly zoom: string;
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    readonly close: string;
  };
}

interface RoomSectionWords {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
}

export interface RoomSection extends RoomSectionWords {
  readonly picks: readonly { readonly room: Room; readonly photo: Photo }[];
}

export interface WrittenRoomSection extends RoomSectionWords {
  /** Which rooms, and the picture of each: no picture stands twice on a page. */
  readonly picks: readonly { readonly roomId: number; readonly photo: Photo }[];
}

export interface Facility {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly link: Link;
}

export interface FacilitiesContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly blocks: readonly Facility[];
  readonly viewAll: SiteWideLink;
}

export interface SeaContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly poster: Photo;
  readonly sources: readonly { readonly src: SitePath; readonly type: string }[];
  /** Describes the moving picture. */
  readonly label: string;
  readonly pause: string;
  readonly play: string;
  /** Shown by browsers without video (ERR-05). */
  readonly unsupported: string;
}

export interface Testimonial {
  readonly initials: string;
  readonly name: string;
  readonly country: string;
  readonly rating: 5;
  readonly quote: string;
  /** True until a guest's own words stand here. */
  readonly sample: boolean;
}

export interface TestimonialsContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly list: readonly Testimonial[];
  readonly words: {
    /** Marks a sample. */
    readonly sample: string;
    readonly rating: string;
    readonly previous: string;
    readonly next: string;
  };
}

export interface HomeContent {
  readonly hero: HeroContent;
  readonly amenities: AmenitiesContent;
  readonly intro: IntroContent;
  /** Only the boutique has it (HMB-11). */
  readonly lodges?: RoomSection;
  readonly bestRooms: RoomSection;
  readonly gallery: GalleryContent;
  /** Where the gallery stands: HSH-07 and HMV-19 order the two brands differently. */
  readonly galleryAfter: 'intro' | 'facilities';
  readonly facilities: FacilitiesContent;
  readonly sea: SeaContent;
  readonly testimonials: TestimonialsContent;
}

export interface WrittenHome extends Written<Omit<HomeContent, 'lodges' | 'bestRooms'>> {
  readonly lodges?: WrittenRoomSection;
  readonly bestRooms: WrittenRoomSection;
}
