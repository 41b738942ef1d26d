/** Query parameter of the details screen that names the post (BLG-03). */
export const POST_PARAMETER = 'post';

/** Where a post is read; `base` is the path of the house. */
export function postHref(base: string, slug: string): string {
  return `${base}/blog_details?${POST_PARAMETER}=${slug}`;
}
