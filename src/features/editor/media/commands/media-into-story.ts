import type { Media, UploadPlace } from '#src/shared/media/upload-item.ts'
import { findUpload, uploadQueue } from '#src/shared/media/upload-queue.ts'
import { queueUpload } from '#src/shared/media/uploads.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { withScene } from '#src/features/editor/core/open-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { runCommand, runLongCommand } from '#src/features/editor/core/run-command.ts'
import { setArollMedia } from '#src/features/editor/visuals/commands/set-aroll-media.ts'
import { wavCopyOf } from '#src/features/editor/scenes/commands/wav-copies.ts'

export interface StoryUpload {
  /** A file, or an image as a base64 string. */
  input: unknown
  place?: UploadPlace
  /** Marked in the store during the upload, so that leaving asks first. */
  busy?: string
  /** Puts the upload into the story; also after a later attempt, and when another panel is open by then. */
  onArrived?: (media: Media) => void
}

/** Every upload of the editor: through the queue, whose tray shows the progress. */
export function queueStoryUpload(
  editor: Editor,
  { input, place, busy = busyKeys.upload, onArrived }: StoryUpload,
): void {
  const id = queueUpload(
    input,
    { story_id: editor.storyId, ...place },
    {
      onArrived,
      // The tray shows it.
      onWaiting: () => undefined,
      // Refused uploads say why; failed transfers can be retried.
      onFailed: (why, retry) =>
        retry
          ? notify('Failed to upload media', { tone: 'error', action: { label: 'Retry', onAction: retry } })
          : notify(why, { tone: 'error' }),
    },
  )
  if (findUpload(id)) markBusy(editor, id, busy)
}

/** Keeps the mark during the upload, however often it is retried. */
function markBusy({ store }: Editor, id: string, name: string) {
  let isMarked = false
  const follow = () => {
    const item = findUpload(id)
    const isOn = item?.status === 'pending' || item?.status === 'uploading' || item?.isWaiting === true
    if (isOn !== isMarked)
      store.setState(({ busy }) => ({ busy: isOn ? [...busy, name] : busy.toSpliced(busy.indexOf(name), 1) }))
    isMarked = isOn
    if (!item) stop()
  }
  const stop = uploadQueue.subscribe(follow)
  follow()
}

/** Puts a media into a scene: an image or video replaces its first A-roll or becomes a new one, a recording becomes the voice-over. */
export function addMediaToScene(editor: Editor, sceneId: string, media: Media, isNew = false) {
  const [arollId] = editor.store.getState().open.scenes[sceneId]?.arollIds ?? []
  const requestFor = (id: string) =>
    apiRequest('fileUploaded', { body: { story_id: editor.storyId, scene_id: sceneId, media_id: id } })
  const effects = { settle: withScene, failure: serverText }
  // Its file may have to be created first, so it cannot be stored for later.
  if (media.media_type === 'audio')
    return runLongCommand(editor, {
      ...effects,
      request: async () => requestFor(((await wavCopyOf(editor, sceneId, media)) ?? media).id),
    })
  if (arollId !== undefined && !isNew) return setArollMedia(editor, arollId, media)
  return runCommand(editor, { ...effects, request: requestFor(media.id) })
}
