import { buildSync } from 'esbuild';

/** Bundles a script of browser/ that pages have inline. */
export function bundleScript(entryFile: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryFile],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
