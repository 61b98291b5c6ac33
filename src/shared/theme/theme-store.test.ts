// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The store reads its storage when its module starts. */
async function freshStore(stored?: string) {
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('theme', stored)
  vi.resetModules()
  return await import('./theme-store.ts')
}

describe('theme store', () => {
  beforeEach(() => localStorage.clear())

  it('theme store starts with the system mode and tomato', async () => {
    const { useThemeStore } = await freshStore()
    expect(useThemeStore.getState()).toMatchObject({ mode: 'system', accent: 'tomato' })
  })

  it('theme store keeps mode and accent where the boot script reads them', async () => {
    const { useThemeStore } = await freshStore()
    useThemeStore.getState().setMode('dark')
    useThemeStore.getState().setAccent('iris')
    const stored = localStorage.getItem('theme') ?? ''
    expect(JSON.parse(stored).state).toEqual({ mode: 'dark', accent: 'iris' })
    const again = await freshStore(stored)
    expect(again.useThemeStore.getState()).toMatchObject({ mode: 'dark', accent: 'iris' })
  })

  it.each(['{"state":{"mode":"sepia","accent":7},"version":0}', '{"state":null,"version":0}'])(
    'theme store falls back to the defaults for %s',
    async (stored) => {
      const { useThemeStore } = await freshStore(stored)
      expect(useThemeStore.getState()).toMatchObject({ mode: 'system', accent: 'tomato' })
    },
  )
})
