import type { CSSProperties, ReactNode } from 'react'
import { gradientOf } from './gradient-of.ts'
import styles from './pick-picture.module.css'

interface PickPictureProps {
  /** Address of the picture; null while there is none. */
  address: string | null
  /** CSS colours from its top to its foot, seen until it is loaded; without them a neutral one. */
  colors?: readonly string[] | undefined
  /** CSS aspect ratio. */
  ratio?: CSSProperties['aspectRatio']
  /** What lies on it. */
  children?: ReactNode
}

/** A picture that can be picked; its parent is what is checked, pressed and focused. */
export function PickPicture({ address, colors, ratio = '16 / 9', children }: PickPictureProps) {
  return (
    <span className={styles.picture} style={{ aspectRatio: ratio, ...(colors && gradientOf(colors)) }}>
      {address !== null && <img src={address} alt="" loading="lazy" />}
      {children}
    </span>
  )
}
