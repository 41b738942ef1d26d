/** @jest-environment node */
import { builtinModules } from 'node:module';

/** A module of Node as the editor's bundle has it (scripts/build-editor.ts): with nothing in it. */
const withoutNode = (name: string) =>
  new Proxy(
    {},
    {
      get(_, key) {
        if (key === '__esModule') return false;
        throw new Error(
          `A file of content uses "${String(key)}" of ${name} while it is imported, which breaks the owner's editor.\n` +
            '  Use it in a function that only pages call, such as the "resolve" of a content type.',
        );
      },
    },
  );

test('the forms of the editor need nothing of Node', async () => {
  for (const name of builtinModules.map((one) => `node:${one}`))
    jest.doMock(name, () => withoutNode(name), { virtual: true });
  const [{ contentSchemasByFileKind }, { postFields }] = await Promise.all([
    import('@/content/model/content-files'),
    import('@/content/model/blog'),
  ]);
  expect([contentSchemasByFileKind, postFields]).not.toContain(undefined);
});
