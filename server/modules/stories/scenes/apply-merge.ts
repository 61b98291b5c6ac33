import { eq } from 'drizzle-orm'
import { framesToMs } from '#src/domain/frames.ts'
import { syncSceneWithArolls } from './sync-scene.ts'
import { brolls, media } from '#server/platform/db/schema/index.ts'
import { mediaOfIds } from '#server/platform/db/queries/media-of-ids.ts'
import type { Scope } from '#server/platform/context.ts'
import { voiceFinder } from './scene-state.ts'
import { arollsOfScenes } from '#server/platform/db/queries/arolls-of-scenes.ts'
import type { MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { scenesOf } from '#server/platform/db/queries/scenes-of.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { fitArolls } from './resize-scene.ts'
import { applyOrder } from './scene-order.ts'
import { moveWords } from './cut-frame.ts'
import { findTranscript, type Transcript } from './transcript.ts'
import { mergeColumns, placesOf, voiceLength } from './merge-columns.ts'
import type { StoredSound } from './store-sound.ts'
import { keepMergedReceipts } from './voice-receipts.ts'

/** Writes the scene that neighbours become, at the first one's place; they go, and all that they showed moves into it. */
export async function applyMerge(
  edit: StoryEdit,
  sources: readonly SceneRow[],
  voice: StoredSound | null,
): Promise<SceneRow> {
  const { scope, story } = edit
  const sourceIds = sources.map(({ id }) => id)
  const audioMediaId = voice && (await addVoice(edit, sources, voice))
  const findVoice = voiceFinder(scope.services.engines, story)
  const merged = await edit.insertScene(mergeColumns(sources, { audioMediaId, language: story.language, findVoice }))
  if (audioMediaId !== null) await scope.db.update(media).set({ sceneId: merged.id }).where(eq(media.id, audioMediaId))
  await keepMergedReceipts(edit, sources, merged)
  const layers = await arollsOfScenes(scope, sourceIds)
  const { begins } = placesOf(sources)
  let arollOrder = 0
  for (const [index, { id }] of sources.entries()) {
    for (const row of layers.get(id) ?? [])
      await edit.updateAroll(row, { sceneId: merged.id, arollOrder: arollOrder++ })
    const offset = Math.round(framesToMs(begins[index] ?? 0))
    for (const row of await scope.db.select().from(brolls).where(eq(brolls.sceneId, id))) {
      const { id: _id, createdAt: _created, updatedAt: _updated, ...values } = row
      await edit.insertBroll({ ...values, sceneId: merged.id, startMs: row.startMs + offset })
    }
  }
  for (const source of sources) await edit.deleteScene(source)
  await applyOrder(edit, await scenesOf(scope, story.id))
  await fitArolls(edit, merged)
  return syncSceneWithArolls(edit, merged.id)
}

async function addVoice({ scope, story }: StoryEdit, sources: readonly SceneRow[], voice: StoredSound) {
  const places = placesOf(sources)
  const transcript: Transcript = { language: story.language, text: '', words: [] }
  for (const [index, { audioMediaId, text }] of sources.entries()) {
    const known = audioMediaId === null ? null : await findTranscript(scope, audioMediaId)
    if (!known) continue
    transcript.text = `${transcript.text} ${known.text || text}`.trim()
    transcript.words.push(...moveWords(known.words, framesToMs(places.begins[index] ?? 0)))
  }
  const isOwn = sources.some(({ isUserUploadedAudio }) => isUserUploadedAudio)
  const described = {
    userId: story.userId,
    storyId: story.id,
    sceneId: null,
    fileName: 'merged.wav',
    source: isOwn ? ('USER' as const) : ('GENERATED' as const),
    origin: isOwn ? {} : await originOf(scope, sources),
    durationMs: voiceLength(sources, places),
  }
  return voice.addRows(scope, described, transcript.words.length > 0 ? transcript : null)
}

/** Who spoke what is put together, of each once. */
async function originOf(scope: Scope, sources: readonly SceneRow[]): Promise<MediaRow['origin']> {
  const rows = await mediaOfIds(
    scope,
    sources.map(({ audioMediaId }) => audioMediaId),
  )
  const engines = [...new Set(rows.flatMap(({ origin }) => origin.engine ?? []))]
  return engines.length > 0 ? { engine: engines.join(', ') } : {}
}
