/** A WAV file of 32-bit floats, so that samples are read as they were written. */
export function floatWav(channels: readonly (readonly number[])[], sampleRate: number): Blob {
  const frames = channels[0]?.length ?? 0
  const dataBytes = frames * channels.length * 4
  const view = new DataView(new ArrayBuffer(44 + dataBytes))
  const text = (at: number, letters: string) =>
    [...letters].forEach((each, i) => view.setUint8(at + i, each.charCodeAt(0)))
  text(0, 'RIFF')
  view.setUint32(4, 36 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 3, true)
  view.setUint16(22, channels.length, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * channels.length * 4, true)
  view.setUint16(32, channels.length * 4, true)
  view.setUint16(34, 32, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  for (let frame = 0; frame < frames; frame++)
    for (const [index, channel] of channels.entries())
      view.setFloat32(44 + (frame * channels.length + index) * 4, channel[frame] ?? 0, true)
  return new Blob([view.buffer], { type: 'audio/wav' })
}
