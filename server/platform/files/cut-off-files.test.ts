import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { uploadFile } from '#server/testing/upload-file.ts'
import { contentTypeOfKey } from './file-kinds.ts'
import { makeJpeg } from './testing/sample-images.ts'

const test = await createTestApp()
afterAll(() => test.close())

const seed = async (name: string) =>
  new Uint8Array(await readFile(new URL(`../sandbox/testing/seeds/${name}`, import.meta.url)))
const CUT_OFF = /is incomplete$/

async function uploadPart(name: string, bytes: Uint8Array, share: number): Promise<unknown> {
  const part = bytes.slice(0, Math.floor(bytes.length * share))
  const { id, put } = await uploadFile(test, await test.user(), { name, type: contentTypeOfKey(name), bytes: part })
  if (put.status === 200) return 'accepted'
  const { message } = (await put.json()) as { message: string }
  expect([put.status, id]).toEqual([400, expect.anything()])
  return message
}

/** One of each accepted type: all of it, 95 % and 50 %. */
it.each<[name: string, at95: RegExp, at50: RegExp]>([
  ['a.png', CUT_OFF, CUT_OFF],
  ['animated.png', CUT_OFF, CUT_OFF],
  ['a.jpg', CUT_OFF, CUT_OFF],
  ['a.webp', CUT_OFF, CUT_OFF],
  ['a.gif', CUT_OFF, CUT_OFF],
  ['a.mp4', CUT_OFF, CUT_OFF],
  ['a.mov', CUT_OFF, CUT_OFF],
  ['a.webm', CUT_OFF, CUT_OFF],
  ['live.webm', CUT_OFF, CUT_OFF],
  ['a.mp3', CUT_OFF, CUT_OFF],
  ['a.wav', CUT_OFF, CUT_OFF],
  ['a.m4a', CUT_OFF, CUT_OFF],
  ['a.aac', CUT_OFF, CUT_OFF],
  ['a.ogg', CUT_OFF, CUT_OFF],
  ['a.weba', CUT_OFF, CUT_OFF],
  // Half of this one ends before its first frame.
  ['a.flac', CUT_OFF, /^The file has no duration$/],
])('%s is accepted as a whole, and refused in words when it is cut off', async (name, at95, at50) => {
  const bytes = await seed(name)
  expect(await uploadPart(name, bytes, 1)).toBe('accepted')
  expect(await uploadPart(name, bytes, 0.95)).toMatch(at95)
  expect(await uploadPart(name, bytes, 0.5)).toMatch(at50)
})

it('a photograph with a large header is refused when it is cut off within it or within its pixels', async () => {
  const bytes = makeJpeg(1_200, 900)
  expect(await uploadPart('a.jpg', bytes, 0.5)).toBe('Couldn’t read the image')
  for (const share of [0.95, 0.999]) expect(await uploadPart('a.jpg', bytes, share)).toMatch(CUT_OFF)
})

it.each([0x7fff_f000, 0xffff_ffff])(
  'a WAV written as a stream, of length %i, is read as far as it goes',
  async (length) => {
    const bytes = await seed('a.wav')
    new DataView(bytes.buffer).setUint32(40, length, true)
    expect(await uploadPart('a.wav', bytes, 1)).toBe('accepted')
  },
)

it('a WebM with an unknown element of a later standard is read on behind it', async () => {
  const bytes = await seed('live.webm')
  const at = Buffer.from(bytes).lastIndexOf(Buffer.from('1654ae6b', 'hex'))
  const more = new Uint8Array([...bytes.subarray(0, at), 0x1b, 0x53, 0x86, 0x67, 0x82, 1, 2, ...bytes.subarray(at)])
  expect(await uploadPart('live.webm', more, 1)).toBe('accepted')
})

it.each(['a.mp3', 'a.aac', 'a.webm', 'live.webm'])(
  '%s with a title or zeros behind it is a whole file',
  async (name) => {
    const bytes = await seed(name)
    const title = new TextEncoder().encode(`TAG${'A title '.repeat(20)}`.slice(0, 128))
    for (const more of [title, new Uint8Array(100)])
      expect(await uploadPart(name, new Uint8Array([...bytes, ...more]), 1)).toBe('accepted')
  },
)
