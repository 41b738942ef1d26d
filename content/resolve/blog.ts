import type {
  BlogContent,
  BlogPost,
  BrandInput,
  ContentInput,
  PostInput,
  SharedInput,
  SitePath,
} from '../schema';
import { block, post as postSchema } from '../schema/blog';
import { brandPath } from '../fields/field-types';
import { throwContentError } from '../fields/content-error';
import type { Resolved } from '../fields/resolved';
import { joinPath, sitePath } from '../fields/links';
import { resolveFields, type Context } from '../fields/resolve-fields';

/** The target of a Markdown link to a page of the brand. */
const LINK = /\]\((\/[^\s)]*)\)/g;

/** @throws when a section of the shared article has no picture, or a post names a brand that there is not */
export function resolveBlog(
  { article, ...rest }: Resolved<BrandInput['blog'] & SharedInput['blog']>,
  { posts, brands }: ContentInput,
  brandId: string,
  detailsHref: SitePath,
  context: Context,
): BlogContent {
  const { formatPublished } = context.formats;
  const { sectionPhotos, sections, comments, ...labels } = article;
  if (sectionPhotos.length !== sections.length)
    throwContentError(
      { file: `content/${brandId}/blog.json`, path: ['article', 'sectionPhotos'] },
      `there are ${sectionPhotos.length} pictures for ${sections.length} sections.`,
      'Write one picture for each section of the article in content/shared/blog.json.',
    );
  const houses = brands.map(({ id }) => id);
  return {
    ...rest,
    posts: posts
      .flatMap((post) => resolvePost(post, houses, brandId, detailsHref, context))
      .sort((one, other) => other.published.localeCompare(one.published))
      .map((post) => ({ ...post, date: formatPublished(post.published) })),
    article: {
      ...labels,
      date: formatPublished(article.date),
      sections: sections.flatMap((section, index) => {
        const photo = sectionPhotos[index];
        return photo ? [{ ...section, photo }] : [];
      }),
      comments: {
        ...comments,
        list: comments.list.map((comment) => ({ ...comment, date: formatPublished(comment.date) })),
      },
    },
  };
}

/** The post as the brand shows it, with its date as it is written; nothing where the brand does not show it. */
function resolvePost(
  { slug, article, ...front }: PostInput,
  brandIds: readonly string[],
  brandId: string,
  detailsHref: SitePath,
  context: Context,
): readonly BlogPost[] {
  const file = `content/posts/${slug}.md`;
  const unknown = front.houses.find(({ house }) => !brandIds.includes(house));
  if (unknown)
    throwContentError(
      { file },
      `there is no house "${unknown.house}".`,
      `Write one of ${brandIds.join(', ')}.`,
    );
  const houses = front.houses.filter(({ house }) => house === brandId);
  const {
    title,
    date,
    category,
    houses: shown,
  } = resolveFields(file, postSchema, { ...front, houses }, context);
  const joinLinks = (text: string) =>
    text.replace(LINK, (_, path: string) => `](${context.resolveLink(brandPath().parse(path), { file })})`);
  const blocks = article.map((text) => joinLinks(resolveFields(file, block, text, context)));
  return shown.map(({ photo: image, excerpt }) => ({
    slug,
    title,
    date,
    published: date,
    category,
    image,
    excerpt,
    ...(blocks.length > 0 && { article: blocks }),
    href: blocks.length > 0 ? joinPath(detailsHref, `/${slug}`) : sitePath(`${detailsHref}?post=${slug}`),
  }));
}
