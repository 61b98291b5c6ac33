import { type AspectRatio, aspectRatio } from '#src/domain/aspect-ratio.ts'

const strokePx = 1.4

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
