import { displayPeriodSince, type DisplayPeriod } from '../lib/display-periods';
import { mapValues } from '../lib/map-values';
import { zanzibarDate } from '../lib/zanzibar-clock';
import type { ReferenceTargets } from './fields/assert-reference';
import { throwContentError } from './fields/content-error';
import { mapFields } from './fields/map-fields';
import { photoEntryFields, type PhotoFiles } from './fields/photo-entry-and-types';
import type { TextVariables } from './fields/placeholder-syntax';
import { resolveFields, translate } from './fields/resolve-fields';
import type { Schema } from './fields/schema-tree';
import { sourceCatalog, type Catalog } from './i18n/catalog';
import { createFormats, type Formats } from './i18n/formats';
import { getHomeInEveryLanguage } from './i18n/home-in-every-language';
import { brandContentTypes, globalContentTypes, type Brand } from './model';
import { assertRoomIdsAreUnique } from './model/assert-room-ids-are-unique';
import { contentFiles, type ContentFile } from './model/content-files';
import type { BrandInput, ContentInput, SharedInput } from './model/content-input';
import type { ResolveContext, ContentType } from './model/content-type';
import { formatTextFields } from './model/format-texts';
import { noticeAndClosurePeriods } from './model/notices';
import { BRAND_PAGE_SEGMENTS, type BrandPageSegment } from './model/pages';
import { removedPagesOf } from './model/removed-pages';
import { visibleRooms } from './model/rooms';
import { textVariablesFieldset } from './model/technical-settings';
import { unbrandedVariables, type UnbrandedContent } from './model/unbranded';

export interface ResolvedSite {
  /** In the order of the landing page. */
  readonly brands: readonly Brand[];
  readonly unbranded: UnbrandedContent;
  /** The periods in which style sheets show or hide notices, offers, closures and prices. */
  readonly displayPeriods: readonly DisplayPeriod[];
  /** @throws when there is no such brand */
  readonly getBrand: (id: string) => Brand;
}

/** What is not content and depends on the machine. */
export interface SiteInputs extends Pick<ResolveContext, 'emailSettings'> {
  /** Looks up the files that have been made of a photo. */
  readonly photoFiles: (name: string) => PhotoFiles | undefined;
}

/**
 * The site in one language, as pages show it.
 * @throws ContentError where files do not fit together
 */
export function resolveSite(
  content: ContentInput,
  inputs: SiteInputs,
  catalog: Catalog = sourceCatalog,
  today = zanzibarDate(new Date()),
): ResolvedSite {
  assertRoomIdsAreUnique(content.brands);
  const files = contentFiles(content);
  const siteContext = createContext(siteContextValues(content, inputs, catalog, today), visibleFiles(files));
  const brands = content.brands.map((input) => resolveBrand(input, content, files, siteContext));

  function getBrand(id: string): Brand {
    const brand = brands.find((candidate) => candidate.id === id);
    if (brand) return brand;
    return throwContentError(
      { file: `content/${id}/brand.json` },
      `there is no house "${id}".`,
      `Add its folder, or use one of ${brands.map((candidate) => candidate.id).join(', ')}.`,
    );
  }

  const variables = unbrandedVariables(content.shared.unbranded, brands, siteContext);
  const { get, formats } = createContext({ ...siteContext, variables }, visibleFiles(files));
  const unbranded = get(globalContentTypes.unbranded);
  const { name, footer } = getBrand(unbranded.themeBrand);
  return {
    brands,
    unbranded: {
      ...unbranded,
      legalLabel: formats.fill(unbranded.legalLabel, { name }),
      legalLinks: footer.legalLinks,
    },
    displayPeriods: displayPeriodsOf(brands, siteContext),
    getBrand,
  };
}

function displayPeriodsOf(brands: readonly Brand[], { get }: ResolveContext): readonly DisplayPeriod[] {
  const brandIds = brands.map(({ id }) => id);
  const offers = get(globalContentTypes.specialOffers);
  const daysAfterOneTimeSeasons = new Set(brands.flatMap(({ rooms }) => rooms.daysAfterOneTimeSeasons));
  return [
    ...noticeAndClosurePeriods(get(globalContentTypes.notices), brandIds),
    ...offers.map(({ id, from, until }) => ({ id, from, until })),
    ...[...daysAfterOneTimeSeasons].map(displayPeriodSince),
  ];
}

function resolveBrand(
  input: BrandInput,
  content: ContentInput,
  files: readonly ContentFile[],
  siteContext: ResolveContext,
): Brand {
  const { id } = input;
  const visible = visibleFiles(files, id);
  const { href, homes } = getHomeInEveryLanguage(siteContext.catalog.language, `/${id}`);
  const removedPages = removedPagesOf(input, content.posts);
  const targets = referenceTargets(content, [input], { ...content.shared, ...input.overrides }, removedPages);
  const base = {
    ...siteContext,
    id,
    href,
    homes,
    targets,
    offSite: offSiteTargets(hiddenRoomsOf(input), removedPages),
  };
  const variables = {
    ...resolveFields(
      `content/${id}/technical-settings.json`,
      textVariablesFieldset,
      input.technicalSettings,
      base,
    ).textVariables,
    ...countedVariables(visible, siteContext),
  };
  const { get } = createContext({ ...base, variables }, visible, siteContext);
  const { brand, ...otherContentTypes } = brandContentTypes;
  // under the name of each content type is what its `resolve` gives; TypeScript gives all of them one type
  return {
    ...get(brand),
    ...mapValues(otherContentTypes, (contentType) => get<unknown>(contentType)),
  } as Brand;
}

type VisibleFiles = ReadonlyMap<Schema, ContentFile>;

