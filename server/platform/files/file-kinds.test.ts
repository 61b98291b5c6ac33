import { expect, it } from 'vitest'
import { parseRange } from './byte-range.ts'
import { contentTypeOfKey, fileKind, mismatchText, sniffedFamily } from './file-kinds.ts'
import { createMemoryFiles } from './memory-files.ts'

it.each([
  ['bytes=0-0', 10, { start: 0, end: 0 }],
  ['bytes=3-3', 10, { start: 3, end: 3 }],
  ['bytes=2-9', 10, { start: 2, end: 9 }],
  ['bytes=2-10', 10, { start: 2, end: 9 }],
  ['bytes=9-', 10, { start: 9, end: 9 }],
  ['bytes=-1', 10, { start: 9, end: 9 }],
  ['bytes=-10', 10, { start: 0, end: 9 }],
  ['bytes=-11', 10, { start: 0, end: 9 }],
  [' bytes=1-2 ', 10, { start: 1, end: 2 }],
  ['bytes=0-', 1, { start: 0, end: 0 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=11-12', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=0-', 0, 'unsatisfiable'],
  ['bytes=-5', 0, 'unsatisfiable'],
  ['bytes=3-2', 10, undefined],
  ['bytes=12-11', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=a-b', 10, undefined],
  ['', 10, undefined],
  [null, 10, undefined],
  [undefined, 10, undefined],
])('of the range %s of %i bytes is sent %o', (header, size, range) => {
  expect(parseRange(header, size)).toEqual(range)
})

it.each([
  ['image/png', 'png', 'image'],
  ['image/jpeg', 'jpg', 'image'],
  ['image/webp', 'webp', 'image'],
  ['image/gif', 'gif', 'image'],
  ['video/mp4', 'mp4', 'video'],
  ['video/quicktime', 'mov', 'video'],
  ['video/webm', 'webm', 'video'],
  ['audio/mpeg', 'mp3', 'audio'],
  ['audio/wav', 'wav', 'audio'],
  ['audio/mp4', 'm4a', 'audio'],
  ['audio/aac', 'aac', 'audio'],
  ['audio/ogg', 'ogg', 'audio'],
  ['audio/webm', 'weba', 'audio'],
  ['audio/flac', 'flac', 'audio'],
])('files of type %s are stored as .%s', (contentType, extension, mediaType) => {
  expect(fileKind(contentType)).toMatchObject({ contentType, extension, mediaType })
  expect(contentTypeOfKey(`media/a.b.${extension}`)).toBe(contentType)
})

it.each([
  ['exports/a.zip', 'application/zip'],
  ['exports/a.xml', 'application/xml'],
  ['exports/a.json', 'application/json'],
  ['orders/a.bin', 'application/octet-stream'],
  ['png', 'image/png'],
])('what is stored at %s has the type %s', (key, type) => {
  expect(contentTypeOfKey(key)).toBe(type)
})

it('a file of unknown type has no kind, and its bytes are not recognized', () => {
  expect(fileKind('image/svg+xml')).toBeUndefined()
  expect([sniffedFamily(null), sniffedFamily('text/html'), sniffedFamily('audio/opus')]).toEqual([
    ...[undefined, undefined, 'ogg'],
  ])
})

it.each([
  ['image/jpeg', 'image/png', 'The content of this file isn’t JPG'],
  ['image/jpeg', 'video/mp4', 'This file isn’t an image'],
  ['video/mp4', null, 'This file isn’t a video'],
  ['video/mp4', 'video/webm', 'The content of this file isn’t MP4'],
  ['audio/mpeg', 'application/zip', 'This file isn’t audio'],
])('a file named as %s that is %s is rejected with the expected kind', (announced, sniffed, text) => {
  const kind = fileKind(announced)
  if (!kind) throw new Error('This kind is taken')
  expect(mismatchText(kind, sniffed)).toBe(text)
})

it('files in memory are read whole, in part and not at all after they are deleted', async () => {
  const files = createMemoryFiles()
  const bytes = new TextEncoder().encode('0123456789')
  expect(await files.write('a', bytes, 'text/csv')).toEqual({ key: 'a', size: 10, contentType: 'text/csv' })
  expect(await files.write('b', new Blob(['0123', '45']).stream(), 'text/csv')).toMatchObject({ key: 'b', size: 6 })
  // Later writes to the buffer do not change the stored file.
  bytes.fill(0)
  const text = async (key: string, range?: { start: number; end: number }) => {
    const { stream, ...facts } = (await files.read(key, range)) ?? {}
    return [facts, stream && (await new Response(stream).text())]
  }
  const facts = { key: 'a', size: 10, contentType: 'text/csv' }
  expect(await text('a')).toEqual([facts, '0123456789'])
  expect(await text('a', { start: 2, end: 4 })).toEqual([facts, '234'])
  expect(await text('b')).toEqual([{ key: 'b', size: 6, contentType: 'text/csv' }, '012345'])
  expect([await files.stat('a'), await files.stat('c'), await files.read('c')]).toEqual([facts, null, null])
  await files.remove('a')
  expect([await files.stat('a'), files.keys()]).toEqual([null, ['b']])
  files.clear()
  expect(files.keys()).toEqual([])
})
