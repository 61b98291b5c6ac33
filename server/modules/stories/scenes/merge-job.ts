import { engineWork } from '#server/platform/jobs/step.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { mergePayload, type WavCopies } from '#server/platform/jobs/payloads.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import type { SceneRow, MediaRow } from '#server/platform/db/rows.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { App, Scope } from '#server/platform/context.ts'
import { markIdle, finishingEdit, reasonOf, sceneNow } from './work-on-scenes.ts'
import { placesOf, voiceLength, mergeColumns, mergedVolume } from './merge-columns.ts'
import { storeSound, findTranscript, type Transcript, type StoredSound } from './scene-sound.ts'
import { layOut, openSound, type PlacedSound } from './voice-sound.ts'
import { eq } from 'drizzle-orm'
import { framesToMs } from '#src/domain/frames.ts'
import { syncSceneWithArolls, fitArolls } from './scene-timing.ts'
import { media } from '#server/platform/db/schema/index.ts'
import { overlaysOfScenes } from '#server/platform/db/queries/overlays.ts'
import { mediaOfIds } from '#server/platform/db/queries/media.ts'
import { voiceFinder } from './scene-state.ts'
import { arollsOfScenes, scenesOf } from '#server/platform/db/queries/scenes.ts'
import { mergeMusicCues } from './move-music-cues.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { applyOrder } from './changed-scenes.ts'
import { moveWords } from './cut-scene.ts'
import { keepMergedReceipts } from './voice-receipts.ts'

/** Merges neighbours into one scene. */
export const mergeSomeScenes: JobDefinition<'merge-scenes'> = {
  payload: mergePayload,
  maxAttempts: 3,
  concurrency: 2,
  async run({ app, jobId, attempt, payload, signal }) {
    const { storyId, userId, sceneIds, wavs, before } = payload
    const scenes: SceneRow[] = []
    for (const id of sceneIds) scenes.push(await sceneNow(app, id))
    const voice = await engineWork('Unable to merge scenes', async () => {
      const sounds = await readSounds(app, scenes, wavs)
      if (sounds.length === 0) return null
      return storeSound(app, { jobId, name: 'merged' }, layOut(sounds, voiceLength(scenes, placesOf(scenes))))
    })
    return finishingEdit({ jobId, attempt, signal, storyId, userId, before }, scenes, async (edit, rows) => {
      const merged = await applyMerge(edit, rows, voice)
      await edit.finish('Merge scenes')
      const scene = await presentOneScene(edit.scope, merged)
      const event = { story_id: storyId, source_scene_ids: sceneIds, scene, error: null }
      await publish(edit.scope, userId, 'scene-merged', event)
    })
  },
  async onFailed(scope, { storyId, userId, sceneIds, before }, { cause }) {
    await markIdle(scope, before)
    const failed = { story_id: storyId, source_scene_ids: sceneIds, scene: null, error: reasonOf(cause) }
    await publish(scope, userId, 'scene-merged', failed)
  },
}

async function readSounds(app: App, scenes: readonly SceneRow[], wavs: WavCopies): Promise<PlacedSound[]> {
  const { begins } = placesOf(scenes)
  const sounds: PlacedSound[] = []
  const loudest = mergedVolume(scenes)
  for (const [index, { id, audioMediaId, voiceVolume }] of scenes.entries())
    if (audioMediaId !== null) {
      const sound = await openSound(app, wavs[id] ?? audioMediaId)
      const gain = loudest > 0 ? voiceVolume / loudest : 1
      sounds.push({ sound: await sound.cut(0), at: begins[index] ?? 0, gain })
    }
  return sounds
}

/** Writes the merged scene, at the first one's place; the others are deleted, and their media move into it. */
async function applyMerge(edit: StoryEdit, sources: readonly SceneRow[], voice: StoredSound | null): Promise<SceneRow> {
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
  let overlayOrder = 0
  for (const [index, source] of sources.entries()) {
    const { id } = source
    for (const row of layers.get(id) ?? [])
      await edit.updateAroll(row, { sceneId: merged.id, arollOrder: arollOrder++ })
    const offset = Math.round(framesToMs(begins[index] ?? 0))
    for (const row of await overlaysOfScenes(scope, [id]))
      await edit.updateOverlay(row, {
        ...{ sceneId: merged.id, startMs: row.startMs + offset, overlayOrder: overlayOrder++ },
      })
    await mergeMusicCues(edit, source, { id: merged.id, offsetMs: offset, isLast: index === sources.length - 1 })
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

/** The engines of the merged speech, each once. */
async function originOf(scope: Scope, sources: readonly SceneRow[]): Promise<MediaRow['origin']> {
  const rows = await mediaOfIds(
    scope,
    sources.map(({ audioMediaId }) => audioMediaId),
  )
  const engines = [...new Set(rows.flatMap(({ origin }) => origin.engine ?? []))]
  return engines.length > 0 ? { engine: engines.join(', ') } : {}
}
