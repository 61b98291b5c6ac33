import type { ReactNode } from 'react'
import styles from './container.module.css'

interface ContainerProps {
  className?: string | undefined
  children: ReactNode
}

/** At most 1152 px wide, 24 px from the edges (16 below 768). */
export function Container({ className, children }: ContainerProps) {
  return <div className={[styles.container, className].filter(Boolean).join(' ')}>{children}</div>
}
