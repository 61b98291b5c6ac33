import { and, eq, notInArray } from 'drizzle-orm'
import { castSpeakers, fillCast, spokenBy } from '#server/modules/stories/characters/cast.ts'
import type { Scope } from '#server/platform/context.ts'
import { characters, jobs, overlays, scenes, stories } from '#server/platform/db/schema/index.ts'
import type { WrittenStory } from '#engines/ports.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import type { SceneRow, StoryRow } from '#server/platform/db/rows.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { findSoundMedia } from '#server/modules/media/library/library-sounds.ts'
import { onScreenLook, onScreenOverlays } from '#server/modules/stories/overlays/on-screen-text.ts'
import { requireLength } from '#server/modules/stories/checks.ts'
import { writePayload, type WritePayload } from '#server/platform/jobs/payloads.ts'
import { endStory, finishWriting } from '#server/modules/generation/finish.ts'
import { addShots } from '#server/modules/generation/plan-shots.ts'
import { startGeneration } from '#server/modules/generation/start-generation.ts'
import { readStory, sceneOf, writeText } from '#server/modules/generation/write-text.ts'
import { captureWriting } from '#server/modules/generation/writing-price.ts'
import { explain, isCancelled, lockStory, type Run } from '#server/platform/jobs/step.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { pairScenes } from '#src/domain/pair-scenes.ts'
import { handEdits, readEditFacts } from '#server/modules/generation/outdated/hand-edits.ts'

/** From this share of common words on a changed text is still the same scene, 0 to 1. */
const SAME_SCENE = 0.5

/** Text to scenes. The story stays unchanged until the writer has delivered all of it. */
export const writeStory: JobDefinition<'write-story'> = {
  payload: writePayload,
  maxAttempts: 3,
  concurrency: 2,
  engine: ({ writer }) => writer.info,
  async run({ app, jobId, userId, attempt, payload, signal }) {
    const work = { app, jobId, userId, signal }
    const { story, written, receipt } = await writeText(work, payload)
    const drafts = toDrafts(story, written)
    return (scope) => finish(scope, { jobId, attempt }, { payload, written, drafts, receipt })
  },
  async onFailed(scope, payload, { jobId, reason, cause }) {
    if (await isCancelled(scope, jobId)) return
    await finishWriting(scope, payload, reason === 'failed' ? { reason, jobId, text: explain(cause) } : { reason })
  },
}

type Draft = Omit<typeof scenes.$inferInsert, 'createdAt' | 'updatedAt'>

function toDrafts(story: StoryRow, written: WrittenStory): Draft[] {
  return written.scenes.map((scene, elementOrder) => ({ storyId: story.id, elementOrder, ...sceneOf(story, scene) }))
}

interface Outcome {
  payload: WritePayload
  written: WrittenStory
  drafts: Draft[]
  receipt: StoredReceipt
}

async function finish(
  scope: Scope,
  run: Pick<Run, 'jobId' | 'attempt'>,
  { payload, written, drafts, receipt }: Outcome,
) {
  const { db } = scope
  const { storyId } = payload
  const story = await lockStory(scope, storyId, run)
  const rows = await replaceScenes(scope, story, { drafts, written })
  const title = written.title.trim().slice(0, 200)
  if (payload.mayRename && title !== '')
    await db.update(stories).set({ displayTitle: title }).where(eq(stories.id, storyId))
  // One press makes the whole video, with music. Where its maker goes step by step, music is a choice of theirs, also none.
  const isChosen = story.haveBackgroundMusic || story.backgroundMusicMediaId !== null || story.textReceipt !== null
  const music = payload.thenMake && !isChosen ? await musicOf(scope, written) : {}
  await db
    .update(stories)
    // What the user planned stays.
    .set({ textReceipt: receipt, ...music, filmStyle: story.filmStyle ?? written.style ?? null })
    .where(eq(stories.id, storyId))
  await addShots(scope, story, rows, written.scenes)
  await fillCast(scope, story, written.cast)
  await assignSpeakers(scope, story, rows, written)
  if (await captureWriting(scope, payload.holdId, written)) await publishBalance(scope, payload.userId)
  await endStory(scope, storyId, { status: 'DRAFT', errorMessage: null })
  const wanted = await readWanted(scope, run.jobId)
  if (wanted?.thenMake) await makeNext(scope, { ...story, status: 'DRAFT' }, rows, wanted.mostCredits)
  await publishStatus(scope, storyId)
}

/** Gives scenes that are not spoken yet the speakers and emotions that the writer names. */
async function assignSpeakers(scope: Scope, story: StoryRow, rows: readonly SceneRow[], { scenes: all }: WrittenStory) {
  const names = all.flatMap(({ speaker }) => speaker ?? [])
  const speakers = await castSpeakers(scope, story, names, ({ id }, voiceCode) =>
    scope.db.update(characters).set({ voiceCode }).where(eq(characters.id, id)),
  )
  for (const { id, elementOrder, audioMediaId } of rows) {
    const spoken = spokenBy(all[elementOrder] ?? {}, speakers)
    if (audioMediaId !== null || Object.keys(spoken).length === 0) continue
    await scope.db.update(scenes).set(spoken).where(eq(scenes.id, id))
  }
}

