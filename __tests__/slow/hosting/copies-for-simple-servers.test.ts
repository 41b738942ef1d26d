import { listExportedEnglishPaths, readExported } from '../../support/exported-site';

test('RTE-28: a server that knows nothing of clean addresses finds every page and its data in a folder', () => {
  for (const path of listExportedEnglishPaths().filter((path) => !['/', '/404'].includes(path)))
    for (const ending of ['html', 'txt']) {
      const isSame = readExported(`${path}/index.${ending}`).equals(readExported(`${path}.${ending}`));
      expect({ path, ending, isSame }).toEqual({ path, ending, isSame: true });
    }
});
