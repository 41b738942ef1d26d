import { listExportedFilesWithoutEditor, readExported } from '../support/exported-site';

/** Names of keyframes that animate other properties. */
const EXCEPTIONS = [
  'hide', // the loader at its end: one step, no movement
  'make-room', // Book Now on a phone takes its place beside the name: with the scroll position, not with time
  'yarl__stroke_opacity', // the spinner of an open lightbox
];

test('browsers animate without the main thread: keyframes have no property but transform and opacity', () => {
  const css = listExportedFilesWithoutEditor()
    .filter((file) => file.endsWith('.css'))
    .map((file) => readExported(file).toString())
    .join('\n');
  const keyframes = [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)];
  expect(keyframes.length).toBeGreaterThan(3);
  const others = keyframes.filter(([, , frames = '']) =>
    [...frames.matchAll(/[{;]\s*([\w-]+)\s*:/g)].some(
      ([, property = '']) => !['transform', 'opacity', 'animation-timing-function'].includes(property),
    ),
  );
  // style sheets of components have a hash before the name
  const names = others.map(([, name = '']) => name.replace(/^(?!yarl)[\w-]{6}_/, ''));
  expect([...new Set(names)].sort()).toEqual(EXCEPTIONS);
});
