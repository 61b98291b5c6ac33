import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { graphemes } from '#src/domain/caption-pieces.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import { mayBePaid, type Translation } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { repriceHold } from '#server/modules/billing/credits/end-hold.ts'
import { arolls, jobs, scenes, stories } from '#server/platform/db/schema/index.ts'
import {
  commitStep,
  engineWork,
  explain,
  isCancelled,
  lockStory,
  RefusedByEngine,
  type Run,
  throwIfAborted,
  engineCall,
} from '#server/platform/jobs/step.ts'
import { publishStatus } from '#server/modules/stories/publish-status.ts'
import { publishBalance } from '#server/modules/billing/credits/account.ts'
import { speechPrice } from '#server/modules/stories/scenes/sound-prices.ts'
import { needsVoice, voiceFinder } from '#server/modules/stories/scenes/scene-state.ts'
import { chargePiece, holdOfPiece } from '#server/modules/generation/hold-pieces.ts'
import { pieceId } from '#server/modules/generation/price-generation.ts'
import { speakScene } from '#server/modules/generation/voice.ts'
import { type JobDefinition, PermanentJobError } from '#server/platform/jobs/definition.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { fitArollDurations } from '#server/modules/stories/scenes/scene-timing.ts'
import { translationReceipt } from './edit-texts.ts'
import { deliveryOf, translatedColumns } from './columns.ts'
import { translatePayload, type TranslatePayload } from '#server/platform/jobs/payloads.ts'
import { hasVoice, requireTranslated, type TranslatedStory } from './present.ts'
import { finishTranslation } from './finish-translation.ts'
import { type OpenOverlay, openOverlaysOf, writeOverlayText } from './overlay-texts.ts'
import { isOpen } from './price-translation.ts'
import { isDone } from './start.ts'

/** Texts per request to the translator: few enough that a failure costs little. */
const BATCH = 10
const MAX_TITLE_LENGTH = 200
const MAX_TEXT_LENGTH = 5000
/** Letters of a text that a message quotes. */
const MAX_QUOTED = 40

/**
 * A copy into another language: all texts first, those over its images with them, then the voices. Every step checks what already exists: a second run resumes
 * where the first one stopped.
 */
export const translateStory: JobDefinition<'translate-story'> = {
  payload: translatePayload,
  maxAttempts: 3,
  concurrency: 1,
  engine: ({ translator }) => translator?.info,
  async run({ app, jobId, userId, attempt, payload, signal }) {
    // A model's texts are paid separately; a built-in voice for them is free.
    const paid = payload.isPriced ? { holdId: null } : { holdId: payload.holdId, sharedBy: payload.sceneIds.length }
    const run: Run = { app, jobId, userId, attempt, signal, unfinished: 'PENDING', paid }
    const story = await readStory(run, payload.storyId)
    await commitStep(run, story.id, (scope) => reportProgress(scope, payload, 'TRANSLATING'))
    if (payload.mayRename) await translateTitle(run, story, payload)
    for (let open = await openTexts(run, payload); open.length > 0; open = await openTexts(run, payload))
      await translateBatch(run, story, open.slice(0, BATCH), payload)
    if (hasVoice(app.engines, story.language)) await speakAll(run, story, payload)
    return async (scope) => {
      await lockStory(scope, story.id, run)
      await finishTranslation(scope, payload, { reason: 'done' })
    }
  },
  async onFailed(scope, payload, { jobId, reason, cause }) {
    if (await isCancelled(scope, jobId)) return
    await finishTranslation(scope, payload, reason === 'failed' ? { reason, jobId, text: explain(cause) } : { reason })
  },
}

async function readStory({ app }: Run, storyId: string): Promise<TranslatedStory> {
  const [story] = await app.db.select().from(stories).where(eq(stories.id, storyId))
  if (!story) throw new PermanentJobError('The story was deleted')
  return requireTranslated(story)
}

