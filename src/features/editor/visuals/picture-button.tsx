import type { ReactNode } from 'react'
import styles from './picture-button.module.css'

interface PictureButtonProps {
  picture: string | null
  /** On the picture, for a clip: that it is one, or how long. */
  clip?: string | null
  /** It stands in the A-roll now. */
  isCurrent?: boolean
  onClick: () => void
  /** What it shows, in words. */
  children: ReactNode
}

/** A picture or clip to put into an A-roll. */
export function PictureButton({ picture, clip, isCurrent = false, onClick, children }: PictureButtonProps) {
  return (
    <button type="button" className={styles.button} aria-current={isCurrent || undefined} onClick={onClick}>
      <img src={picture ?? undefined} alt="" loading="lazy" />
      {clip && <span className={styles.clip}>{clip}</span>}
      <span className={styles.words}>{children}</span>
    </button>
  )
}
