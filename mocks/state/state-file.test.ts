import { expect, it } from 'vitest'
import { OUTBOX_KEY } from '../outbox.ts'
import { readState, type SavedState, UnreadableState, writeState } from './state-file.ts'

const state: SavedState = {
  schema: '0001:abc',
  page: '/story/1?panel=media',
  userId: '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01',
  rows: new Map([
    ['stories/1', '{"id":"1","display_title":"It\\n \\"is\\""}'],
    ['users/1', '{"id":"1","password_hash":"$argon2id$secret","email":"ada@example.com"}'],
    ['sessions/9', '{"id":"9"}'],
    ['jobs/8', '{"id":"8","kind":"send-mail","payload":{"text":"https://x/?token=secret"}}'],
  ]),
  files: [
    { key: 'media/1.png', contentType: 'image/png', bytes: new Uint8Array([10, 0, 255]) },
    { key: 'media/2.mp4', contentType: 'video/mp4', bytes: new Uint8Array() },
  ],
  local: { token: 'ey.secret', theme: 'dark' },
  session: { 'narration 1': 'half a sen', [OUTBOX_KEY]: '[{"text":"https://x/?token=secret"}]' },
  entries: [
    { database: 'storyloom-outbox', key: '1/0001/k', value: { key: 'k', body: 'half a word' }, file: null },
    {
      ...{ database: 'storyloom-files', key: 'narration', value: { at: 7 } },
      file: new File([new Uint8Array([10, 1, 2])], 'voice.webm', { type: 'audio/webm', lastModified: 5 }),
    },
  ],
  answers: { queries: [{ queryKey: ['getStory'], state: { data: { id: '1' } } }] },
}

it('a saved state is restored without its secrets', async () => {
  const file = await writeState(state)
  const read = await readState(file)
  expect(read).toEqual({
    ...state,
    rows: new Map([
      ['stories/1', state.rows.get('stories/1')],
      ['users/1', '{"id":"1","password_hash":null,"email":"ada@example.com"}'],
    ]),
    local: { theme: 'dark' },
    session: { 'narration 1': 'half a sen' },
  })
  const [, voice] = read.entries
  expect(voice?.file).toMatchObject({ name: 'voice.webm', type: 'audio/webm', lastModified: 5 })
  expect(await voice?.file?.bytes()).toEqual(new Uint8Array([10, 1, 2]))
  const plain = await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text()
  expect(plain).not.toContain('secret')
})

const zipped = (text: string) =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()

it.each([
  ['an image', async () => new Blob([new Uint8Array([137, 80, 78, 71])]), 'isn’t compressed correctly'],
  ['another text', () => zipped('{"version":1}\n'), 'unexpected first line'],
  ['no line at all', () => zipped(''), 'unexpected first line'],
  [
    'a later version',
    () =>
      zipped(
        `${JSON.stringify({ version: 2, schema: '', page: '/', userId: null, local: {}, session: {}, rows: [], files: [] })}\n`,
      ),
    'has version 2; 1 is read here',
  ],
  [
    'half a file',
    () =>
      zipped(
        `${JSON.stringify({ version: 1, schema: '', page: '/', userId: null, local: {}, session: {}, rows: [], files: [{ key: 'a', contentType: 'b', size: 9 }] })}\nabc`,
      ),
    'incomplete',
  ],
])('rejects %s with a message', async (_, make, words) => {
  const reading = readState(await make())
  await expect(reading).rejects.toThrow(UnreadableState)
  await expect(reading).rejects.toThrow(words)
})
