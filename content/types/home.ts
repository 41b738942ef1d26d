import type { Link, SitePath } from './brand';
import type { Photo } from './photo';

export interface HeroSlide {
  readonly tagline: string;
  readonly headline: string;
  readonly photo: Photo;
}

export interface HeroContent {
  readonly label: string;
  /** Numbers 01 to 06 at the side, or numbered thumbnails. */
  readonly controls: 'numbers' | 'thumbnails';
  readonly slides: readonly HeroSlide[];
}

/** Names of the line drawings in components/ui/icon. */
export type AmenityIcon = 'air' | 'transfer' | 'breakfast' | 'bike';

export interface Amenity {
  readonly icon: AmenityIcon;
  readonly label: string;
}

export interface IntroContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly features: readonly string[];
  readonly photo: Photo;
  readonly host: { readonly name: string; readonly role: string };
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
  /** The first four pictures of the lightbox, in the same order (ODD-52). */
  readonly tiles: readonly GalleryTile[];
  /** Eight pictures (CST-08). */
  readonly lightbox: readonly Photo[];
  readonly bookingLabel: string;
  readonly zoomLabel: string;
}

export interface RoomSection {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  /** Which rooms, and the picture of each: no picture stands twice on a page. */
  readonly picks: readonly { readonly roomId: number; readonly photo: Photo }[];
}

export interface Facility {
  readonly heading: string;
  readonly text: string;
  readonly photo: Photo;
  readonly link: Link<SitePath>;
}

export interface FacilitiesContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly blocks: readonly Facility[];
  readonly viewAll: Link<SitePath>;
}

export interface SeaContent {
  readonly eyebrow: string;
  readonly heading: string;
  readonly text: string;
  readonly poster: Photo;
  readonly sources: readonly { readonly src: SitePath; readonly type: string }[];
  readonly label: string;
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
  readonly sampleNote: string;
  readonly list: readonly Testimonial[];
}

export interface HomeContent {
  readonly hero: HeroContent;
  readonly amenities: { readonly heading: string; readonly list: readonly Amenity[] };
  readonly intro: IntroContent;
  /** Only the boutique has it (HMB-11). */
  readonly lodges?: RoomSection;
  readonly bestRooms: RoomSection;
  readonly gallery: GalleryContent;
  readonly facilities: FacilitiesContent;
  readonly sea: SeaContent;
  readonly testimonials: TestimonialsContent;
}
