import { useId } from 'react'
import { ASPECT_RATIOS, type AspectRatio, aspectRatio } from '#src/domain/aspect-ratio.ts'
import styles from './pick-card.module.css'

const strokePx = 1.4

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

/** The shape of a story, drawn to its true proportion in a 14 px square. */
export function RatioIcon({ ratio, size = 14 }: { ratio: AspectRatio; size?: number }) {
  const { width, height } = aspectRatio(ratio)
  // Squares look bigger than the others at equal sides.
  const longest = (width === height ? size * 0.8 : size) - strokePx
  const scale = longest / Math.max(width, height)
  const [w, h] = [width * scale, height * scale]
  return (
    <svg className="lucide" width={size} height={size} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true">
      <rect
        x={(size - w) / 2}
        y={(size - h) / 2}
        width={w}
        height={h}
        rx={size / 7}
        stroke="currentColor"
        style={{ strokeWidth: strokePx }}
      />
    </svg>
  )
}
