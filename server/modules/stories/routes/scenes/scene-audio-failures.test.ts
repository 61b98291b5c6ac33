import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { creditHolds } from '#server/platform/db/schema/index.ts'
import { EngineError } from '#engines/ports.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'

const { voice } = createTestEngines()
let speak = voice.speak
const app = await createTestApp({ engines: { voice: { ...voice, speak: (request) => speak(request) } } })
beforeEach(() => {
  speak = voice.speak
  return app.reset()
})
afterAll(() => app.close())

async function begin() {
  const owner = await app.user()
  const body = { creation_mode: 'Script', initial_prompt: 'The lamp is lit.' } as const
  const { story_id } = await app.ok('createStory', { as: owner, body })
  await app.ok('splitStoryIntoScenes', { as: owner, body: { story_id } })
  await app.ok('submitStory', { as: owner, params: { story_id } })
  await app.runJobs()
  const { scene_list } = await app.ok('getStory', { as: owner, query: { story_id } })
  const where = { story_id, scene_id: scene_list[0] ?? '' }
  const read = () => app.ok('getScene', { as: owner, query: where })
  const money = async () =>
    (await app.db.select().from(creditHolds).where(eq(creditHolds.userId, owner.id))).map(({ status, amount }) => [
      status,
      amount,
    ])
  return { owner, where, read, money }
}

// Drizzle refuses an update without columns, which was a 500.
it('a change of voice that names no field changes nothing and costs nothing', async () => {
  const { owner, where, read, money } = await begin()
  const before = await read()
  const after = await app.ok('updateSceneAudio', { as: owner, body: where })
  expect({ ...after, updated_at: '' }).toEqual({ ...before, updated_at: '' })
  expect(await money()).toEqual([])
})

it('a language without a voice is not read by an English one unless that is requested', async () => {
  const { owner, where, money } = await begin()
  const { story_id } = where
  const { story_id: copy } = await app.ok('duplicateStoryInAnotherLanguage', {
    as: owner,
    body: { story_id, language: 'de-DE', translation: 'BY_HAND' },
  })
  const { scene_list } = await app.ok('getStory', { as: owner, query: { story_id: copy } })
  const german = { story_id: copy, scene_id: scene_list[0] ?? '' }
  const why = 'Voice-over isn’t available for German: choose another voice, or record it yourself'
  const refusal = { status: 400, body: { fields: { voice_code: [why] } } }
  const before = await money()
  const body = { ...german, new_text: 'Die Lampe brennt.' }
  expect(await app.call('regenerateSceneAudio', { as: owner, body })).toMatchObject(refusal)
  expect(await app.call('updateSceneAudio', { as: owner, body: { ...body, generate_audio: true } })).toMatchObject(
    refusal,
  )
  await app.ok('updateSceneAudio', { as: owner, body })
  expect(await app.call('generateAudio', { as: owner, body: { story_id: copy } })).toMatchObject(refusal)
  expect(await money()).toEqual(before)
  const chosen = { ...body, voice_code: voice.voices[0]?.id ?? '' }
  expect(await app.call('regenerateSceneAudio', { as: owner, body: chosen })).toMatchObject({ status: 200 })
})

describe.each(['regenerateSceneAudio', 'updateSceneAudio'] as const)('%s, when the voice fails later', (operation) => {
  const ask = ({ owner, where }: Awaited<ReturnType<typeof begin>>) =>
    operation === 'regenerateSceneAudio'
      ? app.call(operation, { as: owner, body: { ...where, new_text: 'Other words.' } })
      : app.call(operation, { as: owner, body: { ...where, new_text: 'Other words.', generate_audio: true } })

  it('a voice-over that fails later keeps the new text and the old voice-over, has the reason, and is refunded once', async () => {
    const begun = await begin()
    const before = await begun.read()
    speak = () => Promise.reject(new EngineError('The voice is hoarse'))
    expect(await ask(begun)).toMatchObject({ status: 200, body: { status: 'GENERATING', error_message: null } })
    await app.runJobs()
    expect(app.takeLogged().map(({ message }) => message)).toEqual(['Job speak-scene was given up'])
    expect(await begun.read()).toMatchObject({
      status: 'FAILED',
      text: 'Other words.',
      audio_media: before.audio_media,
      captions: before.captions,
      error_message:
        'Couldn’t generate the voice-over for scene 1: The voice is hoarse. The previous voice-over is still here. You were not charged.',
    })
    expect(await begun.money()).toEqual([['RELEASED', 1]])
    const changed = app.events.findLast(({ event }) => event === 'story-changed')
    expect(changed).toMatchObject({ data: { scene_ids: [begun.where.scene_id] } })
    // The notification says the same to a user who has left the editor.
    expect(app.events.at(-1)).toMatchObject({
      event: 'notifications-changed',
      data: { notification: { text: expect.stringContaining('You were not charged.') } },
    })
  })

  it('a failed voice-over mentions an old one only where there is one', async () => {
    const { owner, where } = await begin()
    const { id } = await app.ok('addScene', { as: owner, body: { story_id: where.story_id, new_element_order: 1 } })
    const scene = { ...where, scene_id: id }
    expect((await app.ok('getScene', { as: owner, query: scene })).audio_media).toBeNull()
    speak = () => Promise.reject(new EngineError('The voice is hoarse'))
    await ask({ owner, where: scene } as Awaited<ReturnType<typeof begin>>)
    await app.runJobs()
    app.takeLogged()
    expect((await app.ok('getScene', { as: owner, query: scene })).error_message).toBe(
      'Couldn’t generate the voice-over for scene 2: The voice is hoarse. You were not charged.',
    )
  })

  it('a voice-over that stops unexpectedly is tried three times first, then is generated again on request', async () => {
    const begun = await begin()
    let attempts = 0
    speak = () => {
      attempts++
      return Promise.reject(new Error('boom'))
    }
    await ask(begun)
    for (let round = 0; round < 5; round++) {
      await app.runJobs()
      app.clock.advance(60_000)
    }
    app.takeLogged()
    expect(attempts).toBe(3)
    expect(await begun.read()).toMatchObject({
      status: 'FAILED',
      error_message: expect.stringContaining('not charged'),
    })
    speak = voice.speak
    await ask(begun)
    await app.runJobs()
    expect(await begun.read()).toMatchObject({ status: 'COMPLETED', error_message: null })
  })
})