async function wantedScenes({ db }: Pick<Scope, 'db'>, { sceneIds }: TranslatePayload): Promise<SceneRow[]> {
  if (sceneIds.length === 0) return []
  return db.select().from(scenes).where(inArray(scenes.id, sceneIds)).orderBy(asc(scenes.elementOrder))
}

/** What the translator gets: the text of a scene, or one over the images. */
type OpenText = { scene: SceneRow } | { overlay: OpenOverlay }

const openTexts = async ({ app }: Run, payload: TranslatePayload): Promise<OpenText[]> => [
  ...(await wantedScenes(app, payload)).filter(isOpen).map((scene) => ({ scene })),
  ...(await openOverlaysOf(app, payload.storyId)).map((overlay) => ({ overlay })),
]

const textOf = (open: OpenText): string => ('scene' in open ? open.scene.originalText : open.overlay.originalText) ?? ''

const placeOf = (open: OpenText): string =>
  'scene' in open
    ? `Scene ${open.scene.elementOrder + 1}`
    : `“${graphemes(textOf(open)).slice(0, MAX_QUOTED).join('')}”`

/** Between regions of one language the words stay. */
async function inLanguage(
  run: Run,
  { originalLanguage: from, language: to }: TranslatedStory,
  texts: string[],
): Promise<Translation> {
  if (isSameLanguage(from, to)) return { texts }
  const { translator } = run.app.engines
  if (!translator) throw new PermanentJobError('The translator is no longer available')
  return translator.translate({ texts, from, to }, engineCall(run))
}

async function translateTitle(run: Run, story: TranslatedStory, payload: TranslatePayload) {
  const title = story.originalTitle ?? story.displayTitle
  // Otherwise the copy would have its original's name, and they would be indistinguishable.
  if (isSameLanguage(story.originalLanguage, story.language)) return
  const {
    texts: [translated = title],
  } = await engineWork('Couldn’t translate the title', () => inLanguage(run, story, [title]))
  await commitStep(run, story.id, async (scope, locked) => {
    const isUntouched = locked.displayTitle === story.displayTitle
    if (isUntouched)
      await scope.db
        .update(stories)
        .set({ displayTitle: translated.slice(0, MAX_TITLE_LENGTH) })
        .where(eq(stories.id, story.id))
    await reportProgress(scope, payload, 'TRANSLATING')
  })
}

async function translateBatch(run: Run, story: TranslatedStory, batch: OpenText[], payload: TranslatePayload) {
  throwIfAborted(run.signal)
  const [first] = batch
  if (!first) return
  const texts = batch.map(textOf)
  const began = run.app.clock.now()
  let translated: Translation
  try {
    translated = await engineWork(`${placeOf(first)} couldn’t be translated`, () => inLanguage(run, story, texts))
  } catch (cause) {
    // One refused text must not fail the others. Texts that may have been paid are not ordered again in pieces.
    if (batch.length === 1 || !(cause instanceof RefusedByEngine) || mayBePaid(cause.cause)) throw cause
    for (const open of batch) await translateBatch(run, story, [open], payload)
    return
  }
  await commitStep(run, story.id, async (scope, { textReceipt }) => {
    const written: string[] = []
    for (const [at, open] of batch.entries()) {
      const text = (translated.texts[at] ?? '').slice(0, MAX_TEXT_LENGTH)
      if ('overlay' in open) {
        await writeOverlayText(scope, open.overlay, text, story)
        written.push(text.trim())
        continue
      }
      const [scene] = await scope.db.select().from(scenes).where(eq(scenes.id, open.scene.id))
      // Deleted, or changed by the user meanwhile.
      if (!scene || !isOpen(scene)) continue
      await writeTranslation(scope, scene, text, story.language)
      written.push(text)
    }
    const asked = scope.services.engines.translator?.info
    if (asked && !isSameLanguage(story.originalLanguage, story.language)) {
      await rememberTranslated(scope, run, translated)
      const paid = { holdId: payload.isPriced ? payload.holdId : null }
      const facts = { asked, made: translated, paid, began, ended: scope.services.clock.now() }
      const receipt = translationReceipt({ ...story, textReceipt }, { ...facts, texts: written })
      await scope.db.update(stories).set({ textReceipt: receipt }).where(eq(stories.id, story.id))
    }
    await reportProgress(scope, payload, 'TRANSLATING')
  })
}

