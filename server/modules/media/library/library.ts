import { portraitPrompt } from '#src/domain/portrait-prompt.ts'
import { EXAMPLE_STORIES, type ExampleStory } from './example-stories.ts'
import { SYSTEM_MEMBERS } from './system-members.ts'
import type { Services } from '#server/platform/context.ts'
import { type Engines, isFoundStock, type Speech, type VoiceInfo } from '#engines/ports.ts'
import type { StoredFile } from '#server/platform/ports/files.ts'
import { signDownload } from '#server/platform/files/signing.ts'

/** Files that the engines make the same way every time: they are made when somebody first asks for them, and then stored. */
export type LibraryKind = 'voice' | 'music' | 'look' | 'stock' | 'portrait' | 'example' | 'narration'

/** Size of the samples of looks, px: twice that of the cards that show them. */
export const LOOK_SAMPLE = { width: 480, height: 270 } satisfies LibrarySize

/** px. Only pictures have a size. */
export interface LibrarySize {
  width: number
  height: number
}

interface Made {
  bytes: Uint8Array
  contentType: string
}

const SOUNDS: readonly LibraryKind[] = ['voice', 'music', 'narration']

/** Where a sample of an engine lies, or will lie. `size` for pictures only. */
export function libraryKey(kind: LibraryKind, id: string, size?: LibrarySize): string {
  return size
    ? `library/${kind}/${slug(id)}-${size.width}x${size.height}.jpg`
    : `library/${kind}/${slug(id)}${SOUNDS.includes(kind) ? '.wav' : '.jpg'}`
}

/** Signed address of a sample; its file is made by the first GET. */
export function libraryUrl(services: Services, kind: LibraryKind, id: string, size?: LibrarySize): Promise<string> {
  return signDownload(services, libraryKey(kind, id, size))
}

export function isLibraryKey(key: string): boolean {
  return key.startsWith('library/')
}

const underWay = new WeakMap<Services['files'], Map<string, Promise<StoredFile | null>>>()

/**
 * Makes the file of a library key unless it is there. null for a key that names nothing the engines know. Whoever asks while it is
 * being made waits for the same one.
 */
export async function ensureLibraryFile(
  services: Pick<Services, 'files' | 'engines'>,
  key: string,
): Promise<StoredFile | null> {
  const { files, engines } = services
  const stored = await files.stat(key)
  if (stored) return stored
  const pending = underWay.get(files) ?? new Map<string, Promise<StoredFile | null>>()
  underWay.set(files, pending)
  const known = pending.get(key)
  if (known) return known
  const made = make(engines, key)
    .then((file) => file && files.write(key, file.bytes, file.contentType))
    .finally(() => pending.delete(key))
  pending.set(key, made)
  return made
}

/** Keys are in lower case; ids of engines need not be. */
function slug(id: string): string {
  return id.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

const KEY =
  /^library\/(voice|music|look|stock|portrait|example|narration)\/([a-z0-9-]+?)(?:-(\d{1,4})x(\d{1,4}))?\.(?:wav|jpg)$/
const MAX_SIDE = 2_160

async function make(engines: Engines, key: string): Promise<Made | null> {
  const [, kind, name = '', width, height] = KEY.exec(key) ?? []
  if (kind === 'voice') return makeVoiceSample(engines, name)
  if (kind === 'music') return makeTrack(engines, name)
  if (kind === 'narration') return makeNarration(engines, name)
  const size = { width: Number(width), height: Number(height) }
  if (!(size.width > 0 && size.height > 0 && Math.max(size.width, size.height) <= MAX_SIDE)) return null
  if (kind === 'look') return makeLookSample(engines, name, size)
  if (kind === 'portrait') return makePortrait(engines, name, size)
  if (kind === 'example') return makeExampleImage(engines, name, size)
  return makeStockPicture(engines, name, size)
}

async function makeVoiceSample({ voice }: Engines, name: string): Promise<Made | null> {
  const info = voice.voices.find(({ id }) => slug(id) === name)
  if (!info) return null
  const text = `Hello, I am ${info.name}. Every story begins with a voice, and this one could be mine.`
  const { wav } = await voice.speak({ text, voice: info.id, speakingRate: 1, pitch: 0 })
  return { bytes: wav, contentType: 'audio/wav' }
}

async function makeTrack({ music }: Engines, name: string): Promise<Made | null> {
  const track = music.tracks.find(({ id }) => slug(id) === name)
  return track ? { bytes: await music.render(track.id), contentType: 'audio/wav' } : null
}

async function makeLookSample(
  { draft: { illustrator } }: Engines,
  name: string,
  size: LibrarySize,
): Promise<Made | null> {
  const look = illustrator.looks.find(({ id }) => slug(id) === name)
  if (!look) return null
  // The same picture for every look, so that the looks can be compared.
  const prompt = 'A lighthouse on a cliff above the sea at sunset'
  return illustrator.illustrate({ prompt, look: look.id, seed: 7, ...size })
}

async function makePortrait(
  { draft: { illustrator } }: Engines,
  name: string,
  size: LibrarySize,
): Promise<Made | null> {
  const member = SYSTEM_MEMBERS.find(({ slug: id }) => id === name)
  if (!member) return null
  const prompt = portraitPrompt({ callName: member.name, description: member.description })
  return illustrator.illustrate({ prompt, look: member.look, seed: member.seed, ...size })
}

async function makeStockPicture({ draft: { illustrator }, stock }: Engines, name: string, size: LibrarySize) {
  const item = await stock.get(name)
  if (!item || isFoundStock(item)) return null
  const { prompt, look, seed } = item
  return illustrator.illustrate({ prompt, look, seed, ...size })
}

/** The story and the scene that a file of an example is named after: `rain-2` is the second scene of the story about rain. */
function findExampleScene(name: string) {
  return EXAMPLE_STORIES.flatMap((story) => story.scenes.map((scene, at) => ({ story, scene, at }))).find(
    ({ story, at }) => exampleSceneName(story, at) === name,
  )
}

async function makeExampleImage({ draft: { illustrator } }: Engines, name: string, size: LibrarySize) {
  const found = findExampleScene(name)
  if (!found) return null
  const { prompt, seed } = found.scene
  return illustrator.illustrate({ prompt, look: found.story.look, seed, ...size })
}

async function makeNarration(engines: Engines, name: string): Promise<Made | null> {
  const found = findExampleScene(name)
  if (!found) return null
  return { bytes: (await speakExample(engines, found.story, found.at)).wav, contentType: 'audio/wav' }
}

/** What the files of a scene of an example are called in the library. */
export const exampleSceneName = ({ id }: ExampleStory, at: number): string => `${id}-${at + 1}`

/** The built-in voice of an example; its first one where there is no such voice. */
export function exampleVoice({ draft: { voice } }: Engines, { voice: wanted }: ExampleStory): VoiceInfo {
  const found = voice.voices.find(({ id }) => id === wanted) ?? voice.voices[0]
  if (!found) throw new Error('There is no built-in voice')
  return found
}

/** Speaks a scene of an example: the same sound every time. */
export function speakExample(engines: Engines, story: ExampleStory, at: number): Promise<Speech> {
  const text = story.scenes[at]?.text ?? ''
  return engines.draft.voice.speak({ text, voice: exampleVoice(engines, story).id, speakingRate: 1, pitch: 0 })
}
