import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './card.module.css'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { reportError } from '#src/shared/services/error-reports/report.ts'
import { Button } from '../button.tsx'

interface MissingCardProps {
  onRetry: () => void
  /** The element around the words, where only some are allowed: 'li' straight in a list. */
  element?: 'div' | 'li'
}

interface CardBoundaryProps {
  children: ReactNode
  /** The element around the words, where only some are allowed: 'li' straight in a list. */
  element?: 'div' | 'li'
}

interface CardCaptionProps {
  title: string
  headingLevel: 2 | 3
  /** Before the facts: signs that are never cut off. */
  lead?: ReactNode
  meta: ReactNode
  /** At the end: menu or button. */
  action?: ReactNode
}

interface CardFrameProps extends Pick<HTMLAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave'> {
  /** Where the card leads. */
  href: string
  /** The content that opens there. */
  name: string
  /** How the frame is filled where there is no image. */
  className: string | undefined
  image: ReactNode
  /** On the image, above the link. */
  children?: ReactNode
}

/** The image of a card, all of it a link. */
export function CardFrame({ href, name, className, image, children, ...handlers }: CardFrameProps) {
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} {...handlers}>
      {image}
      <Link to={href} className={styles.link} aria-label={`Open ${name}`} />
      {children}
    </div>
  )
}

/** Below the image of a card: its title and a line of facts, each cut off where it is too long. */
export function CardCaption({ title, headingLevel, lead, meta, action }: CardCaptionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.caption}>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.meta}>
          {lead}
          <span className={styles.cut}>{meta}</span>
        </p>
      </div>
      {action}
    </div>
  )
}

/** Keeps a failure inside one card of a list: the others stay. */
export function CardBoundary({ children, element = 'div' }: CardBoundaryProps) {
  const Fallback = ({ resetErrorBoundary }: FallbackProps) => (
    <MissingCard element={element} onRetry={resetErrorBoundary} />
  )
  return (
    <ErrorBoundary FallbackComponent={Fallback} onError={reportError}>
      {children}
    </ErrorBoundary>
  )
}

/** In place of a card of a list that cannot be drawn, or that its page of the list did not bring. */
export function MissingCard({ onRetry, element: Element = 'div' }: MissingCardProps) {
  return (
    <Element className={styles.card}>
      <p>Couldn’t show this</p>
      <Button size="xsmall" onClick={onRetry}>
        Retry
      </Button>
    </Element>
  )
}
