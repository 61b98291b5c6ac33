import { createRandom } from '#engines/draft/random.ts'
import { mutate } from './mutate.ts'

const NUMBERS = ['0', '-1', '0.000001', '255', '70000', '-2147483648', '4294967296', '1e9', '1e38', 'NaN']

/**
 * An SVG with mutations, the same for the same seed: every other one only in its numbers, because after other mutations
 * hardly one is still rendered. Bytes that are not text are refused at once, so all of them are texts.
 */
export function mutateSvg(file: Uint8Array, other: Uint8Array, seed: string): Uint8Array {
  const { next, below } = createRandom(`${seed} numbers`)
  const decoder = new TextDecoder()
  const text =
    next() < 0.5
      ? decoder.decode(mutate(file, other, seed))
      : decoder
          .decode(file)
          .replaceAll(/(?<=[" (,])-?\d+(?:\.\d+)?/gu, (number) =>
            next() < 0.1 ? (NUMBERS[below(NUMBERS.length)] ?? number) : number,
          )
  return new TextEncoder().encode(text)
}
