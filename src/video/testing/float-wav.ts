import { beginWav, WAV_HEADER_BYTES } from './wav-file.ts'

/** A WAV file of 32-bit floats, so that samples are read as they were written. */
export function floatWav(channels: readonly (readonly number[])[], sampleRate: number): Blob {
  const frames = channels[0]?.length ?? 0
  const view = beginWav({ code: 3, channels: channels.length, sampleRate, bytes: 4 }, frames)
  for (let frame = 0; frame < frames; frame++)
    for (const [index, channel] of channels.entries())
      view.setFloat32(WAV_HEADER_BYTES + (frame * channels.length + index) * 4, channel[frame] ?? 0, true)
  return new Blob([view.buffer], { type: 'audio/wav' })
}
