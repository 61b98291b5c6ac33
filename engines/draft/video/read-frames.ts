import { VideoSampleSink } from 'mediabunny'
import { EngineError, type FramePixels, type FramesRequest } from '#engines/ports.ts'
import { contextOf } from './frame.ts'
import type { OpenedVideo } from './open-video.ts'
import { BROKEN_VIDEO } from './protocol.ts'

/** A video's frames at these shares of its length, small. */
export async function readFrames(
  { video, first, facts }: OpenedVideo,
  { at, side }: FramesRequest,
): Promise<FramePixels[]> {
  const scale = Math.min(1, side / Math.max(facts.width, facts.height))
  const [width, height] = [facts.width, facts.height].map((px) => Math.max(1, Math.round(px * scale)))
  const context = contextOf(width ?? 1, height ?? 1)
  context.imageSmoothingQuality = 'high'
  const sink = new VideoSampleSink(video)
  const frames: FramePixels[] = []
  for (const share of at) {
    const sample = await sink.getSample(first + share * facts.duration).catch((cause: unknown) => {
      throw new EngineError(BROKEN_VIDEO, { cause })
    })
    if (!sample) throw new EngineError(BROKEN_VIDEO)
    const { canvas } = context
    sample.draw(context, 0, 0, canvas.width, canvas.height)
    sample.close()
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    frames.push({ width: canvas.width, height: canvas.height, data: new Uint8Array(data) })
  }
  return frames
}
