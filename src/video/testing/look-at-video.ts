import { createCanvas, loadImage } from '@napi-rs/canvas'
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, type InputTrack } from 'mediabunny'

/** The content of a video: the times of its frames, and every packet of its sound. */
export async function tracksOf(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const packets = async (track: InputTrack | null) => {
    const all: { time: number; length: number; data: string }[] = []
    if (track)
      for await (const { timestamp, duration, data } of new EncodedPacketSink(track).packets())
        all.push({
          time: Math.round(timestamp * 1e4),
          length: Math.round(duration * 1e4),
          data: Buffer.from(data).toString('base64'),
        })
    return all
  }
  const video = await input.getPrimaryVideoTrack()
  return {
    codec: await video?.getCodec(),
    size: [await video?.getDisplayWidth(), await video?.getDisplayHeight()],
    frames: (await packets(video)).map(({ time, length }) => ({ time, length })),
    sound: await packets(await input.getPrimaryAudioTrack()),
  }
}

/** Red, green and blue of an image, on average. */
export async function meanOf(bytes: Uint8Array) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, image.width, image.height)
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel++) sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  return sums.map((sum) => sum / (data.length / 4))
}

/** @param x as a share of the width, y of the height */
export async function colourAt(bytes: Uint8Array, x: number, y: number) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return [...context.getImageData(Math.floor(x * image.width), Math.floor(y * image.height), 1, 1).data]
}
