import { photo } from '../photo';
import type { AmenitiesContent, GalleryContent, HeroWords, SeaContent, TestimonialsContent } from '../types';

/** Both houses offer the same four (HMB-07, HMV-12). */
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
  previous: 'Previous picture',
  next: 'Next picture',
  choose: 'Choose a picture',
};

export const galleryWords: Omit<GalleryContent['words'], 'label'> = {
  zoom: 'Zoom in:',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close the pictures',
};

export const sea: Pick<SeaContent, 'poster' | 'sources' | 'label' | 'pause' | 'play' | 'unsupported'> = {
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

/** Four frames that wait for what guests will say; nobody is quoted who has not spoken (TST-07, TST-08). */
export const testimonials: Pick<TestimonialsContent, 'list' | 'words'> = {
  list: [
    {
      ...sample,
      initials: 'A. K.',
      country: 'Kenya',
      quote: 'This frame is kept for a guest who will tell how the first morning by the lagoon was.',
    },
    {
      ...sample,
      initials: 'M. W.',
      country: 'Germany',
      quote:
        'Here a guest will say what was on the breakfast table, and who brought the second pot of coffee.',
    },
    {
      ...sample,
      initials: 'S. B.',
      country: 'United Kingdom',
      quote: 'Kept for the story of a walk to the reef at low tide, and of the way back with wet feet.',
    },
    {
      ...sample,
      initials: 'L. R.',
      country: 'Italy',
      quote: 'Here will stand what someone remembered most after the suitcase was unpacked at home.',
    },
  ],
  words: {
    sample: 'Sample',
    rating: '5 out of 5 stars',
    previous: 'Previous words',
    next: 'Next words',
  },
};
