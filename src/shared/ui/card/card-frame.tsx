import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './card.module.css'

interface CardFrameProps extends Pick<HTMLAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave'> {
  /** Where the card leads. */
  href: string
  /** What opens there. */
  name: string
  /** How the frame is filled where there is no picture. */
  className: string | undefined
  picture: ReactNode
  /** On the picture, above the link. */
  children?: ReactNode
}

/** The picture of a card, all of it a link. */
export function CardFrame({ href, name, className, picture, children, ...handlers }: CardFrameProps) {
  return (
    <div className={[styles.frame, className].filter(Boolean).join(' ')} {...handlers}>
      {picture}
      <Link to={href} className={styles.link} aria-label={`Open ${name}`} />
      {children}
    </div>
  )
}