/** The columns of a story with music of the mood that its writer names. */
async function musicOf(scope: Scope, { mood }: WrittenStory) {
  const track = scope.services.engines.music.tracks.find((each) => each.mood === mood)
  if (!track) return {}
  const found = await findSoundMedia(scope, 'music', [track])
  return { haveBackgroundMusic: true, backgroundMusicMediaId: found.get(track.id) ?? null }
}

/** Edited scenes stay where their words are in the new text; all others are new, with the words that are shown over them. */
async function replaceScenes(
  scope: Scope,
  story: StoryRow,
  { drafts, written }: Pick<Outcome, 'drafts' | 'written'>,
): Promise<SceneRow[]> {
  const { db, services } = scope
  const now = services.clock.now()
  const kept = await findEditedScenes(
    scope,
    story,
    drafts.map(({ text = '' }) => text),
  )
  const ids = [...kept.values()].map(({ id }) => id)
  await db.delete(scenes).where(and(eq(scenes.storyId, story.id), notInArray(scenes.id, ids)))
  const rows: SceneRow[] = []
  for (const [place, scene] of kept) {
    const { text, durationInFrames, ...draft } = drafts[place] ?? {}
    const said = text === scene.text ? draft : { ...draft, text, durationInFrames }
    rows.push(
      ...(await db
        .update(scenes)
        .set({ ...said, updatedAt: now })
        .where(eq(scenes.id, scene.id))
        .returning()),
    )
  }
  const added = drafts.filter((_, place) => !kept.has(place))
  if (added.length > 0)
    rows.push(
      ...(await db
        .insert(scenes)
        .values(added.map((draft) => ({ ...draft, createdAt: now, updatedAt: now })))
        .returning()),
    )
  const look = await onScreenLook(scope, story)
  const shown = rows.flatMap((row) => {
    const onScreen = ids.includes(row.id) ? undefined : written.scenes[row.elementOrder]?.onScreen
    return onScreen ? onScreenOverlays(story, row, onScreen, look) : []
  })
  if (shown.length > 0)
    await db
      .insert(overlays)
      .values(shown.map((each) => ({ ...each, storyId: story.id, createdAt: now, updatedAt: now })))
  return rows.sort((one, other) => one.elementOrder - other.elementOrder)
}

/** Read from the row: `submitStory` may have been called since the run began. */
async function readWanted({ db }: Scope, jobId: string): Promise<WritePayload | undefined> {
  const [job] = await db.select({ payload: jobs.payload }).from(jobs).where(eq(jobs.id, jobId))
  return writePayload.safeParse(job?.payload).data
}

async function makeNext(scope: Scope, story: StoryRow, rows: readonly SceneRow[], most: number | null) {
  const sceneIds = rows.map(({ id }) => id)
  try {
    const { isPremium } = await readStory(scope, story.id)
    requireLength(
      rows.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0),
      { isPremium },
    )
    await scope.transact(async (inner) => {
      const approvedPrice = most === null ? undefined : { most, held: 0 }
      await startGeneration({ ...inner, approvedPrice }, story, { sceneIds, parts: 'ALL', total: sceneIds.length })
    })
  } catch (cause) {
    if (!(cause instanceof HttpError)) throw cause
    const { message, detail, error } = cause.body
    const why = error === 'PRICE_CHANGED' ? `${detail ?? message}, more than the price shown` : message
    const errorMessage = `${why}. Your text was written and saved. Nothing else was charged.`
    await endStory(scope, story.id, { status: 'FAILED', errorMessage })
  }
}

/**
 * The scenes that stay when a story's text is rewritten: those that a user edited and whose words return, or nearly. One with
 * a voice stays only with exactly the same words, as it would say others.
 * @returns by the index of the text in `texts`
 */
async function findEditedScenes(
  scope: Scope,
  story: StoryRow,
  texts: readonly string[],
): Promise<Map<number, SceneRow>> {
  const facts = await readEditFacts(scope, story)
  const edited = new Set(facts.scenes.filter((scene) => handEdits(facts, scene).some((edit) => edit !== 'TEXT')))
  if (edited.size === 0) return new Map()
  const pairs = pairScenes(
    facts.scenes.map(({ text }) => text),
    texts,
  )
  const kept = new Map<number, SceneRow>()
  for (const { old, new: place, likeness } of pairs) {
    const scene = old === null ? undefined : facts.scenes[old]
    if (place === null || !scene || !edited.has(scene)) continue
    if (likeness === 1 || (likeness >= SAME_SCENE && scene.audioMediaId === null)) kept.set(place, scene)
  }
  return kept
}
