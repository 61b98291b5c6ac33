import { afterAll, afterEach, expect, vi } from 'vitest'
import type { StateCreator } from 'zustand'
import { resets } from './tracked-stores.ts'

// A setup file for test files that share a process. It resets what every file may use; a global that a file itself replaces,
// or adds, fails it.

/** Globals that libraries add when they are first loaded or used; MSW adds and removes its proxies with its servers. */
const OF_LIBRARIES = /^(?:__|IS_REACT_ACT_ENVIRONMENT$|remotion_|(?:Headers|Request|Response)$)/u

function globalsNow(): Map<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (!OF_LIBRARIES.test(name)) found.set(name, get ?? value)
  return found
}

vi.mock(import('zustand'), async (load) => {
  const actual = await load()
  const tracked = await import('./tracked-stores.ts')
  const create = ((initializer?: StateCreator<unknown>) => {
    if (!initializer) return create
    const store = actual.create(initializer)
    const initial = store.getState()
    tracked.resets.push(() => store.setState(initial, true))
    return store
  }) as typeof actual.create
  return { ...actual, create }
})

const before = globalsNow()
const page = typeof document === 'undefined' ? null : (window as unknown as { happyDOM: { setURL(url: string): void } })
const address = page && location.href
const styles = page ? [...document.head.querySelectorAll('style')] : []

if (page) {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}

// Hooks of setup files run last.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  for (const reset of resets) reset()
  if (page && address) {
    page.happyDOM.setURL(address)
    clearPage()
  }
  const after = globalsNow()
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const left = names.filter((name) => !Object.is(before.get(name), after.get(name)))
  if (styles.some((style) => !style.isConnected)) left.push('the styles in the head, which components put there once')
  expect(
    left,
    'this file leaves these otherwise than it found them: put them back, or say `// @alone` and why',
  ).toEqual([])
})

function clearPage(): void {
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  document.title = ''
  localStorage.clear()
  sessionStorage.clear()
}
