import { create } from 'zustand'
import { useSetArollMedia } from '#generated/client/arolls/arolls.ts'
import { listStoryEdits, useUndoStoryEdit } from '#generated/client/stories/stories.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

interface Target {
  storyId: string
  arollId: string
  mediaId: string
}

/** A result in a scene, and the edit that put it there. */
interface Placed extends Target {
  editId: string
}

/** Survives the dialog in which the scene was chosen. */
const useLastPlaced = create<Placed | null>(() => null)

/** The user's edit that an undo would revert. */
async function findUndoable(storyId: string): Promise<string | undefined> {
  const { results } = await listStoryEdits(storyId, { page: 1, page_size: 25 })
  return results.find(({ is_own: isOwn, is_undone: isUndone }) => isOwn && !isUndone)?.edit_id
}

/** Puts a result into a scene's image; the replaced one stays among its earlier images, and one press restores it. */
export function usePutInScene() {
  const placed = useLastPlaced()
  const setMedia = useSetArollMedia()
  const undo = useUndoStoryEdit()

  const takeBack = async ({ storyId, editId }: Placed) => {
    try {
      // Undo takes back the newest edit: only this one is meant.
      if ((await findUndoable(storyId)) !== editId)
        throw new Error('The story has changed since. Use undo in the editor')
      await undo.mutateAsync({ storyId })
      useLastPlaced.setState(null)
      notify('Previous image restored')
    } catch (error) {
      notifyError(error)
    }
  }
  const put = async (target: Target, onDone?: () => void) => {
    try {
      await setMedia.mutateAsync({ arollId: target.arollId, data: { media: target.mediaId } })
    } catch (error) {
      notifyError(error)
      return
    }
    onDone?.()
    const editId = await findUndoable(target.storyId).catch(() => undefined)
    const now = editId === undefined ? null : { ...target, editId }
    useLastPlaced.setState(now)
    notify('Added to the scene', now ? { action: { label: 'Undo', onAction: () => void takeBack(now) } } : {})
  }
  return { put, placed, takeBack, isUsing: setMedia.isPending, isTakingBack: undo.isPending }
}
