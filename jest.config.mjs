import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

// Next's own rules first (it stubs CSS modules); transpilePackages in next.config.mjs lets swiper and
// the lightbox, which ship ES modules only, through its compiler.
const project = (settings) =>
  withNext({
    ...settings,
    // copies of the project and tools that were fetched for a check are none of ours
    modulePathIgnorePatterns: ['<rootDir>/\\.cache/', '<rootDir>/out/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // an import of styles without an ending, which Next does not stub
      '^swiper/css(/.*)?$': '<rootDir>/__tests__/support/no-styles.ts',
      '\\.woff2$': '<rootDir>/__tests__/support/font-file.ts',
    },
  })();

const config = {
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['<rootDir>/__tests__/browser/'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
    }),
    await project({
      displayName: 'browser',
      testEnvironment: '<rootDir>/__tests__/browser/support/environment.mjs',
      testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/browser/support/start.mjs',
      globalTeardown: '<rootDir>/__tests__/browser/support/stop.mjs',
      setupFilesAfterEnv: ['<rootDir>/__tests__/browser/support/setup.ts'],
    }),
  ],
};

export default config;
