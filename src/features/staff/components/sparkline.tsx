const WIDTH = 72
const HEIGHT = 24

/** The course of a figure in a line; the figure beside it says what it is. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null
  const most = Math.max(...values, 1)
  const at = (value: number, index: number) =>
    `${((index / (values.length - 1)) * WIDTH).toFixed(1)},${(HEIGHT - 3 - (value / most) * (HEIGHT - 6)).toFixed(1)}`
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={values.map(at).join(' ')} fill="none" stroke="var(--text-secondary)" strokeWidth="1.25" />
    </svg>
  )
}
