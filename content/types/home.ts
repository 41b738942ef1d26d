import type { Link, SitePath, SiteWideLink, Written } from './link';
import type { Photo } from './photo';
import type { Room } from './room';

export interface HeroSlide {
  readonly tagline: string;
  readonly headline: string;
  readonly photo: Photo;
}

/** Labels of the hero. */
export interface HeroWords {
  /** Accessible name of the carousel. */
  readonly label: string;
  readonly pause: string;
  readonly resume: string;
  /** Accessible name of the row of numbers or thumbnails. */
  readonly slideList: string;
}

export interface HeroContent {
  /** The h1. */
  readonly title: string;
  readonly lead: string;
  /** Beside the booking link. */
  readonly secondaryLink: Link;
  /** Slide numbers at the side, or numbered thumbnails. */
  readonly controls: 'numbers' | 'thumbnails';
  readonly slides: readonly [HeroSlide, ...HeroSlide[]];
  readonly words: HeroWords;
}

/** Names of the icons in components/home/amenities. */
export type AmenityIconName = 'air' | 'transfer' | 'breakfast' | 'bike';

export interface Amenity {
  readonly icon: AmenityIconName;
  readonly label: string;
}

export interface AmenitiesContent {
  /** Accessible name of the section. */
  readonly heading: string;
  readonly list: readonly Amenity[];
}

export interface IntroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly features: readonly string[];
  readonly photo: Photo;
  /** A second, smaller photo that overlaps the first. */
  readonly secondaryPhoto: Photo;
  readonly hostRole: string;
  /** Before the e-mail address. */
  readonly contactLabel: string;
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
  /** Lightbox pictures after those of the tiles; eight in all (CST-08). */
  readonly morePhotos: readonly Photo[];
  readonly bookingLabel: string;
  readonly words: {
    /** Label of the zoom button, before the title of the tile. */
    readonly zoom: string;
    readonly label: string;
  };
}

interface RoomSectionWords {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
}

export interface RoomSection extends RoomSectionWords {
  readonly featured: readonly { readonly room: Room; readonly photo: Photo }[];
}

export interface WrittenRoomSection extends RoomSectionWords {
  /** Rooms and their photos: no photo is used twice on a page. */
  readonly featured: readonly {
    readonly roomId: number;
    readonly photo: Photo;
    /** Instead of the room's own `desc`, where another section shows that. */
    readonly text?: string;
  }[];
}

/** A place in the drawing of the house, numbered in it and told below it. */
export interface HousePlace {
  readonly name: string;
  readonly text: string;
  readonly href?: SitePath;
  /** Centre of its number in the drawing, in % of width and height. */
  readonly at: { readonly x: number; readonly y: number };
}

export interface HouseContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  /** house.svg of the brand's folder, with its size in px. */
  readonly drawing: {
    readonly src: SitePath;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
  };
  /** In a dark section above its places, or along the foot of the section below them. */
  readonly layout: 'inset' | 'frieze';
  readonly places: readonly HousePlace[];
}

export interface WrittenHouse extends Omit<Written<HouseContent>, 'drawing'> {
  readonly drawing: Omit<HouseContent['drawing'], 'src'>;
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

export interface VideoContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly poster: Photo;
  readonly sources: readonly { readonly src: SitePath; readonly type: string }[];
  /** Accessible name of the video. */
  readonly label: string;
  readonly pause: string;
  readonly play: string;
  /** For browsers without video support (ERR-05). */
  readonly unsupported: string;
}

export interface Testimonial {
  /** As shown; its initials stand above the quote. */
  readonly name: string;
  readonly country: string;
  readonly rating: 5;
  readonly quote: string;
  /** True until a real guest is quoted. */
  readonly sample: boolean;
}

export interface TestimonialsContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly list: readonly Testimonial[];
  readonly words: {
    /** Badge of a sample. */
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
  /** Boutique only (HMB-11). */
  readonly ourLodges?: RoomSection;
  readonly bestRooms: RoomSection;
  /** The brand's own section: the house as a drawing. */
  readonly house?: HouseContent;
  readonly gallery: GalleryContent;
  /** The section before the gallery; the specification orders it differently for each brand (HSH-07, HMV-19). */
  readonly galleryAfter: 'intro' | 'facilities';
  readonly facilities: FacilitiesContent;
  readonly video: VideoContent;
  readonly testimonials: TestimonialsContent;
}

export interface WrittenHome extends Written<Omit<HomeContent, 'ourLodges' | 'bestRooms' | 'house'>> {
  readonly house?: WrittenHouse;
  readonly ourLodges?: WrittenRoomSection;
  readonly bestRooms: WrittenRoomSection;
}
