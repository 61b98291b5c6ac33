import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { jobs, media, scenes, stories, storyVersions, users } from '#server/db/schema/index.ts'
import { EngineError, type Engines } from '#server/engines/ports.ts'
import { jobHandlers } from '#server/jobs/handlers.ts'
import { createJobRunner } from '#server/jobs/runner.ts'
import { LEASE_MS } from '#server/jobs/claim.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'

const engines = createTestEngines()
const calls: string[] = []
/** What happens in the way of an engine; set by a test. */
let before: (call: string) => Promise<void> | void = () => undefined
const watched = async <Result>(call: string, work: () => Promise<Result>): Promise<Result> => {
  calls.push(call)
  await before(call)
  return work()
}
const wired: Partial<Engines> = {
  writer: {
    ...engines.writer,
    write: (request) => watched(`write ${request.text}`, () => engines.writer.write(request)),
  },
  voice: { ...engines.voice, speak: (request) => watched(`speak ${request.text}`, () => engines.voice.speak(request)) },
  illustrator: {
    ...engines.illustrator,
    illustrate: (request) => watched(`draw ${request.prompt}`, () => engines.illustrator.illustrate(request)),
  },
}
const test = await createTestApp({ engines: wired })
beforeEach(async () => {
  await test.reset()
  calls.length = 0
  before = () => undefined
})
afterAll(() => test.close())

const SCRIPT = 'One is here. Two is here. Three is here.'
const FILM = ['One is here.', 'Two is here.', 'Three is here.']

async function begin(ada: TestUser, extra: object = {}) {
  const { story_id } = await test.ok('createStory', { as: ada, body: { creation_mode: 'Script', ...extra } })
  return story_id
}
const split = (ada: TestUser, story_id: string, initial_prompt = SCRIPT) =>
  test.ok('splitStoryIntoScenes', { as: ada, body: { story_id, initial_prompt } })
const submit = (ada: TestUser, story_id: string) => test.ok('submitStory', { as: ada, params: { story_id } })
const read = (ada: TestUser, story_id: string) => test.ok('getStory', { as: ada, query: { story_id } })
const readStatus = (ada: TestUser, story_id: string) => test.ok('getStoryStatus', { as: ada, query: { story_id } })
const balance = async ({ id }: TestUser) => {
  const [row] = await test.db.select().from(users).where(eq(users.id, id))
  return row?.creditBalance
}

async function made(ada: TestUser) {
  const story_id = await begin(ada)
  await split(ada, story_id)
  await submit(ada, story_id)
  await test.runJobs()
  return story_id
}

