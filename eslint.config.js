import boundaries from 'eslint-plugin-boundaries'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { boundaryConfigs } from './scripts/lint/boundaries.mjs'
import { noApiPaths, RAW_HTTP } from './scripts/lint/no-api-paths.mjs'

const NOT_USED = [
  {
    selector: "CallExpression[arguments.0.value='update'] > MemberExpression.callee > Identifier.property[name='for']",
    message:
      "Every row that refers to the locked one, such as the call's idempotency key, shares its key until the commit: two calls would wait for each other. Use .for('no key update').",
  },
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals: enums leave code behind.' },
  {
    selector:
      'UnaryExpression[operator="void"] > ImportExpression, UnaryExpression[operator="void"] > CallExpression > MemberExpression > ImportExpression',
    message:
      'A load that breaks off (the page is left, the line is lost) would be an unhandled rejection: use prefetch or loadAndUse of src/shared/lib/background-load.ts.',
  },
]

const ERROR_TEXT = {
  selector:
    'ConditionalExpression[test.operator="instanceof"][test.right.name="Error"] > MemberExpression.consequent[property.name="message"]',
  message: 'Errors are turned into words in one place: use errorText of src/shared/api/error-text.ts.',
}

const FORM = {
  selector:
    'JSXOpeningElement[name.name="form"] > JSXAttribute[name.name="onSubmit"]:not(:has(UnaryExpression[operator="void"] > CallExpression[callee.name="submit"]))',
  message:
    'What is typed is kept by react-hook-form (src/shared/form): const submit = form.handleSubmit(…) and onSubmit={(event) => void submit(event)}.',
}

const CROSS_ORIGIN = {
  selector: 'JSXOpeningElement[name.name=/^(img|video|audio)$/]:not(:has(> JSXAttribute[name.name="crossOrigin"]))',
  message:
    'Files may be stored on another host, and what an element has loaded without crossOrigin="anonymous" taints a canvas and is refused to a script that reads it from the cache.',
}

// What oxlint (.oxlintrc.json) cannot check: who may import whom, and syntax that is not used here. No rule here needs types, so the
// files are only parsed; with the rules that do, ESLint took more than a minute.
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
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
  {
    rules: {
      'no-restricted-syntax': ['error', ...NOT_USED],
    },
  },
  { files: ['src/app/**'], rules: { 'no-restricted-syntax': ['error', ...NOT_USED, ERROR_TEXT] } },
  {
    files: ['src/{features,shared}/**'],
    rules: { 'no-restricted-syntax': ['error', ...NOT_USED, ERROR_TEXT, FORM, CROSS_ORIGIN] },
  },
  {
    name: 'scripts know these names only',
    files: ['**/*.{js,mjs,cjs}'],
    rules: { 'no-undef': 'error' },
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'performance',
          'URL',
          'Buffer',
          'fetch',
          'Response',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'PerformanceObserver',
          'AbortSignal',
          'require',
          'module',
          'exports',
          '__dirname',
          'document',
          'localStorage',
          'WebSocket',
          'matchMedia',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    name: 'presenters do not query',
    files: ['server/modules/*/presenters/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^drizzle-orm|/db/(?:schema/|statement\\.ts$)',
              message: 'A presenter turns rows into answers: what it reads is a query of server/platform/db/queries.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'what presents within a domain does not query',
    files: ['server/**/present-*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^drizzle-orm', message: 'What a presenter reads is a query of server/platform/db/queries.' },
          ],
        },
      ],
    },
  },
  {
    name: 'operations are called by their names',
    files: ['{src,server,mocks,tests,e2e,scripts}/**/*.{ts,tsx,mjs}'],
    ignores: RAW_HTTP,
    plugins: { storyloom: { rules: { 'no-api-paths': noApiPaths } } },
    rules: { 'storyloom/no-api-paths': 'error' },
  },
  {
    name: 'boundaries',
    files: ['{src,engines,server,mocks,e2e}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    extends: [boundaryConfigs(boundaries)],
  },
)
