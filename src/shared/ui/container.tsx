import type { ReactNode } from 'react'
import styles from './container.module.css'

interface ContainerProps {
  className?: string | undefined
  /** Keeps a page's distance from the header and from the end. */
  isPage?: boolean
  children: ReactNode
}

/** At most 1152 px wide, 24 px from the edges (16 below 768). */
export function Container({ className, isPage = false, children }: ContainerProps) {
  return (
    <div className={[styles.container, isPage && styles.page, className].filter(Boolean).join(' ')}>{children}</div>
  )
}
