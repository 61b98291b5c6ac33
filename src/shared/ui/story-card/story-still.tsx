import { Image } from 'lucide-react'
import { aspectRatio, type AspectRatio } from '#src/domain/aspect-ratio.ts'
import styles from './story-card.module.css'

interface StoryStillProps {
  ratio: AspectRatio
  /** Null while there is no picture. */
  address: string | null
}

/** A story's picture in a wide frame: portrait and square ones keep their shape on a blurred fill of themselves. */
export function StoryStill({ ratio, address }: StoryStillProps) {
  if (address === null)
    return (
      <span className={styles.noStill}>
        <Image size={20} aria-hidden="true" />
      </span>
    )
  const { width, height } = aspectRatio(ratio)
  if (ratio === 'SIXTEEN_NINE') return <img className={styles.still} src={address} alt="" loading="lazy" />
  return (
    <>
      <img className={styles.fill} src={address} alt="" loading="lazy" />
      <img
        className={styles.inner}
        style={{ aspectRatio: `${width} / ${height}` }}
        src={address}
        alt=""
        loading="lazy"
      />
    </>
  )
}
