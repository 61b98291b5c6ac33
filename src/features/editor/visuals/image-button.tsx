import type { ReactNode } from 'react'
import styles from './image-button.module.css'

interface ImageButtonProps {
  image: string | null
  /** On the image, for a clip: a clip icon, or its length. */
  clip?: string | null
  /** It is in the A-roll now. */
  isCurrent?: boolean
  onClick: () => void
  /** A description of its content. */
  children: ReactNode
}

/** An image or clip to put into an A-roll. */
export function ImageButton({ image, clip, isCurrent = false, onClick, children }: ImageButtonProps) {
  return (
    <button type="button" className={styles.button} aria-current={isCurrent || undefined} onClick={onClick}>
      <img crossOrigin="anonymous" src={image ?? undefined} alt="" loading="lazy" />
      {clip && <span className={styles.clip}>{clip}</span>}
      <span className={styles.words}>{children}</span>
    </button>
  )
}
