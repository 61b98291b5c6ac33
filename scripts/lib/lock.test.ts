import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withLock } from './lock.mjs'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'lock-'))))
afterEach(() => rmSync(folder, { recursive: true }))

it('the lock admits one process at a time and is removed afterwards', async () => {
  const file = join(folder, 'deep', 'build.lock')
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} in`)
    await Promise.resolve()
    order.push(`${name} out`)
  }
  await Promise.all([withLock(file, work('a')), withLock(file, work('b'))])
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out'])
  expect(existsSync(file)).toBe(false)
})

it('takes over the lock of a dead process', async () => {
  const file = join(folder, 'build.lock')
  writeFileSync(file, '4194304')
  expect(await withLock(file, () => Promise.resolve('done'))).toBe('done')
})

it('releases the lock when the work fails', async () => {
  const file = join(folder, 'build.lock')
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(existsSync(file)).toBe(false)
})
