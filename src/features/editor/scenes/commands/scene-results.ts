import {
  positionOf,
  withoutScene,
  withScene,
  type OpenStory,
  type Scene,
} from '#src/features/editor/core/open-story.ts'
import type { RealtimePayload } from '#generated/realtime/events.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { onRealtimeEvent } from '#src/shared/realtime/events.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'

type Ending = 'scene-split' | 'scene-merged' | 'scene-audio-transcribed'

/** Events may be lost with their connection: then the scene itself is polled for the end of its work, ms. */
const POLL_INTERVAL_MS = 4000

/** Scenes of a split; the first is the one that was split. A repeated result changes nothing more. */
export const withSplit = (open: OpenStory, scenes: readonly Scene[]): OpenStory => scenes.reduce(withScene, open)

/** The merged scene at the place of its first source; its sources are removed. A repeated result changes nothing more. */
export function withMerged(open: OpenStory, sourceIds: readonly string[], scene: Scene): OpenStory {
  const place = positionOf(open, sourceIds[0] ?? null)
  const rest = sourceIds.reduce(withoutScene, open)
  return withScene(rest, place < 0 ? scene : { ...scene, element_order: place })
}

/** Sorts known scenes into the order of the server's answer. */
export function inOrder(open: OpenStory, ids: readonly string[]): OpenStory {
  return { ...open, order: ids.filter((id) => open.scenes[id]) }
}

/**
 * Starts work on scenes and waits for the event that ends it. Resolves with null when the event was lost: then the story has been
 * loaded again. Rejects with the event's words when the work failed.
 * @param sceneId one of the scenes that are busy during the work
 */
export async function awaitSceneEvent<Name extends Ending>(
  editor: Editor,
  name: Name,
  {
    sceneId,
    isIt,
    start,
  }: { sceneId: string; isIt: (event: RealtimePayload<Name>) => boolean; start: () => Promise<unknown> },
): Promise<RealtimePayload<Name> | null> {
  const listening = new AbortController()
  const event = new Promise<RealtimePayload<Name> | null>((resolve) => {
    const stop = onRealtimeEvent(name, (each) => {
      if (each.story_id === editor.storyId && isIt(each)) resolve(each)
    })
    const timer = setInterval(
      () => void isBusy(editor, sceneId).then((busy) => busy || resolve(null)),
      POLL_INTERVAL_MS,
    )
    listening.signal.addEventListener('abort', () => {
      stop()
      clearInterval(timer)
    })
  })
  try {
    await start()
    const ending = await event
    if (ending?.error) throw new ApiError({ status: 409, message: ending.error })
    return ending
  } finally {
    listening.abort()
  }
}

async function isBusy(editor: Editor, sceneId: string): Promise<boolean> {
  await refreshStory(editor)
  return editor.store.getState().confirmed.scenes[sceneId]?.status === 'GENERATING'
}
