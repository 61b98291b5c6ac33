import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { beginArollEdit } from '#server/modules/stories/arolls/begin-aroll-edit.ts'
import { syncSceneWithArolls } from '#server/modules/stories/scenes/sync-scene.ts'
import { showMedia } from '#server/modules/stories/arolls/show-media.ts'
import type { Scope } from '#server/platform/context.ts'
import type { MediaRow, SceneRow } from '#server/platform/db/rows.ts'
import { toolOf } from './models.ts'
import type { TaskRow } from './plan-of-task.ts'

/** Shows what came out in the A-roll it was asked for, as an edit that can be undone. */
export async function showResult(scope: Scope, task: TaskRow, result: MediaRow): Promise<void> {
  // null on a tool page, and once the A-roll was deleted.
  if (task.arollId === null) return
  const { edit, aroll, scene } = await beginArollEdit(scope, { id: task.userId }, task.arollId)
  const shown = await showMedia(edit, aroll, result)
  if (isAudible(task, scene)) await edit.updateAroll(shown, { useVideoAudio: true })
  await syncSceneWithArolls(edit, scene.id)
  // An avatar that speaks is what its wizard was for: from here on the story opens in the editor.
  if (edit.story.creationMode === 'Avatar' && edit.story.status === 'DRAFT' && task.taskType === 'lip_sync')
    await edit.updateStory({ status: 'COMPLETED' })
  await edit.finish(TOOL_NAMES[toolOf(task.modelId)])
}

/** Sound that was asked for is heard; a picture that speaks the scene's own voice-over would double it. */
function isAudible({ taskType, request }: TaskRow, { audioMediaId }: SceneRow): boolean {
  if (taskType === 'image_to_video') return request.generate_audio === true
  return taskType === 'lip_sync' && request.driving_media_id !== audioMediaId
}
