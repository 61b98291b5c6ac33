import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { media, scenes, storyVersions, users } from '#server/platform/db/schema/index.ts'
import { FILM, SCRIPT, setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'

const { test, calls, engine, begin, split, submit, read, readStatus, balance, made } = await setUpGeneration()

describe('a story', () => {
  it('splitStoryIntoScenes, submitStory, getStory: a story from a script gets its scenes word for word, then voices, captions and images', async () => {
    const ada = await test.user()
    const story_id = await begin(ada, { aspect_ratio: 'NINE_SIXTEEN', visual_style: 'watercolor' })
    expect(await split(ada, story_id)).toMatchObject({ status: 'GENERATING', step: 'SPLITTING', can_cancel: true })
    await test.runJobs()
    const written = await read(ada, story_id)
    expect(written).toMatchObject({ status: 'DRAFT', display_title: SCRIPT.slice(0, 40) })
    expect(written.scenes.map((scene) => [scene.text, scene.status])).toEqual(FILM.map((text) => [text, 'PENDING']))
    expect(await submit(ada, story_id)).toMatchObject({ status: 'GENERATING', step: 'QUEUED', scenes_total: 3 })
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(story).toMatchObject({ status: 'COMPLETED', duration_in_frames: 3 * 36 })
    for (const [index, scene] of story.scenes.entries()) {
      expect(scene).toMatchObject({ status: 'COMPLETED', audio_duration_in_ms_seconds: 1200, duration_in_frames: 36 })
      expect(scene.captions.map((caption) => caption.word).join(' ')).toBe(FILM[index])
      expect(scene.last_used_image_prompt).toBe(`Image of ${FILM[index]}`)
      const [layer] = scene.arolls
      expect(layer).toMatchObject({
        aroll_type: 'ImageARoll',
        status: 'COMPLETED',
        content_fit: 'COVER',
        duration_ms: 1200,
      })
      expect(layer?.aroll_object.seed).toBe(story.image_seed)
      expect(layer?.aroll_object.media).toMatchObject({ width: 1080, height: 1920, source: 'GENERATED' })
    }
    const [image] = await test.db.select().from(media).where(eq(media.mediaType, 'image'))
    expect(image?.origin).toMatchObject({ look: 'watercolor', seed: story.image_seed })
    expect(await readStatus(ada, story_id)).toMatchObject({ step: 'NONE', progress: 100, scenes_completed: 3 })
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })

  it('generateStoryWithScriptType, submitStory: a story from a prompt that is submitted while it is being written is generated afterwards', async () => {
    const ada = await test.user()
    const story_id = await begin(ada, { creation_mode: 'Text' })
    const body = { story_id, script_type: 'PROMPT', initial_prompt: 'the old lighthouse' }
    expect(await test.ok('generateStoryWithScriptType', { as: ada, body })).toMatchObject({ step: 'WRITING' })
    await submit(ada, story_id)
    expect(await test.call('submitStory', { as: ada, params: { story_id } })).toMatchObject({
      status: 409,
      body: { error: 'STORY_BUSY' },
    })
    await test.runJobs()
    expect(await read(ada, story_id)).toMatchObject({ status: 'COMPLETED', display_title: 'the old lighthouse' })
  })

  it('a story has the image of its first scene before the engine speaks the next one', async () => {
    const ada = await test.user()
    const voices = () => test.db.select().from(media).where(eq(media.mediaType, 'audio'))
    let spoken: string[] = []
    engine.before = async (call) => {
      if (call !== `draw Image of ${FILM[0]}`) return
      await vi.waitUntil(async () => (await voices()).length === 1, { timeout: 10_000 })
      // Queries of the voice pipeline would come before these.
      for (let turn = 0; turn < 20; turn++) await voices()
      spoken = calls.filter((each) => each.startsWith('speak'))
    }
    await made(ada)
    expect(spoken).toEqual([`speak ${FILM[0]}`])
  })

  it('a story is generated in playing order and reports every step', async () => {
    const ada = await test.user()
    await made(ada)
    const spoken = calls.filter((call) => call.startsWith('speak'))
    const drawn = calls.filter((call) => call.startsWith('draw'))
    expect(spoken).toEqual(FILM.map((text) => `speak ${text}`))
    expect(drawn).toEqual(FILM.map((text) => `draw Image of ${text}`))
    const statuses = test.events.flatMap(({ event, data }) =>
      event === 'story-status' ? [(data as { status: { scenes_completed: number } }).status.scenes_completed] : [],
    )
    expect(statuses).toEqual(statuses.toSorted((a, b) => a - b))
    expect(new Set(statuses)).toEqual(new Set([0, 1, 2, 3]))
    expect(test.events.filter((event) => event.event === 'media_update')).toHaveLength(6)
  })

  it('estimateCreditsForStory: a story is free the first time; later generations are paid, with a price beforehand', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 9, text: 'Four.' } })
    const estimate = await test.ok('estimateCreditsForStory', { as: ada, body: { story_id } })
    expect(estimate).toMatchObject({ credits: 2, is_free_generation: false, lines: [{ quantity: 1 }] })
    expect(await submit(ada, story_id)).toMatchObject({ credits_charged: 2, scenes_completed: 3, scenes_total: 4 })
    await test.runJobs()
    expect(await balance(ada)).toBe(STARTING_CREDITS - 2)
    expect(calls.filter((call) => call.startsWith('speak'))).toHaveLength(4)
  })

  it('a rewritten story is paid; its previous scenes are kept as a version', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const body = { story_id, script_type: 'SCRIPT', initial_prompt: 'Other. Words.' }
    await test.ok('generateStoryWithScriptType', { as: ada, body })
    expect(await balance(ada)).toBe(STARTING_CREDITS - 2)
    await test.runJobs()
    expect((await read(ada, story_id)).scenes.map((scene) => scene.text)).toEqual(['Other.', 'Words.'])
    const [version] = await test.db.select().from(storyVersions)
    expect(version).toMatchObject({ isAutomatic: true, scenesTotal: 3 })
    await submit(ada, story_id)
    expect(await balance(ada)).toBe(STARTING_CREDITS - 6)
  })

  it('a story is charged once for a repeated call, and not at all without the credits', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 0, text: 'Nought.' } })
    const options = { as: ada, params: { story_id }, key: crypto.randomUUID() }
    await test.ok('submitStory', options)
    await test.ok('submitStory', options)
    expect(await balance(ada)).toBe(STARTING_CREDITS - 2)
    await test.runJobs()
    await test.db.update(users).set({ creditBalance: 1 }).where(eq(users.id, ada.id))
    await test.ok('addScene', { as: ada, body: { story_id, new_element_order: 0, text: 'Minus one.' } })
    const refusal = await test.call('submitStory', { as: ada, params: { story_id } })
    expect(refusal).toMatchObject({ status: 402 })
    expect(await readStatus(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
  })
})

