import type { Issue } from './content-error';

/** Matches a placeholder: the name of a variable and optionally its format, as in "{rooms}" and "{rooms:words}". */
export const PLACEHOLDER_PATTERN = /\{(\w+)(?::(\w+))?\}/g;

const FORMATS = ['words', 'Words', 'dollars', 'time', 'spoken', 'or'];
export const PLACEHOLDER_FORMATS_REMEDY =
  'The formats are words, Words (with a capital), dollars, time, spoken, or; docs/languages.md shows them.';

/** The values that texts can interpolate: `{rooms:words}` in a text is the variable `rooms`, in words. */
export type TextVariables = Readonly<Record<string, string | number | readonly string[]>>;

/** Names of the placeholders of a text. */
export const findPlaceholderNames = (text: string): readonly string[] =>
  [...text.matchAll(PLACEHOLDER_PATTERN)].map(([, name = '']) => name);

/** The part of a text that is the same whatever its values are. Runtime placeholders stay, as they do in a filled-in text. */
export const removeBuildTimePlaceholders = (
  text: string,
  runtimePlaceholders: readonly string[] = [],
): string =>
  text.replaceAll(PLACEHOLDER_PATTERN, (placeholder, name: string) =>
    runtimePlaceholders.includes(name) ? placeholder : '',
  );

/** Finds a placeholder with a format that does not exist. */
export function findPlaceholderFormatIssue(text: string): Issue | undefined {
  const match = [...text.matchAll(PLACEHOLDER_PATTERN)].find(
    ([, , format]) => format && !FORMATS.includes(format),
  );
  return (
    match && {
      problem: `there is no format "${match[2]}", as in ${match[0]}.`,
      remedy: PLACEHOLDER_FORMATS_REMEDY,
    }
  );
}

/** Finds a runtime placeholder with a format: pages fill it in without one. */
export function findRuntimeFormatIssue(
  text: string,
  runtimePlaceholders: readonly string[] = [],
): Issue | undefined {
  const match = [...text.matchAll(PLACEHOLDER_PATTERN)].find(
    ([, name = '', format]) => format && runtimePlaceholders.includes(name),
  );
  return (
    match && {
      problem: `${match[0]} has no format: it is filled in later.`,
      remedy: `Write {${match[1]}}.`,
    }
  );
}

/** Finds a brace that is not part of a placeholder, so guests would read it. */
export function findBraceIssue(text: string): Issue | undefined {
  const withoutPlaceholders = text.replaceAll(PLACEHOLDER_PATTERN, (placeholder) =>
    '_'.repeat(placeholder.length),
  );
  const [brace] = /\{[^{}]*\}?|\}/.exec(withoutPlaceholders) ?? [];
  if (brace === undefined) return undefined;
  const start = withoutPlaceholders.indexOf(brace);
  const quoted = text
    .slice(start, start + Math.max(brace.length, 20))
    .slice(0, 40)
    .trim();
  return {
    problem: `the brace of "${quoted}" is part of no placeholder.`,
    remedy: 'Write {name} or {name:format}, without spaces and each brace once, or take the brace out.',
  };
}
