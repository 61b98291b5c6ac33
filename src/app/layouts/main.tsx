import type { ReactNode } from 'react'
import styles from './main.module.css'

/** Where the skip link and every navigation put the focus. */
export const mainId = 'content'

export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  )
}
