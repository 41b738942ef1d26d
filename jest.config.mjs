// Browser tests (*.spec.ts) run in Playwright: playwright.config.ts.
import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { isContentAsHandedOver } from './__tests__/support/content-as-handed-over.mjs';

const withNext = nextJest({ dir: './' });

// Jest takes these as regular expressions, with a root that it does not escape: a folder may be called "Joya (1) + co".
const rootPattern = import.meta.dirname.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

// next/jest stubs CSS modules and compiles swiper and the lightbox (transpilePackages in next.config.mjs).
const project = (displayName, settings) =>
  withNext({
    displayName,
    testMatch: [`<rootDir>/__tests__/${displayName}/**/*.test.ts`],
    globalSetup: '<rootDir>/__tests__/support/write-site.ts',
    restoreMocks: true,
    resetMocks: true,
    // copies of the project that tests build, and the export itself
    modulePathIgnorePatterns: [`${rootPattern}/\\.cache/`, `${rootPattern}/out/`],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // imported without extension, so next/jest does not stub it
      '^swiper/css(/.*)?$': '<rootDir>/__tests__/support/swiper-css-mock.ts',
      // its package offers itself to "import" alone
      '^@neaps/tide-predictor$': '<rootDir>/node_modules/@neaps/tide-predictor/dist/index.js',
      '\\.woff2$': '<rootDir>/__tests__/support/font-file-mock.ts',
    },
    ...settings,
  })();

const withDom = { testEnvironment: '<rootDir>/__tests__/support/dom-environment.mjs' };

const FOLDERS = ['export', 'specification', 'slow'];

const config = {
  projects: [
    // Unit tests, laid out like the code: those of components ...
    await project('unit-dom', {
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/jest-setup.ts'],
    }),
    // ... and all others
    await project('unit', {
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: FOLDERS.map((folder) => `${rootPattern}/__tests__/${folder}/`),
    }),
    // The files in out/, read without a browser.
    await project('export', withDom),
    // The figures and texts that the specification names; once the content is its owner's, each file counts as skipped.
    await project('specification', {
      testMatch: [`<rootDir>/__tests__/specification/${isContentAsHandedOver ? '' : 'skipped/'}*.test.ts`],
    }),
    // What takes long, or needs a machine without other work: npm run test:slow.
    await project('slow', { testEnvironment: 'node' }),
  ],
  // generous, because `npm test` builds and lints at the same time; Jest does not take it from a project
  testTimeout: 30_000,
  collectCoverageFrom: ['{lib,content,browser,components}/**/*.{ts,tsx}'],
  // more workers than cores slow each other down
  maxWorkers: Math.min(4, availableParallelism()),
};

export default config;
