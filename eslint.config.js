import js from '@eslint/js';
import jest from 'eslint-plugin-jest';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPED = ['**/*.{ts,tsx}'];
const BROWSER = ['shell/{src,platform,ui,map}/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}'];
const UNIT_TESTS = ['**/*.test.{ts,tsx}'];
const TEST_CODE = [...UNIT_TESTS, '**/test/**/*.ts', '**/testing/**/*.{ts,tsx}', 'e2e/**/*.ts'];
const BROWSER_TESTS = ['shell/{src,platform,ui,map}/**/*.test.tsx', 'mfe-*/**/*.test.tsx'];

const NO_BARRELS = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: name what a module gives (only platform and the stand-ins have an index).',
};
/** Not of a character written by its number, such as U+2060 after a backslash and a u. */
const YEARS_TO_COME = [
  'Literal[raw=/(?<![.0-9u])20(2[6-9]|[3-9][0-9])\\b/]',
  'TemplateElement[value.raw=/(?<![.0-9u])20(2[6-9]|[3-9][0-9])\\b/]',
].map((selector) => ({
  selector,
  message:
    'A date to come is in the past one day. Unit tests begin in November 2020 (scripts/jest/fixed-clock.ts); journeys count days from today (e2e/dates.ts).',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.cache/',
      '.data/',
      '**/test-results/',
      '**/playwright-report/',
      '**/static/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: TYPED,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.node.json', './tsconfig.browser.json', './tsconfig.e2e.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': 'error',
      // Fastify's and React's callbacks take functions of either kind.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      // A query string is what URLSearchParams is for, and Redux Toolkit documents comparing its status with a word.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ name: 'URLSearchParams', from: 'lib' }] },
      ],
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // Overload-heavy libraries (esbuild, jsdom stand-ins) hand out methods that never use this.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-restricted-syntax': ['error', NO_BARRELS],
    },
  },
  { files: BROWSER, ...reactHooks.configs.flat.recommended },
  {
    files: BROWSER,
    // What only a browser knows (theme, date, storage) is set after hydration, or the first render would not match.
    rules: { 'react-hooks/set-state-in-effect': 'off' },
  },
  { files: BROWSER, languageOptions: { globals: globals.browser } },
  {
    files: UNIT_TESTS,
    ignores: ['e2e/**'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/no-disabled-tests': 'error',
      'jest/no-focused-tests': 'error',
      // Jest's asymmetric matchers and JSON answers are `any`: in a test the expectation is the check.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      'jest/no-standalone-expect': [
        'error',
        { additionalTestBlockFunctions: ['beforeEach', 'afterEach', 'beforeAll', 'afterAll'] },
      ],
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*'] }],
    },
  },
  { files: TEST_CODE, rules: { 'no-restricted-syntax': ['error', NO_BARRELS, ...YEARS_TO_COME] } },
  { files: BROWSER_TESTS, ...testingLibrary.configs['flat/react'] },
  {
    // Slots, styles and the document's head are the shell's business, and no role finds them.
    files: ['shell/src/**/*.test.tsx'],
    rules: { 'testing-library/no-node-access': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    ...playwright.configs['flat/recommended'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // Playwright's fixtures take a first argument that is often unused, and it must be destructured.
      'no-empty-pattern': 'off',
      'playwright/no-skipped-test': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    // Written into every document as it is, before anything else runs: as few bytes as possible.
    files: ['shell/src/theme/theme-bootstrap.js'],
    languageOptions: { globals: globals.browser, sourceType: 'script' },
    rules: { 'no-empty': 'off', 'no-unused-vars': 'off' },
  },
);
