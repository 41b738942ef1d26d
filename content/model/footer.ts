import { fieldset, heading, list, pageLink, paragraph, translatedText } from '../fields/field-types';
import type { Link, SitePath, UnbrandedLink } from '../../lib/site-path';
import { pages } from './pages';
import { unbrandedLink } from './common-fields';
import { rooms } from './rooms';
import { defineContentType } from './content-type';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (Link | UnbrandedLink)[];
}

export const footer = defineContentType({
  brand: fieldset('Footer', {
    intro: paragraph(),
    helpLinks: list('More links in the first column', pageLink(), { min: 0 }),
  }),
  shared: fieldset('Footer', {
    roomsTitle: heading('Heading of the rooms'),
    more: fieldset('More pages', { title: heading(), links: list('Links', pageLink()) }),
    contactHeading: heading('Heading of the ways to reach us'),
    otherBrands: fieldset('Label of the links to the other houses', {
      one: translatedText('One other house'),
      many: translatedText('Several'),
    }),
    allBrands: fieldset('Link to the landing page', {
      two: translatedText('Two houses'),
      many: translatedText('More'),
    }),
    /** Five links without a prefix (FTR-10); their pages ask for the brand. */
    help: fieldset('Help', { title: heading(), links: list('Links', unbrandedLink) }),
  }),
  resolve({ brand: { intro, helpLinks }, shared }, context) {
    const { help, roomsTitle, more, contactHeading, otherBrands, allBrands } = shared;
    const { privacy, accessibility, legal } = context.get(pages);
    const others = context.brands.filter(({ id }) => id !== context.id);
    const isPair = others.length === 1;
    const toLink = ({ title, href }: { readonly title: string; readonly href: SitePath }): Link => ({
      label: title,
      href,
    });
    const helpColumn: FooterColumn = { ...help, links: [...help.links, ...helpLinks] };
    const roomLinks: FooterColumn = { title: roomsTitle, links: context.get(rooms).listed.map(toLink) };
    return {
      intro,
      /** Links written without a prefix (FTR-10), then those of the brand (FTR-11). */
      help: helpColumn,
      more,
      contactHeading,
      roomLinks,
      otherBrands: {
        label: isPair ? otherBrands.one : otherBrands.many,
        links: [
          ...others.map(({ id, name }): Link => ({
            label: name,
            href: context.localizedHome(`/${id}`),
          })),
          { label: isPair ? allBrands.two : allBrands.many, href: context.siteHome },
        ],
      },
      legalLinks: [privacy, accessibility, legal].map(toLink),
    };
  },
});
