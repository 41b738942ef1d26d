// What is wrong in texts that come from office programs, web pages, chat programs and translation services.
import { INVISIBLE_CHARACTERS } from './characters';
import { getLineNumberAt, throwContentError, type Issue } from './content-error';
import { quoteValue } from './error-messages';

/**
 * A pattern, its problem and its remedy. The problem follows what was found, between quotes; one that begins with "the text
 * has" is about a character, whose code and place follow.
 */
type Row = readonly [pattern: RegExp, problem: string, remedy: string];

const AS_WRITTEN = 'would be shown as it is written';

/** Tabs and line breaks are no control characters. An Atom feed must not contain the others, nor lone surrogates. */
const EVERYWHERE: readonly Row[] = [
  [
    /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
    'the text has a control character',
    'Delete it, and type the words around it anew.',
  ],
  [
    /[\ue000-\uf8ff]/,
    'the text has a sign of Word or of a chat program that no font has',
    'Delete it, and what belongs to it.',
  ],
  [/\ufffd/, 'the text has the sign for a letter that was lost', 'Type the letter anew.'],
  [
    /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/,
    'the text has a sign that cannot be seen and turns the direction of writing',
    'Delete it, and type the words around it anew.',
  ],
  [
    /Ã[\u00a0-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|â€|ðŸ/,
    'is a letter or sign in another encoding',
    'Type it anew, or copy it again from where it is right.',
  ],
];

const SHOWN_TEXT: readonly Row[] = [
  [/\\(?:[nrt]|u[\da-f]{4})/i, AS_WRITTEN, 'Write a space in its place, or begin a paragraph of its own.'],
  [
    /\S{1,20}\t+\S{1,20}/,
    'would run together, as the cells of a table do',
    'Write a comma between the two. In the text of a post a table has | between its cells.',
  ],
  [
    /crwdn[se]\d+:\d+|⟦[^⟧]*⟧|__\d+__/,
    'is a mark of a translation service',
    'Write what belongs there: the English has it.',
  ],
];

const PLAIN_TEXT: readonly Row[] = [
  [
    /&(?:#x?[\da-f]+|amp|lt|gt|quot|apos|nbsp|shy|euro|deg|copy|reg|trade|hellip|bull|middot|times|[nm]dash|[lr][as]?quo|[sb]dquo|[lr]dquo|szlig|[a-z]{1,2}lig|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring));/i,
    AS_WRITTEN,
    'Write the sign itself, such as & or é.',
  ],
  [
    /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?\/?>|<!--/i,
    AS_WRITTEN,
    'Take it out: what a text looks like is up to the page.',
  ],
  [
    /(?<![\w*_~])(?:(\*\*|__|~~)[^*_~\n]+\1|([*_])\p{L}[^*_\n]*[^\s*_]\2)(?![\w*_~])|!?\[[^\]]*\]\([^)\s]*\)|^#{1,6}\s\S*/u,
    AS_WRITTEN,
    'Take the signs out: only the text of a post is in Markdown.',
  ],
];

/** What the parser of Markdown leaves as text. */
const MARKDOWN_TEXT: readonly Row[] = [
  [/<!--[^]*?(?:-->|$)/, AS_WRITTEN, 'Take the comment out.'],
  [/<\/?[a-z][^<>]*>/i, AS_WRITTEN, 'Write Markdown, like **bold** or [words](/room), or take it out.'],
  [
    /!?\[\[[^\]]*(?:\]\])?/,
    AS_WRITTEN,
    'Write [words](/room) for a link, and ![words](calm-sand) for a picture of content/photos.',
  ],
  [
    /\[\/\w+\]|\[\w[\w-]*\s+\w+=[^\]]*\]|\[(?:toc|gallery|more)\]/i,
    AS_WRITTEN,
    'Take it out, or write Markdown.',
  ],
  [/\[![a-z]+\]/i, AS_WRITTEN, 'Take it out; a line that begins with > is quoted.'],
  [/\[\^[^\]\s]+\]/, AS_WRITTEN, 'Add a line for the footnote, like "[^1]: its words", or take it out.'],
  [
    /!?\[[^\]]*\]\[[^\]]*\]/,
    AS_WRITTEN,
    'Add a line with its address, like "[name]: /room", or write [words](/room).',
  ],
  [
    /!?\[[^\]]*\](?:\([^)]*\)| ?\((?:\/[^)]*\)|$)|\(mailto:[^)]*$)/,
    AS_WRITTEN,
    'Write [words](/room), without a space between ] and ( and without one in the address: there it is %20, or nothing in a phone number.',
  ],
  [/%%[^]*?(?:%%|$)/, AS_WRITTEN, 'Take the comment out.'],
  [/^:::.*/m, AS_WRITTEN, 'Take the line out.'],
  [/^#{1,6}[^\s#\d]\S*/, AS_WRITTEN, 'Write a space after the # of a heading, or take the # away.'],
  [
    /(?<![\w*])\*\*(?!\*)|(?<!\w)__|__(?!\w)|(?<![\w*])\*\p{L}[^*\n]*\s\*(?![\w*])/u,
    AS_WRITTEN,
    'Write no space inside of the marks: *italic*, **bold**.',
  ],
  [
    /(?<=\n[ \t]*)[•·▪◦‣●○■➢]\s\S*/,
    'would run on from the line before',
    'Begin each entry of a list with a hyphen and a space, below an empty line.',
  ],
];

