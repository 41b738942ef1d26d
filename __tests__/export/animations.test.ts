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
  const names = others.map(([, name = '']) => name);
  // names of components' style sheets have a hash and "_" before them
  expect(names.filter((name) => !EXCEPTIONS.some((known) => `_${name}`.endsWith(`_${known}`)))).toEqual([]);
});
