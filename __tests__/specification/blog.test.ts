// The blog in the words and figures of the specification.
import { brands } from '../support/site';
import { testSpecifiedStatements } from '../support/test-specified-statements';

const { stringMatching } = expect;

describe.each(brands)('the blog of $name', ({ blog }) => {
  const { posts, sidebar, readMore } = blog;
  // owners may take these out of their content
  const [article, pager] = [blog.article!, blog.pager!];
  const { popular, categories, tags } = sidebar;
  const { title, reply, list } = article.comments!;
  testSpecifiedStatements({
    'BLG-01, BLG-02: three posts of one date and one category': [
      posts.map(({ date, category }) => [date, category]),
      Array(3).fill(['August 10, 2023', 'Interior']),
    ],
    'BLG-03: each with "Read More"': [readMore, 'Read More'],
    'BLG-04, ODD-40: a pager of previous, 1, 2, 3, next': [
      [pager.previous, ...pager.pages, pager.next].map((label) => label.toLowerCase()),
      ['previous', '1', '2', '3', 'next'],
    ],
    'BLG-06: popular posts, categories and tags': [
      [popular, categories?.title, tags?.title],
      ['Popular Posts', 'Categories', 'Tags'],
    ],
    'BLD-04: a list of rules': [article.rules?.title, 'Rules & Regulations'],
    'BLD-05: its tags': [article.tags?.items, expect.arrayContaining(['SPA Center', 'Luxury'])],
    'BLD-06: four share links': [article.share?.links.map(({ label }) => label), ['FB', 'TW', 'LN', 'PI']],
    'BLD-08, BLD-09: two comments, each with REPLY': [`${title}, ${reply}`, '2 Comments, REPLY'],
    'ODD-41: marked as samples': [
      list.map(({ author, text }) => `${author} ${text}`),
      Array(2).fill(stringMatching(/sample/i)),
    ],
    'BLD-10: "Leave A Comments" has four fields, a box to tick and "Submit Now"': [
      article.form,
      expect.objectContaining({
        title: 'Leave A Comments',
        name: 'Name',
        email: 'Email',
        website: 'Website',
        comment: 'Comment',
        save: stringMatching(/save my email/i),
        submit: 'Submit Now',
      }),
    ],
  });
});
