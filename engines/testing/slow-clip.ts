import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/**
 * The same images, each of them shown for longer: a long video of a few kilobytes.
 * @param clip an MP4 without sound
 * @param seconds of what comes out
 */
export async function slowClip(clip: Uint8Array, seconds: number): Promise<Uint8Array> {
  const input = new Input({ source: new BufferSource(clip), formats: ALL_FORMATS })
  const video = await input.getPrimaryVideoTrack()
  const codec = await video?.getCodec()
  const decoderConfig = await video?.getDecoderConfig()
  if (!video || !codec || !decoderConfig) throw new Error('The clip has no pictures')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source)
  await output.start()
  const times = seconds / (await input.computeDuration())
  for await (const packet of new EncodedPacketSink(video).packets())
    await source.add(packet.clone({ timestamp: packet.timestamp * times, duration: packet.duration * times }), {
      decoderConfig,
    })
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}
