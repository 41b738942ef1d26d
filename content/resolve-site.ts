import { createDisplayPeriodSince, type DisplayPeriod } from '../lib/display-periods';
import { mapValues } from '../lib/map-values';
import { formatSourceLocation, throwContentError, type ContentIssue } from './fields/content-error';
import type { PhotoFilesEntry } from './fields/photo-content';
import { getPhotoEntryPath, photoEntrySchema } from './fields/photo-entry';
import { replaceFields } from './fields/replace-fields';
import { resolveFields, translateFieldValue } from './fields/resolve-fields';
import { sourceCatalog, type TranslationCatalog } from './i18n/catalog';
import { createFormatters, type Formatters } from './i18n/formatters';
import { getLocalizedHomeLinks } from './i18n/localized-home-links';
import { contentTypesPerBrand, siteWideContentTypes, type Brand } from './model';
import type { ResolveContext } from './model/content-type';
import { getContentFilePath } from './model/files/content-file-path';
import { listContentFiles, type ContentFile } from './model/files/content-files';
import type { BrandInput, ContentInput } from './model/files/content-input';
import { formatTextSchema } from './model/format-texts';
import { assertRoomIdsAreUnique } from './model/helpers/assert-room-ids-are-unique';
import { getRemovedPages } from './model/helpers/removed-pages';
import { createNoticeAndClosurePeriods } from './model/notices';
import { textVariablesPartSchema } from './model/technical-settings';
import { createUnbrandedTextVariables, type UnbrandedContent } from './model/unbranded';
import { createReferenceTargetIds, createRemovedTargetIds, getHiddenRoomIds } from './reference-targets';
import {
  createComputedTextVariables,
  createResolveContext,
  selectFiles,
  type FilesByKind,
} from './resolve-context';

export interface ResolvedSite {
  /** In the order of the landing page. */
  readonly brands: readonly Brand[];
  readonly unbranded: UnbrandedContent;
  /** The periods in which style sheets show or hide notices, offers, closures and prices. */
  readonly displayPeriods: readonly DisplayPeriod[];
  /** The translations that their values make too long, so that pages show English. */
  readonly tooLongTranslations: readonly ContentIssue[];
  /** @throws when there is no such brand */
  readonly getBrand: (id: string) => Brand;
}

/** Inputs that are not content and depend on the machine and the day of the build. */
export interface BuildInputs extends Pick<ResolveContext, 'emailSettings' | 'today'> {
  /** Looks up the generated files of a photo. */
  readonly photoFiles: (name: string) => PhotoFilesEntry | undefined;
}

/**
 * The site in one language, as pages show it.
 * @throws ContentError where files do not fit together
 */
export function resolveSite(
  content: ContentInput,
  inputs: BuildInputs,
  catalog: TranslationCatalog = sourceCatalog,
): ResolvedSite {
  assertRoomIdsAreUnique(content.brands);
  const files = listContentFiles(content);
  const sharedFiles = selectFiles(files);
  // for each translation the issue of the place where it is longest
  const tooLongTranslations = new Map<string, { readonly issue: ContentIssue; readonly excess: number }>();
  const siteContext = createSiteContext(content, sharedFiles, inputs, catalog, (issue, excess) => {
    const location = formatSourceLocation(issue);
    if (excess > (tooLongTranslations.get(location)?.excess ?? 0))
      tooLongTranslations.set(location, { issue, excess });
  });
  const brands = content.brands.map((input) => resolveBrand(input, content, files, siteContext));

  function getBrand(id: string): Brand {
    const brand = brands.find((candidate) => candidate.id === id);
    if (brand) return brand;
    return throwContentError(
      { file: getContentFilePath(id, 'brand') },
      `there is no house "${id}".`,
      `Add its folder, or use one of ${brands.map((candidate) => candidate.id).join(', ')}.`,
    );
  }

  const variables = createUnbrandedTextVariables(content.shared.unbranded, brands, siteContext);
  const { get, formatters } = createResolveContext({ ...siteContext, variables }, sharedFiles);
  const unbranded = get(siteWideContentTypes.unbranded);
  const { name, footer } = getBrand(unbranded.themeBrand);
  return {
    brands,
    unbranded: {
      ...unbranded,
      legalLabel: formatters.fill(unbranded.legalLabel, { name }),
      legalLinks: footer.legalLinks,
    },
    displayPeriods: getDisplayPeriods(brands, siteContext),
    tooLongTranslations: [...tooLongTranslations.values()].map(({ issue }) => issue),
    getBrand,
  };
}

