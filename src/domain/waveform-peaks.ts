/**
 * Peaks for drawing a waveform: `count` numbers 0…1, the largest absolute sample of each equal stretch of the sound
 * over all channels. Channels hold samples in -1…1.
 */
export function waveformPeaks(channels: readonly Float32Array[], count: number): number[] {
  const length = channels[0]?.length ?? 0
  const buckets = Math.max(0, Math.floor(count))
  return Array.from({ length: buckets }, (_, bucket) => {
    const from = Math.floor((bucket * length) / buckets)
    const to = Math.min(length, Math.max(from + 1, Math.floor(((bucket + 1) * length) / buckets)))
    let peak = 0
    for (const samples of channels) for (let i = from; i < to; i++) peak = Math.max(peak, Math.abs(samples[i] ?? 0))
    return Math.min(1, peak)
  })
}
