/** The icon in a browser's tab and on a home screen, of a brand or of the site. */
export const getIconPaths = (id: string) =>
  ({ tab: `/icons/${id}.svg`, homeScreen: `/icons/${id}-touch.png` }) as const;
