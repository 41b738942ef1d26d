/** The path as links write it: some hosts add a slash or the name of the file. */
export const normalizePathname = (pathname: string) =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
