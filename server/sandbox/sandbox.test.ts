import { afterAll, describe, expect, it } from 'vitest'
import { makePng } from '#server/files/testing/sample-files.ts'
import { bytesSource } from '#server/files/inspect.ts'
import { makeGif } from '#server/files/testing/sample-pictures.ts'
import type { ByteSource } from '#server/ports/sandbox.ts'
import { createNodeSandbox } from './node.ts'
import { ENDLESS_WEBM, makePngBomb } from './testing/hostile-files.ts'

const sandbox = createNodeSandbox(undefined, { taskMs: 2_500 })
afterAll(() => sandbox.close())
const measure = (bytes: Uint8Array) => sandbox.run('measurePicture', null, [bytesSource(bytes)])
const probeVideo = (bytes: Uint8Array) => sandbox.run('probeMedia', { mediaType: 'video' }, [bytesSource(bytes)])

describe('the sandbox of the Node host', () => {
  it('ends a file that its parser never leaves, and reads others meanwhile and afterwards', async () => {
    const endless = probeVideo(ENDLESS_WEBM)
    let isOver = false
    const refused = expect(endless.finally(() => (isOver = true))).rejects.toThrow('takes too long to read')
    await expect(measure(makePng(64, 48))).resolves.toEqual({ width: 64, height: 48 })
    expect(isOver).toBe(false)
    await refused
    await expect(measure(makePng(3, 4))).resolves.toEqual({ width: 3, height: 4 })
  })

  it('ends a task that takes more memory than it may, whoever allocates it', async () => {
    const small = createNodeSandbox(undefined, { memoryBytes: 120_000_000 })
    const [picture, other] = [makePng(7_000, 7_000), makePng(8, 6)]
    await expect(small.run('measurePicture', null, [bytesSource(picture)])).rejects.toThrow('needs too much memory')
    await expect(small.run('measurePicture', null, [bytesSource(other)])).resolves.toEqual({ width: 8, height: 6 })
    small.close()
  })

  it('answers tasks that are given at once, each with its own result', async () => {
    const sizes = Array.from({ length: 12 }, (_, at) => ({ width: at + 1, height: 2 * at + 1 }))
    await expect(Promise.all(sizes.map(({ width, height }) => measure(makePng(width, height))))).resolves.toEqual(sizes)
  })

  it('judges what is decoded and not what the first header says', async () => {
    const lies: [Uint8Array, string][] = [
      [makeGif(10, 10, [{ width: 65_535, height: 65_535 }]), 'too large (65535 × 65535 pixels)'],
      [makeGif(10, 10, Array(20_000).fill({ width: 10, height: 10 })), 'too many frames (20000)'],
      [makeGif(5_000, 5_000, Array(50).fill({ width: 5_000, height: 5_000 })), 'too many frames'],
      [makePng(30_000, 30_000), 'too large (30000 × 30000 pixels)'],
    ]
    for (const [bytes, text] of lies) await expect(measure(bytes)).rejects.toThrow(text)
  })

  it('reads a PNG with two gigabytes behind its picture, or refuses it, within its limits', async () => {
    await measure(makePngBomb()).catch((cause: unknown) => expect(cause).toHaveProperty('name', 'UnreadableFile'))
    await expect(measure(makePng(1, 1))).resolves.toEqual({ width: 1, height: 1 })
  })

  it('hands a worker nothing but the file it is for', async () => {
    const asked: [number, number][] = []
    const bytes = makePng(640, 480)
    const source: ByteSource = {
      size: bytes.length,
      async read(start, end) {
        asked.push([start, end])
        return bytes.slice(start, end)
      },
    }
    await sandbox.run('probeMedia', { mediaType: 'video' }, [source]).catch(() => undefined)
    expect(asked.every(([start, end]) => start >= 0 && end <= bytes.length)).toBe(true)
  })

  it('says that a file is missing when it cannot be read', async () => {
    const gone: ByteSource = { size: 10, read: () => Promise.reject(new Error('gone')) }
    await expect(sandbox.run('measurePicture', null, [gone])).rejects.toThrow('The file is missing')
  })
})
