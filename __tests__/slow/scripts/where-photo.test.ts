import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ask = (name: string) =>
  execFileSync(process.execPath, ['scripts/photos.mjs', '--where', name], { encoding: 'utf8' });

test.each(['boutique-hammock', 'breakfast-1', 'breakfast-1.jpg', 'calm-kanga'])(
  'the way to %s says what it shows, and names each line of content that shows it',
  (asked) => {
    const name = asked.replace('.jpg', '');
    const [described = '', ...uses] = ask(asked)
      .split('\n')
      .filter((line) => line.startsWith('content/'));
    const { alt } = JSON.parse(readFileSync(`content/photos/${name}.json`, 'utf8'));
    expect(described).toBe(`content/photos/${name}.json, line 4, alt: ${alt}`);
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) {
      const [, file = '', line] = /^(\S+), line (\d+), /.exec(use) ?? [];
      expect(readFileSync(file, 'utf8').split('\n')[Number(line) - 1]).toContain(name);
    }
  },
);

test('a name that is not quite right gets the names that are like it', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/photos.mjs', '--where', 'boutik'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/there is no picture "boutik"\.\s+The pictures are .*boutique-hammock/);
});
