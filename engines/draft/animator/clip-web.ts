import { BufferTarget, Mp4OutputFormat, Output, VideoSample, VideoSampleSource } from 'mediabunny'
import { BT709, toBt709 } from '#src/domain/bt709.ts'
import { EngineError } from '#engines/ports.ts'
import type { ClipOptions, ClipWriter } from './studio.ts'
import { addSound } from './write-sound.ts'

/** Bits per second of a clip of 1280 × 720. */
const BITRATE = 5_000_000

/** Encodes clips with the browser's own encoder. */
export async function openWebClip({ width, height, fps, sound }: ClipOptions): Promise<ClipWriter> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const bitrate = Math.round((BITRATE * width * height) / (1_280 * 720))
  const source = new VideoSampleSource({ codec: 'avc', bitrate, keyFrameInterval: 1 })
  output.addVideoTrack(source, { frameRate: fps })
  const writeSound = sound && addSound(output, sound)
  await output.start()
  const written = writeSound?.()
  let count = 0
  return {
    async add({ context }) {
      const { data } = context.getImageData(0, 0, width, height)
      const sample = new VideoSample(toBt709(data, width, height), {
        format: 'I420',
        colorSpace: BT709,
        codedWidth: width,
        codedHeight: height,
        timestamp: count++ / fps,
        duration: 1 / fps,
      })
      await source.add(sample).finally(() => sample.close())
    },
    async finish() {
      source.close()
      await written
      await output.finalize()
      if (!target.buffer) throw new EngineError('This browser couldn’t encode the clip')
      return new Uint8Array(target.buffer)
    },
  }
}
