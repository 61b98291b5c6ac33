import { defineConfig } from 'vitest/config'
import { requireToolNode } from './scripts/lib/node-version.mjs'
import slowTests from './scripts/lib/slow-tests.json' with { type: 'json' }

// An older one starts, and then waits for ever for some of the files.
requireToolNode()

const shared = {
  environment: 'node',
  setupFiles: ['tests/setup/console.ts', 'tests/setup/timeouts.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What passes only then is named at the end of the run: see docs/decisions/0050.
  retry: process.env['CI'] ? 1 : 0,
  // A busy machine takes longer than the second that is the default.
  expect: { poll: { timeout: 15_000 } },
}

// Play and export films in a browser.
const films = [
  'src/video/testing/*.test.ts',
  'src/features/render/lib/render-page.test.ts',
  'server/node/browser-videos.test.ts',
]
// Screens put things on the window, the tab host replaces the network.
const alone = ['{src,mocks,tests/integration}/**/*.test.{ts,tsx}']
// Rules and drawing keep nothing and put nothing on the window.
const rules = [
  'src/domain/**/*.test.ts',
  'src/video/*.test.ts',
  'src/video/{captions,draw,export,subtitles}/**/*.test.ts',
]
// What serves on Node replaces Request and Response, and looks after the processes it starts.
const nodeHost = ['server/node/**/*.test.ts']
// Every page of the built app before a host that answers anything.
const anotherHost = ['tests/contract-host/*.test.ts']

// What takes three seconds or more waits for a whole run, unless it is about who may see and do what.
const isAboutAccess = (file: string) => file.startsWith('tests/security/') && !file.endsWith('/contract-fuzz.test.ts')
const leftOut =
  process.env['WITHOUT_SLOW_TESTS'] === '1'
    ? Object.entries(slowTests)
        .filter(([file, seconds]) => seconds >= 3 && !isAboutAccess(file))
        .map(([file]) => file)
    : []

export default defineConfig({
  test: {
    // Files are independent. One more than cores, for those that wait for a process or play a film leave theirs unused.
    maxWorkers: 3,
    globalSetup: process.env['TEST_DATABASE'] === 'postgres' ? ['tests/setup/postgres.ts'] : [],
    projects: [
      // A thread for each file starts in a fraction of the time that a process takes.
      {
        test: { ...shared, name: 'alone', include: alone, exclude: [...films, ...rules, ...leftOut], pool: 'threads' },
      },
      {
        test: { ...shared, name: 'films', include: films, pool: 'threads', globalSetup: ['tests/setup/film-page.ts'] },
      },
      { test: { ...shared, name: 'node host', include: nodeHost, exclude: [...films, ...leftOut] } },
      { test: { ...shared, name: 'another host', include: anotherHost } },
      // The backend and the rules keep nothing in their modules, so their files share a few processes: reloading them for each took a
      // quarter of the whole run.
      {
        test: {
          ...shared,
          name: 'backend',
          isolate: false,
          include: ['{engines,server,scripts,tests,e2e/fixtures}/**/*.test.{ts,tsx}', ...rules],
          exclude: ['tests/integration/**', ...nodeHost, ...anotherHost, ...leftOut],
        },
      },
    ],
  },
})
