import MuiDialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { Button } from './button.tsx'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** The consequence, and the data that is kept. */
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

export interface DialogProps {
  isOpen: boolean
  title: ReactNode
  /** Called by Escape, the backdrop and Cancel; Escape is always safe. */
  onClose: () => void
  children: ReactNode
  /** Buttons at the right, the one primary action last. */
  actions: ReactNode
  /** Full-bleed image strip above the title. */
  banner?: ReactNode
  /** Width in px; 440 unless the content needs more. */
  width?: number
}

/** One question, one primary action. Traps the focus and returns it. */
export function Dialog({ isOpen, title, onClose, children, actions, banner, width }: DialogProps) {
  const titleId = useId()
  return (
    <MuiDialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: width ? { style: { width } } : {} }}
    >
      {banner}
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </MuiDialog>
  )
}

/** Confirms an action that is hard to undo. */
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
