import { Check } from 'lucide-react'
import { useId, type CSSProperties, type ReactNode } from 'react'
import styles from './pick-card.module.css'
import { gradientOf } from './gradient-of.ts'

interface PickImageProps {
  /** URL of the image; null while there is none. */
  address: string | null
  /** CSS colours from its top to its foot, seen until it is loaded; without them a neutral one. */
  colors?: readonly string[] | undefined
  /** CSS aspect ratio. */
  ratio?: CSSProperties['aspectRatio']
  /** Content on top of it. */
  children?: ReactNode
}

export interface StyleChoice {
  id: string
  name: string
  /** Two or three words, for example 'Wet edges, paper'. */
  note?: string
  /** URL of a 16:9 image in that style. */
  image: string
  /** CSS colours from its top to its foot, seen until it is loaded. */
  colors?: readonly string[]
}

interface StylePickProps {
  /** Accessible name, for example 'Style'. */
  label: string
  choices: readonly StyleChoice[]
  value: string | undefined
  onChange: (id: string) => void
  /** Cards in a row; fewer on narrow screens. */
  columns?: 2 | 3 | 4
}

/** A gallery of looks, of which one is chosen. */
export function StylePick({ label, choices, value, onChange, columns = 3 }: StylePickProps) {
  const name = useId()
  const smallest = `${Math.floor(90 / columns)}%`
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(max(132px, ${smallest}), 1fr))` }}
    >
      {choices.map((choice) => (
        <label key={choice.id} className={styles.card}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={choice.id === value}
            onChange={() => onChange(choice.id)}
          />
          <PickImage address={choice.image} colors={choice.colors}>
            <span className={styles.tick}>
              <Check size={12} aria-hidden="true" />
            </span>
          </PickImage>
          <span className={styles.caption}>
            <span className={styles.name}>{choice.name}</span>
            {choice.note && <span className={styles.note}>{choice.note}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

/** An image that can be picked; its parent is what is checked, pressed and focused. */
export function PickImage({ address, colors, ratio = '16 / 9', children }: PickImageProps) {
  return (
    <span className={styles.picture} style={{ aspectRatio: ratio, ...(colors && gradientOf(colors)) }}>
      {address !== null && <img crossOrigin="anonymous" src={address} alt="" loading="lazy" />}
      {children}
    </span>
  )
}
