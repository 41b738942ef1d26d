import type { FooterColumn } from '../types';

/** The five links written without a prefix: each asks which house the visitor means (FTR-10). */
export const helpLinks: FooterColumn['links'] = [
  { label: 'About us', href: '/about' },
  { label: 'Rooms', href: '/room' },
  { label: 'Services', href: '/services' },
  { label: 'Restaurant', href: '/restaurant' },
  { label: 'Contact', href: '/contact' },
];

/** Screens that the navigation does not name. */
export function moreLinks(brandId: string): FooterColumn['links'] {
  return [
    { label: 'Find a room', href: `/${brandId}/find_room` },
    { label: 'Activities', href: `/${brandId}/activities` },
    { label: 'Explore the island', href: `/${brandId}/explore-island` },
    { label: 'Pricing', href: `/${brandId}/pricing` },
    { label: 'Our team', href: `/${brandId}/our_team` },
    { label: 'Blog', href: `/${brandId}/blog` },
  ];
}
