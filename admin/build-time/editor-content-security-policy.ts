import type { GitBackend } from '@sveltia/cms';
import { originOfApi } from '../shared/backend-settings';

/** The Content-Security-Policy of the editor's page. */
export function createEditorContentSecurityPolicy(backend: GitBackend): string {
  return [
    "default-src 'none'",
    // WebAssembly encodes pictures in browsers that cannot do it themselves
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${originOfApi(backend)}`,
    "worker-src 'self' blob:",
    // the web app manifest, which the editor makes itself
    'manifest-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}
