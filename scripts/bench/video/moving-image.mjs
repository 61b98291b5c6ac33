import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { openNodeClip } from '../../../engines/draft/animator/studio-node.ts'
import { makeNodeCanvas } from '../../../engines/draft/illustrator/canvas-node.ts'
import { paint } from '../../../engines/draft/illustrator/illustrator.ts'

/**
 * A clip of a drawn image that a camera moves over: every pixel changes with every frame, as in what people film.
 * @param {{ width: number, height: number, frames: number, sound?: import('../../../engines/audio/wav.ts').PcmAudio | null }} clip
 * @returns {Promise<Uint8Array>} an MP4, without sound unless there is one
 */
export async function movingImage({ width, height, frames, sound = null }) {
  const image = paint(makeNodeCanvas, {
    ...{ prompt: 'A harbour town with boats', look: 'cinematic', seed: 7 },
    ...{ width: width + 2 * frames, height: height + frames },
  })
  const surface = makeNodeCanvas(width, height)
  const clip = await openNodeClip({ width, height, fps: 30, sound })
  for (let frame = 0; frame < frames; frame++) {
    surface.context.drawImage(image.image, -2 * frame, -frame)
    await clip.add(surface)
  }
  return clip.finish()
}

/**
 * The same over and over, as many times: packets are copied, nothing is encoded again.
 * @param {Uint8Array} clip an MP4
 * @param {number} times
 * @returns {Promise<Uint8Array>}
 */
export async function repeated(clip, times) {
  const input = new Input({ source: new BufferSource(clip), formats: ALL_FORMATS })
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() })
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const images = new EncodedVideoPacketSource(await video.getCodec())
  output.addVideoTrack(images)
  const sound = audio && new EncodedAudioPacketSource(await audio.getCodec())
  if (sound) output.addAudioTrack(sound)
  await output.start()
  const length = await input.computeDuration()
  for (let round = 0; round < times; round++) {
    await copyPackets(video, images, round * length)
    if (sound) await copyPackets(audio, sound, round * length)
  }
  await output.finalize()
  return new Uint8Array(output.target.buffer)
}

async function copyPackets(track, source, later) {
  const decoderConfig = await track.getDecoderConfig()
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet.clone({ timestamp: packet.timestamp + later }), { decoderConfig })
}
