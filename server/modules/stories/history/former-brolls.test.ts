import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { BROLL_MOTION, FULL_BOX } from '#src/domain/overlays.ts'
import type { PatchStep } from '#server/platform/db/schema/history.ts'
import { brolls, media, renders, storyEdits, storyVersions, templateOffers } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { mediaRow, videoRow } from '#server/testing/media-row.ts'
import { newText } from '#server/testing/new-overlays.ts'
import { readMigrations } from '#server/testing/read-migrations.ts'

const app = await createTestApp()
beforeEach(() => app.reset())
afterAll(() => app.close())

const LOOK = {
  kind: 'MEDIA',
  box: FULL_BOX,
  fit: 'COVER',
  motion_in: BROLL_MOTION,
  motion_out: BROLL_MOTION,
  volume: 0,
}

async function begin() {
  const ada = await app.user()
  const story = await makeStory(app.db, ada)
  const [sceneId = ''] = story.sceneIds
  const mediaId = crypto.randomUUID()
  await app.db.insert(media).values({ ...mediaRow(), id: mediaId, userId: ada.id, source: 'USER' })
  const params = { story_id: story.id }
  const read = () => app.ok('getStory', { as: ada, query: params })
  const stamp = app.clock.now()
  /** A row as it was stored. */
  const broll = (startMs: number, shown: string | null = mediaId) => ({
    ...{ id: crypto.randomUUID(), sceneId, mediaId: shown, startMs, durationMs: 500 },
    ...{ createdAt: stamp, updatedAt: stamp },
  })
  const logged = (row: ReturnType<typeof broll>) => JSON.parse(JSON.stringify(row)) as Record<string, unknown>
  return { ada, story, params, mediaId, read, broll, logged }
}

test('B-rolls that are stored become MEDIA overlays with the same ids, in the order in which they begin', async () => {
  const { ada, read, broll, mediaId } = await begin()
  const video = crypto.randomUUID()
  await app.db
    .insert(media)
    .values({ ...videoRow(), id: video, userId: ada.id, source: 'USER', fileKey: 'media/b.mp4' })
  const [late, early] = [broll(900), broll(300, video)]
  await app.db.insert(brolls).values([late, early])
  const migration = (await readMigrations()).find(({ name }) => name === '0044_overlays')
  await app.db.execute(sql.raw(migration?.sql.split('--> statement-breakpoint').at(-1) ?? ''))
  const [scene] = (await read()).scenes
  expect(scene?.overlays).toMatchObject([
    { ...LOOK, id: early.id, overlay_order: 0, start_ms: 300, duration_ms: 500, media: { id: video }, video_start: 0 },
    { ...LOOK, id: late.id, overlay_order: 1, start_ms: 900, media: { id: mediaId }, video_start: null },
  ])
  expect(scene?.brolls.map(({ id, start_ms }) => [id, start_ms])).toEqual([
    [early.id, 300],
    [late.id, 900],
  ])
})

test('a version that was stored with B-rolls is shown and restored', async () => {
  const { ada, story, params, read, broll, logged } = await begin()
  const { version_id } = await app.ok('createStoryVersion', { as: ada, params, body: { name: 'Old' } })
  const [row] = await app.db.select().from(storyVersions)
  const { overlays: _overlays, ...snapshot } = row?.snapshot ?? { story: {}, scenes: [], arolls: [], brolls: [] }
  const old = [broll(900), broll(300)]
  await app.db.update(storyVersions).set({ snapshot: { ...snapshot, brolls: old.map(logged) } })
  await app.ok('addOverlays', { as: ada, body: { story_id: story.id, overlays: [newText()] } })
  const where = { ...params, version_id }
  const shown = await app.ok('getStoryVersion', { as: ada, params: where })
  const restored = await app.ok('restoreStoryVersion', { as: ada, params: where })
  const overlays = [old[1], old[0]].map((each, overlay_order) => ({ ...LOOK, id: each?.id, overlay_order }))
  for (const each of [shown.story, restored, await read()])
    expect([each.overlays, each.scenes[0]?.overlays]).toMatchObject([[], overlays])
})

test('edits of B-rolls that were logged before are undone and redone', async () => {
  const { ada, story, params, read, broll, logged } = await begin()
  const row = broll(300)
  const step = (op: PatchStep['op'], values: Record<string, unknown> = {}) =>
    ({ op, table: 'brolls', id: row.id, values }) as unknown as PatchStep
  const entry = { storyId: story.id, userId: ada.id, createdAt: app.clock.now() }
  await app.db.insert(storyEdits).values([
    { ...entry, revision: 1, label: 'Choose visuals', patch: [step('insert', logged(row))], inverse: [step('delete')] },
    { ...entry, revision: 2, label: 'Delete', patch: [step('delete')], inverse: [step('insert', logged(row))] },
  ])
  const go = (id: 'undoStoryEdit' | 'redoStoryEdit') => app.ok(id, { as: ada, params })
  const shown = async () => (await read()).scenes[0]?.overlays
  await go('undoStoryEdit')
  expect(await shown()).toMatchObject([{ ...LOOK, id: row.id, start_ms: 300 }])
  await go('undoStoryEdit')
  expect(await shown()).toEqual([])
  await go('redoStoryEdit')
  expect(await shown()).toMatchObject([{ id: row.id }])
})

test('an offer that was made with B-rolls is accepted', async () => {
  const { ada, story, broll, logged } = await begin()
  const leo = await app.user()
  await app.ok('duplicateTemplateInAnotherAccount', { as: ada, body: { story_id: story.id, email: leo.email } })
  const [offer] = await app.db.select().from(templateOffers)
  const { overlays: _overlays, ...snapshot } = offer?.snapshot ?? { story: {}, scenes: [], arolls: [], brolls: [] }
  await app.db.update(templateOffers).set({ snapshot: { ...snapshot, brolls: [logged(broll(300, null))] } })
  const copy = await app.ok('acceptTemplateOffer', { as: leo, params: { offer_id: offer?.id ?? '' } })
  const { scenes } = await app.ok('getStory', { as: leo, query: { story_id: copy.story_id } })
  expect(scenes[0]?.overlays).toMatchObject([{ ...LOOK, start_ms: 300, media: null }])
})

test('getRenderDocument: an export that was started with B-rolls answers them as overlays', async () => {
  const { ada, story, read, broll } = await begin()
  const { overlays: _overlays, ...document } = await read()
  const { id, startMs: start_ms, durationMs: duration_ms } = broll(300)
  const scenes = document.scenes.map(({ overlays: _over, ...scene }) => ({
    ...scene,
    brolls: [{ id, scene_id: scene.id, media: null, start_ms, duration_ms }],
  }))
  const render = { userId: ada.id, storyId: story.id, executor: 'BROWSER', status: 'RENDERING' } as const
  const size = { scenesTotal: 1, width: 720, height: 720, durationInFrames: 90 }
  const stamps = { createdAt: app.clock.now(), updatedAt: app.clock.now() }
  const [row] = await app.db
    .insert(renders)
    .values({ ...render, ...size, ...stamps, document: { ...document, scenes } })
    .returning()
  const answer = await app.ok('getRenderDocument', { as: ada, params: { render_id: row?.id ?? '' } })
  expect(answer.story).toMatchObject({ overlays: [], scenes: [{ overlays: [{ ...LOOK, id, start_ms: 300 }] }] })
  await app.db.delete(renders).where(eq(renders.id, row?.id ?? ''))
})
