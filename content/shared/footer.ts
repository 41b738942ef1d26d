import type { FooterColumn, SiteWideLink, Written, WrittenFooter } from '../types';

/** The five links without a prefix (FTR-10); their pages ask for the brand. */
export const helpLinks: readonly Written<SiteWideLink>[] = [
  { label: 'About us', siteHref: '/about' },
  { label: 'Rooms', siteHref: '/room' },
  { label: 'Services', siteHref: '/services' },
  { label: 'Restaurant', siteHref: '/restaurant' },
  { label: 'Contact', siteHref: '/contact' },
];

/** Pages that are not in the navigation. */
const moreLinks: Written<FooterColumn>['links'] = [
  { label: 'Find a room', href: '/find_room' },
  { label: 'Activities', href: '/activities' },
  { label: 'Explore the island', href: '/explore-island' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Our team', href: '/our_team' },
  { label: 'Blog', href: '/blog' },
];

/** What the footers of all brands have in common. */
export const footer: Omit<WrittenFooter, 'intro' | 'help'> = {
  roomsTitle: 'Our Nests',
  more: { title: 'Discover', links: moreLinks },
  contactHeading: 'Get In Touch',
  otherBrands: { one: 'Our other house:', many: 'Our other houses:' },
  allBrands: { two: 'Both houses', many: 'All houses' },
};
