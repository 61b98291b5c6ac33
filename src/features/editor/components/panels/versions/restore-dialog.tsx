import { useState } from 'react'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { busyKeys } from '../../../lib/busy-keys.ts'
import { restoreStoryVersion } from '../../../commands/restore-story-version.ts'
import { useEditor, useIsBusy } from '../../../hooks/use-editor.ts'
import type { Version } from './version-row.tsx'

interface RestoreDialogProps {
  /** Which one is meant; null: nothing is asked. */
  version: Version | null
  onClose: () => void
  onRestored: () => void
}

/** Asks before the story becomes what it was. */
export function RestoreDialog({ version, onClose, onRestored }: RestoreDialogProps) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.restoreVersion)
  // The words stay while the dialog fades.
  const [meant, setMeant] = useState(version)
  if (version !== null && version !== meant) setMeant(version)

  const handleConfirm = async () => {
    if (version === null) return
    const story = await restoreStoryVersion(editor, version.version_id)
    onClose()
    if (story) onRestored()
  }

  return (
    <ConfirmDialog
      isOpen={version !== null}
      title={`Restore “${meant?.name ?? ''}”?`}
      confirmLabel="Restore"
      busyLabel="Restoring"
      isBusy={isBusy}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      The current story is saved as a version first, and undo brings it back.
    </ConfirmDialog>
  )
}
