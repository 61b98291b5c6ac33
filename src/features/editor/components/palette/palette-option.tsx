import { Kbd } from '#src/shared/ui/kbd.tsx'
import type { Action } from '../../actions/action.ts'
import styles from './palette.module.css'

interface PaletteOptionProps {
  id: string | undefined
  action: Action
  isCurrent: boolean
  isEnabled: boolean
  onPoint: () => void
  onRun: () => void
}

/** One action. The keys are the search field's: an option is pointed at, never focused. */
export function PaletteOption({ id, action, isCurrent, isEnabled, onPoint, onRun }: PaletteOptionProps) {
  const { icon: Icon, label, shortcut } = action
  return (
    <button
      id={id}
      type="button"
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-disabled={!isEnabled}
      onMouseMove={isCurrent ? undefined : onPoint}
      onClick={onRun}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {shortcut && <Kbd binding={shortcut} />}
    </button>
  )
}
