import { checkContent } from '@/content/check';
import { ContentError } from '@/content/fields/content-error';
import { listContentFiles } from '@/content/model/files/content-files';
import { parsePost } from '@/content/read/parse-post';
import { readBuildInputs } from '@/content/read/read-build-inputs';
import { findLine } from '@/content/read/source-lines';
import { resolveSite } from '@/content/resolve/resolve-site';
import { translateContent } from '@/content/translate';
import { content } from '../../support/site';

// Posts as people write them, export them from elsewhere and save them: each is right or refused in two lines.

const FILE = 'content/posts/mangoes.md';
const [brand] = content.brands;

/** A file with this text below a front matter without a mistake. */
const post = (text: string, title = 'title: Mangoes') =>
  `---\n${title}\ndate: 2026-12-01\ncategory: Garden\nbrands:\n  - brand: ${brand!.id}\n    photo: calm-sand\n    excerpt: Soon.\n---\n\n${text}\n`;

/** What the house shows of a file, or the two lines. */
function parsed(text: string, file = FILE) {
  try {
    const read = { file, value: parsePost(file, text) };
    const files = listContentFiles(content).filter(({ kind }) => kind !== 'post');
    const { content: checked, issues } = checkContent([...files, read]);
    if (!checked) throw new ContentError(issues.map((issue) => ({ ...issue, line: findLine(text, issue) })));
    const [site] = resolveSite(translateContent(checked), readBuildInputs()).brands;
    const [shown] = site!.blog.posts;
    return { slug: shown?.slug, title: shown?.title, text: shown?.article?.markdown };
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

test.each<[what: string, text: string]>([
  ['a list with a list and a paragraph in it', '- a\n\n  - b\n\n    more of b\n- c'],
  ['a fence with empty lines', 'Before\n\n```\none\n\ntwo\n```\n\nafter'],
  ['a link and a picture by reference', '[rooms] ![sand][1]\n\n[rooms]: /room "All"\n[1]: calm-sand'],
  [
    'a link with a title, to a heading, an e-mail and a phone',
    '## Packing\n\n[a](/room "b") [c](#packing) [d](mailto:a@b.example) [e](tel:+255777)',
  ],
  ['signs of HTML and links as code', '`<b>` and `[[x]]`\n\n    <p>'],
  [
    'signs that mean nothing',
    '1 < 2 and 3 > 2, \\*\\*two stars\\*\\*, \\[\\[no link\\]\\], 5 * 3, [sic] (see above)',
  ],
  ['quotes, tables and lines', '> said\n\n| a | b |\n|---|---|\n| 1 | [c](/room) |\n\n***\n\nend'],
])('the text is read whole: %s', (_, text) => {
  expect(parsed(post(text))).toEqual({ slug: 'mangoes', title: 'Mangoes', text });
});

const WRITTEN = 'would be shown as it is written.';

test.each<[text: string, problem: string, remedy: string]>([
  ['<!-- wp:paragraph -->\nHi', `"<!-- wp:paragraph -->" ${WRITTEN}`, 'Take the comment out.'],
  ['Hi <b>you</b>', `"<b>" ${WRITTEN}`, 'Write Markdown, like **bold** or [words](/room)'],
  ['See [[Packing]]', `"[[Packing]]" ${WRITTEN}`, 'Write [words](/room) for a link'],
  ['#Packing', `"#Packing" ${WRITTEN}`, 'Write a space after the #'],
  ['Noon[^1]', `"[^1]" ${WRITTEN}`, 'Add a line for the footnote'],
  ['Before\n\n```\ncode', '"```" is not closed.', 'Close it'],
  ['---\ndraft: yes\n---\n\nHi', '"---\\ndraft: yes\\n---" would not be shown.', 'Write *** instead'],
  ['#\u00a0Packing', `"#\\u00a0" ${WRITTEN}`, 'It has a sign in it that cannot be seen: delete it'],
  ['[a](mailto:a@b.example?subject=Hi there)', `"[a](mailto:" ${WRITTEN}`, 'Write [words](/room), without'],
  ['[a](tel:+255 777 123)', `"[a](tel:+255 777 123)" ${WRITTEN}`, 'Write [words](/room), without'],
  ['The *dhow * sails', `"*dhow *" ${WRITTEN}`, 'Write no space inside of the marks'],
  [
    'Take:\n• shoes\n• a hat',
    '"• shoes" would run on from the line before.',
    'Begin each entry of a list with',
  ],
  ['Room\tPrice\nGarden\t79', '"Room\\tPrice" would run together', 'Write a comma between the two.'],
  ['One.\\nTwo.', `"\\\\n" ${WRITTEN}`, 'Write a space in its place'],
  ['![Sand|300](calm-sand)', '"![Sand|300]" would be read out', 'Take the figure out'],
  ['[rooms](/room\u200b)', 'the text has a sign that cannot be seen, U+200B, after "/room".', 'Delete it'],
  ['[x](https://a.example/“b”)', 'the text has a curly quotation mark, U+201C, after', 'Take it out'],
  ['[x](https://me:secret@a.example)', '"https://" is followed by a user or a password', 'Write the address'],
  ['[x]()', 'the link to "" leads nowhere.', 'Write a page of the house'],
  ['[rooms](room)', 'the link to "room" leads nowhere.', 'Write a page of the house'],
  ['[rooms](javascript:alert(1))', 'the link to "a script" leads nowhere.', 'Write a page'],
  ['[rooms](/rooms "All")', 'there is no page "/rooms".', 'Write one of /'],
  [
    '![x](https://a.example/x.jpg)',
    'the text shows the picture "https://a.example/x.jpg", which is not one of the site’s.',
    'Add it to the pictures of the site (content/photos)',
  ],
  ['![x](calm-snow)', 'there is no picture "calm-snow".', 'Write calm-'],
  ['![x](calm-sand "Noon")', 'the title "Noon" of a picture is shown nowhere.', 'Write it below the picture'],
])('%j is refused in two lines', (text, problem, remedy) => {
  const message = String(parsed(post(text)));
  expect(message.split('\n')).toHaveLength(2);
  expect(message).toContain(`${FILE}: ${problem}`);
  expect(message.split('\n')[1]).toContain(`  ${remedy}`);
});

test.each<[title: string, parsed: string]>([
  ['title: "Room #5"', 'Room #5'],
  ['# for now\ntitle: Room', 'Room'],
  ["title: 'It''s: high'", "It's: high"],
  ['title: One\n  two', 'One two'],
])('front matter %j is the title %j', (front, title) => {
  expect(parsed(post('Hi', front))).toMatchObject({ title });
  expect(parsed(post('Hi', front).replaceAll('\n', '\r\n'))).toMatchObject({ title });
});

test.each<[front: string, problem: string, remedy: string]>([
  [
    'title: Room #5',
    'line 2: the text ends before "#5", which YAML takes for a remark.',
    'Put the whole text between quotes',
  ],
  [
    'title: Tide: high',
    'line 2: the front matter cannot be read: Nested mappings',
    'Put a text with a colon between quotes',
  ],
  ['title: 2024', 'line 2, title: 2024 is not text.', 'Write it between straight quotes'],
])('front matter %j is refused in two lines', (front, problem, remedy) => {
  const [problemLine, remedyLine, ...more] = String(parsed(post('Hi', front))).split('\n');
  expect(problemLine).toContain(`${FILE}, ${problem}`);
  expect(remedyLine).toContain(`  ${remedy}`);
  expect(more).toEqual([]);
});

const MISSING = ', line 1: the front matter is missing.\n  Begin the file with ---';

test.each([
  ['no front matter', 'Mangoes.', MISSING],
  [
    'a name that is not an address',
    post('Hi'),
    ': the name of the file cannot be part of an address.\n  Use small letters, digits and single hyphens, like "what-to-pack.md".',
    'content/posts/When mangoes.md',
  ],
])('a post with %s is refused', (_, text, problem, file = FILE) => {
  expect(parsed(text, file)).toContain(`${file}${problem}`);
});
