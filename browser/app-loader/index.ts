import { loadApp } from './load-app';

// given by scripts/defer-app-scripts.ts
declare const payload: string;
declare const chunks: readonly string[];
declare const runtime: string;

loadApp(payload, chunks, runtime);
