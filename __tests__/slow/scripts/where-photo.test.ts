import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ask = (name: string) =>
  execFileSync(process.execPath, ['scripts/photos.mjs', '--where', name], { encoding: 'utf8' });

/** The lines "file, line 12: words" of an answer. */
const usesIn = (answer: string) =>
  [...answer.matchAll(/^(\S+), line (\d+): (.+)$/gm)].map(([, file = '', line, words = '']) => ({
    said: readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? '',
    words,
  }));

test.each(['boutique-hammock', 'breakfast-1', 'breakfast-1.jpg'])(
  'the way to %s names each line of content, with the words that describe it',
  (name) => {
    const uses = usesIn(ask(name));
    expect(uses.length).toBeGreaterThan(0);
    for (const { said, words } of uses) expect(said).toContain(words);
  },
);

test('a name that is not quite right gets the names that are like it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/photos.mjs', '--where', 'boutik'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/there is no picture "boutik"\. The pictures are .*boutique-hammock/);
});
