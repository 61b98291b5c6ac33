import { beforeEach, expect, it } from 'vitest'
import type { WrittenStory } from '#engines/ports.ts'
import { newText } from '#server/testing/new-overlays.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { FPS } from '#src/domain/frames.ts'
import { setUpGeneration } from './testing/set-up-generation.ts'

const { test, begin, split, made, read } = await setUpGeneration()

const WRITTEN: WrittenStory = {
  title: 'Bluebird',
  mood: 'calm',
  cast: [],
  scenes: [
    {
      narration: 'Bluebird Bakery.',
      visualPrompt: 'a bakery',
      onScreen: { preset: 'title', texts: ['Bluebird Bakery, where every loaf of bread takes thirty-six hours'] },
      pauseMs: 1_500,
    },
    { narration: 'We open at six.', visualPrompt: 'a door' },
    {
      narration: 'Come hungry.',
      visualPrompt: 'a table',
      onScreen: { preset: 'end-card', texts: ['Come hungry', ''] },
    },
  ],
}
const SCENES = WRITTEN.scenes.map(({ narration }) => narration)

let written = WRITTEN
beforeEach(() => {
  written = WRITTEN
  const engines = createTestEngines()
  test.app.engines = { ...engines, writer: { ...engines.writer, write: async () => written } }
})

it('words that the writer has shown are overlays of their scenes, which stand until they are read, over music', async () => {
  const ada = await test.user()
  const storyId = await made(ada)
  const { scenes, music, overlays, duration_in_frames: duration } = await read(ada, storyId)
  expect(scenes.map(({ text }) => text)).toEqual(SCENES)
  const [title, plain, end] = scenes.map((scene) =>
    scene.overlays.flatMap((overlay) => (overlay.kind === 'TEXT' ? [overlay] : [])),
  )
  expect(title).toHaveLength(1)
  // A long title is smaller than the preset's, so that it stays in its box.
  expect(title?.[0]).toMatchObject({ text: WRITTEN.scenes[0]?.onScreen?.texts[0], start_ms: 150 })
  expect(title?.[0]?.font_size).toBeLessThan(0.13)
  // In the upper part, which the image keeps free.
  const { y = 1, height = 1 } = title?.[0]?.box ?? {}
  expect(y + height).toBeLessThanOrEqual(0.47)
  expect(plain).toEqual([])
  expect(end?.map(({ text }) => text)).toEqual(['Come hungry'])
  expect(overlays).toEqual([])
  // Captions would repeat what the title and the end card say.
  expect(scenes.map(({ show_captions }) => show_captions)).toEqual([false, true, false])
  expect(scenes[0]?.pause_at_the_end).toBe(1_500)
  expect(music).toMatchObject({ have_background_music: true, ducking_db: -12 })
  expect(music.background_music_name).toContain('Calm')
  // Composed when the voices were there: it ends with the video.
  expect(music.background_music_track_id).toBe('calm')
  const film = await test.ok('getFilmReceipts', { as: ada, params: { story_id: storyId } })
  expect(film.receipts.find(({ place }) => place === 'Music')?.receipt).toMatchObject({
    engine: test.app.engines.music.info.label,
    ...{ author: 'Ada', licence: 'CC0 1.0' },
  })
  expect(music.background_music_duration_ms).toBe(Math.ceil(duration / FPS) * 1000)
})

it('updateUserBrandSettings: shown words have the font and colour of the brand in a story that uses it, and in others their own', async () => {
  const ada = await test.user()
  const custom_captions_style = { font: 'Oswald', color: '#fff1e6' } as const
  await test.ok('updateUserBrandSettings', { as: ada, body: { custom_captions_style } })
  const titleOf = async (use_brand_settings: boolean) => {
    const body = { initial_prompt: 'An ad for the bakery', use_brand_settings }
    const { story_id } = await test.ok('createAndGenerateStory', { as: ada, body })
    await test.runJobs()
    const [scene] = (await read(ada, story_id)).scenes
    return scene?.overlays.find(({ kind }) => kind === 'TEXT')
  }
  expect(await titleOf(true)).toMatchObject({ font: 'Oswald', color: '#fff1e6' })
  expect(await titleOf(false)).toMatchObject({ font: 'Inter', color: '#ffffff' })
})

it('a story whose text is written step by step has the music that its maker chose, or none', async () => {
  const ada = await test.user()
  const storyId = await begin(ada)
  await split(ada, storyId)
  await test.runJobs()
  expect((await read(ada, storyId)).music.have_background_music).toBe(false)
})

it('such words are not the user’s own edits, other overlays are; a later text brings its own words and leaves the music alone', async () => {
  const ada = await test.user({ extraCredits: 100 })
  const storyId = await made(ada)
  const { scenes } = await read(ada, storyId)
  const overlays = [newText({ scene_id: scenes[1]?.id ?? null })]
  await test.ok('addOverlays', { as: ada, body: { story_id: storyId, overlays } })
  await test.ok('updateMusic', { as: ada, body: { story_id: storyId, have_background_music: false } })

  const point = { preset: 'point', texts: ['1', 'A warm loaf'] } as const
  const added = {
    narration: 'First: a warm loaf.',
    visualPrompt: 'a loaf',
    onScreen: { ...point, texts: [...point.texts] },
  }
  const changed = WRITTEN.scenes.map((scene) => ({ ...scene, narration: `So ${scene.narration}` }))
  written = { ...WRITTEN, scenes: [...changed, added] }
  const params = { story_id: storyId }
  await test.ok('rewriteStory', {
    as: ada,
    params,
    body: { script_type: 'PROMPT', initial_prompt: 'Once more for the bakery' },
  })
  await test.runJobs()
  const { pairs, rewriting_id } = await test.ok('getRewriting', { as: ada, params })
  expect(pairs.map(({ change, hand_edits }) => [change, hand_edits])).toEqual([
    ['CHANGED', []],
    ['CHANGED', ['VISUALS']],
    ['CHANGED', []],
    ['ADDED', []],
  ])
  const body = { rewriting_id: rewriting_id ?? '', pair_ids: [pairs.at(-1)?.id ?? ''] }
  await test.ok('applyRewriting', { as: ada, params, body })
  const after = await read(ada, storyId)
  const texts = after.scenes.at(-1)?.overlays.flatMap((overlay) => (overlay.kind === 'TEXT' ? [overlay.text] : []))
  expect(texts).toEqual(point.texts)
  expect(after.music.have_background_music).toBe(false)
})
