import type { FooterColumn, SiteWideLink, Written, WrittenFooter } from '../types';

/** The five links written without a prefix: each asks which house the visitor means (FTR-10). */
export const helpLinks: readonly SiteWideLink[] = [
  { label: 'About us', siteHref: '/about' },
  { label: 'Rooms', siteHref: '/room' },
  { label: 'Services', siteHref: '/services' },
  { label: 'Restaurant', siteHref: '/restaurant' },
  { label: 'Contact', siteHref: '/contact' },
];

/** Screens that the navigation does not name. */
const moreLinks: Written<FooterColumn>['links'] = [
  { label: 'Find a room', href: '/find_room' },
  { label: 'Activities', href: '/activities' },
  { label: 'Explore the island', href: '/explore-island' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Our team', href: '/our_team' },
  { label: 'Blog', href: '/blog' },
];

/** What the footers of all houses have in common. */
export const footer: Omit<WrittenFooter, 'intro' | 'help'> = {
  nestsTitle: 'Our Nests',
  more: { title: 'Discover', links: moreLinks },
  touchTitle: 'Get In Touch',
  otherBrands: { one: 'Our other house:', many: 'Our other houses:' },
  allBrands: { two: 'Both houses', many: 'All houses' },
};
