// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const script = new Script(readFileSync('public/boot-theme.js', 'utf8'))
const boot = () => script.runInThisContext()
const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute('data-accent')
})
afterEach(() => vi.unstubAllGlobals())

const preferDark = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))

it.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['dark', false, 'dark'],
  ['light', true, 'light'],
])('mode %s on a device that prefers dark = %s paints %s', (mode, prefersDark, scheme) => {
  preferDark(prefersDark)
  localStorage.setItem('theme', JSON.stringify({ state: { mode, accent: 'jade' } }))
  boot()
  expect(root.dataset).toMatchObject({ theme: scheme, accent: 'jade' })
})

it('the boot theme survives damaged storage and refuses unknown accents', () => {
  preferDark(true)
  localStorage.setItem('theme', '{')
  boot()
  expect(root.dataset.theme).toBe('dark')
  localStorage.setItem('theme', JSON.stringify({ state: { accent: '"><script>' } }))
  boot()
  expect(root.dataset.accent).toBeUndefined()
})
