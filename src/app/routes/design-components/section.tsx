import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './design-components.module.css'

interface SectionProps {
  title: string
  text: string
  children: ReactNode
}

/** One kind of component: its rule at the left, its states at the right. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.sectionTitle}>
          {title}
        </h2>
        <p className={styles.sectionText}>{text}</p>
      </div>
      <div className={styles.sectionBody}>{children}</div>
    </section>
  )
}

/** A small heading above a group of examples. */
export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3 className={styles.exampleTitle}>{title}</h3>
      {children}
    </div>
  )
}
