import { brands } from '@/content';
import { linksOf, textOf } from '../support/elements';
import { readPage } from '../support/exported';

test.each(brands)(
  'BLG-07, ENT-18: in the blog of $name each post has its picture, date, category, title and link',
  ({ pages, blog: { posts, readMore } }) => {
    const cards = [...readPage(pages.blog.href).querySelectorAll('main li:has(h3)')].map((card) => ({
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
  },
);
