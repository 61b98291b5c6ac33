import { Mp4OutputFormat, Output, StreamTarget, VideoSample, VideoSampleSink, VideoSampleSource } from 'mediabunny'
import { BT709 } from '#src/domain/bt709.ts'
import { EngineError } from '#engines/ports.ts'
import type { Pixels } from '../illustrator/core/surface.ts'
import { copySound } from './copy-sound.ts'
import { encodeJpeg, type FrameWork, toFrame } from './frame.ts'
import type { OpenedVideo } from './open-video.ts'
import { BROKEN_VIDEO, type MadeVideo } from './protocol.ts'

/** As the film's export: 0.13 bits per pixel keep drawn pictures and captions clean. */
const BITS_PER_PIXEL = 0.13
/** s between pictures that can be decoded alone. */
const KEY_FRAMES = 2
/** s that the sound is written ahead of the picture. */
const SOUND_AHEAD = 1
/** Longer side of the picture that stands for it, px. */
const STILL_SIDE = 640

interface Written {
  data: Uint8Array<ArrayBuffer>
  position: number
}

/**
 * Decodes a video, changes each frame and encodes it again; as many frames at the same times, and the sound as it is. One frame is at
 * work at a time, so the memory stays flat however long it is.
 */
export async function reworkVideo(
  { video, audio, first, facts, soundPackets }: OpenedVideo,
  work: FrameWork,
  file: WritableStream<Written>,
  onProgress: (share: number) => void,
): Promise<Omit<MadeVideo, 'size'>> {
  const { frames, duration } = facts
  const { width, height } = work
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new StreamTarget(file, { chunked: true }),
  })
  const bitrate = Math.round(width * height * Math.max(1, frames / Math.max(duration, 0.001)) * BITS_PER_PIXEL)
  const pictures = new VideoSampleSource({ codec: 'avc', bitrate, keyFrameInterval: KEY_FRAMES })
  output.addVideoTrack(pictures, { maximumPacketCount: frames })
  const sound = audio && (await copySound(audio))
  if (sound) output.addAudioTrack(sound.source, { maximumPacketCount: soundPackets })
  let still: MadeVideo['still'] | null = null
  let done = 0
  try {
    await output.start()
    for await (const sample of samplesOf(video)) {
      try {
        const frame = toFrame(sample, first, facts)
        const changed = (await work.change(frame)) ?? (isKept(sample, work) ? null : await frame.pixels())
        still ??= await encodeJpeg(changed ?? (await frame.pixels()), STILL_SIDE)
        const shown = changed ? toSample(changed, sample) : sample
        await pictures.add(shown)
        if (shown !== sample) shown.close()
      } finally {
        sample.close()
      }
      await sound?.advance(sample.timestamp + SOUND_AHEAD)
      onProgress(++done / frames)
    }
    await sound?.advance(Infinity)
    if (done !== frames || !still) throw new EngineError(BROKEN_VIDEO)
    pictures.close()
    sound?.source.close()
    await output.finalize()
  } catch (cause) {
    await output.cancel().catch(() => undefined)
    throw cause
  }
  return { contentType: 'video/mp4', width, height, durationMs: Math.round(duration * 1000), frames, still }
}

/** The frame at a time, before and after. */
export async function previewFrame({ video, first, facts }: OpenedVideo, work: FrameWork, at: number) {
  const last = await new VideoSampleSink(video).getSample(first + at)
  if (!last) throw new EngineError('The video shows nothing there')
  const end = last.timestamp
  last.close()
  for await (const sample of samplesOf(video, Math.max(first, end - work.lookBack))) {
    try {
      const frame = toFrame(sample, first, facts)
      const isLast = sample.timestamp >= end
      const before = isLast ? await frame.pixels() : null
      const after = await work.change(frame)
      if (before) {
        const side = Math.max(before.width, before.height, work.width, work.height)
        return { before: await encodeJpeg(before, side), after: await encodeJpeg(after ?? before, side) }
      }
    } finally {
      sample.close()
    }
  }
  throw new EngineError(BROKEN_VIDEO)
}

/** What a decoder cannot go on with is the file's fault, not the program's. */
async function* samplesOf(video: OpenedVideo['video'], from = -Infinity): AsyncGenerator<VideoSample, void, unknown> {
  const samples = new VideoSampleSink(video).samples(from)
  try {
    while (true) {
      const next = await samples.next().catch((cause: unknown) => {
        throw new EngineError(BROKEN_VIDEO, { cause })
      })
      if (next.done) return
      yield next.value
    }
  } finally {
    await samples.return().catch(() => undefined)
  }
}

/** Whether a frame can go to the encoder as it is, beside frames that were changed. */
function isKept(sample: VideoSample, { width, height }: FrameWork): boolean {
  const { matrix, fullRange } = sample.colorSpace
  return (
    sample.rotation === 0 &&
    !sample.flip &&
    sample.displayWidth === width &&
    sample.displayHeight === height &&
    sample.codedWidth === width &&
    sample.codedHeight === height &&
    matrix === 'bt709' &&
    fullRange === false
  )
}

function toSample({ data, width, height }: Pixels, { timestamp, duration }: VideoSample): VideoSample {
  const init: VideoFrameBufferInit & { transfer: ArrayBufferLike[] } = {
    format: 'RGBX',
    codedWidth: width,
    codedHeight: height,
    // Written as limited range, in the values that they have (see the film's export).
    colorSpace: { ...BT709, matrix: 'rgb' },
    // Not copied; TypeScript does not know of it yet.
    transfer: [data.buffer],
    timestamp: Math.round(timestamp * 1e6),
    duration: Math.round(duration * 1e6),
  }
  return new VideoSample(new VideoFrame(new Uint8Array(data.buffer as ArrayBuffer), init), { timestamp, duration })
}
