import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Files } from '#server/platform/ports/files.ts'
import { openDiskFiles } from './disk-files.ts'

let folder: string
let files: Files
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-files-'))
  files = await openDiskFiles(folder)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const text = async (key: string, range?: { start: number; end: number }) => {
  const body = await files.read(key, range)
  return body && new Response(body.stream).text()
}
const bytes = (value: string) => new TextEncoder().encode(value)

it('the file store on disk stores a file, reads parts of it and deletes it', async () => {
  const key = 'media/0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31.mp4'
  expect(await files.write(key, bytes('0123456789'), 'video/mp4')).toEqual({ key, size: 10, contentType: 'video/mp4' })
  expect(await files.stat(key)).toEqual({ key, size: 10, contentType: 'video/mp4' })
  expect(await text(key)).toBe('0123456789')
  expect(await text(key, { start: 2, end: 4 })).toBe('234')
  await files.remove(key)
  expect(await files.stat(key)).toBeNull()
  expect(await files.read(key)).toBeNull()
})

it('the file store on disk keeps nothing of an interrupted stream, and the old bytes where there were some', async () => {
  const broken = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes('half')),
      pull: (controller) => controller.error(new Error('reset')),
    })
  await expect(files.write('media/new.png', broken(), 'image/png')).rejects.toThrow('reset')
  expect(await files.stat('media/new.png')).toBeNull()
  await files.write('media/old.png', bytes('whole'), 'image/png')
  await expect(files.write('media/old.png', broken(), 'image/png')).rejects.toThrow('reset')
  expect(await text('media/old.png')).toBe('whole')
  expect(await readdir(path.join(folder, '.incoming'))).toEqual([])
})

it.each([
  '../secret.png',
  'media/../../secret.png',
  '/etc/passwd',
  'media/a\0.png',
  `media/${'a'.repeat(300)}.png`,
  'media',
])('the file store on disk reaches nothing outside of its folder by %j', async (key) => {
  await expect(files.write(key, bytes('x'), 'image/png')).rejects.toThrow('Not a file key')
  await expect(files.read(key)).rejects.toThrow('Not a file key')
})

it('the file store on disk reports the free space', async () => {
  expect(await files.freeBytes?.()).toBeGreaterThan(0)
})
