/** A colour as people see its distance to others: lightness 0 to 100, then green to red and blue to yellow. */
export type Lab = [number, number, number]

const WHITE = [0.95047, 1, 1.08883] as const

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
const uncurve = (t: number) => (t > 0.206893 ? t ** 3 : (t - 16 / 116) / 7.787)

/** @param red 0 to 255, whole, as the others */
export function toLab(red: number, green: number, blue: number): Lab {
  const r = linear[red] ?? 0
  const g = linear[green] ?? 0
  const b = linear[blue] ?? 0
  const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE[0])
  const y = curve((0.2126 * r + 0.7152 * g + 0.0722 * b) / WHITE[1])
  const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Red, green and blue, 0 to 255, not rounded; what no screen shows is cut off. */
export function fromLab([lightness, a, b]: Lab): Lab {
  const fy = (lightness + 16) / 116
  const x = WHITE[0] * uncurve(fy + a / 500)
  const y = WHITE[1] * uncurve(fy)
  const z = WHITE[2] * uncurve(fy - b / 200)
  return [
    encode(3.2406 * x - 1.5372 * y - 0.4986 * z),
    encode(-0.9689 * x + 1.8758 * y + 0.0415 * z),
    encode(0.0557 * x - 0.204 * y + 1.057 * z),
  ]
}

function encode(value: number): number {
  const v = Math.min(1, Math.max(0, value))
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055)
}
