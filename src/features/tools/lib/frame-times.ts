import { ALL_FORMATS, EncodedPacketSink, Input, UrlSource } from 'mediabunny'

/** When each frame of a video begins, s from the first one, in order. Only the file's index is read, where it has one. */
export async function readFrameTimes(url: string): Promise<number[]> {
  const input = new Input({ source: new UrlSource(url), formats: ALL_FORMATS })
  try {
    const video = await input.getPrimaryVideoTrack()
    if (!video) return []
    const times: number[] = []
    for await (const { timestamp } of new EncodedPacketSink(video).packets(undefined, undefined, {
      metadataOnly: true,
    }))
      times.push(timestamp)
    times.sort((one, other) => one - other)
    return times.map((time) => time - (times[0] ?? 0))
  } finally {
    input.dispose()
  }
}
