import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '@/content';
import { ContentError } from '@/content/fields/content-error';
import { updateEditorData } from '@/scripts/serve-editor';
import { content } from '../support/site';

jest.mock('@/content', () => ({ ...jest.requireActual<object>('@/content'), readContent: jest.fn() }));

test('what forms have saved is there without a restart, also for translators; a mistake changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const changed = structuredClone(content);
  changed.brands[0]!.about.philosophy.heading = 'A sentence of today';
  jest.mocked(readContent).mockReturnValueOnce(changed);
  updateEditorData(folder);
  jest.mocked(readContent).mockImplementationOnce(() => {
    throw new ContentError([]);
  });
  updateEditorData(folder);
  for (const file of ['content', 'translations/de/about'])
    expect(readFileSync(join(folder, `admin/${file}.json`), 'utf8')).toContain('A sentence of today');
  rmSync(folder, { recursive: true });
});
