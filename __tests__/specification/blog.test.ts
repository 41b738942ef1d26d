// The blog in the words and figures of the order.
import { brands } from '@/content';

describe.each(brands)('the blog of $name', ({ blog }) => {
  const { article } = blog;

  test('BLG-01: three posts', () => {
    expect(blog.posts).toHaveLength(3);
  });

  test('BLG-02: all of one date and one category', () => {
    for (const { date, category } of blog.posts) {
      expect([date, category]).toEqual(['August 10, 2023', 'Interior']);
    }
  });

  test('BLG-03: each with "Read More"', () => {
    expect(blog.readMore).toBe('Read More');
  });

  test('BLG-04, ODD-40: a pager of previous, 1, 2, 3, next', () => {
    const { previous, pages, next } = blog.pager;
    expect([previous, ...pages, next].map((label) => label.toLowerCase())).toEqual([
      'previous',
      '1',
      '2',
      '3',
      'next',
    ]);
  });

  test('BLG-06: popular posts, categories and tags', () => {
    const { popular, categories, tags } = blog.sidebar;
    expect([popular, categories.title, tags.title]).toEqual(['Popular Posts', 'Categories', 'Tags']);
  });

  test('BLD-04: a list of rules', () => {
    expect(article.rules.title).toBe('Rules & Regulations');
  });

  test('BLD-05: its tags', () => {
    expect(article.tags).toEqual(expect.arrayContaining(['SPA Center', 'Luxury']));
  });

  test('BLD-06: four share links', () => {
    expect(article.share.map(({ label }) => label)).toEqual(['FB', 'TW', 'LN', 'PI']);
  });

  test('BLD-08, BLD-09, ODD-41: two comments with REPLY, marked as samples', () => {
    const { title, reply, list } = article.comments;
    expect([title, reply, list.length]).toEqual(['2 Comments', 'REPLY', 2]);
    for (const { author, text } of list) expect(`${author} ${text}`).toMatch(/sample/i);
  });

  test('BLD-10: "Leave A Comments" has four fields, a box to tick and "Submit Now"', () => {
    expect(article.form).toMatchObject({
      title: 'Leave A Comments',
      name: 'Name',
      email: 'Email',
      website: 'Website',
      comment: 'Comment',
      save: expect.stringMatching(/save my email/i),
      submit: 'Submit Now',
    });
  });
});
