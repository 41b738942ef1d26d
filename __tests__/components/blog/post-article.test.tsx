import { render, screen, within } from '@testing-library/react';
import { PostArticle } from '@/components/blog/post-article';
import { BOUTIQUE } from '../../support/brands';

const [post] = BOUTIQUE.blog.posts;
if (!post) throw new Error('The content to test with has no post.');

const show = (...article: string[]) => {
  render(<PostArticle post={{ ...post, article }} />);
  return within(screen.getByRole('article'));
};

test('a post is shown as its Markdown says', () => {
  const article = show('They lie **under** the trees.', '- a hat\n- time', '## The boat');
  expect(article.getByText('under').tagName).toBe('STRONG');
  expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a hat', 'time']);
  expect(article.getByRole('heading', { level: 3, name: 'The boat' })).toBeInTheDocument();
});

test('a link to a page of the house stays, one to another site opens a new tab', () => {
  const article = show('See [the huts](/lodge/room) and [the map](https://map.example/).');
  expect(article.getByRole('link', { name: 'the huts' })).toHaveAttribute('href', '/lodge/room');
  expect(article.getByRole('link', { name: 'the huts' })).not.toHaveAttribute('target');
  expect(article.getByRole('link', { name: /the map/ })).toHaveAttribute('target', '_blank');
});

test('HTML in a post is text', () => {
  show('A <script>alert(1)</script> or <b>bold</b> text.');
  expect(document.querySelector('article script, article b')).toBeNull();
});
