import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  arolls,
  creditEntries,
  loraModels,
  media,
  renders,
  reports,
  stories,
} from '#server/platform/db/schema/index.ts'
import { readZip } from '#server/modules/rendering/premiere/testing/read-zip.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { newMedia, newText } from '#server/testing/new-overlays.ts'

const test = await createTestApp()
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const ask = () => test.ok('requestDataExport', { as: ada })
const state = () => test.ok('getDataExport', { as: ada })
const DAY_MS = 24 * 60 * 60 * 1000
const FILM = new Uint8Array([1, 2, 3])

async function addFile(storyId: string | null, key: string, bytes: Uint8Array = new Uint8Array([7])) {
  await test.files.write(key, bytes, 'application/octet-stream')
  const now = test.clock.now()
  const facts = { mediaType: 'image' as const, source: 'USER' as const, status: 'COMPLETED' as const }
  const [row] = await test.db
    .insert(media)
    .values({
      userId: ada.id,
      storyId,
      fileKey: key,
      fileName: 'a.png',
      contentType: 'image/png',
      ...facts,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  return row?.id ?? ''
}

async function download() {
  const { url } = await state()
  const answer = await test.backend.fetch(new Request(`http://localhost:4400${url}`))
  expect(answer.status).toBe(200)
  return readZip(Buffer.from(await answer.bytes()))
}

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

it('a data export has each story with document, captions, videos and media, the profile and the ledger', async () => {
  const story = await makeStory(test.db, ada, { scenes: [90, 60], values: { displayTitle: 'A/B: “the end”?' } })
  const other = await makeStory(test.db, ada, { values: { displayTitle: '***' } })
  const eves = await makeStory(test.db, await test.user())
  const image = await addFile(story.id, 'media/picture.png')
  const loose = await addFile(null, 'media/loose.png')
  // As a copy of a story shares the media of its original.
  const overlays = [newMedia(image ?? ''), newText({ text: 'The end' })]
  await test.ok('addOverlays', { as: ada, body: { story_id: other.id, overlays } })
  const filmId = await addFile(story.id, 'media/film.mp4', FILM)
  const [render] = await test.db
    .insert(renders)
    .values({
      ...{ userId: ada.id, storyId: story.id, status: 'COMPLETED', executor: 'SERVER', scenesTotal: 2, document: {} },
      ...{ width: 1080, height: 1080, durationInFrames: 150, mediaId: filmId },
      ...{ createdAt: test.clock.now(), updatedAt: test.clock.now() },
    })
    .returning()
  expect(await state()).toMatchObject({ status: 'NONE', url: null })
  expect(await ask()).toMatchObject({ status: 'PREPARING' })
  await test.runJobs()
  expect(await state()).toMatchObject({
    status: 'READY',
    expires_at: new Date(test.clock.now().getTime() + 7 * DAY_MS).toISOString(),
  })
  expect(test.mail.map(({ subject }) => subject)).toEqual(['Your data export is ready'])

  const zip = await download()
  const folder = `stories/A B the end ${story.id.slice(0, 8)}`
  expect([...zip.keys()].sort()).toEqual(
    [
      'Read me.txt',
      'ledger.csv',
      `media/${loose}.png`,
      'profile.json',
      ...['captions.srt', 'captions.vtt', 'cast.json', 'story.json'].map((name) => `${folder}/${name}`),
      `${folder}/films/${render?.id}.mp4`,
      `${folder}/media/${image}.png`,
      ...['captions.srt', 'captions.vtt', 'cast.json', 'media/overlay-1.png', 'story.json'].map(
        (name) => `stories/Story ${other.id.slice(0, 8)}/${name}`,
      ),
    ].sort(),
  )
  expect(zip.get(`${folder}/films/${render?.id}.mp4`)).toEqual(Buffer.from(FILM))
  expect(zip.get(`${folder}/media/${image}.png`)).toEqual(Buffer.from([7]))
  for (const name of ['captions.srt', 'captions.vtt'])
    expect(text(zip.get(`${folder}/${name}`))).toContain('He writes.')
  const document = JSON.parse(text(zip.get(`${folder}/story.json`)))
  expect(document).toMatchObject({ story_id: story.id, scenes: [{ id: story.sceneIds[0] }, { id: story.sceneIds[1] }] })
  expect(JSON.parse(text(zip.get('profile.json')))).toMatchObject({ email: ada.email, brand: { logo_url: null } })
  expect(JSON.stringify([...zip.values()].map(text))).not.toContain(eves.id)
})

it('a data export has projects with their stories, cast, screenplay and locations, and nothing of other users', async () => {
  const { project_id } = await test.ok('createProject', { as: ada, body: { name: 'Lighthouses' } })
  const body = { creation_mode: 'Screenplay', initial_prompt: 'x', project_id } as const
  const { story_id } = await test.ok('createStory', { as: ada, body })
  await test.ok('createLocation', { as: ada, body: { name: 'The pier' } })
  const params = { story_id }
  await test.ok('createScreenplaySegment', { as: ada, params, body: { location_name: 'THE PIER' } })
  await test.ok('createCharacter', { as: ada, params: { storyId: story_id }, body: { call_name: 'Mara' } })
  const eve = await test.user()
  await test.ok('createProject', { as: eve, body: { name: 'Of Eve' } })
  await test.ok('createLocation', { as: eve, body: { name: 'House of Eve' } })
  await ask()
  await test.runJobs()
  const zip = await download()
  const json = (name: string) => JSON.parse(text(zip.get(name)))
  expect(json('projects.json')).toMatchObject([{ name: 'Lighthouses', story_ids: [story_id] }])
  expect(json('locations.json')).toMatchObject([{ name: 'The pier' }])
  const names = [...zip.keys()].filter((name) => name.startsWith('stories/'))
  const cast = json(names.find((name) => name.endsWith('cast.json')) ?? '') as { call_name: string }[]
  expect(cast.map(({ call_name }) => call_name)).toContain('Mara')
  expect(json(names.find((name) => name.endsWith('screenplay.json')) ?? '')).toMatchObject([
    { location_name: 'THE PIER' },
  ])
  expect(text(zip.get('Read me.txt'))).toContain('projects.json')
})

it('a story’s folder has its music, and the media that a copy shares with its original', async () => {
  const [music] = (await test.ok('listMusic', { as: ada, query: {} })).tracks
  const story = await makeStory(test.db, ada, { values: { displayTitle: 'First' } })
  const mediaId = await addFile(story.id, 'media/shared.png')
  await test.db
    .update(arolls)
    .set({ mediaId })
    .where(eq(arolls.id, story.arollIds[0] ?? ''))
  await test.ok('updateMusic', {
    as: ada,
    body: {
      story_id: story.id,
      have_background_music: true,
      background_music_file_location: music?.file_location ?? '',
    },
  })
  const copy = await test.ok('duplicateStory', { as: ada, body: { story_id: story.id } })
  await ask()
  await test.runJobs()
  const zip = await download()
  const names = [...zip.keys()].filter((name) => name.includes(copy.story_id.slice(0, 8)) && name.includes('/media/'))
  expect(names.map((name) => name.replace(/^.*media\//, '')).sort()).toEqual(['music.wav', 'scene-001-1.png'])
  expect(names.map((name) => zip.get(name)?.length)).not.toContain(0)
})

it('trained models with weights and samples, and the user’s image styles, are exported, and nothing of other users', async () => {
  const eve = await test.user()
  for (const as of [ada, eve]) {
    await test.ok('createImageStyle', { as, body: { name: `Ink of ${as.id}`, prompt: 'ink on paper' } })
    const { lora_id: id } = await test.ok('createLora', { as, body: { lora_type: 'STYLE' } })
    const modelFileKey = `lora/${id}/model.bin`
    await test.files.write(modelFileKey, FILM, 'application/octet-stream')
    await test.db
      .update(loraModels)
      .set({ modelFileKey, modelName: `Loom of ${as.id}` })
      .where(eq(loraModels.id, id))
  }
  await ask()
  await test.runJobs()
  const zip = await download()
  const weights = [...zip.keys()].filter((name) => name.startsWith('models/') && name.endsWith('.bin'))
  expect(weights.map((name) => zip.get(name))).toEqual([Buffer.from(FILM)])
  const model = [...zip.keys()].find((name) => name.endsWith('/model.json')) ?? ''
  expect(JSON.parse(text(zip.get(model)))).toMatchObject({ model_name: `Loom of ${ada.id}` })
  expect(JSON.parse(text(zip.get('image styles.json')))).toMatchObject([{ name: `Ink of ${ada.id}` }])
  expect(JSON.stringify([...zip.values()].map(text))).not.toContain(eve.id)
})

it('the ledger is complete, in order and adds up to the balance, at any length', async () => {
  const entry = { userId: ada.id, kind: 'GRANT' as const, amount: 1, action: 'test', createdAt: test.clock.now() }
  await test.db
    .insert(creditEntries)
    .values(Array.from({ length: 2_500 }, (_, at) => ({ ...entry, key: `test:${at}` })))
  await ask()
  await test.runJobs()
  const [head, ...lines] = text((await download()).get('ledger.csv'))
    .trim()
    .split('\r\n')
  expect(head).toBe('time,kind,action,amount,story_id,entry_id')
  const rows = lines.map((line) => line.split(','))
  expect(new Set(rows.map((row) => row.at(-1))).size).toBe(2_501)
  expect(rows.reduce((sum, [, , , amount]) => sum + Number(amount), 0)).toBe(2_600)
})

it('requestDataExport, getDataExport: one data export is prepared at a time, is offered for seven days and then removed', async () => {
  await ask()
  await ask()
  await test.runJobs()
  expect(test.files.keys()).toHaveLength(1)
  test.clock.advance(7 * DAY_MS - 1)
  expect((await state()).status).toBe('READY')
  test.clock.advance(1)
  await test.runJobs()
  expect(await state()).toMatchObject({ status: 'NONE', url: null })
  expect(test.files.keys()).toEqual([])
})

it('a data export that cannot be written says so and can be requested again', async () => {
  const { write } = test.app.files
  test.app.files.write = () => Promise.reject(new Error('The disk is full'))
  try {
    await ask()
    for (let attempt = 0; attempt < 3; attempt++) {
      await test.runJobs()
      test.clock.advance(DAY_MS)
    }
    expect(await state()).toMatchObject({
      status: 'FAILED',
      error_message: expect.stringContaining('Please request it again'),
    })
    test.takeLogged()
  } finally {
    test.app.files.write = write
  }
  expect(await ask()).toMatchObject({ status: 'PREPARING' })
  await test.runJobs()
  expect((await state()).status).toBe('READY')
  expect(await test.db.select().from(stories).where(eq(stories.userId, ada.id))).toEqual([])
})

it('a data export has the user’s reports and feedback with the answers, and none of others', async () => {
  const eve = await test.user()
  for (const as of [ada, eve])
    await test.ok('submitFeedback', { as, body: { feedback_type: 'BUG', feedback: 'It stays empty.' } })
  await test.db.update(reports).set({ state: 'ANSWERED', answer: 'It is back.', answeredAt: test.clock.now() })
  await ask()
  await test.runJobs()
  const sent = JSON.parse(text((await download()).get('reports.json'))) as unknown
  expect(sent).toMatchObject([
    {
      kind: 'FEEDBACK',
      feedback_type: 'BUG',
      description: 'It stays empty.',
      state: 'ANSWERED',
      answer: 'It is back.',
    },
  ])
})
