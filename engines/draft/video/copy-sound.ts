import { EncodedAudioPacketSource, EncodedPacketSink, type InputAudioTrack, Mp4OutputFormat } from 'mediabunny'
import { EngineError } from '#engines/ports.ts'

export interface SoundCopy {
  source: EncodedAudioPacketSource
  /** Copies the packets that begin before a time, s. */
  advance(until: number): Promise<void>
}

/** Takes the sound over packet by packet: nothing is decoded, so every sample stays what it was. */
export async function copySound(track: InputAudioTrack): Promise<SoundCopy> {
  const codec = await track.getCodec()
  if (codec === null || !new Mp4OutputFormat().getSupportedAudioCodecs().includes(codec))
    throw new EngineError(`The sound of this video (${codec ?? 'unknown'}) cannot be kept as it is`)
  const source = new EncodedAudioPacketSource(codec)
  const packets = new EncodedPacketSink(track).packets()
  const decoderConfig = await track.getDecoderConfig()
  let next = await packets.next()
  let isFirst = true
  return {
    source,
    async advance(until) {
      while (!next.done && next.value.timestamp < until) {
        await source.add(next.value, isFirst && decoderConfig ? { decoderConfig } : undefined)
        isFirst = false
        next = await packets.next()
      }
    },
  }
}
