import type { ReactNode, Ref } from 'react'
import styles from './page-frame.module.css'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

interface ContainerProps {
  className?: string | undefined
  /** Keeps a page's distance from the header and from the end. */
  isPage?: boolean
  children: ReactNode
}

interface BackLinkProps {
  to: string
  /** The page above, for example 'Home'. */
  name: string
}

interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode
  /** Where the h1 takes the focus when the page shows something else. */
  headingRef?: Ref<HTMLHeadingElement>
  text?: ReactNode
  /** Buttons at the right. */
  actions?: ReactNode
}

/** Title, description and actions of the page. */
export function PageHeader({ title, headingRef, text, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 ref={headingRef} className={styles.title} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
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

/** At most 1152 px wide, 24 px from the edges (16 below 768). */
export function Container({ className, isPage = false, children }: ContainerProps) {
  return (
    <div className={[styles.container, isPage && styles.page, className].filter(Boolean).join(' ')}>{children}</div>
  )
}
