import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from '../scripts/lib/browser-flags.mjs'
import type { HostOptions } from './fixtures/test.ts'

/** Three ports side by side; several checkouts on one machine take different ones. */
const NODE_HOST = Number(process.env['E2E_PORT'] ?? 4482)
const TAB_HOST = NODE_HOST + 1
const DEV_SERVER = NODE_HOST + 2
const isLong = process.env['LONG_TESTS'] === '1'
const isReusing = process.env['E2E_REUSE'] === '1'

const executablePath = process.env['CHROMIUM_PATH']

/**
 * The whole product on all hosts: `dist/` on the Node host and as several processes, and the app with its backend in the tab,
 * built and by the dev server.
 */
export default defineConfig<HostOptions>({
  testDir: 'specs',
  outputDir: `../test-results/${NODE_HOST}`,
  // Whole files side by side. One page on the tab host keeps two cores busy: a third test only makes each of them slower.
  workers: 2,
  // Tests that only pass on a retry are listed at the end of the run: see docs/decisions/0024.
  retries: process.env['CI'] ? 1 : 0,
  // A broken product is reported after minutes, not after the time-outs of every test.
  maxFailures: process.env['CI'] ? 10 : 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    serviceWorkers: 'allow',
    // The everyday run has no animations, whose end Playwright awaits before each click; the long run has them.
    contextOptions: { reducedMotion: isLong ? 'no-preference' : 'reduce' },
    // Recording each step took more than half of the run's processor time. E2E_TRACE=1 records it for debugging.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...BROWSER_FLAGS,
        '--mute-audio',
        // A simulated microphone that beeps: test machines have none.
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  projects: [
    // First, because it has the slowest pages and would delay the end of the run.
    {
      name: 'dev-server',
      // Here and not in the test, whose own `setTimeout` starts after its fixtures have generated and opened the story.
      timeout: 300_000,
      use: {
        host: 'tab',
        baseURL: `http://localhost:${DEV_SERVER}`,
        navigationTimeout: 120_000,
        actionTimeout: 120_000,
        pageLoadMs: 120_000,
      },
      expect: { timeout: 120_000 },
      testMatch: '**/dev/**',
    },
    {
      name: 'node-host',
      use: { host: 'node', baseURL: `http://localhost:${NODE_HOST}` },
      testIgnore: ['**/dev/**', '**/fleet/**'],
    },
    // Several processes, which the tests start themselves.
    { name: 'fleet', use: { host: 'node' }, testMatch: '**/fleet/**' },
    {
      name: 'tab-host',
      use: { host: 'tab', baseURL: `http://localhost:${TAB_HOST}` },
      // The screens are the same on both hosts: tests of screens and form errors run on one.
      testIgnore: ['**/{dev,fleet}/**', '**/accessibility/**', '**/{unsupported,signup}.spec.ts'],
    },
  ],
  webServer: isReusing
    ? []
    : [
        {
          command: 'node_modules/.bin/node e2e/hosts.mjs',
          cwd: path.join(import.meta.dirname, '..'),
          wait: { stdout: /All hosts are there/ },
          timeout: 240_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
      ],
})
