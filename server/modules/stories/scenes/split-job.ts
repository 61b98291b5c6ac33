import { framesToMs } from '#src/domain/frames.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { engineWork } from '#server/platform/jobs/step.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { splitPayload } from '#server/platform/jobs/payloads.ts'
import { presentScenes } from '#server/modules/stories/presenters/scene.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { StoryEdit } from '#server/modules/stories/edits/edit.ts'
import { markIdle, finishingEdit, reasonOf, sceneNow } from './work-on-scenes.ts'
import { applySplit, type Halves } from './apply-split.ts'
import { cutFrameOf } from './split-columns.ts'
import { storeSound } from './scene-sound.ts'
import { openSound, silenceNear } from './voice-sound.ts'

interface Cut {
  frame: number
  halves: Halves
}

/** Splits a scene between two words: voice-over, captions and A-rolls continue seamlessly. */
export const splitOneScene: JobDefinition<'split-scene'> = {
  payload: splitPayload,
  maxAttempts: 3,
  concurrency: 2,
  async run({ app, jobId, attempt, payload, signal }) {
    const { storyId, userId, sceneId, index, wavs, before } = payload
    const scene = await sceneNow(app, sceneId)
    const { frame, halves } = await engineWork('Scene Split Failed', async (): Promise<Cut> => {
      const wanted = index === null ? (payload.frame ?? 1) : cutFrameOf(scene, index)
      if (scene.audioMediaId === null) return { frame: wanted, halves: { first: null, second: null } }
      const sound = await openSound(app, wavs[sceneId] ?? scene.audioMediaId)
      // Without captions the ends of words are unknown; between two phrases none is cut.
      const isExact = index === null || scene.captions.length > 0
      const frame = isExact ? wanted : silenceNear(await sound.phrases(), wanted)
      const store = (name: string, part: PcmAudio) => storeSound(app, { jobId, name }, part)
      const first = await store('a', await sound.cut(0, frame))
      const hasMore = scene.audioDurationMs > framesToMs(frame)
      return { frame, halves: { first, second: hasMore ? await store('b', await sound.cut(frame)) : null } }
    })
    return finishingEdit({ jobId, attempt, signal, storyId, userId, before }, [scene], async (edit, [now]) => {
      if (!now) return
      const scenes = await applySplit(edit, now, { index, frame, halves })
      await edit.finish('Split scene')
      await publishSplit(edit, userId, sceneId, scenes)
    })
  },
  async onFailed(scope, { storyId, userId, sceneId, before }, { cause }) {
    await markIdle(scope, before)
    const failed = { story_id: storyId, source_scene_id: sceneId, scenes: [], error: reasonOf(cause) }
    await publish(scope, userId, 'scene-split', failed)
  },
}

async function publishSplit({ scope, story }: StoryEdit, userId: string, sceneId: string, rows: readonly SceneRow[]) {
  const scenes = await presentScenes(scope, rows)
  await publish(scope, userId, 'scene-split', { story_id: story.id, source_scene_id: sceneId, scenes, error: null })
}
