import type { MarkdownToJSX } from 'markdown-to-jsx/markdown';
import { isValidPublicUrl } from '../../lib/is-valid-public-url';
import { joinPath, type SitePath, createSitePath } from '../../lib/site-path';
import { throwContentError, type SourceLocation } from '../fields/content-error';
import { quoteValue } from '../fields/error-messages';
import * as field from '../fields/field-types';
import { analyzeMarkdown, joinMarkdownBlocks } from '../fields/markdown';
import { type PhotoContent, resolvePhoto } from '../fields/photo-content';
import { assertReferenceExists } from '../fields/references';
import { findTextIssue } from '../fields/text-patterns';
import { getPostPath } from '../file-paths';
import type { ResolveContext, TranslatedPost } from '../model/content-type';
import { markdownBlockSchema, postBrandSchema, postFrontMatterSchema } from '../model/post';
import { resolveFields } from './resolve-fields';

/** The text of a post as one brand shows it. */
export interface PostArticleContent {
  readonly markdown: string;
  /** The path of each link to a page, by the link as it is written. */
  readonly links: Readonly<Record<string, SitePath>>;
  /** Its photos by their names. */
  readonly photos: Readonly<Record<string, PhotoContent>>;
}

/**
 * The post as the brand shows it; nothing where the brand does not show it.
 * @param details the address of the screen that shows posts
 */
export function resolvePostForBrand(
  { post, english }: TranslatedPost,
  details: SitePath,
  context: ResolveContext,
) {
  const { slug, title, date, category, brands, article } = post;
  const file = getPostPath(slug);
  const index = brands.findIndex(({ brand }) => brand === context.id);
  if (index < 0) return [];
  const front = resolveFields(
    { file, schema: postFrontMatterSchema, value: { title, category }, english },
    context,
  );
  const { photo, excerpt } = resolveFields(
    {
      file,
      path: ['brands', index],
      schema: postBrandSchema,
      value: brands[index]!,
      english: english.brands[index],
    },
    context,
  );
  const ownArticle = article.length > 0 ? resolveArticle(file, article, english.article, context) : undefined;
  return [
    {
      slug,
      title: front.title,
      /** "August 10, 2023" */
      date: context.formatters.formatPostDate(date),
      /** "2023-08-10" */
      datePublished: date,
      category: front.category,
      photo,
      excerpt,
      ...(ownArticle && { article: ownArticle }),
      /** Its own page, or the details screen with this post named in its query. */
      href: ownArticle ? joinPath(details, `/${slug}`) : createSitePath(`${details}?post=${slug}`),
    },
  ];
}

/** A post as one brand shows it. */
export type BlogPost = ReturnType<typeof resolvePostForBrand>[number];

/**
 * The blocks of a post in the language and as one text, with its photos and what its links lead to.
 * @throws when pages would show a part of it as it is written, or not at all
 */
function resolveArticle(
  file: string,
  blocks: readonly string[],
  englishBlocks: readonly string[],
  context: ResolveContext,
): PostArticleContent {
  const texts = blocks.map((value, index) =>
    resolveFields({ file, schema: markdownBlockSchema, value, english: englishBlocks[index] }, context),
  );
  const markdown = joinMarkdownBlocks(texts);
  const { leftovers, links, images, headingIds } = analyzeMarkdown(markdown);

  /** Where a piece of the text is written: in the translation of its block, or in the file of the post. */
  function getLocation(fragment: string): SourceLocation {
    const block = englishBlocks[texts.findIndex((text) => text.includes(fragment))] ?? '';
    return context.catalog.getLocation?.('', block) ?? { file, texts: [block, fragment] };
  }

  for (const { text, problem, remedy } of leftovers) throwContentError(getLocation(text), problem, remedy);
  for (const { target } of links)
    assertLinkTarget(target, headingIds, getLocation(target === '' ? ']()' : (target ?? '](')), context);
  const pagePaths = links.flatMap(({ target }) => (isPagePath(target) ? [target] : []));
  const photos = images.map((image) => {
    const photo = resolveArticlePhoto(image, getLocation(image.target ?? '!['), context);
    return [String(image.target), photo] as const;
  });
  return {
    markdown,
    links: Object.fromEntries(pagePaths.map((path) => [path, joinPath(context.href, path)])),
    photos: Object.fromEntries(photos),
  };
}

const isPagePath = (target: string | null): target is `/${string}` => target?.startsWith('/') ?? false;

/** @throws when a link of a text leads to no page of the brand, heading of the text, other site, e-mail or phone */
function assertLinkTarget(
  target: string | null,
  headingIds: readonly string[],
  location: SourceLocation,
  { referenceTargets }: ResolveContext,
): void {
  const issue = findTextIssue(target ?? '', 'link');
  if (issue) throwContentError(location, issue.problem, issue.remedy);
  if (isPagePath(target)) assertReferenceExists('page', target, referenceTargets, location);
  else if (!target || !(isHeadingLink(target, headingIds) || isExternalLink(target)))
    throwContentError(
      location,
      `the link to ${quoteValue(target ?? 'a script')} leads nowhere.`,
      'Write a page of the house, like /room, a heading of the text, like #packing, or a whole address, like https://www.example.com.',
    );
}

const isHeadingLink = (target: string, headingIds: readonly string[]) =>
  target.startsWith('#') && headingIds.includes(target.slice(1));

const isExternalLink = (target: string) =>
  isValidPublicUrl(target) || /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d-]+)$/.test(target);

const articlePhotoSchema = field.photo();

function resolveArticlePhoto(
  { target, title }: MarkdownToJSX.ImageNode,
  location: SourceLocation,
  context: ResolveContext,
): PhotoContent {
  if (title !== undefined)
    throwContentError(
      location,
      `the title ${quoteValue(title)} of a picture is shown nowhere.`,
      'Write it below the picture, or between ![ and ] as what the picture shows.',
    );
  const { data: name } = articlePhotoSchema.safeParse(target);
  if (name !== undefined) return resolvePhoto(name, location, context);
  return throwContentError(
    location,
    `the text shows the picture ${quoteValue(target)}, which is not one of the site’s.`,
    'Add it to the pictures of the site (content/photos), and write its name there, like ![what it shows](calm-sand).',
  );
}
