import { photo } from '../photo';
import type {
  AmenitiesContent,
  GalleryContent,
  HeroWords,
  VideoContent,
  TestimonialsContent,
} from '../types';

/** The same for all brands (HMV-12). */
export const amenities: AmenitiesContent = {
  heading: 'Included, or one message away',
  list: [
    { icon: 'air', label: 'Air conditioning' },
    { icon: 'transfer', label: 'Airport transfer' },
    { icon: 'breakfast', label: 'Breakfast Included' },
    { icon: 'bike', label: 'Car & Bike Rent' },
  ],
};

export const heroWords: Omit<HeroWords, 'label'> = {
  pause: 'Pause the pictures',
  resume: 'Play the pictures',
  slideList: 'Choose a picture',
};

export const galleryWords: Omit<GalleryContent['words'], 'label'> = {
  zoom: 'Zoom in:',
};

export const video: Pick<VideoContent, 'poster' | 'sources' | 'label' | 'pause' | 'play' | 'unsupported'> = {
  poster: photo('sea-poster', 'A dhow under sail on the still lagoon of Jambiani, pale sand in front'),
  sources: [
    { src: '/video/sea.webm', type: 'video/webm' },
    { src: '/video/sea.mp4', type: 'video/mp4' },
  ],
  label: 'Small waves on the lagoon and a dhow far out, without sound',
  pause: 'Pause the sea',
  play: 'Play the sea',
  unsupported: 'Your browser does not support the video tag.',
};

const sample = { name: 'Sample guest', rating: 5, sample: true } as const;

/** Samples until real guests are quoted. */
export const testimonials: Pick<TestimonialsContent, 'list' | 'words'> = {
  list: [
    {
      ...sample,
      country: 'Kenya',
      quote: 'Kept for a guest who has something to say about a first morning by the lagoon.',
    },
    {
      ...sample,
      country: 'Germany',
      quote:
        'There is room here for what was on the breakfast table, and for who brought the second pot of coffee.',
    },
    {
      ...sample,
      country: 'United Kingdom',
      quote:
        'This page waits for the story of a walk to the reef at low tide, and of the way back with wet feet.',
    },
    {
      ...sample,
      country: 'Italy',
      quote: 'Last of all: what somebody still remembered when the suitcase was unpacked at home.',
    },
  ],
  words: {
    sample: 'Sample',
    rating: '5 out of 5 stars',
    previous: 'Previous entry',
    next: 'Next entry',
  },
};
