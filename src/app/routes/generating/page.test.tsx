// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** Opens the page over a line. @returns what it has loaded at once, and when the browser has had nothing else to do */
async function openOver(connection: object) {
  const loaded: string[] = []
  const part = (name: string) => () => {
    loaded.push(name)
    return { Component: () => null }
  }
  vi.resetModules()
  vi.doMock('../story/story.tsx', part('editor'))
  vi.doMock('#src/video/player/film-sounds.tsx', part('sounds'))
  const whenIdle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => whenIdle.push(run))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection }))
  await import('./page.tsx')
  await vi.dynamicImportSettled()
  const atOnce = [...loaded]
  for (const run of whenIdle) run()
  await vi.dynamicImportSettled()
  return { atOnce, later: loaded.toSorted() }
}

it('the editor is loaded while its first scene is being made, after the page itself', async () => {
  expect(await openOver({ effectiveType: '4g' })).toEqual({ atOnce: [], later: ['editor', 'sounds'] })
})

it.each([
  ['metered', { effectiveType: '4g', saveData: true }],
  ['slow', { effectiveType: '3g' }],
])('over a %s line nothing of the editor is loaded before it is opened', async (_, line) => {
  expect(await openOver(line)).toEqual({ atOnce: [], later: [] })
})
