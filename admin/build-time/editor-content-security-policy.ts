import type { GitBackend } from '@sveltia/cms';
import { getApiOrigin } from '../shared/backend-settings';

/** The Content-Security-Policy of the editor's page. */
export function createEditorContentSecurityPolicy(backend: GitBackend): string {
  return [
    "default-src 'none'",
    // WebAssembly encodes images in browsers without a native encoder
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "font-src 'self' data:",
    `connect-src 'self' blob: data: ${getApiOrigin(backend)}`,
    "worker-src 'self' blob:",
    // Sveltia creates its web app manifest as a blob
    'manifest-src blob:',
    "base-uri 'self'",
    "form-action 'none'",
  ].join('; ');
}
