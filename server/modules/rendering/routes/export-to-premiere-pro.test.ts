import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { arolls, media, scenes } from '#server/platform/db/schema/index.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { DOWNLOAD_RETENTION_MS } from '#server/platform/files/delete-file.ts'
import { readXmeml } from '#server/modules/rendering/premiere/testing/read-xmeml.ts'
import { readZip } from '#server/modules/rendering/premiere/testing/read-zip.ts'
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { newMedia } from '#server/testing/new-overlays.ts'
import type { TestUser } from '#server/testing/test-user.ts'

let app: TestApp
let owner: TestUser
beforeAll(async () => void (app = await createTestApp()))
beforeEach(async () => {
  await app.reset()
  owner = await app.user()
})
afterAll(() => app.close())

const balance = async () => (await app.ok('getUserDetails', { as: owner })).credit_summary.balance

async function addFile(
  storyId: string,
  kind: 'image' | 'audio',
  durationMs: number | null,
  contentType = kind === 'image' ? 'image/png' : 'audio/wav',
  bytes: Uint8Array<ArrayBuffer> = kind === 'image' ? makePng(64, 36) : new Uint8Array(500).fill(9),
): Promise<string> {
  const id = crypto.randomUUID()
  const fileKey = `media/${id}.${contentType.split('/')[1]}`
  await app.files.write(fileKey, bytes, contentType)
  const facts = { width: kind === 'image' ? 64 : null, height: kind === 'image' ? 36 : null, durationMs }
  await app.db.insert(media).values({
    ...{ id, fileKey, contentType, ...facts, userId: owner.id, storyId, mediaType: kind },
    ...{ source: 'GENERATED', status: 'COMPLETED', fileName: fileKey, sizeBytes: bytes.length },
    ...{ createdAt: app.clock.now(), updatedAt: app.clock.now() },
  })
  return id
}

test('exportToPremierePro: a story is packed with its files and a timeline that fits them to the frame, for one credit', async () => {
  const { id, sceneIds, arollIds } = await makeStory(app.db, owner, { scenes: [90, 75] })
  for (const [at, sceneId] of sceneIds.entries()) {
    const image = await addFile(id, 'image', null)
    const voice = await addFile(id, 'audio', 2000)
    await app.db
      .update(arolls)
      .set({ mediaId: image })
      .where(eq(arolls.id, arollIds[at] ?? ''))
    const captions = [
      { word: 'He', start: 0, end: 500 },
      { word: 'writes.', start: 500, end: 1000 },
    ]
    await app.db.update(scenes).set({ audioMediaId: voice, captions }).where(eq(scenes.id, sceneId))
  }
  const before = await balance()
  const made = await app.ok('exportToPremierePro', { as: owner, body: { story_id: id } })
  expect(await balance()).toBe(before - 1)
  expect(made.file_name).toBe(`${id}-premiere.zip`)

  const response = await app.backend.fetch(new Request(`http://localhost:4400${made.url}`))
  expect(response.headers.get('content-disposition')).toBe('attachment')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.length).toBe(made.size_bytes)
  const zip = readZip(bytes)
  expect([...zip.keys()]).toEqual([
    `${id}.xml`,
    `${id}.srt`,
    `${id}.vtt`,
    'Read me.txt',
    'media/scene-001-1.png',
    'media/voice-001.wav',
    'media/scene-002-1.png',
    'media/voice-002.wav',
  ])
  expect(zip.get('media/scene-002-1.png')).toEqual(Buffer.from(makePng(64, 36)))
  expect(zip.get(`${id}.srt`)?.toString()).toMatch(/^1\r\n00:00:00,000 --> 00:00:01,\d{3}\r\nHe writes\.\r\n/)
  const sequence = readXmeml(zip.get(`${id}.xml`)?.toString() ?? '')
  expect(sequence).toMatchObject({ duration: 165, width: 1080, height: 1080 })
  expect(sequence.video[0]).toMatchObject([
    { start: 0, end: 90, path: 'media/scene-001-1.png' },
    { start: 90, end: 165, path: 'media/scene-002-1.png' },
  ])
  expect(sequence.audio[0]).toMatchObject([
    { start: 0, end: 60, path: 'media/voice-001.wav' },
    { start: 90, end: 150, path: 'media/voice-002.wav' },
  ])
  expect(sequence.markers.map((marker) => marker.in)).toEqual([0, 90])

  app.clock.advance(DOWNLOAD_RETENTION_MS)
  await app.runJobs()
  const key = new URL(made.url, 'http://localhost').pathname.slice('/files/'.length)
  expect(await app.files.stat(key)).toBeNull()
})

