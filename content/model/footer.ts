import type { LabelledLink, UnbrandedLink } from '../../lib/link-types';
import type { SitePath } from '../../lib/site-path';
import * as field from '../fields/field-types';
import { defineContentType } from './content-type';
import { pages, unbrandedLinkSchema } from './pages';
import { rooms } from './rooms';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly (LabelledLink | UnbrandedLink)[];
}

export const footer = defineContentType({
  brand: field.fieldset('Footer', {
    intro: field.paragraph(),
    helpLinks: field.list('More links in the first column', field.pageLink(), { min: 0 }),
  }),
  shared: field.fieldset('Footer', {
    roomsTitle: field.heading('Heading of the rooms'),
    more: field.fieldset('More pages', {
      title: field.heading(),
      links: field.list('Links', field.pageLink()),
    }),
    contactHeading: field.heading('Heading of the ways to reach us'),
    otherBrands: field.fieldset('Label of the links to the other houses', {
      one: field.translatedText('One other house'),
      many: field.translatedText('Several'),
    }),
    allBrands: field.fieldset('Link to the landing page', {
      two: field.translatedText('Two houses'),
      many: field.translatedText('More'),
    }),
    /** Five links without a prefix (FTR-10); their pages ask for the brand. */
    help: field.fieldset('Help', { title: field.heading(), links: field.list('Links', unbrandedLinkSchema) }),
  }),
  needs: { pages, rooms },
  resolve({ brand: { intro, helpLinks }, shared }, context, needs) {
    const { help, roomsTitle, more, contactHeading, otherBrands, allBrands } = shared;
    const { privacy, accessibility, legal } = needs.pages;
    const others = context.brands.filter(({ id }) => id !== context.id);
    const isPair = others.length === 1;
    const toLink = ({ title, href }: { readonly title: string; readonly href: SitePath }): LabelledLink => ({
      label: title,
      href,
    });
    const helpColumn: FooterColumn = { ...help, links: [...help.links, ...helpLinks] };
    const roomLinks: FooterColumn = { title: roomsTitle, links: needs.rooms.listed.map(toLink) };
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
          ...others.map(({ id, name }): LabelledLink => ({
            label: name,
            href: context.localizedPath(`/${id}`),
          })),
          { label: isPair ? allBrands.two : allBrands.many, href: context.siteHome },
        ],
      },
      legalLinks: [privacy, accessibility, legal].map(toLink),
    };
  },
});
