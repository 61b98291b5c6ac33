import { useId } from 'react'
import type { Portrait } from '../hooks/use-portraits.ts'
import styles from './avatar.module.css'

interface PortraitListProps {
  label: string
  portraits: readonly Portrait[]
  chosenMediaId: string | undefined
  onChoose: (mediaId: string) => void
}

/** Portraits with names, one of which can be chosen. */
export function PortraitList({ label, portraits, chosenMediaId, onChoose }: PortraitListProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.cast}>
      {portraits.map(({ id, name: called, mediaId, url }) => (
        <label key={id} className={styles.member}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={mediaId === chosenMediaId}
            onChange={() => onChoose(mediaId)}
          />
          <img crossOrigin="anonymous" src={url} alt="" loading="lazy" />
          <span>{called}</span>
        </label>
      ))}
    </div>
  )
}
