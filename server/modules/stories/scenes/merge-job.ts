import { engineWork } from '#server/platform/jobs/step.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { mergePayload, type WavCopies } from '#server/platform/jobs/payloads.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { App } from '#server/platform/context.ts'
import { applyMerge } from './apply-merge.ts'
import { markIdle } from './busy.ts'
import { placesOf, voiceLength } from './merge-columns.ts'
import { storeSound } from './store-sound.ts'
import { layOut, openSound, type PlacedSound } from './voice-sound.ts'
import { finishingEdit, reasonOf, sceneNow } from './work-on-scenes.ts'

/** Puts neighbours one after the other into one scene. */
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
  for (const [index, { id, audioMediaId }] of scenes.entries())
    if (audioMediaId !== null) {
      const sound = await openSound(app, wavs[id] ?? audioMediaId)
      sounds.push({ sound: await sound.cut(0), at: begins[index] ?? 0 })
    }
  return sounds
}
