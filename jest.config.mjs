import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

// Next's own rules first (it stubs CSS modules); transpilePackages in next.config.mjs lets swiper and
// the lightbox, which ship ES modules only, through its compiler.
const project = (settings) =>
  withNext({
    ...settings,
    modulePathIgnorePatterns: ['<rootDir>/.third-house/', '<rootDir>/out/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // an import of styles without an ending, which Next does not stub
      '^swiper/css(/.*)?$': '<rootDir>/__tests__/support/no-styles.ts',
    },
  })();

// tools that were fetched for a check are none of ours
const modulePathIgnorePatterns = ['<rootDir>/\\.cache/'];

const config = {
  projects: [
    await project({
      displayName: 'unit',
      modulePathIgnorePatterns,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/__tests__/(?:browser|export|specification)/'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
    }),
    // the site compared with the words and figures of the order; drop it once the content is the owner's own
    await project({
      displayName: 'specification',
      modulePathIgnorePatterns,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/specification/**/*.test.ts'],
    }),
    // the exported files of the last build compared with content
    await project({
      displayName: 'export',
      modulePathIgnorePatterns,
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/export/**/*.test.ts'],
    }),
    await project({
      displayName: 'browser',
      modulePathIgnorePatterns,
      testEnvironment: '<rootDir>/__tests__/browser/support/environment.mjs',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/browser/support/start.mjs',
      globalTeardown: '<rootDir>/__tests__/browser/support/stop.mjs',
      setupFilesAfterEnv: ['<rootDir>/__tests__/browser/support/setup.ts'],
    }),
  ],
};

export default config;
