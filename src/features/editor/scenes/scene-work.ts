import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { addScene } from './commands/add-scene.ts'
import { deleteScenes } from './commands/delete-scene.ts'
import { reorderScenes } from './commands/reorder-scenes.ts'
import { undoStoryEdit } from '../history/commands/undo-story-edit.ts'
import type { ActionContext } from '../core/action.tsx'
import { selectResult } from '../core/looked-at.ts'
import { lengthLimitError, lengthLimitFrames } from '#src/domain/length-limits.ts'
import { FPS } from '#src/domain/frames.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { scenesLength } from '#src/video/timeline.ts'
import { filmOf, type OpenStory } from '../core/open-story.ts'

/** A new scene lasts two seconds. */
const NEW_SCENE_FRAMES = 2 * FPS

interface LengthRoom {
  usedFrames: number
  limitFrames: number
  /** The refusal of a new scene; null while there is room for one. */
  problem: string | null
}

/** Adds a scene at a place, 0-based, and selects it. */
export async function addSceneAt({ editor, view }: ActionContext, place: number): Promise<void> {
  const { open } = editor.store.getState()
  const problem = lengthProblem(open, NEW_SCENE_FRAMES)
  if (problem !== null) return notify(problem, { tone: 'error' })
  await selectResult(editor, addScene(editor, place), (scene) => view.selectScene(scene.id, true))
}

/** Deletes scenes at once; the snackbar restores them. */
export async function deleteWithUndo({ editor, view }: ActionContext, ids: readonly string[]): Promise<void> {
  const { order } = editor.store.getState().open
  const [first = ''] = ids
  const place = order.indexOf(first)
  const next = order.find((id, at) => at > place && !ids.includes(id)) ?? order.findLast((id) => !ids.includes(id))
  if (next !== undefined && ids.includes(view.selectedNow().sceneId ?? '')) view.selectScene(next)
  if (!(await deleteScenes(editor, ids))) return
  notify(ids.length === 1 ? `Scene ${place + 1} deleted` : `${ids.length} scenes deleted`, {
    action: {
      label: 'Undo',
      onAction: () => void selectResult(editor, undoStoryEdit(editor), () => view.selectScenes(ids)),
    },
  })
}

/** Moves scenes, in their order, before the scene at a place (0-based; after the last one: at the end). */
export function moveTo({ editor }: ActionContext, ids: readonly string[], place: number): void {
  const { order } = editor.store.getState().open
  const moving = order.filter((id) => ids.includes(id))
  const to = order.slice(0, place).filter((id) => !moving.includes(id)).length
  const isThere = moving.every((id, at) => order[to + at] === id)
  if (moving.length > 0 && !isThere) void reorderScenes(editor, moving, to)
}

/** The text that says that so many more frames are too many for the account, or null. */
export function lengthProblem(open: OpenStory, moreFrames: number): string | null {
  const isPremium = useSessionStore.getState().user?.is_premium === true
  return lengthLimitError(scenesLength(filmOf(open)) + moreFrames, isPremium)
}

/** The share of the account's length that a story uses. */
export function remainingLength(usedFrames: number, isPremium: boolean): LengthRoom {
  const problem = lengthLimitError(usedFrames + NEW_SCENE_FRAMES, isPremium)
  return { usedFrames, limitFrames: lengthLimitFrames(isPremium), problem }
}