/** The files that the pages of a brand show, by their schemas: its own in place of shared ones. */
const visibleFiles = (files: readonly ContentFile[], brandId?: string): VisibleFiles =>
  new Map(
    [undefined, brandId]
      .flatMap((id) => files.filter((file) => file.brandId === id))
      .map((file) => [file.schema, file]),
  );

const filesOf = ({ brand, shared }: ContentType, visible: VisibleFiles) => ({
  brand: brand && visible.get(brand),
  shared: shared && visible.get(shared),
});

/** The files of a content type with the values of a date, such as the price of a room on that day. */
function filesForDate(contentType: ContentType, visible: VisibleFiles, today: string) {
  const { brand, shared } = filesOf(contentType, visible);
  if (!brand || !contentType.forDate) return { brand, shared };
  return { brand: { ...brand, value: contentType.forDate(brand.value, today) }, shared };
}

/** The text variables that are counted or calculated from the files of a brand. */
const countedVariables = (visible: VisibleFiles, { formats, today }: ResolveContext): TextVariables =>
  Object.assign(
    {},
    ...Object.values<ContentType>(brandContentTypes).map((contentType) => {
      const sources = mapValues(filesForDate(contentType, visible, today), (file) => file?.value);
      return contentType.variables?.(sources, formats);
    }),
  );

/** @param siteContext resolves the content types that are the same for all brands */
function createContext(
  values: Omit<ResolveContext, 'get'>,
  visible: VisibleFiles,
  siteContext?: ResolveContext,
): ResolveContext {
  const results = new Map<ContentType, unknown>();
  const context: ResolveContext = { ...values, get };
  function get<Result>(contentType: ContentType<Result>): Result {
    if (siteContext && Object.values<ContentType>(globalContentTypes).includes(contentType))
      return siteContext.get(contentType);
    if (!results.has(contentType))
      results.set(contentType, resolveContentType(contentType, visible, context));
    // what is kept for a content type is what its own `resolve` gave; a map has one type for all values
    return results.get(contentType) as Result;
  }
  return context;
}

function resolveContentType(
  contentType: ContentType,
  visible: VisibleFiles,
  context: ResolveContext,
): unknown {
  const sources = mapValues(filesOf(contentType, visible), (file) => file?.value);
  const resolved = mapValues(
    filesForDate(contentType, visible, context.today),
    (file) => file && resolveFields(file.file, file.schema, file.value, context),
  );
  return contentType.resolve(resolved, context, sources);
}

/** The context of pages without a brand; pages of a brand replace some of its values. */
function siteContextValues(
  content: ContentInput,
  { photoFiles, emailSettings }: SiteInputs,
  catalog: Catalog,
  today: string,
): Omit<ResolveContext, 'get'> {
  const { href, homes } = getHomeInEveryLanguage(catalog.language, '');
  const context = {
    id: 'site',
    href,
    homes,
    siteHome: href,
    localizedHome: (path: `/${string}`) => getHomeInEveryLanguage(catalog.language, path).href,
    today,
    catalog,
    formats: siteFormats(content, catalog),
    sourceFormats: siteFormats(content, sourceCatalog),
    variables: {},
    targets: referenceTargets(content, content.brands, content.shared),
    offSite: offSiteTargets(content.brands.flatMap(hiddenRoomsOf)),
    photos: {},
    emailSettings,
    posts: content.posts,
    brands: content.brands.map(({ id, brand, rooms, overrides }) => ({
      id,
      name: brand.name,
      rooms: rooms.list.map((room) => room.id),
      overrides: Object.keys(overrides),
    })),
  };
  const photos = mapValues(content.photos, (entry, name) => ({
    entry: resolveFields(`content/photos/${name}.json`, photoEntryFields, entry, context),
    files: photoFiles(name),
  }));
  return { ...context, photos };
}

/** How the language writes numbers, prices and times. */
function siteFormats({ shared }: ContentInput, catalog: Catalog): Formats {
  const texts = mapFields(
    formatTextFields,
    shared.formatTexts,
    (leaf) => translate(catalog, leaf) ?? leaf.value,
  );
  return createFormats(catalog.language, formatTextFields.parse(texts));
}

const hiddenRoomsOf = ({ rooms: { list } }: BrandInput): readonly number[] =>
  list.filter(({ hidden }) => hidden).map(({ id }) => id);

/** What owners have taken off the site, as references name it. */
const offSiteTargets = (
  hiddenRooms: readonly number[],
  removedPages: readonly BrandPageSegment[] = [],
): Partial<ReferenceTargets> => ({
  page: [...removedPages, ...hiddenRooms.map((room) => `room/${room}`)].map((page) => `/${page}`),
  room: hiddenRooms,
});

/**
 * The ids that references can have: in files of a brand its own rooms and pages, in shared files the rooms of all
 * brands.
 */
function referenceTargets(
  content: ContentInput,
  owners: readonly BrandInput[],
  { tours, explore, pricing }: SharedInput,
  removedPages: readonly BrandPageSegment[] = [],
): ReferenceTargets {
  const rooms = owners.flatMap((brand) => visibleRooms(brand.rooms.list).map(({ id }) => id));
  const segments = BRAND_PAGE_SEGMENTS.filter((segment) => !removedPages.includes(segment));
  return {
    brand: content.brands.map(({ id }) => id),
    page: ['/', ...segments.map((segment) => `/${segment}`), ...rooms.map((room) => `/room/${room}`)],
    photo: Object.keys(content.photos),
    room: rooms,
    tour: tours.tours.map(({ id }) => id),
    place: explore.places.map(({ id }) => id),
    question: pricing.questions.map(({ id }) => id),
  };
}
