import { AudioLines, UserRound } from 'lucide-react'
import type { Character } from '#generated/schema.ts'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import styles from './cast.module.css'

interface CharacterFaceProps {
  character: Character | undefined
  /** px; below 32 it is round, for lines of text. 'fill' is as wide as its place. */
  size?: number | 'fill'
  /** Its portrait was just requested; a running one is known from the character. */
  isBusy?: boolean
}

/** A character's portrait; the narrator has none. */
export function CharacterFace({ character, size = 64, isBusy = false }: CharacterFaceProps) {
  const image = character?.portrait?.thumbnail_url ?? character?.portrait?.url
  const isNarrator = character === undefined || character.role === 'Narrator'
  const icon = size === 'fill' ? 32 : Math.max(14, size / 3)
  const isSmall = size !== 'fill' && size < 32
  return (
    <span
      className={styles.face}
      data-small={isSmall || undefined}
      style={size === 'fill' ? {} : { width: size, height: size }}
    >
      {image ? (
        <img crossOrigin="anonymous" src={image} alt="" />
      ) : isNarrator ? (
        <AudioLines size={icon} aria-hidden="true" />
      ) : (
        <UserRound size={icon} aria-hidden="true" />
      )}
      {(isBusy || character?.portrait_generation_status === 'IN_PROGRESS') && !isSmall && (
        <span className={styles.busy}>
          <Spinner size={20} />
        </span>
      )}
    </span>
  )
}
