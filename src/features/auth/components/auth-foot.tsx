import type { ReactNode } from 'react'
import styles from './auth-form.module.css'

/** The other way in, below a form. */
export function AuthFoot({ children }: { children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>
}