describe('a story', () => {
  it('from a script gets its scenes word for word, then voices, captions and pictures', async () => {
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
      expect(scene.last_used_image_prompt).toBe(`Picture of ${FILM[index]}`)
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
    const [picture] = await test.db.select().from(media).where(eq(media.mediaType, 'image'))
    expect(picture?.origin).toMatchObject({ look: 'watercolor', seed: story.image_seed })
    expect(await readStatus(ada, story_id)).toMatchObject({ step: 'NONE', progress: 100, scenes_completed: 3 })
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })

  it('from a prompt goes on by itself when it was submitted while it was being written', async () => {
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

  it('is made in playing order and tells every step', async () => {
    const ada = await test.user()
    await made(ada)
    const spoken = calls.filter((call) => call.startsWith('speak'))
    const drawn = calls.filter((call) => call.startsWith('draw'))
    expect(spoken).toEqual(FILM.map((text) => `speak ${text}`))
    expect(drawn).toEqual(FILM.map((text) => `draw Picture of ${text}`))
    const told = test.events.flatMap(({ event, data }) =>
      event === 'story-status' ? [(data as { status: { scenes_completed: number } }).status.scenes_completed] : [],
    )
    expect(told).toEqual(told.toSorted((a, b) => a - b))
    expect(new Set(told)).toEqual(new Set([0, 1, 2, 3]))
    expect(test.events.filter((event) => event.event === 'media_update')).toHaveLength(6)
  })

  it('costs nothing the first time; what is made later is paid, and told beforehand', async () => {
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

  it('written anew is paid; its scenes before are kept as a version', async () => {
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

  it('is charged once for a repeated call, and not at all without the credits', async () => {
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
  it('names what is missing in the text', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    const generate = (script_type: string, initial_prompt: string) =>
      test.call('generateStoryWithScriptType', { as: ada, body: { story_id, script_type, initial_prompt } })
    expect(await generate('PROMPT', 'too short')).toMatchObject({
      status: 400,
      body: { fields: { initial_prompt: ['Write at least three words'] } },
    })
    const empty = await test.call('splitStoryIntoScenes', { as: ada, body: { story_id } })
    expect(empty).toMatchObject({
      status: 400,
      body: { fields: { initial_prompt: ['Write or paste a script first'] } },
    })
    const nothing = await test.call('submitStory', { as: ada, params: { story_id } })
    expect(nothing).toMatchObject({
      status: 400,
      body: { error: 'STORY_EMPTY', message: 'Write or paste a text first' },
    })
  })

  it('of a script that is too long comes before anything is made; it is cut all the same, to be seen and shortened', async () => {
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

  it('at the limit: 1800 frames may be made, 1801 may not', async () => {
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

describe('an engine that refuses', () => {
  it('leaves a failed story with what was made; it is not charged, and goes on when it is submitted again', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    await test.db.update(stories).set({ firstGeneratedAt: new Date() }).where(eq(stories.id, story_id))
    before = (call) => {
      if (call.includes('draw Picture of Two')) throw new EngineError('There is no paint left')
    }
    await submit(ada, story_id)
    expect(await balance(ada)).toBe(STARTING_CREDITS - 6)
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    const failed = await readStatus(ada, story_id)
    expect(failed).toMatchObject({ status: 'FAILED', step: 'NONE', credits_charged: 2, can_cancel: false })
    expect(failed.error_message).toBe(
      'The picture of scene 2 could not be made: There is no paint left. 1 of 3 scenes were kept. Make the story again to go on where it stopped; what is missing was not charged.',
    )
    expect(await balance(ada)).toBe(STARTING_CREDITS - 2)
    const { scenes: parts } = await read(ada, story_id)
    expect(parts.map((scene) => scene.status)).toEqual(['COMPLETED', 'FAILED', 'PENDING'])
    before = () => undefined
    calls.length = 0
    await submit(ada, story_id)
    await test.runJobs()
    expect(await read(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
    expect(calls.filter((call) => call.includes('One'))).toEqual([])
    expect(await balance(ada)).toBe(STARTING_CREDITS - 6)
  })

  it('for once is asked again a little later, without doing the rest anew', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    await submit(ada, story_id)
    before = (call) => {
      if (call.includes('draw Picture of Two')) throw new Error('The worker went away')
    }
    await test.runJobs()
    expect(await readStatus(ada, story_id)).toMatchObject({ status: 'GENERATING', error_message: null })
    before = () => undefined
    test.clock.advance(2_000)
    await test.runJobs()
    expect(await read(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
    expect(calls.filter((call) => call.includes('Picture of One'))).toHaveLength(1)
  })

  it('to write leaves the text and the scenes there were', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    before = () => {
      throw new EngineError('This is no language')
    }
    const body = { story_id, script_type: 'SCRIPT', initial_prompt: 'Other words.' }
    await test.ok('generateStoryWithScriptType', { as: ada, body })
    await test.runJobs()
    test.takeLogged()
    expect(await readStatus(ada, story_id)).toMatchObject({
      status: 'FAILED',
      credits_charged: 0,
      error_message:
        'The story could not be written: This is no language. Your story is as it was. You were not charged; please try again.',
    })
    expect((await read(ada, story_id)).scenes.map((scene) => scene.text)).toEqual(FILM)
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })
})

describe('a generation', () => {
  /** An engine call that waits until it is let go. */
  function hold(part: string) {
    let release = () => {}
    let reached = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const arrived = new Promise<void>((resolve) => (reached = resolve))
    before = (call) => {
      if (!call.includes(part)) return undefined
      reached()
      return gate
    }
    return { arrived, release: () => release() }
  }

  it('can be cancelled: what was made stays, late work is not written, and it can be gone on with', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    await submit(ada, story_id)
    const held = hold('speak Two')
    const running = test.runJobs()
    await held.arrived
    const cancelled = await test.ok('cancelGeneration', { as: ada, params: { story_id } })
    expect(cancelled).toMatchObject({ status: 'DRAFT', step: 'NONE', can_cancel: false })
    held.release()
    await running
    test.clock.advance(600_000)
    await test.runJobs()
    const [job] = await test.db.select().from(jobs).where(eq(jobs.kind, 'make-story'))
    expect(job?.status).toBe('CANCELLED')
    const story = await read(ada, story_id)
    expect(story.status).toBe('DRAFT')
    expect(story.scenes[0]?.audio_media).not.toBeNull()
    expect(story.scenes[1]?.audio_media).toBeNull()
    expect(story.scenes.every((scene) => scene.status !== 'GENERATING')).toBe(true)
    const again = await test.call('cancelGeneration', { as: ada, params: { story_id } })
    expect(again).toMatchObject({ status: 409, body: { error: 'NOTHING_TO_CANCEL' } })
    await submit(ada, story_id)
    await test.runJobs()
    expect(await read(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
    expect(calls.filter((call) => call === 'speak One is here.')).toHaveLength(1)
  })

  it('can be cancelled while it is written; the scenes there were stay and the charge is given back', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    const body = { story_id, script_type: 'SCRIPT', initial_prompt: 'Other words are here.' }
    await test.ok('generateStoryWithScriptType', { as: ada, body })
    const held = hold('write')
    const running = test.runJobs()
    await held.arrived
    const cancelled = await test.ok('cancelGeneration', { as: ada, params: { story_id } })
    expect(cancelled).toMatchObject({ status: 'COMPLETED', can_cancel: false, credits_charged: 0 })
    held.release()
    await running
    test.clock.advance(600_000)
    await test.runJobs()
    expect((await read(ada, story_id)).scenes.map((scene) => scene.text)).toEqual(FILM)
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })

  it('that dies in the middle goes on without doing anything twice', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    await submit(ada, story_id)
    const held = hold('speak Three')
    const dead = createJobRunner(test.app, { handlers: jobHandlers })
    const deadRun = dead.runDue()
    await held.arrived
    await expect.poll(() => calls.filter((call) => call.startsWith('draw')).length).toBe(3)
    await expect.poll(async () => (await read(ada, story_id)).scenes.filter((scene) => scene.aroll).length).toBe(3)
    before = () => undefined
    test.clock.advance(LEASE_MS)
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(story.status).toBe('COMPLETED')
    for (const text of FILM) expect(calls.filter((call) => call === `draw Picture of ${text}`)).toHaveLength(1)
    expect(calls.filter((call) => call === 'speak Two is here.')).toHaveLength(1)
    held.release()
    await deadRun
    expect((await read(ada, story_id)).status).toBe('COMPLETED')
  })
})
