import type { ReactNode } from 'react'
import styles from './auth-form.module.css'

/** Link to the other form, below a form. */
export function AuthFoot({ children }: { children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>
}
