import { loadApp } from './load-app';

// The scripts of the page: scripts/defer-app-scripts.ts writes this code into a function with these parameters.
declare const payload: string;
declare const chunks: readonly string[];
declare const runtime: string;

loadApp(payload, chunks, runtime);
