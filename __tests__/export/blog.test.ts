import { brands } from '@/content';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the blog of $name', ({ pages, blog: { posts, readMore, article } }) => {
  const list = readPage(pages.blog.href).querySelector('main')!;
  const post = readPage(pages.blog_details.href).querySelector('main')!;

  test('BLG-07, ENT-18: each post has its picture, date, category, title and link', () => {
    const cards = [...list.querySelectorAll('li:has(> h3)')].map((card) => ({
      picture: card.querySelector('img')?.getAttribute('src'),
      heading: textOf(card.querySelector('h3')),
      shownText: textOf(card),
      links: linksOf(card),
    }));
    expect(cards).toEqual(
      posts.map(({ href, title, date, category, image, excerpt }) => ({
        picture: `/photos/${image.name}.webp`,
        heading: title,
        shownText: `${date} ${category}${title}${excerpt}${readMore}`,
        links: [{ label: readMore, href }],
      })),
    );
  });

  test('an article has its headings in order', () => {
    expect(textsOf(post, 'article h2, article h3')).toEqual([
      article.defaultTitle,
      ...article.sections.map(({ heading }) => heading),
      article.rules.title,
      article.tagsTitle,
      article.shareTitle,
    ]);
  });

  test('its share links lead nowhere and stay in their tab', () => {
    const share = [...post.querySelectorAll('a[href="#"]:not([target])')];
    expect(share.map(textOf)).toEqual(article.share.map(({ label }) => label));
  });

  test('it leads to two posts to read on with', () => {
    const related = [...post.querySelectorAll('section')].find((section) =>
      textsOf(section, 'h2').includes(article.relatedTitle),
    );
    expect(linksOf(related?.querySelector('ul') ?? null)).toEqual(
      posts.slice(0, 2).map(({ title, href }) => ({ label: title, href })),
    );
  });

  test('its comment form requires nothing and sends nothing', () => {
    const form = post.querySelector('form')!;
    const { name, email, website, comment, save } = article.form;
    expect(textsOf(form, 'label')).toEqual([name, email, website, comment, save]);
    expect(form.querySelectorAll('[required]')).toHaveLength(0);
    expect(form.getAttribute('method')).toBe('dialog');
  });
});
