import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';

const reactRules = nextCoreWebVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => rule.startsWith('react'));

/** An import from folders of the repository, by alias or by path. */
const importFrom = (folders) => `^(?:@/|(?:\\.\\./)+)(?:${folders})(?:/|$)`;

/** Forbids imports in some files. */
const restrictImports = (files, ...patterns) => ({
  files: [files],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

/** Rules for files of content, with the folders of content that they do not import, or of which they take types alone. */
const contentImports = (files, otherFolders, allowTypeImports = false) => ({
  files: [files],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: importFrom('admin|app|browser|components|scripts'),
            message: 'Content is data: it imports only content and lib.',
          },
          ...(otherFolders
            ? [
                {
                  regex: importFrom(otherFolders),
                  allowTypeImports,
                  message: 'Imports run one way: read → check → translate → resolve → model → fields.',
                },
                {
                  regex: '^node:',
                  message:
                    'The owner’s editor runs this in a browser: content/read passes in what Node knows.',
                },
              ]
            : []),
        ],
      },
    ],
    ...(otherFolders && { 'no-restricted-globals': ['error', 'process', 'Buffer'] }),
  },
});

const config = [
  {
    ignores: [
      '.next/',
      'out/',
      'coverage/',
      '.cache/',
      'test-results/',
      'playwright-report/',
      'next-env.d.ts',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  prettier,
  {
    // `const { id: _, ...rest }` is how a field is left out
    rules: {
      '@typescript-eslint/no-unused-vars': ['warn', { ignoreRestSiblings: true }],
      'no-nested-ternary': 'error',
      'import/no-duplicates': ['error', { 'prefer-inline': true }],
      // `import { type A }` loads the module, and a client component would bring content and Zod to the visitor
      '@typescript-eslint/no-import-type-side-effects': 'error',
    },
  },
  {
    ignores: ['__tests__/**'],
    rules: { '@typescript-eslint/no-shadow': 'error' },
  },
  {
    // not in app and components, where the order of imports is the order of the style sheets
    files: ['{admin,browser,content,lib,scripts,__tests__}/**/*.{ts,tsx}'],
    rules: {
      'import/order': [
        'error',
        {
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          pathGroupsExcludedImportTypes: ['builtin'],
          alphabetize: { order: 'asc', caseInsensitive: true },
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
        },
      ],
    },
  },
  {
    // no components here, and the rules for them take longer than all others
    files: ['content/**', 'scripts/**', '__tests__/**/*.ts'],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, 'off'])),
  },
  restrictImports('*.{mjs,ts}', {
    regex: '^\\./scripts/',
    message: 'Nothing imports a script but scripts and tests.',
  }),
  restrictImports('app/**/*.{ts,tsx}', {
    regex: importFrom('admin|browser|scripts'),
    message: 'Pages import only components, content and lib.',
  }),
  restrictImports('admin/**/*.{ts,tsx}', {
    // its own browser/ and build-time/ too
    regex: importFrom('app|browser|build-time|components|scripts'),
    message: 'The editor imports only content, lib and admin/shared.',
  }),
  // A component sees content's types, never its words: one client file importing a brand would ship the other brand to
  // every visitor.
  restrictImports(
    'components/**/*.{ts,tsx}',
    {
      regex: importFrom('content'),
      allowTypeImports: true,
      message: 'Components take content as props; import only its types.',
    },
    {
      regex: importFrom('admin|app|browser|scripts'),
      message:
        'Components import only components, lib and types of content: imports run one way, app → components.',
    },
  ),
  {
    // it runs without React and is small: only lib is shared with it, and a switch of content
    files: ['browser/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: importFrom('admin|app|components|content(?!/shared/offline\\.json$)|scripts'),
              message: 'Code outside React shares only lib/ with the app.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: importFrom('admin|app|browser|components|content|scripts'),
              message: 'What all share imports from no other folder.',
            },
          ],
        },
      ],
    },
  },
  contentImports('content/**/*.ts'),
  contentImports('content/{check,translate}.ts', 'read', true),
  contentImports('content/resolve/**/*.ts', 'check|read|translate', true),
  contentImports('content/model/**/*.ts', 'check|i18n|read|translate', true),
  contentImports('content/fields/**/*.ts', 'check|i18n|model|read|resolve|translate'),
  { files: ['content/**/*.ts'], rules: { 'import/no-cycle': 'error' } },
];

export default config;