test('images over scenes and the whole video that move are listed in the package, those of one frame are not', async () => {
  const { id, sceneIds } = await makeStory(app.db, owner)
  const sample = async (name: string) =>
    new Uint8Array(await readFile(new URL(`../../../../src/video/testing/${name}`, import.meta.url)))
  const gif = await sample('blinking.gif')
  // Its first frame alone: the second is behind the first's data.
  const still = new Uint8Array(gif.slice(0, gif.indexOf(0x21, gif.indexOf(0x2c))))
  const overlays = [
    newMedia(await addFile(id, 'image', null, 'image/gif', gif), { scene_id: sceneIds[0] ?? null }),
    newMedia(await addFile(id, 'image', null, 'image/gif', still), { scene_id: sceneIds[0] ?? null }),
    newMedia(await addFile(id, 'image', null, 'image/png')),
    newMedia(await addFile(id, 'image', null, 'image/webp', await sample('blinking.webp'))),
  ]
  await app.ok('addOverlays', { as: owner, body: { story_id: id, overlays } })
  const made = await app.ok('exportToPremierePro', { as: owner, body: { story_id: id } })
  const response = await app.backend.fetch(new Request(`http://localhost:4400${made.url}`))
  const zip = readZip(Buffer.from(await response.arrayBuffer()))
  expect([...zip.keys()].filter((name) => name.startsWith('media/'))).toHaveLength(4)
  expect(zip.get('Read me.txt')?.toString()).toMatch(
    /Animated images repeat .* repeat them yourself:\nmedia\/overlay-2\.webp\nmedia\/scene-001-overlay-1\.gif\n$/u,
  )
})

test('a key in upper case equals the key in lower case', async () => {
  const { id } = await makeStory(app.db, owner)
  const before = await balance()
  const ask = (key: string) => app.ok('exportToPremierePro', { as: owner, body: { story_id: id }, key })
  const first = await ask('0197F1C2-8A51-7C33-9D0E-4B8F6A2F1EFF')
  expect(await ask('0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff')).toEqual(first)
  expect(await balance()).toBe(before - 1)
})

test('a story that cannot be packed for Premiere Pro costs nothing', async () => {
  const empty = await makeStory(app.db, owner, { scenes: [] })
  const refused = await app.call('exportToPremierePro', { as: owner, body: { story_id: empty.id } })
  expect([refused.status, refused.body]).toEqual([400, { message: 'Add a scene first', error: 'STORY_EMPTY' }])
  const story = await makeStory(app.db, owner)
  const before = await balance()
  const { write } = app.files
  app.files.write = () => Promise.reject(new Error('The disk is full'))
  const failed = await app.call('exportToPremierePro', { as: owner, body: { story_id: story.id } })
  app.files.write = write
  expect(failed.status).toBe(500)
  expect(app.takeLogged()).toHaveLength(1)
  expect(await balance()).toBe(before)
})

test('the Premiere Pro package is available to its owner only, and a second click with the same key returns the same package', async () => {
  const { id } = await makeStory(app.db, owner)
  const eve = await app.user()
  expect((await app.call('exportToPremierePro', { as: eve, body: { story_id: id } })).status).toBe(404)
  const before = await balance()
  const key = crypto.randomUUID()
  const first = await app.ok('exportToPremierePro', { as: owner, body: { story_id: id }, key })
  expect(await app.ok('exportToPremierePro', { as: owner, body: { story_id: id }, key })).toEqual(first)
  expect(await balance()).toBe(before - 1)
})

test('other calls read and write while a story is packed for Premiere Pro', async () => {
  const { id } = await makeStory(app.db, owner)
  const { write } = app.files
  let meanwhile: string | undefined
  app.files.write = async (...file) => {
    // The test's database has one connection: within the transaction of the call this would wait forever.
    const body = { story_id: id, display_title: 'Renamed meanwhile' }
    meanwhile = (await app.ok('updateStoryTitle', { as: owner, body })).display_title
    return write.call(app.files, ...file)
  }
  await app.ok('exportToPremierePro', { as: owner, body: { story_id: id } })
  app.files.write = write
  expect(meanwhile).toBe('Renamed meanwhile')
})
