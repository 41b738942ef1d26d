import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the blog of $name', ({ pages, blog }) => {
  const main = readPage(pages.blog.href).querySelector('main')!;

  test('BLG-07, ENT-18: each post has its picture, date, category, title and link', () => {
    const cards = [...main.querySelectorAll('li:has(> h3)')].map((card) => ({
      picture: card.querySelector('img')?.getAttribute('src'),
      heading: textOf(card.querySelector('h3')),
      shownText: textOf(card),
      links: linksOf(card),
    }));
    expect(cards).toEqual(
      blog.posts.map(({ href, title, date, category, image, excerpt }) => ({
        picture: `/photos/${image.name}.webp`,
        heading: title,
        shownText: `${date} ${category}${title}${excerpt}${blog.readMore}`,
        links: [{ label: blog.readMore, href }],
      })),
    );
  });

  test('no two posts share an address or a title', () => {
    const { posts } = blog;
    expect(new Set(posts.map(({ href }) => href)).size).toBe(posts.length);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  });

  test('the pager is below the posts', () => {
    const { label, previous, pages: numbers, next } = blog.pager;
    const pager = main.querySelector(`[role=group][aria-label="${label}"]`);
    expect(textsOf(pager, 'button[type=button]')).toEqual([previous, ...numbers, next]);
  });

  test('beside the posts are a search box, popular posts, categories and tags', () => {
    const { search, popular, categories, tags } = blog.sidebar;
    const sidebar = main.querySelector('aside')!;
    const box = sidebar.querySelector('input[type=search]');
    const label = box?.closest('label') ?? sidebar.querySelector(`label[for="${box?.id}"]`);
    expect(textOf(label)).toBe(search);
    expect(textsOf(sidebar, 'h3')).toEqual([popular, categories.title, tags.title]);
    expect(textsOf(sidebar, 'li')).toEqual([
      ...blog.posts.map(({ title }) => title),
      ...categories.items,
      ...tags.items,
    ]);
  });
});

describe.each(brands)('the post of $name', ({ pages, blog: { article, posts } }) => {
  const main = readPage(pages.blog_details.href).querySelector('main')!;

  test('has the default title before any script runs', () => {
    expect(textsOf(main, 'article h2')).toEqual([article.defaultTitle]);
  });

  test('has its headings in order', () => {
    expect(textsOf(main, 'article h3')).toEqual([
      ...article.sections.map(({ heading }) => heading),
      article.rules.title,
      article.tagsTitle,
      article.shareTitle,
    ]);
  });

  test('has share links that lead nowhere and stay in their tab', () => {
    const share = [...main.querySelectorAll('a[href="#"]')];
    expect(share.map(textOf)).toEqual(article.share.map(({ label }) => label));
    expect(share.filter((link) => link.hasAttribute('target'))).toEqual([]);
  });

  test('leads to two posts to read on with', () => {
    const sections = [...main.querySelectorAll('section')];
    const related = sections.find((section) => textsOf(section, 'h2').includes(article.relatedTitle));
    expect(linksOf(related?.querySelector('ul') ?? null)).toEqual(
      posts.slice(0, 2).map(({ title, href }) => ({ label: title, href })),
    );
  });

  test('has its comments, each with its label', () => {
    const { title, reply, list } = article.comments;
    expect(textsOf(main, 'h2')).toContain(title);
    expect(textsOf(main, 'ol > li').filter((text) => text.endsWith(reply))).toEqual(
      list.map(({ author, date, text }) => `${author} ${date}${text}${reply}`),
    );
  });

  test('has a comment form that requires nothing and sends nothing', () => {
    const { title, name, email, website, comment, save, submit } = article.form;
    const form = main.querySelector('form')!;
    expect(textsOf(main, 'h2, h3')).toContain(title);
    expect(textsOf(form, 'label')).toEqual([name, email, website, comment, save]);
    expect(form.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
    expect(textsOf(form, 'button')).toEqual([submit]);
    expect(form.querySelectorAll('[required]')).toHaveLength(0);
    expect(form.getAttribute('method')).toBe('dialog');
  });
});
