import { useSetArollMedia } from '#generated/client/arolls/arolls.ts'
import { useUndoStoryEdit } from '#generated/client/stories/stories.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

interface Target {
  storyId: string
  arollId: string
  mediaId: string
}

/** Puts a result into a scene's picture; what stood there stays among its earlier pictures, and one press takes it back. */
export function usePutInScene() {
  const setMedia = useSetArollMedia()
  const undo = useUndoStoryEdit()
  const takeBack = (storyId: string) =>
    undo.mutate({ storyId }, { onSuccess: () => notify('The earlier picture is back'), onError: notifyError })
  const put = ({ storyId, arollId, mediaId }: Target, onDone?: () => void) =>
    setMedia.mutate(
      { arollId, data: { media: mediaId } },
      {
        onSuccess: () => {
          notify('It is in the scene now', { action: { label: 'Undo', onAction: () => takeBack(storyId) } })
          onDone?.()
        },
        onError: notifyError,
      },
    )
  return { put, isUsing: setMedia.isPending }
}
