/** Red, green, blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** `#rrggbb` as channels; null when it is none. */
export function parseHex(hex: string): Rgb | null {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? []
  if (red === undefined || green === undefined || blue === undefined) return null
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)]
}

/** Contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function contrastOf(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
