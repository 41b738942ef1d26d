import { createDisplayPeriodSince, type DisplayPeriod } from '../../lib/display-periods';
import { mapValues } from '../../lib/map-values';
import { formatSourceLocation, throwContentError, type ContentIssue } from '../fields/content-error';
import { type PhotoFiles, photoEntrySchema } from '../fields/photo-content';
import type { TextVariables } from '../fields/placeholder-syntax';
import { getContentFilePath, getPhotoEntryPath } from '../file-paths';
import { createFormatters } from '../i18n/formatters';
import { sourceLanguage } from '../i18n/languages';
import { getLocalizedHomeLinks } from '../i18n/localized-home-links';
import { contentTypesByName, contentTypesPerBrand, siteWideContentTypes, type Brand } from '../model';
import {
  SITE_ID,
  type ContentType,
  type FilesByScope,
  type ResolveContext,
  type ResolvedContents,
  type TextVariableContext,
} from '../model/content-type';
import { getFileKind, listContentFiles, type ContentFile } from '../model/files/content-files';
import type { BrandInput } from '../model/files/content-input';
import { createNoticeAndClosurePeriods, type Notice } from '../model/notices';
import type { SpecialOffer } from '../model/special-offers';
import type { UnbrandedContent } from '../model/unbranded';
import type { TranslatedContent } from '../translate';
import {
  createReferenceTargetIds,
  createRemovedTargetIds,
  getHiddenRoomIds,
  getRemovedPages,
} from './reference-targets';
import { resolveFields, type TranslatedValue } from './resolve-fields';

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

/** What is not content and depends on the machine and the day of the build. */
export interface ResolveInputs extends Pick<ResolveContext, 'emailSettings' | 'publicFiles' | 'today'> {
  /** Looks up the generated files of a photo. */
  readonly photoFiles: (name: string) => PhotoFiles | undefined;
}

/**
 * The site in one language, as pages show it.
 * @throws ContentError where files do not fit together
 */
export function resolveSite(translated: TranslatedContent, inputs: ResolveInputs): ResolvedSite {
  const { content } = translated;
  // for each translation the issue of the place where it is longest
  const tooLongTranslations = new Map<string, { readonly issue: ContentIssue; readonly excess: number }>();
  const siteContext = createSiteContext(translated, inputs, (issue, excess) => {
    const location = formatSourceLocation(issue);
    if (excess > (tooLongTranslations.get(location)?.excess ?? 0))
      tooLongTranslations.set(location, { issue, excess });
  });
  const files = listTranslatedFiles(translated);
  const sharedFiles = selectFiles(files, inputs.today);
  // the texts of formats are filled in by formatters alone
  const { unbranded: unbrandedType, formatTexts: _, ...siteWideTypes } = siteWideContentTypes;
  const siteResults = new Map<ContentType, unknown>();
  const siteWide = resolveContentTypes(siteWideTypes, sharedFiles, siteContext, siteResults);

  function resolveBrand(input: BrandInput): Brand {
    const brandFiles = selectFiles(files, inputs.today, input.id);
    const context = createBrandContext(input, translated, siteContext);
    const variables = createTextVariables(contentTypesPerBrand, brandFiles, {
      ...context,
      brands: content.brands.map(({ brand }) => brand),
    });
    const { brand, ...others } = resolveContentTypes(
      contentTypesPerBrand,
      brandFiles,
      { ...context, variables },
      new Map(siteResults),
    );
    return { ...brand, ...others };
  }

  const brands = content.brands.map(resolveBrand);
  const variables = createTextVariables({ unbrandedType }, sharedFiles, { ...siteContext, brands });
  const { unbranded } = resolveContentTypes(
    { unbranded: unbrandedType },
    sharedFiles,
    { ...siteContext, variables },
    new Map(siteResults),
  );
  return {
    brands,
    unbranded,
    displayPeriods: getDisplayPeriods(brands, siteWide.notices, siteWide.specialOffers),
    tooLongTranslations: [...tooLongTranslations.values()].map(({ issue }) => issue),
    getBrand(id) {
      const brand = brands.find((candidate) => candidate.id === id);
      if (brand) return brand;
      return throwContentError(
        { file: getContentFilePath(id, 'brand') },
        `there is no house "${id}".`,
        `Add its folder, or use one of ${brands.map((candidate) => candidate.id).join(', ')}.`,
      );
    },
  };
}

function getDisplayPeriods(
  brands: readonly Brand[],
  notices: readonly Notice[],
  offers: readonly SpecialOffer[],
): readonly DisplayPeriod[] {
  const brandIds = brands.map(({ id }) => id);
  const daysAfterOneTimeSeasons = new Set(brands.flatMap(({ rooms }) => rooms.daysAfterOneTimeSeasons));
  return [
    ...createNoticeAndClosurePeriods(notices, brandIds),
    ...offers.map(({ id, from, until }) => ({ id, from, until })),
    ...[...daysAfterOneTimeSeasons].map(createDisplayPeriodSince),
  ];
}

