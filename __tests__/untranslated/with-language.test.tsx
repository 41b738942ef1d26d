import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { InternalLink } from '@/components/ui/links';
import { markUntranslated } from '@/untranslated/mark';

const ENGLISH = markUntranslated('Breakfast on the roof');

const htmlOf = (node: ReactNode) => render(node).container.innerHTML;

test.each([
  ['alone in its element', <p key="">{ENGLISH}</p>, '<p lang="en">Breakfast on the roof</p>'],
  [
    'beside other words',
    <p key="">
      {ENGLISH}, <b>compreso</b>
    </p>,
    '<p><span lang="en">Breakfast on the roof</span>, <b>compreso</b></p>',
  ],
  ['in no element of its own', <>{ENGLISH}</>, '<span lang="en">Breakfast on the roof</span>'],
  [
    'where only text may be',
    <select key="">
      <option>1 {ENGLISH}</option>
    </select>,
    '<select><option>1 Breakfast on the roof</option></select>',
  ],
  [
    'in an attribute, which has the language of its element',
    <input key="" placeholder={ENGLISH} />,
    '<input placeholder="Breakfast on the roof">',
  ],
  [
    'in the middle of translated words',
    <p key="">Nuovo: {`«${ENGLISH}»`}</p>,
    '<p>Nuovo: «Breakfast on the roof»</p>',
  ],
  ['with a translation, nothing', <p key="">Colazione sul tetto</p>, '<p>Colazione sul tetto</p>'],
])('an untranslated text says its language: %s', (_, node, html) => {
  expect(htmlOf(node)).toBe(html);
});

test('so do the words of a link, which a library renders', () => {
  const label = markUntranslated('About us');
  render(
    <InternalLink href="/about" aria-label={label}>
      {ENGLISH}
    </InternalLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('aria-label', 'About us');
  expect(screen.getByText('Breakfast on the roof')).toHaveAttribute('lang', 'en');
});
