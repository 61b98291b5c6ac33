import { Plus } from 'lucide-react'
import { addSceneAt } from '../../../actions/scene-work.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import { useView } from '../../../hooks/use-view.ts'
import styles from './add-gap.module.css'

interface AddGapProps {
  /** Where the new scene comes, 0-based. */
  place: number
  label: string
  isBefore?: boolean
}

/** The seam between two cards: a scene can be put in here. */
export function AddGap({ place, label, isBefore = false }: AddGapProps) {
  const editor = useEditor()
  const view = useView()
  return (
    <button
      type="button"
      className={styles.gap}
      data-before={isBefore || undefined}
      aria-label={label}
      onClick={() => void addSceneAt({ editor, view }, place)}
    >
      <span className={styles.sign}>
        <Plus size={12} aria-hidden="true" />
      </span>
    </button>
  )
}
