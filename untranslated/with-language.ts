import type { ElementType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { langOf, withoutMark } from './mark';

type Props = Readonly<Record<string, unknown>>;

/** They hold text and no elements. */
const TEXT_ONLY = ['option', 'textarea', 'title'];

/**
 * Props of an element whose untranslated texts say their language: the element itself where the text is all that it
 * shows, else a span around the text. Attributes have the language of their element, so there the mark is dropped.
 */
export function withLanguage(type: ElementType, props: Props): Props {
  const isHost = typeof type === 'string';
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    // what a component is given may be a text that it shows
    if (name !== 'children' && isMarked(value) && (isHost || name.startsWith('aria-')))
      changed[name] = withoutMark(value);
  }
  const { children } = props;
  if (isMarked(children)) {
    if (isHost)
      Object.assign(changed, { lang: props.lang ?? langOf(children), children: withoutMark(children) });
    else changed.children = inSpan(children);
  } else if (Array.isArray(children) && children.some(isMarked)) {
    const show = isHost && TEXT_ONLY.includes(type) ? withoutMark : inSpan;
    changed.children = children.map((child: unknown, index) =>
      isMarked(child) ? show(child, `untranslated-${index}`) : child,
    );
  }
  return Object.keys(changed).length > 0 ? { ...props, ...changed } : props;
}

const isMarked = (value: unknown): value is string =>
  typeof value === 'string' && withoutMark(value) !== value;

const inSpan = (text: string, key?: string) => {
  const lang = langOf(text);
  return lang ? jsx('span', { lang, children: withoutMark(text) }, key) : withoutMark(text);
};
