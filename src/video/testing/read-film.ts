import {
  ALL_FORMATS,
  AudioSampleSink,
  BlobSource,
  CanvasSink,
  EncodedPacketSink,
  Input,
  type VideoSample,
  VideoSampleSink,
} from 'mediabunny'

/** The metadata of an MP4, read in the page with the same library as a player. */
export interface FilmFacts {
  format: string
  videoCodec: string | null
  audioCodec: string | null
  width: number
  height: number
  /** s. */
  duration: number
  frames: number
  /** Frames whose time is not exactly their number / 30 s. */
  misplaced: number
  /** Whether the index stands before the images. */
  isFastStart: boolean
  /** The file's colour metadata. */
  colours: VideoColorSpaceInit
}

export async function readFacts(film: Blob): Promise<FilmFacts> {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (!video) throw new Error('The film has no pictures')
  let frames = 0
  let misplaced = 0
  for await (const packet of new EncodedPacketSink(video).packets()) {
    if (Math.abs(packet.timestamp - frames / 30) > 1e-6) misplaced++
    frames++
  }
  const head = new TextDecoder('latin1').decode(await film.slice(0, 2_000_000).arrayBuffer())
  const facts = {
    format: (await input.getFormat()).name,
    videoCodec: await video.getCodec(),
    audioCodec: audio ? await audio.getCodec() : null,
    width: await video.getDisplayWidth(),
    height: await video.getDisplayHeight(),
    duration: await input.computeDuration(),
    frames,
    misplaced,
    colours: await video.getColorSpace(),
    isFastStart: head.indexOf('moov') > 0 && head.indexOf('moov') < head.indexOf('mdat'),
  }
  input.dispose()
  return facts
}

/** The decoded images of frames, in one go: one by one, each would be decoded from the key frame before it. */
export async function* decodeFrames(film: Blob, frames: readonly number[]) {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS })
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) throw new Error('The film has no pictures')
    const times = frames.map((frame) => (frame + 0.5) / 30)
    let at = 0
    for await (const image of new CanvasSink(track).canvasesAtTimestamps(times)) {
      if (!image) throw new Error(`The film has no frame ${frames[at]}`)
      at++
      yield image.canvas
    }
  } finally {
    input.dispose()
  }
}

/** The decoded image of a frame. */
export async function decodeFrame(film: Blob, frame: number): Promise<HTMLCanvasElement | OffscreenCanvas> {
  for await (const image of decodeFrames(film, [frame])) return image
  throw new Error(`The film has no frame ${frame}`)
}

/** A place of a frame: as a browser shows it, and the brightness that the film holds, in its own range. */
export interface FilmPixel {
  /** Red, green and blue, 0 to 255. */
  rgb: number[]
  luma: number
}

/** Colours of a frame at some points (px). */
export async function decodePixels(
  film: Blob,
  frame: number,
  points: readonly (readonly [x: number, y: number])[],
): Promise<FilmPixel[]> {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS })
  const track = await input.getPrimaryVideoTrack()
  const sample = track && (await new VideoSampleSink(track).getSample((frame + 0.5) / 30))
  if (!sample) throw new Error(`The film has no frame ${frame}`)
  const shown = new OffscreenCanvas(sample.displayWidth, sample.displayHeight).getContext('2d', {
    willReadFrequently: true,
  })
  if (!shown) throw new Error('No canvas')
  sample.draw(shown, 0, 0)
  const lumaAt = await lumaPlane(sample)
  sample.close()
  input.dispose()
  return points.map(([x, y]) => ({ rgb: [...shown.getImageData(x, y, 1, 1).data].slice(0, 3), luma: lumaAt(x, y) }))
}

async function lumaPlane(sample: VideoSample): Promise<(x: number, y: number) => number> {
  // Both begin with a plane of a byte of brightness a pixel.
  if (sample.format !== 'I420' && sample.format !== 'NV12') throw new Error(`Frames come as ${sample.format}`)
  const bytes = new Uint8Array(sample.allocationSize())
  const [plane] = await sample.copyTo(bytes)
  return (x, y) => bytes[(plane?.offset ?? 0) + y * (plane?.stride ?? 0) + x] ?? -1
}

/** The film's left channel, or its right one; `rate` samples per second. */
export async function decodeSound(film: Blob, planeIndex = 0): Promise<{ rate: number; samples: Float32Array }> {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('The film has no sound')
  const rate = await track.getSampleRate()
  const samples = new Float32Array(Math.ceil((await input.computeDuration()) * rate) + rate)
  for await (const sample of new AudioSampleSink(track).samples()) {
    const at = Math.round(sample.timestamp * rate)
    const plane = new Float32Array(sample.numberOfFrames)
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
    if (at >= 0) samples.set(plane, at)
    sample.close()
  }
  input.dispose()
  return { rate, samples }
}

/** The packets of the film's sound, each as a text to compare. */
export async function soundPackets(film: Blob): Promise<string[]> {
  const input = new Input({ source: new BlobSource(film), formats: ALL_FORMATS })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('The film has no sound')
  const packets: string[] = []
  for await (const { data } of new EncodedPacketSink(track).packets()) packets.push(data.join())
  input.dispose()
  return packets
}
