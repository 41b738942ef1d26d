import { defineBrand } from './define-brand';
import { defineBusiness } from './define-business';
import { joinSite } from './define-links';
import { defineNotices, knownTo, periodsOf } from './define-notices';
import { inLanguage } from './languages';
import { mapWords } from './languages/map-words';
import { original, type Translation } from './languages/translation';
import { notices as writtenNotices } from './notices';
import { socialCardOf } from './photo';
import { fail, rejectDuplicates } from './validation';
import { siteContent } from './site';
import { checkThemes } from './theme-tokens';
import type { Brand, BrandContent, Facts, Notice, Period, Site, SiteContent, SitePath } from './types';

const LIST = 'content/index.ts';
const SITE = 'content/site/index.ts or a file it imports';

export interface SiteData {
  /** In the order of the landing page. */
  readonly brands: readonly Brand[];
  readonly site: Site;
  /** In which styles show notices and what is closed. */
  readonly periods: readonly Period[];
  /** @throws when there is no such brand, naming the file to correct */
  readonly getBrand: (id: string) => Brand;
}

/** @throws when two brands share what must be unique, when a theme lacks a token, or when the site names no brand of its own */
export function defineSite(contents: readonly BrandContent[], translation: Translation = original): SiteData {
  rejectDuplicates(
    LIST,
    contents.map(({ id }) => id),
    'Give each brand an id of its own: it is the path of its pages.',
  );
  rejectSharedRoomIds(contents);
  checkThemes(contents.map(({ id }) => id));
  const known = knownTo(contents);
  const notices = defineNotices(writtenNotices, known, translation);
  const brands = contents.map((content) =>
    defineBrand(
      content,
      contents.filter((other) => other !== content),
      translation,
      notices,
    ),
  );

  function getBrand(id: string): Brand {
    const brand = brands.find((one) => one.id === id);
    if (brand) return brand;
    return fail(
      LIST,
      `there is no brand "${id}". Add it, or use one of ${brands.map((one) => one.id).join(', ')}.`,
    );
  }

  const siteWide = defineSiteWide(brands, translation, notices);
  const { legalLinks } = getBrand(siteWide.themeBrand).footer;
  getBrand(siteWide.landing.highlighted);
  return { brands, site: { ...siteWide, legalLinks }, periods: periodsOf(notices, known.brands), getBrand };
}

/** What belongs to no brand, with the names of all brands in its sentences. */
function defineSiteWide(
  brands: readonly Brand[],
  { language, translate, formats }: Translation,
  notices: readonly Notice[],
): Omit<Site, 'legalLinks'> {
  const { namesInSentences, ...content } = translate(siteContent);
  const names = brands.map(({ name }) => name);
  const facts: Facts = {
    brands: brands.length,
    names,
    ofNames: names.map((name) => namesInSentences.of.replace('[name]', name)),
    toNames: names.map((name) => namesInSentences.to.replace('[name]', name)),
    summaries: brands.map(({ summary }) => summary),
  };
  const filled = mapWords(content, (text, path) => formats.fill(text, facts, `${SITE}, ${path}`));
  const { cardPhoto, business, chooserPages, chooserText, notFound, offline, ...words } = filled;
  const home = inLanguage(language, '');
  const { two, many } = chooserText.hint;
  return {
    ...words,
    ...home,
    notices: notices.filter(({ brand }) => brand === undefined),
    chooserPages: defineChooserPages(chooserPages, home.href),
    notFound: {
      ...notFound,
      goHome: { ...notFound.goHome, href: joinSite(home.href, notFound.goHome.href) },
    },
    offline: { ...offline, href: joinSite(home.href, '/offline') },
    chooserText: { ...chooserText, hint: brands.length === 2 ? two : many },
    business: defineBusiness(business, words.words.whatsApp, `${SITE}, business.phone`),
    icons: { tab: '/icons/site.svg', homeScreen: '/icons/site-touch.png' },
    socialCard: socialCardOf(cardPhoto, `${SITE}, cardPhoto`),
  };
}

function defineChooserPages(pages: SiteContent['chooserPages'], siteHome: SitePath): Site['chooserPages'];
function defineChooserPages(pages: Readonly<Record<string, object>>, siteHome: SitePath): object {
  return Object.fromEntries(
    Object.entries(pages).map(([segment, page]) => [
      segment,
      { ...page, href: joinSite(siteHome, `/${segment}`) },
    ]),
  );
}

/** The published file of galleries is keyed by room id alone (ENT-10): a second room 4 would lose its pictures. */
function rejectSharedRoomIds(contents: readonly BrandContent[]): void {
  const owners = new Map<number, string>();
  for (const { id: brand, rooms } of contents) {
    for (const [index, { id }] of rooms.list.entries()) {
      const owner = owners.get(id);
      if (owner !== undefined) {
        fail(
          `content/${brand}/rooms.ts, rooms.list.${index}.id`,
          `room ${id} is already in content/${owner}/rooms.ts. Give it a number that no other room of the site has: ` +
            '/data/room-galleries.json names rooms by their numbers alone.',
        );
      }
      owners.set(id, brand);
    }
  }
}
