import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import type { Translator } from '#engines/ports.ts'
import type { OperationId } from '#generated/server/operations.ts'
import { arolls, characters, scenes, stories } from '#server/platform/db/schema/index.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { contract, type Operation } from '../security/contract.ts'
import { type Request, toCall, validRequest } from '../security/valid-requests.ts'
import { seedAccount, type SeededAccount } from '../security/seed-account.ts'

const translator: Translator = {
  info: { label: 'Test', builtIn: false },
  translate: async ({ texts }) => ({ texts: [...texts] }),
}
const test = await createTestApp({ engines: { translator } })
const { engines } = test.app
afterEach(() => {
  test.app.engines = engines
})
afterAll(() => test.close())

/** Needs a story of connected engines: `server/modules/generation/routes/quotes/create-quote.test.ts` tests its lines. */
const IN_ITS_OWN_TEST: readonly OperationId[] = ['acceptQuote']

/** Operations that may answer that credits are missing: none that spends is left out. */
const spending = contract.filter(({ id, statuses }) => statuses.includes(402) && !IN_ITS_OWN_TEST.includes(id))

/** Operations that cost nothing with any request; tested too, so that an added price is noticed. */
const FREE: readonly OperationId[] = [
  // The first generation of a story.
  'createAndGenerateStory',
  // Built-in engines write for free: `server/modules/generation/writing-price.test.ts` has models.
  'splitStoryIntoScenes',
  'createNarratedStory',
  'divideTranscriptIntoScenes',
  // Videos are rendered on the server's own machine.
  'generateVideo',
]

interface Preparation {
  account?: (account: SeededAccount) => Promise<unknown>
  request?: (request: Request, account: SeededAccount) => Partial<Request>
}

const more =
  (values: (account: SeededAccount) => object): NonNullable<Preparation['request']> =>
  ({ body }, account) => ({ body: { ...(body as object), ...values(account) } })
const hasRecording: Preparation = {
  account: ({ ids }) => test.db.update(stories).set({ sourceMediaId: ids.audio }).where(eq(stories.id, ids.story)),
}
const nothingMade: Preparation = {
  account: async ({ ids }) => {
    await test.db.update(scenes).set({ audioMediaId: null }).where(eq(scenes.storyId, ids.story))
    await test.db.update(arolls).set({ mediaId: null, status: 'EMPTY' }).where(eq(arolls.id, ids.aroll))
  },
}

/** State and request that a call needs to spend something. */
const PREPARED: Partial<Record<OperationId, Preparation>> = {
  submitStory: nothingMade,
  generateAudio: nothingMade,
  generateVisualsForAudioStory: nothingMade,
  regenerateStaleWork: {
    account: ({ ids }) => test.db.update(scenes).set({ isVoiceoverStale: true }).where(eq(scenes.id, ids.scene)),
    request: more(() => ({ most_credits: 10 })),
  },
  createAndPublishCharacter: { request: more(() => ({ language_and_voice_code: 'en-US-test' })) },
  getCharacterPortrait: {
    account: ({ ids }) =>
      test.db.update(characters).set({ status: 'published' }).where(eq(characters.id, ids.character)),
    request: () => ({ query: { regenerate: true, idempotency_key: crypto.randomUUID() } }),
  },
  drawCharacterSheet: {
    // The built-in engine follows none.
    account: async () => {
      const { illustrator } = test.app.engines
      test.app.engines = {
        ...test.app.engines,
        illustrator: { ...illustrator, follows: { portraits: 2, style: false } },
      }
    },
  },
  transcribeSceneAudio: { request: more(() => ({ text: 'one two three' })) },
  updateSceneAudio: { request: more(() => ({ generate_audio: true })) },
  createVideoCaptionsStory: { request: more(({ ids }) => ({ sound_media_id: ids.audio, text: 'one two three' })) },
  createNarratedStory: { request: () => ({ body: { initial_prompt: 'A lamp burns in the tower all night.' } }) },
  divideTranscriptIntoScenes: {
    account: async (account) => {
      await hasRecording.account?.(account)
      const sound = encodeWav({ sampleRate: 8_000, channels: [new Float32Array(24_000)] })
      await test.files.write(`media/${account.ids.audio}.wav`, sound, 'audio/wav')
    },
  },
  transcribeAudioStory: {
    ...hasRecording,
    request: more(() => ({ text: 'one two three' })),
  },
}

/** Makes a call in its own demo state; returns its request and the lines of usage. */
async function spend(operation: Operation) {
  const account = await seedAccount(test)
  await test.db.update(stories).set({ firstGeneratedAt: test.clock.now() }).where(eq(stories.id, account.ids.story))
  const prepared = PREPARED[operation.id]
  await prepared?.account?.(account)
  const plain = validRequest(operation, account)
  const request = { ...plain, ...prepared?.request?.(plain, account) }
  const answer = await test.call(operation.id, { as: account.user, ...toCall(operation, request) })
  expect(answer).toMatchObject({ status: operation.statuses.find((status) => status < 300) })
  const { results } = await test.ok('listUsage', { as: account.user })
  return { account, sent: JSON.stringify(request), lines: results.filter(({ kind }) => kind !== 'GRANT') }
}

/** Work that creates a story, so that its line names that one. */
const ANOTHER_STORY: readonly OperationId[] = ['duplicateStoryInAnotherLanguage', 'createVideoCaptionsStory']

describe('a line of usage names its purpose and links to it:', () => {
  it.each(spending.filter(({ id }) => !FREE.includes(id)))(
    'the line of usage of $id names its purpose and links to it',
    async (operation) => {
      const { account, sent, lines } = await spend(operation)
      const { ids } = account
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        expect([line.story_id, line.lora_id, line.tool].some((name) => name !== null)).toBe(true)
        expect(line.path).not.toBeNull()
        if (line.task_id !== null) expect(line.tool).not.toBeNull()
        if (sent.includes(ids.lora)) expect(line).toMatchObject({ lora_id: ids.lora, lora_name: expect.any(String) })
        if (sent.includes(ids.story) && !ANOTHER_STORY.includes(operation.id))
          expect(line).toMatchObject({ story_id: ids.story, story_title: account.sentinel })
        if (sent.includes(ids.scene)) expect(line).toMatchObject({ scene_id: ids.scene, scene_number: 1 })
        if (sent.includes(ids.aroll)) expect(line).toMatchObject({ aroll_id: ids.aroll, aroll_number: 1 })
      }
    },
  )

  it.each(spending.filter(({ id }) => FREE.includes(id)))('$id spends nothing', async (operation) => {
    if (operation.id === 'generateVideo') return expect(await freeFilm()).toEqual([])
    expect((await spend(operation)).lines).toEqual([])
  })
})

/** The demo story is still being exported: another one is used. */
async function freeFilm() {
  const { user, ids } = await seedAccount(test)
  const { story_id } = await test.ok('duplicateStory', { as: user, body: { story_id: ids.story } })
  await test.ok('generateVideo', { as: user, body: { story_id } })
  return (await test.ok('listUsage', { as: user })).results.filter(({ kind }) => kind !== 'GRANT')
}
