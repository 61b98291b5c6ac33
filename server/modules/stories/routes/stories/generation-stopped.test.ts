import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { STARTING_CREDITS } from '#src/domain/credits.ts'
import { jobs, stories } from '#server/platform/db/schema/index.ts'
import { EngineError } from '#engines/ports.ts'
import { FILM, setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'
import { LEASE_MS } from '#server/platform/jobs/claim.ts'
import { jobHandlers } from '#server/job-handlers.ts'
import { createJobRunner } from '#server/platform/jobs/runner.ts'

const { test, calls, engine, begin, split, submit, read, readStatus, balance, made } = await setUpGeneration()

describe('an engine that refuses', () => {
  it('an engine that refuses leaves a failed story with its finished pieces; it is not charged, and continues when it is submitted again', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    await test.db.update(stories).set({ firstGeneratedAt: new Date() }).where(eq(stories.id, story_id))
    engine.before = (call) => {
      if (/draw Image of (?:Two|Three)/u.test(call)) throw new EngineError('There is no paint left')
    }
    await submit(ada, story_id)
    expect(await balance(ada)).toBe(STARTING_CREDITS - 6)
    await test.runJobs()
    expect(test.takeLogged()).toHaveLength(1)
    const failed = await readStatus(ada, story_id)
    expect(failed).toMatchObject({ status: 'FAILED', step: 'NONE', credits_charged: 2, can_cancel: false })
    expect(failed.error_message).toBe(
      'Couldn’t generate the image for scene 2: There is no paint left. One more scene failed. 1 of 3 scenes are still here. Generate the story again to continue where it stopped. You weren’t charged for missing parts.',
    )
    expect(await balance(ada)).toBe(STARTING_CREDITS - 2)
    const { scenes: parts } = await read(ada, story_id)
    expect(parts.map((scene) => scene.status)).toEqual(['COMPLETED', 'FAILED', 'FAILED'])
    engine.before = () => undefined
    calls.length = 0
    await submit(ada, story_id)
    await test.runJobs()
    expect(await read(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
    expect(calls.filter((call) => call.includes('One'))).toEqual([])
    expect(await balance(ada)).toBe(STARTING_CREDITS - 6)
  })

  it('an engine that fails once is retried a little later, without repeating the rest', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    await split(ada, story_id)
    await test.runJobs()
    await submit(ada, story_id)
    engine.before = (call) => {
      if (call.includes('draw Image of Two')) throw new Error('The worker went away')
    }
    await test.runJobs()
    expect(await readStatus(ada, story_id)).toMatchObject({ status: 'GENERATING', error_message: null })
    engine.before = () => undefined
    test.clock.advance(2_000)
    await test.runJobs()
    expect(await read(ada, story_id)).toMatchObject({ status: 'COMPLETED' })
    expect(calls.filter((call) => call.includes('Image of One'))).toHaveLength(1)
  })

  it('an engine that refuses to write leaves the text and the existing scenes', async () => {
    const ada = await test.user()
    const story_id = await made(ada)
    engine.before = () => {
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
        'Couldn’t write the story: This is no language. Your story hasn’t changed. You were not charged. Please try again.',
    })
    expect((await read(ada, story_id)).scenes.map((scene) => scene.text)).toEqual(FILM)
    expect(await balance(ada)).toBe(STARTING_CREDITS)
  })
})

describe('a generation', () => {
  /** An engine call that waits until it is released. */
  function hold(part: string) {
    let release = () => {}
    let reached = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    const arrived = new Promise<void>((resolve) => (reached = resolve))
    engine.before = (call) => {
      if (!call.includes(part)) return undefined
      reached()
      return gate
    }
    return { arrived, release: () => release() }
  }

  it('cancelGeneration: finished pieces stay, late results are discarded, and it can be continued', async () => {
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

  it('cancelGeneration: a story without active work has nothing to cancel, whatever its status', async () => {
    const ada = await test.user()
    const story_id = await begin(ada)
    for (const status of ['GENERATING', 'DRAFT'] as const) {
      await test.db.update(stories).set({ status }).where(eq(stories.id, story_id))
      expect(await test.call('cancelGeneration', { as: ada, params: { story_id } })).toMatchObject({
        status: 409,
        body: { error: 'NOTHING_TO_CANCEL' },
      })
    }
  })

  it('a generation can be cancelled while it is written; the existing scenes stay and the charge is released', async () => {
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

  it('a generation that dies in the middle continues without doing anything twice', async () => {
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
    engine.before = () => undefined
    test.clock.advance(LEASE_MS)
    await test.runJobs()
    const story = await read(ada, story_id)
    expect(story.status).toBe('COMPLETED')
    for (const text of FILM) expect(calls.filter((call) => call === `draw Image of ${text}`)).toHaveLength(1)
    expect(calls.filter((call) => call === 'speak Two is here.')).toHaveLength(1)
    held.release()
    await deadRun
    expect((await read(ada, story_id)).status).toBe('COMPLETED')
  })
})