/** The translated lengths by engine, for the charge: the job may end in another process. */
async function rememberTranslated({ db, services }: Scope, { jobId }: Run, { texts, madeBy }: Translation) {
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  const part = [{ maker: madeBy ?? services.engines.translator?.info.label ?? '', characters }]
  const all = sql`coalesce(${jobs.payload}->'translated', '[]'::jsonb) || ${JSON.stringify(part)}::jsonb`
  await db
    .update(jobs)
    .set({ payload: sql`jsonb_set(${jobs.payload}, '{translated}', ${all})` })
    .where(eq(jobs.id, jobId))
}

async function writeTranslation(scope: Scope, scene: SceneRow, text: string, language: string) {
  const now = scope.services.clock.now()
  const delivery = deliveryOf(scene, hasVoice(scope.services.engines, language))
  const columns = translatedColumns(scene, text, delivery, language)
  await scope.db
    .update(scenes)
    .set({ ...columns, updatedAt: now })
    .where(eq(scenes.id, scene.id))
  const { durationInFrames = scene.durationInFrames } = columns
  if (durationInFrames !== scene.durationInFrames) await stretchLayers(scope, scene.id, durationInFrames)
}

async function stretchLayers(scope: Scope, sceneId: string, frames: number) {
  const layers = (await arollsOfScenes(scope, [sceneId])).get(sceneId) ?? []
  const lengths = fitArollDurations(
    frames,
    layers.map((layer) => layer.durationMs),
  )
  for (const [at, { id, durationMs }] of layers.entries())
    await scope.db
      .update(arolls)
      .set({ durationMs: lengths[at] ?? durationMs })
      .where(eq(arolls.id, id))
}

async function speakAll(run: Run, story: TranslatedStory, payload: TranslatePayload) {
  const findVoice = voiceFinder(run.app.engines, story)
  for (const scene of await wantedScenes(run.app, payload)) {
    throwIfAborted(run.signal)
    if (deliveryOf(scene, true) === 'CAPTIONS' || !scene.isTranslated || !needsVoice(scene, findVoice)) continue
    const piece = pieceId('VOICE', scene.id)
    const holdId = await holdOfPiece(run.app, payload.quoteId, piece)
    const paid = holdId === null ? run.paid : { holdId }
    // Until now the length of its text was an estimate.
    const price = holdId === null ? undefined : speechPrice(run.app, story, scene)
    if (holdId !== null && price) await repriceHold(run.app, holdId, price.prices)
    await speakScene({ ...run, paid }, story, scene, async (scope, _story, maker) => {
      if (await chargePiece(scope, payload.quoteId, piece, maker)) await publishBalance(scope, payload.userId)
      await reportProgress(scope, payload, 'SPEAKING')
    })
  }
}

/** Stores and publishes the progress. */
async function reportProgress(scope: Scope, payload: TranslatePayload, step: 'TRANSLATING' | 'SPEAKING') {
  const { translator, voice } = scope.services.engines
  const isMine = and(eq(stories.id, payload.storyId), eq(stories.status, 'GENERATING'))
  const [story] = await scope.db.select().from(stories).where(isMine)
  if (!story) return
  const done = (await wantedScenes(scope, payload)).filter((scene) => isDone(scope, scene, story.language)).length
  const label = step === 'SPEAKING' ? voice.info.label : (translator?.info.label ?? voice.info.label)
  await scope.db
    .update(stories)
    .set({ step, scenesCompleted: sql`least(${done}, ${stories.scenesTotal})`, engineLabel: label })
    .where(isMine)
  await publishStatus(scope, payload.storyId)
}
