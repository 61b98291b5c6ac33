import type { CSSProperties, ReactNode } from 'react'
import type { AspectRatio } from '#generated/schema.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { AVATAR_PORTRAIT, avatarFraming } from '#src/domain/avatar-framing.ts'
import { TALKING_ZOOM } from '#src/domain/talking-zoom.ts'
import styles from './avatar.module.css'

interface FaceProps {
  /** URL of the portrait. */
  image: string | undefined
  /** Whether it is a drawn person. */
  isDrawn: boolean
  ratio: AspectRatio | undefined
  /** Placeholder without a portrait. */
  children?: ReactNode
}

/** The chosen portrait as the video will show it: photos are cropped, drawn people stand nearer or farther. */
export function Face({ image, isDrawn, ratio, children }: FaceProps) {
  return (
    <div className={styles.face} data-ratio={ratio} style={{ '--zoom': TALKING_ZOOM } as CSSProperties}>
      {image === undefined ? (
        children
      ) : isDrawn ? (
        <>
          <img crossOrigin="anonymous" className={styles.backdrop} src={image} alt="" />
          <img
            crossOrigin="anonymous"
            className={styles.drawn}
            style={drawnStyle(ratio)}
            src={image}
            alt="The chosen portrait"
          />
        </>
      ) : (
        <img crossOrigin="anonymous" className={styles.photo} src={image} alt="The chosen portrait" />
      )}
    </div>
  )
}

function drawnStyle(ratio: AspectRatio | undefined): CSSProperties {
  const { width, height } = aspectRatio(ratio ?? 'ONE_ONE')
  const { units, eyes } = avatarFraming(width / height)
  const scale = AVATAR_PORTRAIT.units / units
  return { blockSize: `${scale * 100}%`, insetBlockStart: `${(eyes - AVATAR_PORTRAIT.eyes * scale) * 100}%` }
}
