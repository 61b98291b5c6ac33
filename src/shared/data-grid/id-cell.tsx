import { Copy } from 'lucide-react'
import { IconButton } from '../ui/button.tsx'
import { notify } from '../ui/snackbar/notify.ts'
import styles from './data-grid.module.css'

interface IdCellProps {
  id: string
  /** Only its first part, which distinguishes rows; the whole is copied and in the tooltip. */
  isShort?: boolean
}

/** An id, monospace; its copy button shows on hover and focus. */
export function IdCell({ id, isShort = false }: IdCellProps) {
  const copy = async () => {
    await navigator.clipboard.writeText(id)
    notify('Id copied')
  }
  return (
    <span className={styles.id} title={isShort ? id : undefined}>
      {isShort ? id.slice(0, 8) : id}
      <IconButton size="small" label={`Copy ${id}`} tabIndex={-1} onClick={() => void copy()}>
        <Copy size={14} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
