import js from '@eslint/js'
import boundaries from 'eslint-plugin-boundaries'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { boundaryConfig } from './scripts/lint/boundaries.mjs'

const SOURCES = ['**/*.{ts,tsx}']
const TESTS = ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**', '**/testing/**']
const API_ONLY =
  'Call the API through the generated hooks or src/shared/api: they carry the token, the errors and the abort.'
const SOCKET_ONLY =
  'Listen through src/shared/realtime: it parses every event and reconnects as the specification says.'

export default defineConfig(
  globalIgnores([
    'dist/',
    'generated/',
    'node_modules/',
    'public/',
    '.data/',
    '.cache/',
    '.codegen-*/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', 400],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use a union of literals: enums leave code behind.' },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'performance',
          'URL',
          'Buffer',
          'fetch',
          'setTimeout',
          'clearTimeout',
          'AbortSignal',
          'require',
          'module',
          'exports',
          '__dirname',
          'document',
          'localStorage',
          'matchMedia',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: SOURCES,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Objects here are made of closures: their functions know no `this` that could be lost.
      '@typescript-eslint/unbound-method': 'off',
      // Ports promise: an implementation that has nothing to wait for is async all the same.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Handlers of events may be async: what they reject with is handled where the promise is made.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
    },
  },
  {
    name: 'import cycles',
    files: SOURCES,
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/ignore': ['/node_modules/', '/generated/'],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    name: 'boundaries',
    files: ['{src,server,mocks,e2e}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    extends: [boundaryConfig(boundaries)],
  },
  {
    name: 'React',
    files: ['**/*.tsx', 'src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      // A named group that scrolls has to be reached by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group'] }],
    },
  },
  {
    name: 'one way out of the app',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: API_ONLY },
        { name: 'XMLHttpRequest', message: API_ONLY },
        { name: 'WebSocket', message: SOCKET_ONLY },
        { name: 'EventSource', message: SOCKET_ONLY },
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].map((object) => ({ object, property: 'fetch', message: API_ONLY })),
      ],
      'no-restricted-imports': ['error', { paths: [{ name: 'pusher-js', message: SOCKET_ONLY }] }],
    },
  },
  {
    name: 'no console in the app',
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/shared/telemetry/**', '**/*.test.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    name: 'tests',
    files: TESTS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
)
