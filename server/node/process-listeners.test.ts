import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareHostData } from '#server/testing/host-data.ts'
import { readConfig } from './config.ts'
import type { RunningHost } from './host.ts'
import { createAccount, makeFilm } from '../../scripts/lib/account.mjs'

/** What third-party code must not override: the handling of uncaught errors, exits and signals. */
const EVENTS = ['uncaughtException', 'uncaughtExceptionMonitor', 'unhandledRejection', 'exit', 'beforeExit', 'warning']
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR2', 'SIGPIPE'] as const

const listeners = () =>
  Object.fromEntries([...EVENTS, ...SIGNALS].map((name) => [name, [...process.listeners(name as NodeJS.Signals)]]))

/** Native code that this process has loaded. */
const libraries = () => (process.report.getReport() as { sharedObjects: string[] }).sharedObjects

let folder: string
const stop: RunningHost['stop'][] = []
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-listeners-'))
  await mkdir(path.join(folder, 'client'))
})
afterAll(async () => {
  for (const each of stop) await each()
  await rm(folder, { recursive: true, force: true })
})

test('no code that the server loads overrides uncaught errors, exits or signals, or draws, also after a story and a clip', async () => {
  const before = listeners()
  const { createNodeEngines } = await import('./engines.ts')
  const { createNodeSandbox } = await import('#server/platform/sandbox/node.ts')
  const { findBrowser } = await import('./find-program.ts')
  const { startHost } = await import('./host.ts')
  const { migrations } = await import('#server/platform/db/migration-files.ts')
  const data = await prepareHostData(path.join(folder, 'data'))
  const config = readConfig({ PORT: '4417', ...data }, path.join(folder, 'client'))
  const sandbox = createNodeSandbox()
  const engines = createNodeEngines(import.meta.url, {}, sandbox)
  const host = await startHost(config, { migrations, engines, sandbox, browser: findBrowser(process.env) })
  stop.push(host.stop)
  const { call } = await createAccount(host.url)
  const film = { initial_prompt: 'A lighthouse keeper', video_length_in_sec: 15 }
  const story_id = await makeFilm(call, film)
  const { scenes } = await call('getStory', { params: { story_id } })
  const clip = {
    story_id,
    aroll_id: scenes[0]?.arolls[0]?.id ?? '',
    model_id: 'draft-image-to-video',
    prompt: 'pan left',
    duration: 2,
  }
  const { task_id: taskId } = await call('createTask', { body: clip })
  const tasks = async () => (await call('getTasks', {})).data.find(({ task_id: id }) => id === taskId)?.status
  await expect.poll(tasks, { timeout: 120_000 }).toBe('COMPLETED')
  expect(listeners()).toEqual(before)
  // Images are drawn, read and written in separate processes: their allocations can crash the process.
  expect(libraries().filter((name) => /skia|canvas/.test(name))).toEqual([])
}, 300_000)
