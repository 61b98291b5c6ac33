import { useId, type ReactNode } from 'react'
import styles from './account.module.css'

interface AccountSectionProps {
  title: string
  /** The subject of the section, in a sentence. */
  text?: ReactNode
  children: ReactNode
}

/** One part of the account: its name and description beside its controls. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
