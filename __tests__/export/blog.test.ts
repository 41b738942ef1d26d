import { describeEachBrand } from '../support/brands';
import { linksOf, textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describeEachBrand((expected) => {
  const { blog } = expected.brand;
  const { article } = blog;
  const hrefOf = (slug: string) => blog.posts.find((post) => post.slug === slug)?.href;
  const list = () => readPage(`${expected.path}/blog`);
  const details = () => readPage(`${expected.path}/blog_details`);

  test('BLG-01, BLG-02, BLG-03, BLG-07, ENT-18: each post has its picture, date, category, title and link', () => {
    const cards = [...list().querySelectorAll('main li:has(> h3)')].map((card) => ({
      picture: card.querySelector('img')?.getAttribute('src'),
      heading: textOf(card.querySelector('h3')),
      shownText: textOf(card),
      links: linksOf(card),
    }));
    expect(cards).toEqual(
      blog.posts.map(({ slug, title, date, category, image, excerpt }) => ({
        picture: `/photos/${image.name}.webp`,
        heading: title,
        shownText: `${date} ${category}${title}${excerpt}${blog.readMore}`,
        links: [{ label: blog.readMore, href: hrefOf(slug) }],
      })),
    );
    const { posts } = blog;
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
  });

  test('BLG-04: the pager stands below the posts', () => {
    const { label, previous, pages, next } = blog.pager;
    const pager = list().querySelector(`[role=group][aria-label="${label}"]`);
    expect(textsOf(pager, 'button[type=button]')).toEqual([previous, ...pages, next]);
  });

  test('BLG-05, BLG-06: beside the posts stand a search box, popular posts, categories and tags', () => {
    const { search, popular, categories, tags } = blog.sidebar;
    const sidebar = list().querySelector('main aside');
    const box = sidebar?.querySelector('input[type=search]');
    expect(textOf(box?.closest('label') ?? sidebar?.querySelector(`label[for="${box?.id}"]`) ?? null)).toBe(
      search,
    );
    expect(textsOf(sidebar ?? null, 'h3')).toEqual([popular, categories.title, tags.title]);
    expect(textsOf(sidebar ?? null, 'li')).toEqual([
      ...blog.posts.map(({ title }) => title),
      ...categories.items,
      ...tags.items,
    ]);
  });

  test('BLD-02: the details page has the default title before any script runs', () => {
    expect(textsOf(details(), 'main article h2')).toEqual([article.defaultTitle]);
  });

  test('BLD-03, BLD-04, BLD-05: its text, rules and tags are those of the content', () => {
    const shownText = textOf(details().querySelector('main article'));
    for (const { heading, paragraphs, list: points = [] } of article.sections) {
      for (const text of [heading, ...paragraphs, ...points]) expect(shownText).toContain(text);
    }
    expect(textsOf(details(), 'main article ol li')).toEqual(article.rules.items);
    expect(textsOf(details(), 'main article h3')).toEqual([
      ...article.sections.map(({ heading }) => heading),
      article.rules.title,
      article.tagsTitle,
      article.shareTitle,
    ]);
    expect(textsOf(details(), 'main article footer ul:first-of-type li')).toEqual(
      expect.arrayContaining([...article.tags]),
    );
  });

  test('BLD-06: the share links lead nowhere and stay in their tab', () => {
    const share = [...details().querySelectorAll('main a[href="#"]')];
    expect(share.map(textOf)).toEqual(article.share.map(({ label }) => label));
    expect(share.filter((link) => link.hasAttribute('target'))).toEqual([]);
  });

  test('BLD-07: two posts to read on with', () => {
    const sections = [...details().querySelectorAll('main section')];
    const related = sections.find((section) => textsOf(section, 'h2').includes(article.relatedTitle));
    expect(linksOf(related?.querySelector('ul') ?? null)).toEqual(
      blog.posts.slice(0, 2).map(({ slug, title }) => ({ label: title, href: hrefOf(slug) })),
    );
  });

  test('BLD-08, BLD-09: the comments are those of the content, each with its label', () => {
    const { title, reply, list: comments } = article.comments;
    expect(textsOf(details(), 'main h2')).toContain(title);
    const shown = textsOf(details(), 'main ol > li').filter((text) => text.endsWith(reply));
    expect(shown).toEqual(comments.map(({ author, date, text }) => `${author} ${date}${text}${reply}`));
  });

  test('BLD-10, BLD-11, ODD-43: the comment form has its fields, requires none and sends nothing', () => {
    const { form } = article;
    const shown = details().querySelector('main form');
    expect(shown?.getAttribute('method')).toBe('dialog');
    expect(shown?.querySelectorAll('[required]')).toHaveLength(0);
    expect(textsOf(shown ?? null, 'label')).toEqual([
      form.name,
      form.email,
      form.website,
      form.comment,
      form.save,
    ]);
    expect(shown?.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
    expect(textsOf(shown ?? null, 'button')).toEqual([form.submit]);
  });
});
