import { useId } from 'react'
import { ASPECT_RATIOS, type AspectRatio } from '#src/domain/aspect-ratio.ts'
import styles from './pick-card.module.css'
import { RatioIcon } from '../ratio-icon.tsx'

const words: Record<AspectRatio, string> = { SIXTEEN_NINE: 'Wide', NINE_SIXTEEN: 'Tall', ONE_ONE: 'Square' }

const order: readonly AspectRatio[] = ['SIXTEEN_NINE', 'NINE_SIXTEEN', 'ONE_ONE']

interface RatioPickProps {
  value: AspectRatio
  onChange: (ratio: AspectRatio) => void
}

/** The three shapes of a story as cards, with where each is shown. */
export function RatioPick({ value, onChange }: RatioPickProps) {
  const name = useId()
  const ratios = order.flatMap((ratio) => ASPECT_RATIOS.filter((info) => info.value === ratio))
  return (
    <div role="radiogroup" aria-label="Aspect ratio" className={styles.ratios}>
      {ratios.map((ratio) => (
        <label key={ratio.value} className={styles.ratio} data-tooltip={`For ${ratio.purpose}`}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={ratio.value === value}
            onChange={() => onChange(ratio.value)}
            aria-label={`${ratio.label}, ${words[ratio.value]}, for ${ratio.purpose}`}
          />
          <RatioIcon ratio={ratio.value} size={38} />
          <span className={styles.ratioWords} aria-hidden="true">
            <b>{ratio.label}</b> {words[ratio.value]}
          </span>
        </label>
      ))}
    </div>
  )
}
