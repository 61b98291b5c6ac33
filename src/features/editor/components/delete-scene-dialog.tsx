import { useState } from 'react'
import { ConfirmDialog } from '#src/shared/ui/confirm-dialog.tsx'
import { deleteScene } from '../commands/delete-scene.ts'
import { useEditor, useOpen } from '../hooks/use-editor.ts'
import { useView } from '../hooks/use-view.ts'
import { positionOf } from '../lib/open-story.ts'

/** Asks before a scene goes; then the one that took its place is selected. */
export function DeleteSceneDialog() {
  const editor = useEditor()
  const { deletingId, askToDelete, selectScene } = useView()
  const order = useOpen((open) => open.order)
  const place = useOpen((open) => positionOf(open, deletingId))
  // The words stay while the dialog fades.
  const [shownNumber, setShownNumber] = useState(1)
  if (place >= 0 && shownNumber !== place + 1) setShownNumber(place + 1)

  const handleConfirm = () => {
    if (deletingId === null) return
    const next = order[place + 1] ?? order[place - 1]
    askToDelete(null)
    if (next !== undefined) selectScene(next)
    void deleteScene(editor, deletingId)
  }

  return (
    <ConfirmDialog
      isOpen={deletingId !== null}
      title={`Delete scene ${shownNumber}?`}
      confirmLabel="Delete"
      isDanger
      onConfirm={handleConfirm}
      onClose={() => askToDelete(null)}
    >
      Its text, voice-over and pictures go with it. The other scenes stay as they are.
    </ConfirmDialog>
  )
}
