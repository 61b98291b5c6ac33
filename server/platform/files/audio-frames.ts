/** kbit/s of MP3, by the four bits in a frame's header, from 1. */
const BITRATES_1 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const BITRATES_2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = [44_100, 48_000, 32_000]
/** Bytes of a frame that contain its length. */
const HEAD_BYTES = 6
/** Some encoders omit the last byte. */
const TOLERANCE_BYTES = 1

/**
 * Whether the last frame of MP3 or AAC is complete, by the end of the file. Neither stores its total length: a file cut off
 * between two frames is a shorter sound. Data behind the frames (a title) is not part of them. Without frames: true.
 * @param tail the end of a file, long enough for several frames
 */
export function endsWithWholeFrame(tail: Uint8Array): boolean {
  const next = (at: number) => at + (frameBytes(tail, at) ?? NaN)
  let at = 0
  // Noise may look like one frame by chance, but not like three in a row.
  while (at < tail.length && Number.isNaN(next(next(next(at))))) at++
  if (at === tail.length) return true
  for (; at < tail.length; at = next(at)) {
    if (tail[at] !== 0xff) return true
    if (tail.length - at < HEAD_BYTES) return false
    if (Number.isNaN(next(at))) return true
  }
  return at <= tail.length + TOLERANCE_BYTES
}

/** Of a frame with its header; undefined where there is none. */
function frameBytes(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0, high = 0, middle = 0, low = 0] = bytes.subarray(at, at + HEAD_BYTES)
  if (sync !== 0xff) return undefined
  if ((kind & 0xf6) === 0xf0) {
    const length = ((high & 3) << 11) | (middle << 3) | (low >> 5)
    return length > HEAD_BYTES ? length : undefined
  }
  const version = (kind >> 3) & 3
  const isLayer3 = (kind & 0xe6) === 0xe2
  const isFirst = version === 3
  const bitrate = (isFirst ? BITRATES_1 : BITRATES_2)[(rates >> 4) - 1]
  const sampleRate = SAMPLE_RATES[(rates >> 2) & 3]
  if (!isLayer3 || version === 1 || bitrate === undefined || sampleRate === undefined) return undefined
  // MPEG 1, 2 and 2.5: the same sample rates, halved and halved again.
  const halved = isFirst ? 1 : version === 2 ? 2 : 4
  return Math.floor(((isFirst ? 144_000 : 72_000) * bitrate * halved) / sampleRate) + ((rates >> 1) & 1)
}
