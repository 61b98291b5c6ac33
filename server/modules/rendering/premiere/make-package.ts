import type { Services } from '#server/platform/context.ts'
import { fileKind } from '#server/platform/files/file-kinds.ts'
import { readBytes, readFacts } from '#server/platform/files/inspect.ts'
import { ensureLibraryFile } from '#server/modules/media/library/library.ts'
import { isLibraryKey } from '#server/platform/files/keys.ts'
import { keyOfUrl } from '#server/platform/files/signing.ts'
import type { StoryDocument } from '#server/modules/stories/presenters/story.ts'
import type { StoredFile } from '#server/platform/ports/files.ts'
import { readDelays } from '#src/video/assets/animation-delays.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { cuesOf, toSrt, toVtt } from '#src/video/subtitles/cues.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { packFiles, type PackedFile } from './packed-files.ts'
import { layOut } from './timeline.ts'
import { toXmeml } from './xmeml.ts'
import { zipStream, type ZipEntry } from './zip.ts'

const README = `How to open it

1. Unpack this zip.
2. In Premiere Pro: File > Import, and choose the .xml file. Other programs read it too.
3. Asked where a file is, choose the folder "media"; the others are then found by themselves.

Captions are markers of the sequence and lie beside it as .srt and .vtt. Pictures are laid out and zoomed as in the story;
side movements, mirrored and cut pictures and layouts in which two pictures share the frame are yours to set. So are texts,
shapes and stickers, the place, size and motion of images and videos over a scene, and those over the whole video. Further
music and effects have tracks of their own. Music is lowered under speech by keyframes; the loudness of the whole
video is set when you export it.
`

/** Packs a story for an editing program and stores the zip. Missing files leave a gap on the timeline. */
export async function makePackage(services: Services, story: StoryDocument, key: string): Promise<StoredFile> {
  const document = toVideoDocument(story)
  const music = document.music && keyOfUrl(services.files, document.music.url)
  const musicMs = music === null ? 0 : await lengthOf(services, music)
  const stored = new Map<string, PackedFile>()
  for (const [url, file] of packFiles(services.files, story, musicMs))
    if (await find(services, file.key)) stored.set(url, file)
  const cues = cuesOf(document)
  const timeline = layOut(document, (url) => stored.get(url))
  const animations = await findAnimations(services, document, stored)
  const text = (name: string, content: string): ZipEntry => ({
    name,
    read: async () => new Blob([content]).stream(),
  })
  const entries = [
    text(`${document.storyId}.xml`, toXmeml({ title: document.title, timeline, cues })),
    text(`${document.storyId}.srt`, toSrt(cues)),
    text(`${document.storyId}.vtt`, toVtt(cues)),
    text('Read me.txt', README + listAnimations(animations)),
    ...[...stored.values()].map(({ path, key: fileKey }) => ({ name: path, read: () => open(services, fileKey) })),
  ]
  return services.files.write(key, zipStream(entries, services.clock.now()), 'application/zip')
}

/** Paths of the overlays' images that the video repeats as long as they are shown; a GIF or WebP may also be a still. */
async function findAnimations(
  { files }: Services,
  document: VideoDocument,
  stored: ReadonlyMap<string, PackedFile>,
): Promise<string[]> {
  const paths = new Set<string>()
  for (const overlay of [...document.scenes.flatMap(({ overlays }) => overlays), ...document.overlays]) {
    const file = overlay.kind === 'MEDIA' && overlay.type === 'animation' ? stored.get(overlay.url) : undefined
    if (!file || paths.has(file.path)) continue
    const bytes = await readBytes(files, file.key)
    if (bytes && readDelays(bytes).length > 1) paths.add(file.path)
  }
  return [...paths].toSorted()
}

/** A sequence has images as stills of any length. */
const listAnimations = (paths: readonly string[]): string =>
  paths.length === 0
    ? ''
    : `
Animated images repeat in the story for as long as they are shown. Here they are laid out as stills; repeat them yourself:
${paths.join('\n')}
`

const find = (services: Services, key: string): Promise<StoredFile | null> =>
  isLibraryKey(key) ? ensureLibraryFile(services, key) : services.files.stat(key)

async function open({ files }: Services, key: string): Promise<ReadableStream<Uint8Array>> {
  const file = await files.read(key)
  if (!file) throw new Error(`The file ${key} was deleted while it was packed`)
  return file.stream
}

/** ms; 0 for a file that is missing or cannot be read. */
async function lengthOf(services: Services, key: string): Promise<number> {
  const file = await find(services, key)
  const kind = file && fileKind(file.contentType)
  if (!kind) return 0
  const { durationMs } = await readFacts(services, key, kind).catch(() => ({ durationMs: 0 }))
  return durationMs ?? 0
}
