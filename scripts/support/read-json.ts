import { readFile } from 'node:fs/promises';
import { decodeText } from '../../content/read/read-text';

export const readJson = async (file: string) => JSON.parse(decodeText(await readFile(file), file));
