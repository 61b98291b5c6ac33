import { Check, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button, IconButton } from '../button.tsx'
import { dismissNotice, type Notice } from './notify.ts'
import styles from './snackbar.module.css'

/** How long a message is shown, ms. */
export const autoHideMs = 2000

/** One message. It waits while the pointer or the focus is on it. */
export function Snackbar({ notice }: { notice: Notice }) {
  const { id, message, tone, action, isSticky } = notice
  const [isHeld, setHeld] = useState(false)

  useEffect(() => {
    if (isSticky || isHeld) return
    const timer = setTimeout(() => dismissNotice(id), autoHideMs)
    return () => clearTimeout(timer)
  }, [id, isSticky, isHeld])

  const handleAction = () => {
    dismissNotice(id)
    action?.onAction()
  }
  const hold = { onMouseEnter: () => setHeld(true), onMouseLeave: () => setHeld(false) }

  return (
    <div className={styles.snackbar} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      {tone === 'error' ? <TriangleAlert size={16} aria-hidden="true" /> : <Check size={16} aria-hidden="true" />}
      <span className={styles.words}>{message}</span>
      {action && (
        <Button variant="text" size="xsmall" onClick={handleAction}>
          {action.label}
        </Button>
      )}
      {isSticky && (
        <IconButton size="small" label="Dismiss" onClick={() => dismissNotice(id)}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
