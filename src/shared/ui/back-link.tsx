import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './back-link.module.css'

interface BackLinkProps {
  to: string
  /** The page above, for example 'Home'. */
  name: string
}

/** Above a page's title: back to where it belongs. */
export function BackLink({ to, name }: BackLinkProps) {
  return (
    <Link className={styles.back} to={to}>
      <ChevronLeft size={14} aria-hidden="true" />
      {name}
    </Link>
  )
}
