import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createMemoryFiles } from '#server/platform/files/memory-files.ts'
import type { Files } from '#server/platform/ports/files.ts'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { openDiskFiles } from './disk-files.ts'
import { openS3Files } from './s3-files.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-files-'))
const disk = await openDiskFiles(folder)
const bucket = await openS3Bucket({ acl: 'private' })
const s3 = await openS3Files(bucket.settings)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await bucket.close()
})
afterEach(() => bucket.clear())

const bytes = (value: string) => new TextEncoder().encode(value)
/** No whole number of them is a part of S3. */
const MB = 1_000_000

/** 1 MB at a time; no part is like another. */
function streamOf(sizeMb: number, end: 'close' | 'error'): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (sent < sizeMb) controller.enqueue(new Uint8Array(MB).fill(sent++))
      else if (end === 'close') controller.close()
      else controller.error(new Error('reset'))
    },
  })
}

/** Every storage passes these. */
describe.each<[string, Files]>([
  ['in memory', createMemoryFiles()],
  ['on disk', disk],
  ['in a bucket', s3],
])('files %s', (_name, files) => {
  const text = async (key: string, range?: { start: number; end: number }) => {
    const body = await files.read(key, range)
    return body && [body.size, await new Response(body.stream).text()]
  }

  it('a file is stored, read in parts, replaced and deleted', async () => {
    const key = 'media/0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31.mp4'
    const stored = { key, size: 10, contentType: 'video/mp4' }
    expect(await files.write(key, bytes('0123456789'), 'video/mp4')).toEqual(stored)
    expect([await files.stat(key), await text(key)]).toEqual([stored, [10, '0123456789']])
    expect(await text(key, { start: 2, end: 4 })).toEqual([10, '234'])
    expect(await text(key, { start: 8, end: 9 })).toEqual([10, '89'])
    await files.write(key, bytes('new'), 'video/mp4')
    expect(await text(key)).toEqual([3, 'new'])
    await files.remove(key)
    expect([await files.stat(key), await files.read(key)]).toEqual([null, null])
    await files.remove(key)
  })

  it.each([0, 1, 8, 9, 17])('a stream of %i MB is stored as it was sent, without its size', async (size) => {
    const key = 'exports/stream.mp4'
    const stored = { key, size: size * MB, contentType: 'video/mp4' }
    expect(await files.write(key, streamOf(size, 'close'), 'video/mp4')).toEqual(stored)
    expect(await files.stat(key)).toEqual(stored)
    const body = await files.read(key)
    const read = new Uint8Array(await new Response(body?.stream).arrayBuffer())
    expect([
      read.length,
      [...Array(size).keys()].every((at) => read[at * MB] === at && read[(at + 1) * MB - 1] === at),
    ]).toEqual([size * MB, true])
    await files.remove(key)
  })

  it.each([1, 20])('nothing is left of a stream that breaks after %i MB, and the old bytes stay', async (size) => {
    const [fresh, old] = ['media/new.png', 'media/old.png']
    await expect(files.write(fresh, streamOf(size, 'error'), 'image/png')).rejects.toThrow('reset')
    expect(await files.stat(fresh)).toBeNull()
    await files.write(old, bytes('whole'), 'image/png')
    await expect(files.write(old, streamOf(size, 'error'), 'image/png')).rejects.toThrow('reset')
    expect(await text(old)).toEqual([5, 'whole'])
    expect([await readdir(path.join(folder, '.incoming')), bucket.unfinished()]).toEqual([[], 0])
    await files.remove(old)
  })
})

describe.each<[string, Files]>([
  ['on disk', disk],
  ['in a bucket', s3],
])('files %s', (_name, files) => {
  it.each([
    '../secret.png',
    'media/../../secret.png',
    '/etc/passwd',
    'media/a\0.png',
    `media/${'a'.repeat(300)}.png`,
    'media',
  ])('nothing outside of the storage is reached by %j', async (key) => {
    await expect(files.write(key, bytes('x'), 'image/png')).rejects.toThrow('Not a file key')
    await expect(files.read(key)).rejects.toThrow('Not a file key')
    await expect(files.remove(key)).rejects.toThrow('Not a file key')
  })
})

it('the file store on disk reports the free space', async () => {
  expect(await disk.freeBytes?.()).toBeGreaterThan(0)
})
