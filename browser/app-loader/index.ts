import { loadApp } from './load-app';

// given by scripts/replace-scripts-with-app-loader.ts
declare const payload: string;
declare const chunks: readonly string[];
declare const runtime: string;

loadApp(payload, chunks, runtime);
