import { eq } from 'drizzle-orm'
import { media, mediaTranscriptions, storyEdits } from '#server/platform/db/schema/index.ts'
import { makeWav } from '#server/platform/files/testing/sample-files.ts'
import type { OperationId } from '#generated/server/operations.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { seededRandom } from './random.ts'
import { randomEdits } from './random-edits.ts'

/** Changes with every edit and is not part of what is edited. */
const PASSING = ['revision', 'updated_at']

/** The whole document and its cast, without the times and numbers of changes. */
export async function readEssence(app: TestApp, as: TestUser, storyId: string): Promise<unknown> {
  const story = await app.ok('getStory', { as, query: { story_id: storyId } })
  const cast = await app.ok('listCharacters', { as, params: { storyId } })
  return JSON.parse(
    JSON.stringify({ story, cast }, (name, value: unknown) => (PASSING.includes(name) ? undefined : value)),
  ) as unknown
}

/** A premium account with a story of four scenes, images, videos, a recording and a piece of music. */
export async function makeGround(app: TestApp) {
  const owner = await app.user({ isPremium: true })
  const { id: storyId, sceneIds } = await makeStory(app.db, owner, { scenes: [120, 90, 150, 60] })
  const now = app.clock.now()
  const add = async (mediaType: 'image' | 'video' | 'audio', durationMs: number | null) => {
    const id = crypto.randomUUID()
    const file = {
      fileName: `${mediaType}.bin`,
      fileKey: `media/${id}`,
      contentType: `${mediaType}/${mediaType === 'audio' ? 'wav' : 'test'}`,
    }
    const place = { storyId, sceneId: mediaType === 'image' ? sceneIds[0] : null }
    const state = { source: 'USER', status: 'COMPLETED', createdAt: now, updatedAt: now } as const
    await app.db.insert(media).values({ id, userId: owner.id, mediaType, durationMs, ...file, ...place, ...state })
    return id
  }
  const mediaIds = [
    await add('image', null),
    await add('image', null),
    await add('video', 6000),
    await add('video', 900),
  ]
  const recordingId = await add('audio', 4000)
  // Splitting and merging scenes needs the spoken words with their times.
  const spoken = ['Bees', 'fly', 'over', 'the', 'hill.'].map((word, at) => ({
    word,
    start: at * 700,
    end: at * 700 + 600,
  }))
  const transcription = {
    language: 'en-US',
    status: 'GENERATED',
    text: 'Bees fly over the hill.',
    words: spoken,
  } as const
  await app.db
    .insert(mediaTranscriptions)
    .values({ mediaId: recordingId, ...transcription, createdAt: now, updatedAt: now })
  await app.files.write(`media/${recordingId}`, makeWav(4000), 'audio/wav')
  const trackId = await add('audio', 60_000)
  const [track] = await app.db.select().from(media).where(eq(media.id, trackId))
  const found = await app.app.engines.stock.search({
    ...{ words: '', type: 'images', page: 1, pageSize: 3, showsMature: false },
  })
  const stockIds = found.items.map(({ id }) => id)
  return { owner, storyId, mediaIds, recordingId, trackUrl: `/files/${track?.fileKey}`, stockIds }
}

export interface EditedStory {
  owner: TestUser
  storyId: string
  /** The story's state before the first edit and after each. */
  states: unknown[]
  /** The calls and their answers. */
  steps: string[]
}

/** Makes random edits, some undone and redone again, until the log leads back through this many. @param isUsed of which operations */
export async function editAtRandom(
  app: TestApp,
  seed: number,
  wanted: number,
  isUsed: (id: OperationId) => boolean = () => true,
): Promise<EditedStory> {
  const random = seededRandom(seed)
  const { owner, storyId, ...more } = await makeGround(app)
  const countEdits = async () => (await app.db.select({ id: storyEdits.id }).from(storyEdits)).length
  const states = [await readEssence(app, owner, storyId)]
  const steps: string[] = []
  /** The states that were undone last. */
  const undone: unknown[] = []
  const step = async (id: 'undoStoryEdit' | 'redoStoryEdit', expected: unknown) => {
    await app.ok(id, { as: owner, params: { story_id: storyId } })
    steps.push(id)
    if (JSON.stringify(await readEssence(app, owner, storyId)) !== JSON.stringify(expected))
      throw new Error(`Another document than before after\n${steps.join('\n')}`)
  }
  for (let turn = 0; states.length <= wanted && turn < wanted * 10; turn++) {
    if (states.length > 1 && random.below(6) === 0) {
      undone.push(states.pop())
      await step('undoStoryEdit', states.at(-1))
      continue
    }
    if (undone.length > 0 && random.coin()) {
      states.push(undone.pop())
      await step('redoStoryEdit', states.at(-1))
      continue
    }
    const story = await app.ok('getStory', { as: owner, query: { story_id: storyId } })
    const cast = await app.ok('listCharacters', { as: owner, params: { storyId } })
    const characterIds = JSON.stringify(cast).match(/(?<="id":")[0-9a-f-]{36}/g) ?? []
    const edit = random.pick(randomEdits)(random, { story, characterIds, ...more })
    if (!isUsed(edit.id)) {
      turn -= 1
      continue
    }
    const before = await countEdits()
    const answer = await app.call(edit.id, { as: owner, ...edit })
    await app.runJobs()
    app.clock.advance(1000)
    steps.push(`${edit.id} ${JSON.stringify(edit.body ?? {})} ${answer.status}`)
    if (answer.status >= 500) throw new Error(`${steps.at(-1)} ${JSON.stringify(answer.body)}`)
    const made = (await countEdits()) - before
    if (made > 1) throw new Error(`${edit.id} left ${made} entries in the log`)
    if (made === 0) continue
    undone.length = 0
    states.push(await readEssence(app, owner, storyId))
  }
  return { owner, storyId, states, steps }
}
