import { Plus } from 'lucide-react'
import styles from './add-gap.module.css'

interface AddGapProps {
  label: string
  isBefore?: boolean
  onAdd: () => void
}

/** The seam between two cards: a scene can be put in here. */
export function AddGap({ label, isBefore = false, onAdd }: AddGapProps) {
  return (
    <button type="button" className={styles.gap} data-before={isBefore || undefined} aria-label={label} onClick={onAdd}>
      <span className={styles.sign}>
        <Plus size={12} aria-hidden="true" />
      </span>
    </button>
  )
}
