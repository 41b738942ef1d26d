// Packages without types, each called once.
declare module 'compression';
declare module 'serve-handler';
declare module 'subset-font';
