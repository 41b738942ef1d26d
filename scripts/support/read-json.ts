import { readFile } from 'node:fs/promises';

export const readJson = async (file: string) =>
  JSON.parse((await readFile(file, 'utf8')).replace(/^\ufeff/, ''));
