/** @jest-environment node */
import { defineBrand } from '@/content/define-brand';
import { joyaBoutique } from '@/content/joya-boutique';
import type { BrandContent } from '@/content/types';

const content: BrandContent = joyaBoutique;
const { blog } = content;
const [post] = blog.posts;
if (!post) throw new Error('The content to test with has no post.');

const withPost = (changed: object) =>
  defineBrand({ ...content, blog: { ...blog, posts: [{ ...post, ...changed }, ...blog.posts.slice(1)] } });

test('a post with an article of its own has a page of its own and its own date', () => {
  const [own] = withPost({ article: ['One.', 'Two.'], date: '2026-12-01' }).blog.posts;
  expect(own?.href).toBe(`/joya-boutique/blog_details/${post.slug}`);
  expect(own?.date).toBe('December 1, 2026');
});

test('a post without one opens the article that all posts share', () => {
  const [shared] = withPost({ article: undefined }).blog.posts;
  expect(shared?.href).toBe(`/joya-boutique/blog_details?post=${post.slug}`);
});

test.each([
  [{ slug: 'When mangoes come' }, 'blog.posts.0.slug: "When mangoes come" is no part of an address.'],
  [{ date: 'December 2026' }, 'blog.posts.0.date: "December 2026" is no date.'],
])('a post with %j stops the build with file and field', (changed, message) => {
  expect(() => withPost(changed)).toThrow(message);
});
