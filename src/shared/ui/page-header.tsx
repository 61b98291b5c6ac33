import type { ReactNode, Ref } from 'react'
import styles from './page-header.module.css'

interface PageHeaderProps {
  /** The page's one h1. */
  title: ReactNode
  /** Where the h1 takes the focus when the page shows something else. */
  headingRef?: Ref<HTMLHeadingElement>
  text?: ReactNode
  /** Buttons at the right. */
  actions?: ReactNode
}

/** Title, a line about the page, and what can be done with all of it. */
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
