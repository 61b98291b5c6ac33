import type { ReactNode } from 'react'
import { Container } from '#src/shared/ui/page-frame.tsx'
import styles from './page-message.module.css'

interface PageMessageProps {
  /** A drawing, decorative. */
  sign: ReactNode
  title: string
  text: ReactNode
  actions: ReactNode
}

/** A page that says one thing and offers the next step. */
export function PageMessage({ sign, title, text, actions }: PageMessageProps) {
  return (
    <Container className={styles.page}>
      {sign}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
    </Container>
  )
}