describe('a refusal', () => {
  it('a refusal names what is missing in the text', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    const generate = (script_type: string, initial_prompt: string) =>
      test.call('generateStoryWithScriptType', { as: ada, body: { story_id, script_type, initial_prompt } })
    expect(await generate('PROMPT', 'too short')).toMatchObject({
      status: 400,
      body: { fields: { initial_prompt: ['Enter at least three words'] } },
    })
    const empty = await test.call('splitStoryIntoScenes', { as: ada, body: { story_id } })
    expect(empty).toMatchObject({
      status: 400,
      body: { fields: { initial_prompt: ['Enter or paste a script first'] } },
    })
    const nothing = await test.call('submitStory', { as: ada, params: { story_id } })
    expect(nothing).toMatchObject({
      status: 400,
      body: { error: 'STORY_EMPTY', message: 'Enter or paste text first' },
    })
  })

  it('a refusal of a script that is too long comes before anything is generated; it is split all the same, to be seen and shortened', async () => {
    const { owner, premium } = await test.fourRoles()
    const long = 'A sentence of quite a few words, as people say them. '
    for (const [user, times, message] of [
      [owner, 20, 'Video length cannot exceed 60 seconds for a free account'],
      [premium, 300, 'Video Length cannot exceed 15 minutes for a premium account'],
    ] as const) {
      const story_id = await begin(user)
      const initial_prompt = long.repeat(times).trim()
      const refusal = { status: 400, body: { error: 'VIDEO_LENGTH_LIMIT', message } }
      const body = { story_id, script_type: 'SCRIPT', initial_prompt }
      expect(await test.call('generateStoryWithScriptType', { as: user, body })).toMatchObject(refusal)
      await split(user, story_id, initial_prompt)
      await submit(user, story_id)
      await test.runJobs()
      expect(await readStatus(user, story_id)).toMatchObject({ status: 'FAILED', scenes_total: times })
      expect((await readStatus(user, story_id)).error_message).toContain(message)
      expect(await test.ok('estimateCreditsForStory', { as: user, body: { story_id } })).toMatchObject({
        length_problem: message,
      })
      expect(await test.call('submitStory', { as: user, params: { story_id } })).toMatchObject(refusal)
    }
    expect(calls.filter((call) => !call.startsWith('write'))).toEqual([])
  })

  it('a story of 1800 frames may be generated, one of 1801 may not', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id, 'One.')
    await test.runJobs()
    const resize = (durationInFrames: number) =>
      test.db.update(scenes).set({ durationInFrames }).where(eq(scenes.storyId, story_id))
    await resize(1801)
    expect(await test.call('submitStory', { as: ada, params: { story_id } })).toMatchObject({
      status: 400,
      body: { error: 'VIDEO_LENGTH_LIMIT' },
    })
    await resize(1800)
    await submit(ada, story_id)
  })
})
