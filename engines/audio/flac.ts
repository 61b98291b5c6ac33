import { EngineError } from '#engines/ports/engine.ts'
import type { PcmAudio } from './wav.ts'

/** Bits of a file, from the most significant on. */
interface Bits {
  read(count: number): number
  /** Two's complement. */
  signed(count: number): number
  /** How many zeros stand before the next one. */
  unary(): number
  toByte(): void
  /** Whether a further frame can start here. */
  hasMore(): boolean
}

/** Reads FLAC as RFC 9639 describes it, up to 24 bits. Check sums are not compared. Throws an EngineError for anything else. */
export function decodeFlac(bytes: Uint8Array): PcmAudio {
  const { sampleRate, channels: count, depth, length, frames } = readStreamInfo(bytes)
  const channels = Array.from({ length: count }, () => new Float32Array(length))
  const bits = createBits(bytes, frames)
  const scale = 2 ** (depth - 1)
  for (let at = 0; at < length && bits.hasMore();) {
    const blocks = readFrame(bits, count, depth)
    for (const [channel, block] of blocks.entries())
      for (let i = 0; i < block.length && at + i < length; i++)
        (channels[channel] as Float32Array)[at + i] = (block[i] as number) / scale
    at += blocks[0]?.length ?? length
  }
  return { sampleRate, channels }
}

function readStreamInfo(bytes: Uint8Array) {
  if (String.fromCharCode(...bytes.subarray(0, 4)) !== 'fLaC') throw new EngineError('This isn’t a FLAC file.')
  const info = createBits(bytes, 4 + 4 + 10)
  const sampleRate = info.read(20)
  const channels = info.read(3) + 1
  const depth = info.read(5) + 1
  const length = info.read(4) * 2 ** 32 + info.read(32)
  let frames = 4
  for (let isLast = false; !isLast;) {
    const header = createBits(bytes, frames)
    isLast = header.read(1) === 1
    header.read(7)
    frames += 4 + header.read(24)
  }
  if (depth > 24 || length === 0) throw new EngineError('This type of FLAC isn’t supported.')
  return { sampleRate, channels, depth, length, frames }
}

const LEFT_SIDE = 8
const SIDE_RIGHT = 9
const MID_SIDE = 10

function readFrame(bits: Bits, count: number, depth: number): Int32Array[] {
  if (bits.read(15) !== 0x7ffc) throw new EngineError('This FLAC file is damaged.')
  bits.read(1)
  const sizeCode = bits.read(4)
  const rateCode = bits.read(4)
  const layout = bits.read(4)
  bits.read(4)
  // The number of the frame, written like a character of UTF-8.
  const first = bits.read(8)
  for (let mask = 0x40; first >= 0xc0 && (first & mask) !== 0; mask >>= 1) bits.read(8)
  const size =
    sizeCode === 1
      ? 192
      : sizeCode <= 5
        ? 576 << (sizeCode - 2)
        : sizeCode === 6
          ? bits.read(8) + 1
          : sizeCode === 7
            ? bits.read(16) + 1
            : 1 << sizeCode
  if (rateCode === 12) bits.read(8)
  if (rateCode === 13 || rateCode === 14) bits.read(16)
  bits.read(8)
  // A difference of two channels needs one more bit than they do.
  const isSide = (channel: number) => channel === (layout === SIDE_RIGHT ? 0 : 1) && layout >= LEFT_SIDE
  const blocks = Array.from({ length: count }, (_, at) => readSubframe(bits, size, depth + (isSide(at) ? 1 : 0)))
  bits.toByte()
  bits.read(16)
  joinSides(layout, blocks)
  return blocks
}

function joinSides(layout: number, [one, other]: Int32Array[]): void {
  if (!one || !other || layout < LEFT_SIDE) return
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [one[i] as number, other[i] as number]
    if (layout === LEFT_SIDE) other[i] = a - b
    if (layout === SIDE_RIGHT) one[i] = a + b
    if (layout === MID_SIDE) {
      const middle = a * 2 + (b & 1)
      one[i] = (middle + b) >> 1
      other[i] = (middle - b) >> 1
    }
  }
}

/** What a fixed predictor of each order multiplies the samples before by, the nearest first. */
const FIXED: readonly (readonly number[])[] = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]]

function readSubframe(bits: Bits, size: number, depth: number): Int32Array {
  bits.read(1)
  const kind = bits.read(6)
  const wasted = bits.read(1) === 1 ? bits.unary() + 1 : 0
  const width = depth - wasted
  const samples = new Int32Array(size)
  if (kind === 0) samples.fill(bits.signed(width))
  else if (kind === 1) for (let i = 0; i < size; i++) samples[i] = bits.signed(width)
  else {
    const order = kind >= 32 ? kind - 31 : kind - 8
    for (let i = 0; i < order; i++) samples[i] = bits.signed(width)
    const precision = kind >= 32 ? bits.read(4) + 1 : 0
    const shift = kind >= 32 ? bits.signed(5) : 0
    const factors = kind >= 32 ? Array.from({ length: order }, () => bits.signed(precision)) : FIXED[order]
    if (!factors) throw new EngineError('This type of FLAC isn’t supported.')
    readResidual(bits, samples, order)
    for (let i = order; i < size; i++) {
      let sum = 0
      for (let n = 0; n < order; n++) sum += (factors[n] as number) * (samples[i - 1 - n] as number)
      samples[i] = (samples[i] as number) + Math.floor(sum / 2 ** shift)
    }
  }
  if (wasted > 0) for (let i = 0; i < size; i++) samples[i] = (samples[i] as number) << wasted
  return samples
}

/** What the predictor missed, in partitions of Rice codes. */
function readResidual(bits: Bits, samples: Int32Array, order: number): void {
  const parameterBits = bits.read(2) === 0 ? 4 : 5
  const partitions = 1 << bits.read(4)
  const length = samples.length / partitions
  for (let partition = 0; partition < partitions; partition++) {
    const parameter = bits.read(parameterBits)
    const isPlain = parameter === 2 ** parameterBits - 1
    const width = isPlain ? bits.read(5) : 0
    for (let i = partition === 0 ? order : partition * length; i < (partition + 1) * length; i++) {
      if (isPlain) samples[i] = width === 0 ? 0 : bits.signed(width)
      else {
        const code = bits.unary() * 2 ** parameter + bits.read(parameter)
        samples[i] = code % 2 === 0 ? code / 2 : -(code + 1) / 2
      }
    }
  }
}

function createBits(bytes: Uint8Array, start: number): Bits {
  let at = start * 8
  const bit = () => {
    const byte = bytes[at >> 3]
    if (byte === undefined) throw new EngineError('This FLAC file is incomplete.')
    return (byte >> (7 - (at++ & 7))) & 1
  }
  const read = (count: number) => {
    let value = 0
    for (let left = count; left > 0;) {
      const byte = bytes[at >> 3]
      if (byte === undefined) throw new EngineError('This FLAC file is incomplete.')
      const open = 8 - (at & 7)
      const taken = Math.min(open, left)
      value = value * 2 ** taken + ((byte >> (open - taken)) & (2 ** taken - 1))
      at += taken
      left -= taken
    }
    return value
  }
  return {
    read,
    signed(count) {
      const value = read(count)
      return value >= 2 ** (count - 1) ? value - 2 ** count : value
    },
    unary() {
      let zeros = 0
      while (bit() === 0) zeros++
      return zeros
    },
    toByte: () => void (at = Math.ceil(at / 8) * 8),
    hasMore: () => at / 8 < bytes.length,
  }
}
