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
import { openNodeClip } from '../../../engines/draft/animator/clip-node.ts'
import { makeNodeCanvas } from '../../../engines/draft/illustrator/canvas-node.ts'
import { paint } from '../../../engines/draft/illustrator/illustrator.ts'

/**
 * A clip of a drawn picture that a camera moves over: every pixel changes with every frame, as in what people film.
 * @param {{ width: number, height: number, frames: number }} size
 * @returns {Promise<Uint8Array>} an MP4 without sound
 */
export async function movingPicture({ width, height, frames }) {
  const picture = paint(makeNodeCanvas, {
    ...{ prompt: 'A harbour town with boats', look: 'cinematic', seed: 7 },
    ...{ width: width + 2 * frames, height: height + frames },
  })
  const surface = makeNodeCanvas(width, height)
  const clip = await openNodeClip({ width, height, fps: 30, sound: null })
  for (let frame = 0; frame < frames; frame++) {
    surface.context.drawImage(picture.image, -2 * frame, -frame)
    await clip.add(surface)
  }
  return clip.finish()
}

/**
 * The same over and over, as many times: packets are copied, nothing is encoded again.
 * @param {Uint8Array} clip an MP4 without sound
 * @param {number} times
 * @returns {Promise<Uint8Array>}
 */
export async function repeated(clip, times) {
  const input = new Input({ source: new BufferSource(clip), formats: ALL_FORMATS })
  const video = await input.getPrimaryVideoTrack()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() })
  const source = new EncodedVideoPacketSource(await video.getCodec())
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = await video.getDecoderConfig()
  const length = await input.computeDuration()
  for (let round = 0; round < times; round++)
    for await (const packet of new EncodedPacketSink(video).packets())
      await source.add(packet.clone({ timestamp: packet.timestamp + round * length }), { decoderConfig })
  await output.finalize()
  return new Uint8Array(output.target.buffer)
}
