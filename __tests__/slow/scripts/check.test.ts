import { renameSync } from 'node:fs';
import { copyContent, edit, removeContent, run } from './content-copy';

jest.setTimeout(60_000);

let copy: string;
beforeEach(() => (copy = copyContent()));
afterEach(() => removeContent(copy));

test('every mistake in the files is said in two lines', () => {
  edit(copy, 'content/joya-boutique/rooms.json', '"price": 79', '"price": "79"');
  edit(copy, 'content/shared/home.json', '"label": "Airport transfer"', '"lable": "Airport transfer"');
  edit(copy, 'content/shared/business.json', '"phone": "",', '"phone": ""');
  const { status, stderr } = run(copy, 'check');
  expect(status).toBe(1);
  expect(stderr.join('\n')).toMatch(
    new RegExp(
      [
        'content/joya-boutique/rooms.json, line \\d+, list.0.price: "79" is not a number.*',
        '  Write one without quotes, like 79.',
        'content/shared/business.json, line \\d+: this is not valid JSON .comma expected.*',
        '  Type a comma at the end of the line before.',
        'content/shared/home.json, line \\d+, amenities.list.1.label: the field is missing.*',
        '.*',
        'content/shared/home.json, line \\d+, amenities.list.1.lable: there is no field "lable".*',
        '  The fields are icon, label.',
      ].join('\\n'),
    ),
  );
});

test('so is what does not fit together; a sentence without its translation is counted, or refused where that is asked for', () => {
  edit(copy, 'content/joya-boutique/about.json', '"href": "/contact"', '"href": "/contakt"');
  expect(run(copy, 'check').stderr[0]).toMatch(/about\.json, line \d+, .*href: "\/contakt" leads to no page/);
  edit(copy, 'content/joya-boutique/about.json', '"href": "/contakt"', '"href": "/contact"');
  edit(copy, 'content/joya-boutique/about.json', '"heading": "Philosophy"', '"heading": "What we think"');
  expect(run(copy, 'check')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Languages: \d+ in Italiano/),
  });
  process.env.STRICT_LANGUAGES = '1';
  const { status, stderr } = run(copy, 'check');
  delete process.env.STRICT_LANGUAGES;
  expect(status).toBe(1);
  expect(stderr[0]).toMatch(/^content\/languages\/it\.po, line \d+: there is no /);
});

test('a file that nothing reads, and one that is missing, are named', () => {
  renameSync(`${copy}/content/joya-boutique/about.json`, `${copy}/content/joya-boutique/abuot.json`);
  const { stderr } = run(copy, 'check');
  expect(stderr[0]).toBe('content/joya-boutique/abuot.json: nothing reads a file of this name.');
  expect(stderr[2]).toBe('content/joya-boutique/about.json: the file is missing.');
});
