/** Brightness that grain adds or takes at most, steps of limited range. */
const STRONGEST = 22
const LENGTH = 1 << 16

/** −1 to 1; rows begin at places of their own in it. */
const NOISE = Float32Array.from({ length: 2 * LENGTH }, (_, at) => hash(at % LENGTH, 1) / 2_147_483_648 - 1)
/** Film shows its grain in the middle tones. */
const AT = Float32Array.from({ length: 256 }, (_, luma) => {
  const tone = Math.min(1, Math.max(0, (luma - 16) / 219))
  return STRONGEST * (0.35 + 2.6 * tone * (1 - tone))
})

/** Adds grain to a row; another one in every frame, as film has it. @param share 0 to 1 */
export function grainRow(line: Float32Array, y: number, seed: number, share: number): void {
  const start = hash(y, seed) & (LENGTH - 1)
  for (let x = 0; x < line.length; x++) {
    const value = line[x] as number
    const tone = value < 0 ? 0 : value > 255 ? 255 : value | 0
    line[x] = value + (NOISE[start + (x & (LENGTH - 1))] as number) * (AT[tone] as number) * share
  }
}

function hash(one: number, other: number): number {
  let mixed = Math.imul(one + 1, 374_761_393) + Math.imul(other + 1, 668_265_263)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
