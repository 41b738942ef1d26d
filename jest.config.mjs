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
      testPathIgnorePatterns: ['<rootDir>/__tests__/(?:browser|hosting|slow)/'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
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
    await project({
      displayName: 'hosting',
      modulePathIgnorePatterns,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/hosting/**/*.test.ts'],
    }),
    await project({
      displayName: 'slow',
      modulePathIgnorePatterns,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/slow/**/*.test.ts'],
    }),
  ],
};

export default config;
