// One line for each brand: theme-fonts-and-styles.ts of its folder, which also brings its style sheet to every page.
export * as 'joya-boutique' from './joya-boutique/theme-fonts-and-styles';
export * as 'beachsuites-villa' from './beachsuites-villa/theme-fonts-and-styles';
