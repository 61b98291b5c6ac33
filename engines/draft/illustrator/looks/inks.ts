import type { Colour } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'

/** The few colours that say most about an image, dark to light. The same image always gives the same. */
export function fewColours(stage: Stage, count: number): Colour[] {
  const { make, canvas, w, h } = stage
  const cols = 72
  const rows = Math.max(2, Math.round((cols * h) / w))
  const small = make(cols, rows)
  small.context.imageSmoothingQuality = 'medium'
  small.context.drawImage(canvas.image, 0, 0, w, h, 0, 0, cols, rows)
  const { data } = small.context.getImageData(0, 0, cols, rows)
  const samples: Colour[] = []
  for (let i = 0; i < data.length; i += 4) samples.push([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0])
  const byLight = [...samples].sort((a, b) => light(a) - light(b))
  let inks: Colour[] = Array.from(
    { length: count },
    (_, i) => byLight[Math.floor(((i + 0.5) / count) * byLight.length)] ?? [0, 0, 0],
  )
  // Start one ink at the most colourful spot, or small bright things get lost.
  const vivid = samples.reduce((best, s) => (chroma(s) > chroma(best) ? s : best))
  inks[Math.floor(count / 2)] = vivid
  for (let pass = 0; pass < 7; pass++) {
    const sums = inks.map(() => [0, 0, 0, 0] as [number, number, number, number])
    for (const sample of samples) {
      const sum = sums[nearest(inks, sample)]
      if (!sum) continue
      sum[0] += sample[0]
      sum[1] += sample[1]
      sum[2] += sample[2]
      sum[3]++
    }
    inks = inks.map((ink, i) => {
      const [r, g, b, n] = sums[i] ?? [0, 0, 0, 0]
      return n ? [r / n, g / n, b / n] : ink
    })
  }
  return inks.sort((a, b) => light(a) - light(b))
}

const light = ([r, g, b]: Colour): number => r * 0.3 + g * 0.59 + b * 0.11
const chroma = (c: Colour): number => Math.max(...c) - Math.min(...c)

export function nearest(inks: readonly Colour[], [r, g, b]: Colour): number {
  let best = 0
  let least = Infinity
  inks.forEach((ink, i) => {
    const d = (ink[0] - r) ** 2 * 0.9 + (ink[1] - g) ** 2 * 1.3 + (ink[2] - b) ** 2 * 0.7
    if (d < least) {
      least = d
      best = i
    }
  })
  return best
}

/** Which ink each colour takes, looked up by its upper five bits: red, green, blue. */
export function inkTable(inks: readonly Colour[]): Uint8Array {
  const table = new Uint8Array(32768)
  for (let r = 0; r < 32; r++)
    for (let g = 0; g < 32; g++)
      for (let b = 0; b < 32; b++) table[(r << 10) | (g << 5) | b] = nearest(inks, [r * 8 + 4, g * 8 + 4, b * 8 + 4])
  return table
}
