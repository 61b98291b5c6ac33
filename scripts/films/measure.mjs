import { differenceHash, hashDistance } from '../../engines/draft/illustrator/image-hash.ts'
import { makeNodeCanvas } from '../../engines/draft/illustrator/canvas-node.ts'
import { parseScene } from '../../engines/draft/illustrator/parse/parse-scene.ts'

/** What an illustrator draws of a prompt at most. */
const DRAWN = 3

/** Bits of 64 below which two images have the same composition. */
const SAME = 8
/** What the writer may add: ordinals and a greeting. */
const ADDED = new Set(
  'first second third fourth fifth sixth seventh eighth ninth tenth happy birthday to thank you congratulations'.split(
    ' ',
  ),
)
const FPS = 30

const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const plain = (text) => text.toLowerCase().replaceAll(/[“”"]/gu, '').replaceAll('’', "'")

/**
 * Figures of one finished video.
 * @param {import('./briefs.mjs').FilmBrief} brief
 * @param {{ scenes: any[] }} story as `getStory` answers it
 * @param {import('@napi-rs/canvas').Image[]} images of its shots, in order
 */
export function measureFilm(brief, { scenes }, images) {
  const said = scenes.map(({ text }) => text).join(' ')
  const seconds = scenes.reduce((sum, { duration_in_frames: frames }) => sum + frames, 0) / FPS
  const given = new Set(
    wordsOf(brief.text).flatMap((word) => (word === 'they' || word === 'their' ? [word, 'you', 'your'] : word)),
  )
  const hashes = images.map((image) => differenceHash(toSurface(image), makeNodeCanvas))
  return {
    lost: (brief.keep ?? []).filter((words) => !plain(said).includes(plain(words))),
    spoken: (brief.never ?? []).filter((words) => new RegExp(`\\b${words}\\b`, 'iu').test(said)),
    invented: brief.composed ? [] : wordsOf(said).filter((word) => !given.has(word) && !ADDED.has(word)),
    subjectless: scenes
      .filter(({ text, arolls }) => !showsSubject(text, promptOf(arolls), brief.text))
      .map(({ text }) => text),
    scenes: scenes.length,
    repeated: hashes.filter((hash, at) => at > 0 && hashDistance(hash, hashes[at - 1]) < SAME).length,

    seconds,
    shotsPerMinute: (images.length * 60) / seconds,
    ofAsked: seconds / (brief.seconds ?? 30),
  }
}

/** The prompt of a scene's first image. */
const promptOf = ([first]) => first?.aroll_object.image_generation_prompt ?? ''

/**
 * Whether an image shows something that its sentence names, or what the video is about, as the illustrator reads them; beside a sentence
 * that names nothing to draw, whether it shows anything at all.
 * @param {string} text
 * @param {string} prompt
 * @param {string} [topic]
 */
export function showsSubject(text, prompt, topic = '') {
  const [said, drawn, whole] = [parseScene(text), parseScene(prompt), parseScene(topic)]
  const shown = new Set([...drawn.mentions.slice(0, DRAWN).map(({ kind }) => kind), ...placesOf(drawn)])
  const named = [said, whole].map((scene) => [...scene.mentions.map(({ kind }) => kind), ...placesOf(scene)])
  return named[0]?.length ? named.flat().some((kind) => shown.has(kind)) : shown.size > 0
}

/** Places that can be seen, the things of a venue among them. */
const placesOf = ({ place, outdoors, backdrop, venue }) =>
  [place, outdoors, backdrop, venue].filter(
    (one) => one !== undefined && !['abstract', 'studio', 'portrait'].includes(one),
  )

function toSurface(image) {
  const surface = makeNodeCanvas(image.width, image.height)
  surface.context.drawImage(image, 0, 0)
  return surface
}
