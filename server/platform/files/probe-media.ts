import { ALL_FORMATS, CustomSource, EncodedPacketSink, FlacInputFormat, Input } from 'mediabunny'
import type { ByteSource, FileFacts } from '#server/platform/ports/sandbox.ts'
import { isTooManyPixels } from './image-size.ts'
import { findMediaEnd } from './media-end.ts'
import { UnreadableFile } from './unreadable-file.ts'

const NAMES = { video: 'video', audio: 'audio' } as const
const MAX_SECONDS = 24 * 60 * 60

/** Size and length of a video or sound. */
export async function probeMedia(
  { mediaType }: { mediaType: 'video' | 'audio' },
  [file]: readonly ByteSource[],
): Promise<FileFacts> {
  if (!file) throw new UnreadableFile('The file is missing')
  const cutOff = () => new UnreadableFile(`The ${NAMES[mediaType]} is incomplete`)
  const end = await findMediaEnd(file)
  if (end > file.size) throw cutOff()
  const source = new CustomSource({
    getSize: () => end,
    read: (from, to) => file.read(from, to),
    // Without it, each frame header is a message to the host and back.
    prefetchProfile: 'fileSystem',
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ source, formats: ALL_FORMATS })
  try {
    const facts = await readTracks(input, mediaType)
    if (!(await isWhole(input, facts))) throw cutOff()
    return facts
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile(`Couldn’t read the ${NAMES[mediaType]}`, { cause })
  } finally {
    input.dispose()
  }
}

/**
 * Whether the last packet exists, and as much sound as a FLAC file announces: the parser reads truncated files without an
 * error.
 */
async function isWhole(input: Input, { durationMs }: FileFacts): Promise<boolean> {
  const track = (await input.getPrimaryVideoTrack()) ?? (await input.getPrimaryAudioTrack())
  if (!track) return true
  if ((await input.getFormat()) instanceof FlacInputFormat) {
    const announced = await track.getDurationFromMetadata()
    return announced === null || Math.round(announced * 1000) <= (durationMs ?? 0)
  }
  return (await new EncodedPacketSink(track).getPacket(Infinity)) !== null
}

async function readTracks(input: Input, mediaType: 'video' | 'audio'): Promise<FileFacts> {
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (mediaType === 'video' && !video) throw new UnreadableFile('The file contains no video')
  if (mediaType === 'audio' && !audio) throw new UnreadableFile('The file contains no audio')
  const width = video ? await video.getDisplayWidth() : null
  const height = video ? await video.getDisplayHeight() : null
  if (video && width !== null && height !== null) {
    const coded = { width: await video.getCodedWidth(), height: await video.getCodedHeight() }
    for (const size of [{ width, height }, coded])
      if (isTooManyPixels(size))
        throw new UnreadableFile(`The video is too large (${size.width} × ${size.height} pixels)`)
  }
  // Queried for the length of a FLAC file without a frame, the library would search endlessly.
  if (
    audio &&
    (await input.getFormat()) instanceof FlacInputFormat &&
    !(await new EncodedPacketSink(audio).getFirstPacket())
  )
    throw new UnreadableFile('The file has no duration')
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) throw new UnreadableFile(video ? 'The video has no frames' : 'The file has no duration')
  if (seconds > MAX_SECONDS) throw new UnreadableFile('The file is longer than a day')
  return { width, height, durationMs: Math.round(seconds * 1000) }
}
