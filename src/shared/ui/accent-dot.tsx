import type { Accent } from '../theme/accents.ts'
import { accentColors } from '../theme/palette.ts'
import styles from './accent-dot.module.css'

interface AccentDotProps {
  accent: Accent
  isChosen: boolean
}

/** An accent as a dot, ringed when it is the chosen one. */
export function AccentDot({ accent, isChosen }: AccentDotProps) {
  return <span className={styles.dot} data-chosen={isChosen} style={{ background: accentColors[accent].light.light }} />
}
