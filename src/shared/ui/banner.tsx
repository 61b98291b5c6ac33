import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './banner.module.css'

interface BannerProps {
  icon?: ReactNode
  children: ReactNode
  /** An xsmall Button. */
  action?: ReactNode
}

/** A strip under the header about the state of the whole product, for example a lost connection. */
export function Banner({ icon = <CloudOff size={16} aria-hidden="true" />, children, action }: BannerProps) {
  return (
    <div className={styles.banner} role="status">
      {icon}
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  )
}
