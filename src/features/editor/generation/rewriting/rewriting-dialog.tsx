import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { discardRewriting } from '../commands/discard-rewriting.ts'
import { useEditor, useIsBusy } from '#src/features/editor/core/use-editor.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { ComparePairs } from './compare-pairs.tsx'
import { RewriteForm } from './rewrite-form.tsx'
import type { RewritingDialogProps } from './rewriting-dialog-props.ts'
import styles from './rewriting.module.css'

/** Regenerates a story's script: the source, the progress, and then old and new scene by scene. */
export function RewritingDialog(props: RewritingDialogProps) {
  const { rewriting, refetch, onClose } = props
  const editor = useEditor()
  const { rewriting_id: id, state } = rewriting
  // Which part of the script the user wants to regenerate.
  const [again, setAgain] = useState<string | null>(null)
  const discard = async () => {
    const isDiscarded = await discardRewriting(editor)
    await refetch()
    return isDiscarded
  }
  const discardAndClose = async () => {
    if (await discard()) onClose()
  }
  if (state === 'WRITING') return <BeingWritten {...props} onCancel={() => void discard()} />
  if (state === 'NONE' || state === 'FAILED' || again === id) return <RewriteForm {...props} />
  return <ComparePairs key={id} {...props} onAgain={() => setAgain(id)} onDiscard={() => void discardAndClose()} />
}

function BeingWritten({ onClose, onCancel }: RewritingDialogProps & { onCancel: () => void }) {
  const isBusy = useIsBusy(busyKeys.rewriting)
  return (
    <Dialog
      isOpen
      title="Rewrite script"
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" isBusy={isBusy} busyLabel="Cancelling" onClick={onCancel}>
            Cancel rewrite
          </Button>
          <Button variant="contained" onClick={onClose}>
            Keep working
          </Button>
        </>
      }
    >
      <p className={styles.working} role="status">
        <Spinner />
        Rewriting the script. You can close this and keep editing. Nothing changes until you apply it.
      </p>
    </Dialog>
  )
}
