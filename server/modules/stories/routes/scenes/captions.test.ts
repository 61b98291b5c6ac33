import { describe, expect, it } from 'vitest'
import { at, setUpThreeScenes } from '#server/modules/stories/testing/set-up-three-scenes.ts'

const { test, made } = await setUpThreeScenes()

describe('captions', () => {
  it('updateSceneCaptions, overrideCaptions, resyncSceneCaptions: captions are corrected word by word, hidden, overridden and restored from the voice', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const where = { story_id, scene_id: at(ids, 0) }
    const { captions } = await test.ok('getScene', { as: ada, query: where })
    const corrected = captions.with(0, { word: 'Eins', start: 0, end: 400 })
    const saved = await test.ok('updateSceneCaptions', { as: ada, body: { ...where, captions: corrected } })
    expect(saved).toMatchObject({ captions: corrected, are_captions_overridden: false, is_voiceover_stale: false })
    const hidden = await test.ok('updateSceneCaptions', { as: ada, body: { ...where, show_captions: false } })
    expect(hidden).toMatchObject({ show_captions: false, captions: corrected })
    const own = [{ word: 'Mine', start: 10, end: 900 }]
    await test.ok('overrideCaptions', { as: ada, body: { ...where, captions: own } })
    await test.ok('regenerateSceneAudio', { as: ada, body: where })
    await test.runJobs()
    expect(await test.ok('getScene', { as: ada, query: where })).toMatchObject({
      captions: own,
      are_captions_overridden: true,
    })
    const synced = await test.ok('resyncSceneCaptions', { as: ada, body: where })
    expect(synced).toMatchObject({ captions, are_captions_overridden: false })
  })

  it('listStoryEdits, updateSceneCaptions: the history names each change of captions', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const where = { story_id, scene_id: at(ids, 0) }
    const { captions } = await test.ok('getScene', { as: ada, query: where })
    const changes = [
      { captions: captions.with(0, { word: 'Eins', start: 0, end: 400 }) },
      { show_captions: false },
      { show_captions: true },
    ]
    for (const change of changes) await test.ok('updateSceneCaptions', { as: ada, body: { ...where, ...change } })
    const { results } = await test.ok('listStoryEdits', { as: ada, params: { story_id } })
    expect(results.slice(0, 3).map(({ label }) => label)).toEqual([
      'Show captions',
      'Hide captions',
      'Correct captions',
    ])
  })

  it('importSubtitles: captions of a subtitle file are assigned to the scenes by their times, in one step that can be undone', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const before = await test.ok('getStory', { as: ada, query: { story_id } })
    const cut = Math.round(((before.scenes[0]?.duration_in_frames ?? 0) * 1000) / 30)
    const cues = [
      { text: 'Dr. R. Hill\ncomes in.', start: 100, end: 900 },
      { text: 'At 9:30 p.m.', start: cut + 40, end: cut + 800 },
    ]
    const story = await test.ok('importSubtitles', { as: ada, body: { story_id, cues } })
    expect(story.captions_settings).toMatchObject({ show_captions: true, caption_length_option: 'LONG' })
    const { scenes } = await test.ok('getStory', { as: ada, query: { story_id } })
    expect(scenes.map(({ captions }) => captions.map(({ word }) => word).join(' '))).toEqual(['Dr. R. Hill comes in.', 'At 9:30 p.m.', '']) // prettier-ignore
    expect(scenes[0]?.captions.map((word) => word.break_after)).toEqual([
      undefined,
      undefined,
      'LINE',
      undefined,
      'CUE',
    ])
    expect(scenes[1]?.captions.at(-1)?.end).toBeCloseTo(800, -2)
    expect(scenes[0]?.are_captions_overridden).toBe(true)
    await test.ok('undoStoryEdit', { as: ada, params: { story_id } })
    const after = await test.ok('getStory', { as: ada, query: { story_id } })
    expect(after.scenes.map(({ captions }) => captions)).toEqual(before.scenes.map(({ captions }) => captions))
    expect(after.captions_settings).toEqual(before.captions_settings)
    const refused = (list: object[]) => test.call('importSubtitles', { as: ada, body: { story_id, cues: list } })
    expect(await refused([cues[0] ?? {}, { text: 'x', start: 800, end: 1_000 }])).toMatchObject({
      body: { fields: { 'cues.1.start': ['A caption must start after the previous one ends'] } },
    })
    expect(await refused([{ text: 'x', start: 3_000_000, end: 3_001_000 }])).toMatchObject({
      body: { fields: { 'cues.0.start': ['This is past the end of the video'] } },
    })
    expect(ids).toHaveLength(3)
  })

  it('captions must keep their number and may not overlap', async () => {
    const ada = await test.user()
    const { story_id, ids } = await made(ada)
    const where = { story_id, scene_id: at(ids, 0) }
    const words = [
      { word: 'a', start: 0, end: 10 },
      { word: 'b', start: 9, end: 20 },
      { word: 'c', start: 30, end: 25 },
    ]
    expect(
      await test.call('updateSceneCaptions', { as: ada, body: { ...where, captions: words.slice(1) } }),
    ).toMatchObject({ status: 400, body: { fields: { captions: ['The scene has 3 words'] } } })
    for (const id of ['updateSceneCaptions', 'overrideCaptions'] as const)
      expect(await test.call(id, { as: ada, body: { ...where, captions: words } })).toMatchObject({
        status: 400,
        body: {
          fields: {
            'captions.1.start': ['A word must start after the previous one ends'],
            'captions.2.end': ['A word must end after it starts'],
          },
        },
      })
  })

  it('captions cannot be restored in a scene without a voice', async () => {
    const ada = await test.user()
    const { story_id, scene_list } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const body = { story_id, scene_id: scene_list[0] }
    expect(await test.call('resyncSceneCaptions', { as: ada, body })).toMatchObject({
      status: 409,
      body: { error: 'NO_VOICEOVER', detail: 'Generate or upload a voice-over first' },
    })
  })
})
