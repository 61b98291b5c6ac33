import { ALL_FORMATS, CustomSource, EncodedPacketSink, Input, IsobmffInputFormat } from 'mediabunny'
import type { ByteSource, FileFacts } from '#server/ports/sandbox.ts'
import { isTooManyPixels } from './image-size.ts'
import { UnreadableFile } from './unreadable-file.ts'

const NAMES = { video: 'video', audio: 'sound' } as const
const MAX_SECONDS = 24 * 60 * 60

/** Size and length of a video or sound. */
export async function probeMedia(
  { mediaType }: { mediaType: 'video' | 'audio' },
  [file]: readonly ByteSource[],
): Promise<FileFacts> {
  if (!file) throw new UnreadableFile('The file is missing')
  const source = new CustomSource({
    getSize: () => file.size,
    read: (start, end) => file.read(start, end),
    handleUnhandledError: () => undefined,
  })
  const input = new Input({ source, formats: ALL_FORMATS })
  try {
    const facts = await readTracks(input, mediaType)
    if (!(await reachesItsEnd(input)))
      throw new UnreadableFile(`The ${NAMES[mediaType]} is cut off: a part of the file is missing`)
    return facts
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause
    throw new UnreadableFile(`The ${NAMES[mediaType]} cannot be read`, { cause })
  } finally {
    input.dispose()
  }
}

/**
 * An MP4 or MOV with its index in front says what all of it shows, however little of it has arrived. Other kinds are read as far as they
 * go: true.
 */
async function reachesItsEnd(input: Input): Promise<boolean> {
  if (!((await input.getFormat()) instanceof IsobmffInputFormat)) return true
  const track = (await input.getPrimaryVideoTrack()) ?? (await input.getPrimaryAudioTrack())
  return track === null || (await new EncodedPacketSink(track).getPacket(Infinity)) !== null
}

async function readTracks(input: Input, mediaType: 'video' | 'audio'): Promise<FileFacts> {
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (mediaType === 'video' && !video) throw new UnreadableFile('The file holds no video')
  if (mediaType === 'audio' && !audio) throw new UnreadableFile('The file holds no sound')
  const width = video ? await video.getDisplayWidth() : null
  const height = video ? await video.getDisplayHeight() : null
  if (video && width !== null && height !== null) {
    const coded = { width: await video.getCodedWidth(), height: await video.getCodedHeight() }
    for (const size of [{ width, height }, coded])
      if (isTooManyPixels(size))
        throw new UnreadableFile(`The video is too large (${size.width} × ${size.height} pixels)`)
  }
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) throw new UnreadableFile('The file has no length')
  if (seconds > MAX_SECONDS) throw new UnreadableFile('The file says that it is longer than a day')
  return { width, height, durationMs: Math.round(seconds * 1000) }
}
