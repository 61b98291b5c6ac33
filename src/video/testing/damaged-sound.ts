import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** A file with a film's sound metadata, whose packets are noise after a number of packets. */
export async function damagedSound(film: Blob, intact: number): Promise<Blob> {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) throw new Error('The film has no sound')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(source)
  await output.start()
  let count = 0
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const noise = Uint8Array.from(packet.data, (_, at) => (at * 197 + 83) % 251)
    await source.add(count++ < intact ? packet : packet.clone({ data: noise }), { decoderConfig })
  }
  source.close()
  await output.finalize()
  input.dispose()
  return new Blob(target.buffer ? [target.buffer] : [], { type: 'video/mp4' })
}
