import { defineConfig } from 'vitest/config'
import { stickers } from './scripts/vite/stickers.ts'
import { requireToolNode } from './scripts/lib/node-version.mjs'
import { sortFiles } from './tests/setup/sorted-files.ts'
import slowTests from './scripts/lib/slow-tests.json' with { type: 'json' }

// An older one starts, and then waits for ever for some of the files.
requireToolNode()

const shared = {
  environment: 'node',
  setupFiles: ['tests/setup/console.ts', 'tests/setup/timeouts.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // What passes only then is named at the end of the run: see docs/decisions/0024.
  retry: process.env['CI'] ? 1 : 0,
  // A busy machine takes longer than the second that is the default.
  expect: { poll: { timeout: 15_000 } },
}

const sharing = [...shared.setupFiles, 'tests/setup/leave-as-found.ts']

// Play and export films in a browser.
const films = [
  'src/video/testing/*.test.ts',
  'src/features/render/lib/render-page.test.ts',
  'server/node/browser-videos.test.ts',
]
const { alone, mocked, pretended, screens, plain } = sortFiles('{src,mocks,tests/integration}/**/*.test.{ts,tsx}')
/** The page that tests of screens are on. */
const page = { environmentOptions: { happyDOM: { url: 'http://app.test/story/1' } } }
// What serves on Node replaces Request and Response, and looks after the processes it starts.
const nodeHost = [
  'server/node/{host,s3-host,engine-secrets,process-listeners}.test.ts',
  'server/node/backup/*.test.ts',
  'server/node/worker-process/*.test.ts',
]
// Start one bundled program again and again, in processes of its own.
const killed = [
  'server/node/{killed-*,stopping,fleet,fleet-engines,postgres-restart,hostile-connections}.test.ts',
  'server/platform/jobs/crash.test.ts',
]
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
      { test: { ...shared, ...page, name: 'alone', include: alone, exclude: [...films, ...leftOut], pool: 'threads' } },
      // One window for many files. All of them have the same, for a thread ends before a file whose window is another one.
      {
        test: {
          ...{ ...shared, ...page, name: 'screens', include: screens, exclude: leftOut },
          ...{ pool: 'threads', isolate: false },
          setupFiles: sharing,
        },
      },
      {
        test: {
          ...{ ...shared, ...page, name: 'mocked screens', include: mocked, exclude: leftOut },
          ...{ pool: 'threads', isolate: false },
          setupFiles: [...sharing, 'tests/setup/mock-http.ts'],
        },
      },
      // Commands of the app in a process with the backend that they call.
      {
        test: {
          ...{ ...shared, name: 'pretended pages', include: pretended, exclude: leftOut, isolate: false },
          setupFiles: ['tests/integration/testing/pretend-page.ts', ...sharing],
        },
      },
      {
        test: { ...shared, name: 'films', include: films, pool: 'threads', globalSetup: ['tests/setup/film-page.ts'] },
      },
      { test: { ...shared, name: 'node host', include: nodeHost, exclude: leftOut } },
      {
        test: {
          ...shared,
          name: 'killed servers',
          isolate: false,
          include: killed,
          exclude: leftOut,
          globalSetup: ['tests/setup/programs.ts'],
        },
      },
      { test: { ...shared, name: 'another host', include: anotherHost } },
      // Rules, drawing and the tab's backend keep nothing in their modules.
      {
        plugins: [stickers()],
        test: {
          ...{ ...shared, name: 'plain', include: plain, exclude: [...films, ...leftOut], isolate: false },
          setupFiles: sharing,
        },
      },
      // So does the backend, whose files share a few processes: reloading it for each took a quarter of the whole run.
      {
        test: {
          ...shared,
          name: 'backend',
          isolate: false,
          include: ['{engines,server,scripts,tests,e2e/fixtures}/**/*.test.{ts,tsx}'],
          exclude: ['tests/integration/**', ...films, ...nodeHost, ...killed, ...anotherHost, ...leftOut],
        },
      },
    ],
  },
})