const PATTERNS = {
  /** Any file. */
  file: EVERYWHERE,
  plainText: [...EVERYWHERE, ...SHOWN_TEXT, ...PLAIN_TEXT],
  markdownText: [...SHOWN_TEXT, ...MARKDOWN_TEXT],
  /** Markdown as it is written. */
  markdown: [
    [
      // it keeps a mark or an empty line from being recognised
      new RegExp(
        `^[ \\t]*(?:[${INVISIBLE_CHARACTERS}]+(?=[#>*+-]|\\d+\\.|[ \\t]*$)|(?:[*+-]|\\d+\\.|#{1,6})[${INVISIBLE_CHARACTERS}])`,
        'm',
      ),
      AS_WRITTEN,
      'It has a sign in it that cannot be seen: delete it and type it anew.',
    ],
    [
      /!\[[^\]\n]*\|\d+(?:x\d+)?\]/,
      'would be read out as it is written',
      'Take the figure out: the page decides how large a picture is.',
    ],
  ],
  link: [
    [
      new RegExp(`[${INVISIBLE_CHARACTERS}]`),
      'the text has a sign that cannot be seen',
      'Delete it, and type the words around it anew.',
    ],
    [/[“”„‟‘’‚«»]/, 'the text has a curly quotation mark', 'Take it out, or write a straight one.'],
    // without quoting a password
    [
      /^\w+:\/\/(?=[^/?#]*@)/,
      'is followed by a user or a password, which everybody could read',
      'Write the address without what is before the @.',
    ],
  ],
  /** A file of gettext as it is written, except its comments. */
  catalog: [
    [
      /\\[0-3][0-7]{2}(?<=^[^#\n].*)/m,
      'is a letter that is written as a number',
      'Export the file as UTF-8 without escapes, so that it has the letters themselves.',
    ],
    [
      /^(?:msgid_plural|msgstr\[\d+\])/m,
      'belongs to plural forms, which no sentence of the site has',
      'Write one msgstr below msgid, as its neighbours have it.',
    ],
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;

export type TextKind = keyof typeof PATTERNS;

interface TextIssue extends Issue {
  /** What was found, and where. */
  readonly text: string;
  readonly index: number;
}

/** The first thing that is wrong in a text of this kind. */
export function findTextIssue(text: string, kind: TextKind): TextIssue | undefined {
  for (const [pattern, problem, remedy] of PATTERNS[kind]) {
    const match = pattern.exec(text);
    if (match) return { text: match[0], index: match.index, problem: describe(match, problem), remedy };
  }
  return undefined;
}

/** @throws ContentError with the first thing that is wrong in a text of this kind, naming the line */
export function assertNoTextIssue(text: string, file: string, kind: TextKind): void {
  const issue = findTextIssue(text, kind);
  if (issue)
    throwContentError({ file, line: getLineNumberAt(text, issue.index) }, issue.problem, issue.remedy);
}

function describe({ 0: found, index, input }: RegExpExecArray, problem: string): string {
  if (!problem.startsWith('the text has')) return `${quoteValue(found)} ${problem}.`;
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const [line = ''] = /[^\n"]*$/.exec(input.slice(0, index)) ?? [];
  const before = line.split(/\s/).slice(-3).join(' ');
  return `${problem}, U+${code}, ${before ? `after "${before}"` : 'at its beginning'}.`;
}
