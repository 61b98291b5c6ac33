import { useState } from 'react'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  /** URL of the user's own image; initials replace one that is missing or does not load. */
  image?: string | null | undefined
  /** px. */
  size?: 20 | 24 | 32 | 64
}

/** A user's image, or their initials. */
export function Avatar({ name, image = null, size = 32 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const words = name.trim().split(/\s+/)
  const initials = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')].at(0) ?? '')
    .join('')
  const isShown = image !== null && image !== broken
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size * 0.375 }}
      // Drawn by the style sheet: letters in the text would become part of a button's name.
      data-initials={isShown ? undefined : initials.toUpperCase()}
    >
      {isShown && (
        <img crossOrigin="anonymous" src={image} alt="" width={size} height={size} onError={() => setBroken(image)} />
      )}
    </span>
  )
}
