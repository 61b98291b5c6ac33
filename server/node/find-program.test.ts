import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findBrowser } from './find-program.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-browser-'))
afterAll(() => rmSync(folder, { recursive: true }))

function program(name: string, mode = 0o755): string {
  const file = path.join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, mode)
  return file
}

describe('the browser that renders exports', () => {
  test('CHROMIUM_PATH comes first, and where it is no program, there is no fallback', () => {
    const onPath = program('chromium')
    const named = program('mine')
    expect(findBrowser({ CHROMIUM_PATH: named, PATH: folder })).toBe(named)
    expect(findBrowser({ CHROMIUM_PATH: path.join(folder, 'none'), PATH: folder })).toBeNull()
    expect(findBrowser({ PATH: folder })).toBe(onPath)
  })

  test('without any, Playwright is queried in another process: it and its 22 MB of heap are not loaded here', () => {
    const loaded = () => Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('playwright'))
    // Another file of this process may have loaded it.
    const before = loaded()
    findBrowser({ PATH: '' })
    expect(loaded()).toEqual(before)
  })
})
