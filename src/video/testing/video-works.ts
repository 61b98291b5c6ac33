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
import type { CleanVideoSettings, VideoOrder } from '#engines/ports.ts'
import { fetchSample, keepSample } from './sample-assets.ts'

const videos = createVideoRetoucher(openWebVideo)

async function openKept(name: string) {
  const file = await fetchSample(`sample:kept?${name}`)
  return {
    size: file.size,
    read: async (start: number, end: number) => new Uint8Array(await file.slice(start, end).arrayBuffer()),
  }
}

/** The tools' work with videos, in this page's worker as in a tab. */
export const videoWorks = {
  /** Stores the result for a kept video. @returns its duration, ms, and the result */
  async rework(
    name: string,
    order: VideoOrder,
    as = 'reworked',
  ): Promise<{ ms: number; frames: number; width: number; height: number }> {
    const file = await openKept(name)
    const begun = performance.now()
    const { body, frames, width, height } = await videos.rework(file, order)
    const made = await new Response(body).blob()
    const ms = performance.now() - begun
    keepSample(as, made)
    return { ms, frames, width, height }
  },

  /** Stores a kept video with its sound cleaned. */
  async cleanSound(name: string, settings: CleanVideoSettings, as = 'cleaned') {
    const { body, frames, durationMs } = await videos.cleanSound(await openKept(name), settings)
    keepSample(as, await new Response(body).blob())
    return { frames, durationMs }
  },

  /** Keeps a part of a frame of a kept video as it is and as it becomes. @returns their sizes, px */
  async previewFrame(name: string, order: VideoOrder, place: Parameters<typeof videos.previewFrame>[2]) {
    const { before, after } = await videos.previewFrame(await openKept(name), order, place)
    for (const [as, { bytes }] of Object.entries({ before, after })) keepSample(as, new Blob([new Uint8Array(bytes)]))
    return [before, after].map(({ width, height }) => [width, height])
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
