import type { HeaderContent, Written } from '../types';

/** The same labels for all brands (ODD-31). */
export const header: Written<HeaderContent> = {
  nav: [
    { label: 'Home', href: '/' },
    { label: 'About', href: '/about' },
    { label: 'Suites & Villas', href: '/room' },
    { label: 'Restaurant', href: '/restaurant' },
    { label: 'Honeymoon', href: '/honeymoon' },
    { label: 'Tours', href: '/tours-activities' },
    { label: 'Contact', href: '/contact' },
  ],
  ticker: ['Best Prices Guaranteed', 'Free Breakfast Included', 'Beachfront Location', '24/7 Support'],
};
