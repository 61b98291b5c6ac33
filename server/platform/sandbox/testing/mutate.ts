import { createRandom } from '#engines/draft/random.ts'

/** Values at which lengths, counts and sizes break. */
const EXTREMES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]

/** A file with one to eight mutations, the same for the same seed. @param other a file to take a part of */
export function mutate(file: Uint8Array, other: Uint8Array, seed: string): Uint8Array {
  const { next, below } = createRandom(seed)
  let bytes = new Uint8Array(file)
  for (let count = 1 + below(8); count > 0; count--) {
    // Parsers follow headers: most mutations are there.
    const at = below(next() < 0.6 ? Math.min(200, bytes.length) : bytes.length)
    const kind = below(8)
    if (kind < 2) bytes[at] = below(256)
    else if (kind === 2) bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8))
    else if (kind === 3)
      new DataView(bytes.buffer).setUint32(
        Math.max(0, Math.min(at, bytes.length - 4)),
        EXTREMES[below(10)] ?? 0,
        next() < 0.5,
      )
    else if (kind === 4) bytes = bytes.slice(0, Math.max(4, at))
    else if (kind === 5) bytes = join(bytes.subarray(0, at), noise(below(64), below), bytes.subarray(at))
    else if (kind === 6) bytes = join(bytes.subarray(0, at), bytes.subarray(at + below(64)))
    else bytes = join(bytes.subarray(0, at), other.subarray(below(other.length)))
    if (bytes.length < 4) return file
  }
  return bytes
}

const noise = (length: number, below: (limit: number) => number) => Uint8Array.from({ length }, () => below(256))

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
