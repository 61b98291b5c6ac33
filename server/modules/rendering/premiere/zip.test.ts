import { afterEach, describe, expect, it, vi } from 'vitest'
import { readZip, readZipFiles } from './testing/read-zip.ts'
import { zipStream } from './zip.ts'

const MODIFIED = new Date('2026-11-21T09:30:14Z')
const text = (name: string) => ({ name, read: async () => streamOf([new TextEncoder().encode(name)]) })
const bytesOf = async (zip: ReadableStream<Uint8Array>) => Buffer.from(await new Response(zip).arrayBuffer())

describe('the zip', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('the zip is read back whole, also streamed files, with names of any script', async () => {
    const pieces = [new Uint8Array(70_000).fill(7), new Uint8Array([1, 2, 3])]
    const entries = [
      { name: 'médias/夜.bin', read: async () => streamOf(pieces) },
      { name: 'empty.txt', read: async () => streamOf([]) },
    ]
    const read = readZip(await bytesOf(zipStream(entries, MODIFIED)))
    expect([...read.keys()]).toEqual(['médias/夜.bin', 'empty.txt'])
    expect(read.get('médias/夜.bin')).toEqual(Buffer.concat(pieces))
    expect(read.get('empty.txt')).toHaveLength(0)
  })

  it.each(['UTC', 'Asia/Kathmandu', 'America/Los_Angeles'])(
    'files in a zip carry the time in UTC on a server whose zone is %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      const files = readZipFiles(await bytesOf(zipStream([text('a.txt')], MODIFIED)))
      expect(files.get('a.txt')?.modified).toBe('2026-11-21 09:30:14')
    },
  )

  it('a zip reads its files only as fast as it is consumed', async () => {
    const read = { chunks: 0 }
    const zip = zipStream([{ name: 'endless', read: async () => endless(read) }, text('next')], MODIFIED).getReader()
    for (let taken = 0; taken < 50; taken++) await zip.read()
    expect(read.chunks).toBeLessThan(60)
    await zip.cancel()
  })

  it('the zip fails as a whole when a file fails', async () => {
    const broken = async () => Promise.reject(new Error('gone'))
    await expect(bytesOf(zipStream([{ name: 'a', read: broken }], MODIFIED))).rejects.toThrow('gone')
    const half = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('torn'))
      },
    })
    await expect(bytesOf(zipStream([{ name: 'a', read: async () => half }], MODIFIED))).rejects.toThrow('torn')
  })

  it('a cancelled zip closes the file it was reading', async () => {
    const read = { chunks: 0, closed: false }
    const zip = zipStream([{ name: 'endless', read: async () => endless(read) }], MODIFIED).getReader()
    for (let taken = 0; taken < 5; taken++) await zip.read()
    await zip.cancel()
    await vi.waitFor(() => expect(read.closed).toBe(true))
  })
})

function endless(read: { chunks: number; closed?: boolean }): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      read.chunks++
      controller.enqueue(new Uint8Array(1000))
    },
    cancel() {
      read.closed = true
    },
  })
}

const streamOf = (pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
