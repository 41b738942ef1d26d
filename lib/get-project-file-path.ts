import path from 'node:path';

/** The path of a file of the project, which is the working directory. */
export const getProjectFilePath = (file: string) => path.join(process.cwd(), file);