function getDisplayPeriods(brands: readonly Brand[], { get }: ResolveContext): readonly DisplayPeriod[] {
  const brandIds = brands.map(({ id }) => id);
  const offers = get(siteWideContentTypes.specialOffers);
  const daysAfterOneTimeSeasons = new Set(brands.flatMap(({ rooms }) => rooms.daysAfterOneTimeSeasons));
  return [
    ...createNoticeAndClosurePeriods(get(siteWideContentTypes.notices), brandIds),
    ...offers.map(({ id, from, until }) => ({ id, from, until })),
    ...[...daysAfterOneTimeSeasons].map(createDisplayPeriodSince),
  ];
}

function resolveBrand(
  input: BrandInput,
  content: ContentInput,
  files: readonly ContentFile[],
  siteContext: ResolveContext,
): Brand {
  const { id } = input;
  const filesByKind = selectFiles(files, id);
  const { href, homes } = getLocalizedHomeLinks(siteContext.catalog.language, `/${id}`);
  const removedPages = getRemovedPages(input, content.posts);
  const referenceTargets = createReferenceTargetIds(
    content,
    [input],
    { ...content.shared, ...input.overrides },
    removedPages,
  );
  const contextWithoutVariables = {
    ...siteContext,
    id,
    href,
    homes,
    referenceTargets,
    removedTargets: createRemovedTargetIds(getHiddenRoomIds(input), removedPages),
  };
  const variables = {
    ...resolveFields(
      getContentFilePath(id, 'technicalSettings'),
      textVariablesPartSchema,
      input.technicalSettings,
      contextWithoutVariables,
    ).textVariables,
    ...createComputedTextVariables(filesByKind, siteContext),
  };
  const { get } = createResolveContext({ ...contextWithoutVariables, variables }, filesByKind, siteContext);
  const { brand, ...otherContentTypes } = contentTypesPerBrand;
  // each key has the result of the content type's `resolve`; TypeScript gives all of them one type
  return {
    ...get(brand),
    ...mapValues(otherContentTypes, (contentType) => get<unknown>(contentType)),
  } as Brand;
}

/** The context of pages without a brand; pages of a brand replace some of its values. */
function createSiteContext(
  content: ContentInput,
  sharedFiles: FilesByKind,
  { photoFiles, emailSettings, today }: BuildInputs,
  catalog: TranslationCatalog,
  reportTooLongTranslation: ResolveContext['reportTooLongTranslation'],
): ResolveContext {
  const { href, homes } = getLocalizedHomeLinks(catalog.language, '');
  const contextWithoutPhotos = {
    id: 'site',
    href,
    homes,
    siteHome: href,
    localizedPath: (path: `/${string}`) => getLocalizedHomeLinks(catalog.language, path).href,
    today,
    catalog,
    reportTooLongTranslation,
    formatters: createSiteFormatters(content, catalog),
    sourceFormatters: createSiteFormatters(content, sourceCatalog),
    variables: {},
    referenceTargets: createReferenceTargetIds(content, content.brands, content.shared),
    removedTargets: createRemovedTargetIds(content.brands.flatMap(getHiddenRoomIds)),
    emailSettings,
    posts: content.posts,
    brands: content.brands.map(({ id, brand, rooms, overrides }) => ({
      id,
      name: brand.name,
      roomIds: rooms.list.map((room) => room.id),
      overrides: Object.keys(overrides),
    })),
  };
  // the entry of a photo names no other photo
  const photoEntryContext = { ...contextWithoutPhotos, photos: {} };
  const photos = mapValues(content.photos, (entry, name) => ({
    entry: resolveFields(getPhotoEntryPath(name), photoEntrySchema, entry, photoEntryContext),
    files: photoFiles(name),
  }));
  return createResolveContext({ ...contextWithoutPhotos, photos }, sharedFiles);
}

/** How the language writes numbers, prices and times. */
function createSiteFormatters({ shared }: ContentInput, catalog: TranslationCatalog): Formatters {
  const texts = replaceFields(
    formatTextSchema,
    shared.formatTexts,
    (leaf) => translateFieldValue(catalog, leaf) ?? leaf.value,
  );
  return createFormatters(catalog.language, formatTextSchema.parse(texts));
}
