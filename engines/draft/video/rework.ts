import {
  Mp4OutputFormat,
  Output,
  StreamTarget,
  VideoSample,
  VideoSampleSink,
  VideoSampleSource,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  type InputAudioTrack,
} from 'mediabunny'
import { EngineError, type FollowedSubject, type FramePreview, type PreviewPlace } from '#engines/ports.ts'
import { watchSubject } from './follow-subject.ts'
import { encodeJpeg, frameReader, type FrameWork, isBt709, type PixelBox, toVideoFrame } from './frame.ts'
import type { Planes } from './planes.ts'
import type { OpenedVideo } from './open-video.ts'
import { BROKEN_VIDEO, type MadeVideo } from './protocol.ts'

interface SoundCopy {
  source: EncodedAudioPacketSource
  /** Copies the packets that begin before a time, s. */
  advance(until: number): Promise<void>
}

/** As in the video export: 0.13 bits per pixel keep drawn images and captions clean. */
const BITS_PER_PIXEL = 0.13
/** s between images that can be decoded alone. */
const KEY_FRAMES = 2
/** s that the sound is written ahead of the image. */
const SOUND_AHEAD = 1
/** Longer side of the image that stands for it, px. */
export const STILL_SIDE = 640

export interface WrittenBytes {
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
  file: WritableStream<WrittenBytes>,
  onProgress: (share: number) => void,
): Promise<Omit<MadeVideo, 'size'>> {
  const { frames, duration } = facts
  const { width, height } = work
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: 'reserve' }),
    target: new StreamTarget(file, { chunked: true }),
  })
  const bitrate = Math.round(width * height * Math.max(1, frames / Math.max(duration, 0.001)) * BITS_PER_PIXEL)
  const images = new VideoSampleSource({ codec: 'avc', bitrate, keyFrameInterval: KEY_FRAMES })
  output.addVideoTrack(images, { maximumPacketCount: frames })
  const sound = audio && (await copySound(audio))
  if (sound) output.addAudioTrack(sound.source, { maximumPacketCount: soundPackets })
  const toFrame = frameReader(first, facts)
  let still: MadeVideo['still'] | null = null
  let done = 0
  try {
    await output.start()
    for await (const sample of samplesOf(video)) {
      try {
        const frame = toFrame(sample)
        const changed = (await work.change(frame)) ?? (isKept(sample, work) ? null : await frame.planes())
        still ??= await encodeJpeg(changed ?? (await frame.planes()), STILL_SIDE)
        const shown = changed ? toSample(changed, sample) : sample
        await images.add(shown)
        if (shown !== sample) shown.close()
      } finally {
        sample.close()
      }
      await sound?.advance(sample.timestamp + SOUND_AHEAD)
      onProgress(++done / frames)
    }
    await sound?.advance(Infinity)
    if (done !== frames || !still) throw new EngineError(BROKEN_VIDEO)
    images.close()
    sound?.source.close()
    await output.finalize()
  } catch (cause) {
    await output.cancel().catch(() => undefined)
    throw cause
  }
  return { contentType: 'video/mp4', width, height, durationMs: Math.round(duration * 1000), frames, still }
}

/** Where the subject is in every frame. */
export async function followIn({ video, first, facts }: OpenedVideo): Promise<FollowedSubject> {
  const watch = watchSubject(facts)
  const toFrame = frameReader(first, facts)
  for await (const sample of samplesOf(video)) {
    watch.see(toFrame(sample))
    sample.close()
  }
  return watch.finish()
}

/** Side of the part that is shown of a frame, px of the video. */
const PART = 160

/** The frame at a time or a part of it, before and after. */
export async function previewFrame(
  { video, first, facts }: OpenedVideo,
  work: FrameWork,
  { atMs, around }: PreviewPlace,
): Promise<FramePreview> {
  const last = await new VideoSampleSink(video).getSample(first + atMs / 1000)
  if (!last) throw new EngineError('The video has no frames there')
  const end = last.timestamp
  last.close()
  const toFrame = frameReader(first, facts)
  for await (const sample of samplesOf(video, Math.max(first, end - work.lookBack))) {
    try {
      const frame = toFrame(sample)
      if (sample.timestamp < end) {
        await work.change(frame)
        continue
      }
      const box = around && boxAround(facts, around)
      const factor = work.width / facts.width
      const same = box && {
        x: box.x * factor,
        y: box.y * factor,
        width: box.width * factor,
        height: box.height * factor,
      }
      const side = Math.max(facts.width, facts.height, work.width, work.height)
      const before = await encodeJpeg(await frame.planes(), side, box)
      const after = await work.change(frame)
      return { before, after: after ? await encodeJpeg(after, side, same) : before }
    } finally {
      sample.close()
    }
  }
  throw new EngineError(BROKEN_VIDEO)
}

function boxAround({ width, height }: { width: number; height: number }, { x, y }: { x: number; y: number }): PixelBox {
  const [across, down] = [Math.min(PART, width), Math.min(PART, height)]
  const begin = (share: number, whole: number, part: number) =>
    Math.min(whole - part, Math.max(0, Math.round(share * whole - part / 2)))
  return { x: begin(x, width, across), y: begin(y, height, down), width: across, height: down }
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
  return (
    sample.rotation === 0 &&
    !sample.flip &&
    sample.displayWidth === width &&
    sample.displayHeight === height &&
    sample.codedWidth === width &&
    sample.codedHeight === height &&
    isBt709(sample)
  )
}

function toSample(image: Planes, { timestamp, duration }: VideoSample): VideoSample {
  const frame = toVideoFrame(image, Math.round(timestamp * 1e6), Math.round(duration * 1e6))
  return new VideoSample(frame, { timestamp, duration })
}

/** Takes the sound over packet by packet: nothing is decoded, so every sample stays what it was. */
async function copySound(track: InputAudioTrack): Promise<SoundCopy> {
  const codec = await track.getCodec()
  if (codec === null || !new Mp4OutputFormat().getSupportedAudioCodecs().includes(codec))
    throw new EngineError(`The audio format of this video (${codec ?? 'unknown'}) isn’t supported`)
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
