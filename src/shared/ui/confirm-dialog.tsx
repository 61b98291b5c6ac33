import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** What happens, and what is kept. */
  children: ReactNode
  /** The verb, for example 'Delete'. */
  confirmLabel: string
  /** The verb in progress, for example 'Deleting'. */
  busyLabel?: string
  isBusy?: boolean
  isDanger?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    busyLabel,
    isBusy = false,
    isDanger = false,
    onConfirm,
    onClose,
  } = props
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={isDanger ? 'danger' : 'contained'} isBusy={isBusy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