/** The context of pages without a brand; those of a brand replace some of its values. */
function createSiteContext(
  { content, english, catalog }: TranslatedContent,
  { photoFiles, publicFiles, emailSettings, today }: ResolveInputs,
  reportTooLongTranslation: ResolveContext['reportTooLongTranslation'],
): ResolveContext {
  const { href, homes } = getLocalizedHomeLinks(catalog.language, '');
  const contextWithoutPhotos = {
    id: SITE_ID,
    href,
    homes,
    siteHome: href,
    localizedPath: (path: `/${string}`) => getLocalizedHomeLinks(catalog.language, path).href,
    today,
    catalog,
    reportTooLongTranslation,
    formatters: createFormatters(catalog.language, content.shared.formatTexts),
    sourceFormatters: createFormatters(sourceLanguage, english.shared.formatTexts),
    variables: {},
    referenceTargets: createReferenceTargetIds(content, content.brands, content.shared),
    removedTargets: createRemovedTargetIds(content.brands.flatMap(getHiddenRoomIds)),
    emailSettings,
    publicFiles,
    posts: content.posts.map((post, index) => ({ post, english: english.posts[index] ?? post })),
    brands: content.brands.map(({ id, brand, overrides }) => ({
      id,
      name: brand.name,
      overrides: Object.keys(overrides),
    })),
  };
  // the entry of a photo names no other photo
  const photoEntryContext = { ...contextWithoutPhotos, photos: {} };
  const photos = mapValues(content.photos, (value, name) => ({
    entry: resolveFields(
      { file: getPhotoEntryPath(name), schema: photoEntrySchema, value, english: english.photos[name] },
      photoEntryContext,
    ),
    files: photoFiles(name),
  }));
  return { ...contextWithoutPhotos, photos };
}

function createBrandContext(
  input: BrandInput,
  { content }: TranslatedContent,
  siteContext: ResolveContext,
): ResolveContext {
  const { href, homes } = getLocalizedHomeLinks(siteContext.catalog.language, `/${input.id}`);
  const removedPages = getRemovedPages(input, content.posts);
  const shared = { ...content.shared, ...input.overrides };
  return {
    ...siteContext,
    id: input.id,
    href,
    homes,
    referenceTargets: createReferenceTargetIds(content, [input], shared, removedPages),
    removedTargets: createRemovedTargetIds(getHiddenRoomIds(input), removedPages),
  };
}

type TranslatedFile = ContentFile & TranslatedValue;

function listTranslatedFiles({ content, english }: TranslatedContent): readonly TranslatedFile[] {
  const englishFiles = listContentFiles(english);
  return listContentFiles(content).map((file, index) => ({ ...file, english: englishFiles[index]?.value }));
}

type Files = FilesByScope<TranslatedFile | undefined, TranslatedFile | undefined>;
type FilesByContentType = ReadonlyMap<ContentType, Files>;

/** The files that the pages of a brand show, or those without one: the brand's own in place of shared ones. */
function selectFiles(files: readonly TranslatedFile[], today: string, brandId?: string): FilesByContentType {
  const byKind = new Map(
    [undefined, brandId]
      .flatMap((id) => files.filter((file) => file.brandId === id))
      .map((file) => [file.kind, file]),
  );
  return new Map(
    Object.entries<ContentType>(contentTypesByName).map(([name, type]) => {
      const brand = byKind.get(getFileKind('brand', name));
      const dated = brand && type.applyDate && { ...brand, value: type.applyDate(brand.value, today) };
      return [type, { brand: dated ?? brand, shared: byKind.get(getFileKind('shared', name)) }];
    }),
  );
}

type ContentTypes = Readonly<Record<string, ContentType>>;

/** The values that texts can interpolate. */
const createTextVariables = (
  types: ContentTypes,
  files: FilesByContentType,
  context: TextVariableContext,
): TextVariables =>
  Object.assign(
    {},
    ...Object.values(types).map((type) =>
      type.variables?.(
        mapValues(getFiles(type, files), (file) => file?.value),
        context,
      ),
    ),
  );

/**
 * What pages get of some content types, each resolved once, after those that it needs.
 * @param results of content types that are resolved already; the others are added
 */
function resolveContentTypes<Types extends ContentTypes>(
  types: Types,
  files: FilesByContentType,
  context: ResolveContext,
  results: Map<ContentType, unknown>,
): ResolvedContents<Types> {
  function resolve(type: ContentType): unknown {
    if (!results.has(type)) {
      const typeFiles = getFiles(type, files);
      const resolved = mapValues(typeFiles, (file) => file && resolveFields(file, context));
      const english = mapValues(typeFiles, (file) => file?.english);
      const needs = mapValues((type.needs ?? {}) as ContentTypes, resolve);
      results.set(type, type.resolve({ ...resolved, english }, context, needs));
    }
    return results.get(type);
  }
  // each key has the result of the content type's `resolve`
  return mapValues(types, resolve) as ResolvedContents<Types>;
}

function getFiles(type: ContentType, files: FilesByContentType): Files {
  const found = files.get(type);
  if (!found) throw new Error('content/model/index.ts does not list a content type.');
  return found;
}
