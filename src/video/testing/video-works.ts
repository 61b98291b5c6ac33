import {
  BlobSource,
  ALL_FORMATS,
  Input,
  Mp4OutputFormat,
  NullTarget,
  Output,
  VideoSample,
  VideoSampleSink,
  VideoSampleSource,
} from 'mediabunny'
import { createVideoRetoucher } from '#engines/draft/video/video-retoucher.ts'
import { openWebVideo } from '#engines/draft/video/web.ts'
import type { VideoOrder } from '#engines/ports.ts'
import { fetchSample } from './sample-assets.ts'

const videos = createVideoRetoucher(openWebVideo)

async function drain(body: ReadableStream<Uint8Array>): Promise<number> {
  const reader = body.getReader()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) size += part.value.length
  return size
}

/** What the tools do with videos, in this page's worker as in a tab. */
export const videoWorks = {
  /** How long a kind of work takes on a kept video, ms. */
  async rework(
    name: string,
    order: VideoOrder,
  ): Promise<{ ms: number; frames: number; width: number; height: number }> {
    const file = await fetchSample(`sample:kept?${name}`)
    const begun = performance.now()
    const { body, frames, width, height } = await videos.rework(
      {
        size: file.size,
        read: async (start, end) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
      },
      order,
    )
    await drain(body)
    return { ms: performance.now() - begun, frames, width, height }
  },

  /** How long the browser takes to decode a kept video and to encode it again without a change, at `factor` times its size, ms. */
  async transcode(name: string, factor: number): Promise<number> {
    const begun = performance.now()
    const input = new Input({ source: new BlobSource(await fetchSample(`sample:kept?${name}`)), formats: ALL_FORMATS })
    const video = await input.getPrimaryVideoTrack()
    if (!video) throw new Error('It has no pictures')
    const [width, height] = [(await video.getDisplayWidth()) * factor, (await video.getDisplayHeight()) * factor]
    const output = new Output({ format: new Mp4OutputFormat(), target: new NullTarget() })
    const source = new VideoSampleSource({
      codec: 'avc',
      bitrate: Math.round(width * height * 30 * 0.13),
      keyFrameInterval: 2,
    })
    output.addVideoTrack(source)
    await output.start()
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { alpha: false })
    for await (const sample of new VideoSampleSink(video).samples()) {
      if (factor === 1) await source.add(sample)
      else {
        sample.draw(context as OffscreenCanvasRenderingContext2D, 0, 0, width, height)
        const { timestamp, duration } = sample
        const larger = new VideoSample(canvas, { timestamp, duration })
        await source.add(larger)
        larger.close()
      }
      sample.close()
    }
    await output.finalize()
    input.dispose()
    return performance.now() - begun
  },
}
