import nextEnv from '@next/env';

/** Reads the .env files into `process.env` as `next build` does, without its log. */
export function loadEnvFiles(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
}
