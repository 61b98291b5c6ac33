const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '))
const GAP = 1

/**
 * Says to which word each spoken phone belongs. Words sound a little different inside a sentence than alone ('the',
 * 'Dr. Smith', years), so the two phone sequences are aligned at the least total difference.
 *
 * @param words phones of each word said alone
 * @param spoken phones of the sentence; `afterPause` marks the first phone after a pause
 * @returns for each spoken phone the index of its word, never falling
 */
export function alignPhones(
  words: readonly (readonly string[])[],
  spoken: readonly { phone: string; afterPause: boolean }[],
): number[] {
  const expected = words.flatMap((phones, word) => phones.map((phone) => ({ phone, word })))
  const width = spoken.length + 1
  const cost = new Float32Array((expected.length + 1) * width)
  for (let i = 0; i <= expected.length; i++)
    for (let j = 0; j < width; j++) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = (i + j) * GAP
        continue
      }
      const match = at(cost, (i - 1) * width + j - 1) + difference(expected[i - 1]?.phone, spoken[j - 1]?.phone)
      cost[i * width + j] = Math.min(match, at(cost, (i - 1) * width + j) + GAP, at(cost, i * width + j - 1) + GAP)
    }
  const owner = new Array<number>(spoken.length).fill(-1)
  for (let i = expected.length, j = spoken.length; i > 0 && j > 0;) {
    const here = at(cost, i * width + j)
    const match = at(cost, (i - 1) * width + j - 1) + difference(expected[i - 1]?.phone, spoken[j - 1]?.phone)
    if (Math.abs(here - match) < 1e-4) {
      owner[--j] = expected[--i]?.word ?? 0
    } else if (Math.abs(here - at(cost, (i - 1) * width + j) - GAP) < 1e-4) i--
    else j--
  }
  return adoptStrays(owner, spoken)
}

/** Phones without a counterpart go with the word they follow, or, right after a pause, with the next one. */
function adoptStrays(owner: number[], spoken: readonly { afterPause: boolean }[]): number[] {
  const filled = [...owner]
  for (let j = 0; j < filled.length; j++)
    if (filled[j] === -1 && j > 0 && !spoken[j]?.afterPause) filled[j] = filled[j - 1] ?? -1
  for (let j = filled.length - 2; j >= 0; j--) if (filled[j] === -1) filled[j] = filled[j + 1] ?? -1
  for (let j = 0; j < filled.length; j++) if (filled[j] === -1) filled[j] = filled[j - 1] ?? 0
  return filled
}

function difference(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return 2
  if (one === other) return 0
  if (VOWELS.has(one) !== VOWELS.has(other)) return 1.8
  return VOWELS.has(one) ? 0.6 : 0.9
}

function at(values: Float32Array, index: number): number {
  return values[index] ?? Infinity
}
