import { localized } from '../i18n/languages';
import { sourceCatalog, type Catalog } from '../i18n/catalog';
import {
  sharedFiles,
  type Brand,
  type ContentInput,
  type DateRange,
  type Site,
  type SitePath,
} from '../schema';
import type { TextVariables } from '../fields/field-types';
import { numberTexts } from '../schema/number-texts';
import { throwContentError } from '../fields/content-error';
import { photoEntry } from '../schema/photo';
import { mapFields } from '../fields/map-fields';
import { resolveBrand } from './brand';
import { resolveBusiness } from './business';
import { createFormats, type Formats } from '../i18n/formats';
import { joinPath, createLinkResolver } from '../fields/links';
import { collectDateRanges, resolveNotices } from './notices';
import { resolveOffers } from './offers';
import { resolveSocialCard } from './photos';
import { resolveFields, translate, type Context } from '../fields/resolve-fields';

const SITE = 'content/shared/site.json';
const BUSINESS = 'content/shared/business.json';

export interface SiteData {
  /** In the order of the landing page. */
  readonly brands: readonly Brand[];
  readonly site: Site;
  /** In which styles show notices and what is closed. */
  readonly dateRanges: readonly DateRange[];
  /** @throws when there is no such brand */
  readonly getBrand: (id: string) => Brand;
}

/**
 * The site in one language, as pages show it.
 * @throws ContentError where files do not fit together
 */
export function resolveSite(content: ContentInput, translation: Catalog = sourceCatalog): SiteData {
  rejectSharedRoomIds(content);
  const { language } = translation;
  const siteHome = localized(language, '').href;
  const formats = createSiteFormats(content, translation);
  const general = {
    translation,
    formats,
    sourceFormats: createSiteFormats(content, sourceCatalog),
    siteHome,
    variables: {},
    resolveLink: createLinkResolver(siteHome, []),
  };
  const unbranded: Context = { ...general, photos: resolvePhotos(content, general) };
  const notices = resolveNotices(content.shared.notices, content.brands, unbranded);
  const offers = resolveOffers(content.shared.offers, content.brands, unbranded);
  const brands = content.brands.map((input) =>
    resolveBrand(input, { content, site: unbranded, notices, offers }),
  );

  function getBrand(id: string): Brand {
    const brand = brands.find((one) => one.id === id);
    if (brand) return brand;
    const ids = brands.map((one) => one.id).join(', ');
    return throwContentError(
      { file: `content/${id}/brand.json` },
      `there is no house "${id}".`,
      `Add its folder, or use one of ${ids}.`,
    );
  }

  const pages = resolveUnbranded(content, brands, unbranded);
  for (const [field, id] of [
    ['themeBrand', pages.themeBrand],
    ['landing.highlighted', pages.landing.highlighted],
  ] as const) {
    if (brands.some((brand) => brand.id === id)) continue;
    const remedy = `Write one of ${brands.map((one) => one.id).join(', ')}.`;
    throwContentError({ file: SITE, path: field.split('.') }, `there is no house "${id}".`, remedy);
  }
  const { name, footer } = getBrand(pages.themeBrand);
  const site = {
    ...pages,
    legalLabel: formats.interpolate(pages.legalLabel, { name }, { file: SITE }),
    legalLinks: footer.legalLinks,
    notices: notices.filter(({ brand }) => brand === undefined),
  };
  const periods = [
    ...collectDateRanges(
      notices,
      brands.map(({ id }) => id),
    ),
    ...offers.map(({ id, from, until }) => ({ id, from, until })),
  ];
  return { brands, site, dateRanges: periods, getBrand };
}

/** How the language writes figures. */
function createSiteFormats({ shared }: ContentInput, translation: Catalog): Formats {
  const texts = numberTexts.parse(
    mapFields(numberTexts, shared['number-texts'], (leaf) => translate(translation, leaf) ?? leaf.value),
  );
  return createFormats(translation.language, texts);
}

/** The pictures, with what they show in the language. */
function resolvePhotos({ photos }: ContentInput, context: Omit<Context, 'photos'>): ContentInput['photos'] {
  return Object.fromEntries(
    Object.entries(photos).map(([name, entry]) => [
      name,
      resolveFields(`content/photos/${name}.json`, photoEntry, entry, { ...context, photos }),
    ]),
  );
}

/** What is shared by all brands, with their names in its sentences. */
function resolveUnbranded(
  content: ContentInput,
  brands: readonly Brand[],
  unbranded: Context,
): Omit<Site, 'legalLinks' | 'notices'> {
  const { translation, formats, siteHome } = unbranded;
  const { namesInSentences } = content.shared.site;
  const within = (msgid: string) =>
    brands.map(({ name }) =>
      formats.interpolate(translation.gettext('', msgid) ?? msgid, { name }, { file: SITE }),
    );
  const variables: TextVariables = {
    brands: brands.length,
    names: brands.map(({ name }) => name),
    ofNames: within(namesInSentences.of),
    toNames: within(namesInSentences.to),
    summaries: brands.map(({ summary }) => summary),
  };
  const context = { ...unbranded, variables };
  const shown = resolveFields(SITE, sharedFiles.site, content.shared.site, context);
  const { cardPhoto, unbrandedPages, chooserText, offline, namesInSentences: _, ...rest } = shown;
  const labels = resolveFields('content/shared/shell.json', sharedFiles.shell, content.shared.shell, context);
  const business = resolveFields(BUSINESS, sharedFiles.business, content.shared.business, context);
  const { two, many } = chooserText.hint;
  return {
    ...rest,
    ...localized(translation.language, ''),
    labels,
    unbrandedPages: resolveChooserPages(unbrandedPages, siteHome),
    offline: { ...offline, href: joinPath(siteHome, '/offline') },
    chooserText: { ...chooserText, hint: brands.length === 2 ? two : many },
    business: resolveBusiness(business, labels.whatsApp, BUSINESS),
    icons: { tab: '/icons/site.svg', homeScreen: '/icons/site-touch.png' },
    socialCard: resolveSocialCard(cardPhoto, { file: SITE, path: ['cardPhoto'] }),
  };
}

function resolveChooserPages(
  pages: Omit<Site['unbrandedPages'][keyof Site['unbrandedPages']], 'href'> extends infer Page
    ? { readonly [Segment in keyof Site['unbrandedPages']]: Page }
    : never,
  siteHome: SitePath,
): Site['unbrandedPages'];
function resolveChooserPages(pages: Readonly<Record<string, object>>, siteHome: SitePath): object {
  return Object.fromEntries(
    Object.entries(pages).map(([segment, page]) => [
      segment,
      { ...page, href: joinPath(siteHome, `/${segment}`) },
    ]),
  );
}

/** The published file of galleries is keyed by room id alone (ENT-10): a second room 4 would lose its pictures. */
function rejectSharedRoomIds({ brands }: ContentInput): void {
  const owners = new Map<number, string>();
  for (const { id: brand, rooms } of brands) {
    for (const [index, { id }] of rooms.list.entries()) {
      const owner = owners.get(id);
      if (owner !== undefined && owner !== brand) {
        throwContentError(
          { file: `content/${brand}/rooms.json`, path: ['list', index, 'id'] },
          `room ${id} is already in content/${owner}/rooms.json.`,
          'Give it a number that no other room of the site has: /data/room-galleries.json names rooms by their numbers alone.',
        );
      }
      owners.set(id, brand);
    }
  }
}
