import {
  ALL_FORMATS,
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { EngineError, type VideoFile } from '#engines/ports.ts'
import type { VideoFacts } from './frame.ts'
import { BROKEN_VIDEO } from './protocol.ts'

export interface OpenedVideo {
  video: InputVideoTrack
  audio: InputAudioTrack | null
  /** s, where its time begins. */
  first: number
  facts: VideoFacts
  /** How many packets its sound has. */
  soundPackets: number
  close(): void
}

const even = (length: number) => 2 * Math.ceil(length / 2)

/** Opens a video that this browser can decode. */
export async function openVideo(file: VideoFile): Promise<OpenedVideo> {
  const source = new CustomSource({
    getSize: () => file.size,
    read: (start, end) => file.read(start, end),
    prefetchProfile: 'network',
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ source, formats: ALL_FORMATS })
  const close = () => input.dispose()
  try {
    const video = await input.getPrimaryVideoTrack()
    if (!video) throw new EngineError('This file contains no video')
    if (!(await video.canDecode()))
      throw new EngineError(`This video format isn’t supported (${(await video.getCodec()) ?? 'unknown'})`)
    const audio = await input.getPrimaryAudioTrack()
    const frames = await countPackets(video)
    if (frames === 0) throw new EngineError(BROKEN_VIDEO)
    return {
      video,
      audio,
      first: await video.getFirstTimestamp(),
      facts: {
        width: even(await video.getDisplayWidth()),
        height: even(await video.getDisplayHeight()),
        frames,
        duration: await input.computeDuration(),
      },
      soundPackets: audio ? await countPackets(audio) : 0,
      close,
    }
  } catch (cause) {
    close()
    throw cause instanceof EngineError ? cause : new EngineError(BROKEN_VIDEO, { cause })
  }
}

async function countPackets(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  let count = 0
  for await (const _packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true }))
    count++
  return count
}
