import { isPendingTask, tasksOf } from '../core/story-tasks.ts'
import { chosenAroll } from '../core/chosen-aroll.ts'
import type { Aroll, SceneRow } from '../core/open-story.ts'
import type { ActionContext } from '../core/action.ts'

/** The A-roll that the inspector shows, and where it stands. */
interface ChosenAroll {
  scene: SceneRow
  aroll: Aroll
  /** Place in its scene, 0-based. */
  place: number
  isPicture: boolean
  isVideo: boolean
  /** Something is being made for it. */
  isBusy: boolean
}

export function chosenOf({ editor, view }: ActionContext): ChosenAroll | undefined {
  const { open } = editor.store.getState()
  const { sceneId } = view.selectedNow()
  const scene = sceneId === null ? undefined : open.scenes[sceneId]
  const aroll = scene && open.arolls[chosenAroll(editor, scene.id) ?? '']
  if (!scene || !aroll) return undefined
  const kind = aroll.aroll_object.media?.media_type
  const task = tasksOf(editor).find(({ aroll_id: id }) => id === aroll.id)
  return {
    scene,
    aroll,
    place: scene.arollIds.indexOf(aroll.id),
    isPicture: kind === 'image',
    isVideo: kind === 'video',
    isBusy: aroll.status === 'GENERATING' || (task !== undefined && isPendingTask(task)),
  }
}
