import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { media, scenes } from '#server/platform/db/schema/index.ts'
import { setUpCutting } from './testing/set-up-cutting.ts'

const { test, made, read, lastEvent } = await setUpCutting()

describe('split and merge', () => {
  it('splitScene, mergeScenes: split and merge answer at once, mark the scenes as busy, and notify by event', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [one = '', two = ''] = (await read(ada, story_id)).scene_list
    const split = { story_id, scene_id: one, index: 2 }
    expect(await test.ok('splitScene', { as: ada, body: split })).toEqual({
      story_id,
      operation: 'SPLIT',
      scene_ids: [one],
      event: 'scene-split',
    })
    const busy = { status: 409, body: { message: 'Scene Split Failed', error: 'SCENE_BUSY' } }
    expect(await test.call('splitScene', { as: ada, body: split })).toMatchObject(busy)
    const merge = { story_id, scene_id_one: one, scene_id_two: two }
    expect(await test.call('mergeScenes', { as: ada, body: merge })).toMatchObject({
      status: 409,
      body: { message: 'Unable to merge scenes', error: 'SCENE_BUSY' },
    })
    expect((await test.call('deleteScene', { as: ada, body: { story_id, scene_id: one } })).status).toBe(409)
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(lastEvent('scene-split')).toMatchObject({
      story_id,
      source_scene_id: one,
      error: null,
      scenes: [
        { id: one, status: 'COMPLETED' },
        { id: story.scene_list[1], status: 'COMPLETED' },
      ],
    })
    await test.ok('mergeScenes', { as: ada, body: { ...merge, scene_id_two: story.scene_list[1] } })
    await test.runJobs()
    expect(lastEvent('scene-merged')).toMatchObject({
      source_scene_ids: [one, story.scene_list[1]],
      scene: { id: (await read(ada, story_id)).scene_list[0], element_order: 0, status: 'COMPLETED' },
    })
  })

  it('split and merge are refused without a word inside, for separate scenes, or of the same scene; the story stays', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [one = '', two = '', three = ''] = before.scene_list
    const words = before.scenes[0]?.captions.length ?? 0
    for (const index of [words, words + 1, 5000])
      expect(await test.call('splitScene', { as: ada, body: { story_id, scene_id: one, index } })).toMatchObject({
        status: 400,
        body: { message: 'Scene Split Failed', fields: { index: ['Choose a word within the scene'] } },
      })
    for (const index of [0, -1, 1.5])
      expect(await test.call('splitScene', { as: ada, body: { story_id, scene_id: one, index } })).toMatchObject({
        status: 400,
        body: { fields: { index: [expect.any(String)] } },
      })
    for (const [scene_id_one, scene_id_two] of [
      [one, three],
      [two, one],
      [one, one],
    ] as const)
      expect(await test.call('mergeScenes', { as: ada, body: { story_id, scene_id_one, scene_id_two } })).toMatchObject(
        {
          status: 400,
          body: {
            message: 'Unable to merge scenes',
            fields: { scene_id_two: ['Choose the scene right after the first one'] },
          },
        },
      )
    expect(await read(ada, story_id)).toEqual(before)
  })

  it('split and merge that fail leave the scene unchanged with the reason', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const before = await read(ada, story_id)
    const [first] = before.scenes
    const [row] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, first?.audio_media?.id ?? ''))
    await test.files.remove(row?.fileKey ?? '')
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id: first?.id ?? '', index: 2 } })
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    expect(lastEvent('scene-split')).toMatchObject({ scenes: [], error: 'The voice-over file no longer exists' })
    const after = await read(ada, story_id)
    expect(after.scenes.map(({ text, status }) => [text, status])).toEqual(
      before.scenes.map(({ text, status }) => [text, status]),
    )
  })

  it('a split that fails leaves a scene the state that other work gave it meanwhile', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const [first] = (await read(ada, story_id)).scenes
    const scene_id = first?.id ?? ''
    const [row] = await test.db
      .select()
      .from(media)
      .where(eq(media.id, first?.audio_media?.id ?? ''))
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id, index: 2 } })
    await test.db.update(scenes).set({ status: 'FAILED' }).where(eq(scenes.id, scene_id))
    await test.files.remove(row?.fileKey ?? '')
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    expect(lastEvent('scene-split')).toMatchObject({ scenes: [], error: expect.any(String) })
    expect((await read(ada, story_id)).scenes[0]?.status).toBe('FAILED')
  })

  it('split and merge of scenes that are not spoken yet share words and time; a half-spoken scene needs to be spoken again', async () => {
    const ada = await test.user()
    const { story_id } = await test.ok('createEmptyTextStory', { as: ada, body: {} })
    const body = { story_id, new_element_order: 0, text: 'One two three four five six seven eight nine ten eleven.' }
    const scene = await test.ok('addScene', { as: ada, body })
    await test.ok('splitScene', { as: ada, body: { story_id, scene_id: scene.id, index: 5 } })
    await test.runJobs()
    const halves = (await read(ada, story_id)).scenes.filter(({ text }) => text !== '')
    expect(halves.map(({ text }) => text)).toEqual(['One two three four five', 'six seven eight nine ten eleven.'])
    const [one, two] = halves
    await test.ok('regenerateSceneAudio', { as: ada, body: { story_id, scene_id: one?.id ?? '' } })
    await test.runJobs()
    await test.ok('mergeScenes', {
      as: ada,
      body: { story_id, scene_id_one: one?.id ?? '', scene_id_two: two?.id ?? '' },
    })
    await test.runJobs()
    const [merged] = (await read(ada, story_id)).scenes
    expect(merged).toMatchObject({ text: body.text, is_voiceover_stale: true, status: expect.any(String) })
    // Unspoken text is read.
    expect(merged?.captions.map(({ word }) => word).join(' ')).toBe(body.text)
  })
})
