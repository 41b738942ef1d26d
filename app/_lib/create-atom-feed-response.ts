import type { Brand } from '@/content/model';
import { getFeedPath } from '@/content/model/brand';
import { toAbsoluteUrl } from './absolute-url';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A date as an Atom timestamp. */
const atMidnight = (day: string) => `${day}T00:00:00+03:00`;

/** Responds with the posts of a brand as an Atom feed. */
export function createAtomFeedResponse({ name, href: home, language, pages, blog }: Brand): Response {
  const self = toAbsoluteUrl(getFeedPath(home));
  const entries = blog.posts.map(({ title, href, datePublished, category, excerpt }) => {
    const url = escape(toAbsoluteUrl(href));
    return `  <entry>
    <title>${escape(title)}</title>
    <id>${url}</id>
    <link href="${url}"/>
    <published>${atMidnight(datePublished)}</published>
    <updated>${atMidnight(datePublished)}</updated>
    <category term="${escape(category)}"/>
    <summary>${escape(excerpt)}</summary>
  </entry>
`;
  });
  const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.locale}">
  <title>${escape(`${pages.blog.title}: ${name}`)}</title>
  <id>${self}</id>
  <link rel="self" href="${self}"/>
  <link href="${toAbsoluteUrl(pages.blog.href)}"/>
  <updated>${atMidnight(blog.posts[0]?.datePublished ?? '2000-01-01')}</updated>
  <author><name>${escape(name)}</name></author>
${entries.join('')}</feed>
`;
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml' } });
}
