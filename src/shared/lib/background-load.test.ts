// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { loadAndUse, prefetch, prefetchNext } from './background-load.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const broken = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

/** Unhandled rejections are reported after the task in which they happened. */
async function unhandledRejections(work: () => void): Promise<unknown[]> {
  const reasons: unknown[] = []
  const note = (reason: unknown) => reasons.push(reason)
  const others = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note)
  work()
  await new Promise((resolve) => setTimeout(resolve))
  process.off('unhandledRejection', note)
  for (const other of others) process.on('unhandledRejection', other)
  return reasons
}

test('a failed preload causes no unhandled rejection', async () => {
  expect(await unhandledRejections(() => void broken())).toHaveLength(1)
  expect(await unhandledRejections(() => prefetch(broken))).toEqual([])
})

test('a failed background load is logged', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const use = vi.fn<() => void>()
  expect(await unhandledRejections(() => loadAndUse(broken, use))).toEqual([])
  expect(info).toHaveBeenCalledWith('[storyloom] Couldn’t load part of the app', expect.any(TypeError))
  expect(use).not.toHaveBeenCalled()
})

test('background-loaded code is used when it has arrived', async () => {
  const use = vi.fn<(module: { answer: number }) => void>()
  await unhandledRejections(() => loadAndUse(async () => ({ answer: 42 }), use))
  expect(use).toHaveBeenCalledWith({ answer: 42 })
})

test.each([
  ['a fast one', { effectiveType: '4g', saveData: false }, true],
  ['one of which nothing is known', undefined, true],
  ['a slow one', { effectiveType: '3g', saveData: false }, false],
  ['one on which data is to be saved', { effectiveType: '4g', saveData: true }, false],
])('preloading depends on the kind of connection: %s', async (_, connection, isLoaded) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
  const load = vi.fn<() => Promise<unknown>>().mockResolvedValue(null)
  prefetchNext(load)
  expect(load).toHaveBeenCalledTimes(isLoaded ? 1 : 0)
})
