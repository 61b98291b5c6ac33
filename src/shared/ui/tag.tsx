import type { ReactNode } from 'react'
import styles from './tag.module.css'

interface TagProps {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'
  icon?: ReactNode
  children: ReactNode
}

/** A state as a word. Colour is never the only sign: the word states it, a dot repeats it. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {icon ?? (tone !== 'neutral' && <span className={styles.dot} />)}
      {children}
    </span>
  )
}
