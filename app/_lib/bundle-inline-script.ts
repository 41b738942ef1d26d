import { buildSync } from 'esbuild';
import { stringifyForScript } from '@/lib/stringify-for-script';

const bundles = new Map<string, string>();

/**
 * The text of an inline script: an entry of browser/, bundled and minified. It runs when the site is built.
 * @param values JSON values by the names with which the entry declares them
 */
export function bundleInlineScript(
  entryFile: string,
  values: Readonly<Record<string, unknown>> = {},
): string {
  const code = bundles.get(entryFile) ?? bundle(entryFile);
  // `next dev` shows each change
  if (process.env.NODE_ENV !== 'development') bundles.set(entryFile, code);
  const names = Object.keys(values);
  if (names.length === 0) return code;
  const json = Object.values(values).map(stringifyForScript);
  return `((${names.join(',')})=>{${code}})(${json.join(',')});`;
}

function bundle(entryFile: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryFile],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
