import type { CSSProperties, ReactNode } from 'react'
import type { AspectRatio } from '#generated/schema.ts'
import { TALKING_ZOOM } from '#src/domain/talking-zoom.ts'
import styles from './avatar.module.css'

interface FaceProps {
  /** URL of the portrait. */
  image: string | undefined
  ratio: AspectRatio | undefined
  /** Placeholder without a portrait. */
  children?: ReactNode
}

/** The chosen portrait, cropped as in the video. */
export function Face({ image, ratio, children }: FaceProps) {
  return (
    <div className={styles.face} data-ratio={ratio} style={{ '--zoom': TALKING_ZOOM } as CSSProperties}>
      {image === undefined ? children : <img crossOrigin="anonymous" src={image} alt="The chosen portrait" />}
    </div>
  )
}
