import { render, screen, within } from '@testing-library/react';
import { PostArticle } from '@/components/blog/post-article';
import type { PostArticleContent } from '@/content/resolve/resolve-post';
import { createSitePath } from '@/lib/site-path';
import { createPhotoContent } from '../../support/create-photo-content';

const POST = {
  slug: 'a-post',
  title: 'A post',
  date: 'December 1, 2099',
  datePublished: '2099-12-01',
  category: 'A category',
  excerpt: 'A sentence.',
  photo: createPhotoContent('beach'),
  href: createSitePath('/lodge/blog_details/a-post'),
};

const show = (markdown: string, article: Partial<PostArticleContent> = {}) => {
  render(<PostArticle post={{ ...POST, article: { markdown, links: {}, photos: {}, ...article } }} />);
  return within(screen.getByRole('article'));
};

test('a link to a page of the house stays, one to another site opens a new tab', () => {
  const article = show(
    'See [the huts](/room "All of them"), [the map](https://map.example/) or [the boat][boat].[^1]\n\n[boat]: /room\n\n[^1]: By the [clock](/room).',
    { links: { '/room': createSitePath('/lodge/room') } },
  );
  expect(article.getByRole('link', { name: 'the huts' })).toHaveAttribute('href', '/lodge/room');
  expect(article.getByRole('link', { name: 'the huts' })).not.toHaveAttribute('target');
  for (const name of ['the boat', 'clock'])
    expect(article.getByRole('link', { name })).toHaveAttribute('href', '/lodge/room');
  expect(article.getByRole('link', { name: '1' })).toHaveAttribute('href', '#1');
  expect(article.getByRole('link', { name: /the map/ })).toHaveAttribute('target', '_blank');
});

test('a picture of the text comes in all sizes, with the words of the text or its own', () => {
  const photos = { pool: createPhotoContent('pool', { alt: 'The pool' }) };
  const article = show('![At noon](pool)\n\n- ![](pool)', { photos });
  expect(article.getByRole('img', { name: 'At noon' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('480w'),
  );
  expect(article.getByRole('img', { name: 'The pool' }).closest('picture, li')).not.toBeNull();
});

test('HTML in a post is text', () => {
  show('A <script>alert(1)</script> or <b>bold</b> text.');
  expect(document.querySelector('article script, article b')).toBeNull();
});
