import type { CSSProperties, ReactNode } from 'react'
import styles from './pick-picture.module.css'

interface PickPictureProps {
  /** Address of the picture; null while there is none. */
  address: string | null
  /** CSS aspect ratio. */
  ratio?: CSSProperties['aspectRatio']
  /** What lies on it. */
  children?: ReactNode
}

/** A picture that can be picked; its parent is what is checked, pressed and focused. */
export function PickPicture({ address, ratio = '16 / 9', children }: PickPictureProps) {
  return (
    <span className={styles.picture} style={{ aspectRatio: ratio }}>
      {address !== null && <img src={address} alt="" loading="lazy" />}
      {children}
    </span>
  )
}
