// One line for each brand: theme-assets.ts of its folder, which also brings its style sheet to every page.
export * as 'joya-boutique' from './joya-boutique/theme-assets';
export * as 'beachsuites-villa' from './beachsuites-villa/theme-assets';
