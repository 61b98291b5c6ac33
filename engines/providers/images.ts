import { type Follows, type IllustrationRequest, EngineError, type EncodedImage, type Look } from '#engines/ports.ts'
import type { Provider } from './http/provider.ts'

interface Free {
  pixels: number
  /** px that each side is a multiple of. */
  step: number
}

/** Training sizes of models that take any size. */
const USUAL: Free = { pixels: 1_024 * 1_024, step: 64 }

/** A model's image inputs besides the prompt. */
export interface References {
  /** Portraits first, then the image whose style is followed, then an earlier one of the film. */
  images: Uint8Array[]
  /** The role of each, appended to the prompt; empty without images. */
  words: string
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/**
 * A request's images for a model that takes a list of images and their description in the prompt.
 * @param most images that it takes; an earlier image of the film goes along where there is room for it
 */
export function referencesOf(
  { people = [], style, earlier: before }: IllustrationRequest,
  follows: Follows,
  most: number = PLACES.length,
): References {
  const shown = people.slice(0, Math.min(follows.portraits, PLACES.length - 2))
  const followed = follows.style ? style : undefined
  const others = shown.length + (followed ? 1 : 0)
  const earlier = follows.earlier && others < most ? before : undefined
  const who = shown.map(({ name, isSheet }, at) =>
    isSheet
      ? `the ${PLACES[at]} picture is the character sheet of ${name}, from several sides`
      : `the ${PLACES[at]} picture shows ${name}`,
  )
  const outfit = shown.some(({ isSheet }) => isSheet)
    ? ', and the outfit of their character sheet, each of them once and in one view'
    : ''
  const lines = [
    ...(who.length > 0
      ? [
          `Of the pictures given, ${who.join(', ')}. Draw these people so that everybody recognises them: the same face, hair, age and build${outfit}. Take over nothing else of these pictures.`,
        ]
      : []),
    ...(followed
      ? [
          `The ${PLACES[shown.length]} picture is given for its style alone: follow its colours, light and technique ${degreeOf(followed.strength)}, and show nothing of what it shows.`,
        ]
      : []),
    ...(earlier
      ? [
          `The ${PLACES[others]} picture is an earlier shot of the same film. Where this one shows the same place, light or things, they look exactly as they do there; its framing and everything else follow the words above.`,
        ]
      : []),
  ]
  return {
    images: [
      ...shown.map(({ image: picture }) => picture),
      ...(followed ? [followed.image] : []),
      ...(earlier ? [earlier] : []),
    ],
    words: lines.join('\n\n'),
  }
}

/** A strength from 0 to 1, for models that only read. */
function degreeOf(strength: number): string {
  if (strength < 0.34) return 'slightly'
  return strength < 0.67 ? 'clearly' : 'closely'
}

/** The type by an image's first bytes: PNG, WebP or JPEG. */
export function imageType(bytes: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' {
  if (bytes[0] === 0x89) return 'image/png'
  return String.fromCharCode(...bytes.subarray(8, 12)) === 'WEBP' ? 'image/webp' : 'image/jpeg'
}

/** Images that models are shown at most, although some take more. */
export const MAX_SHOWN = 4

/** What a model follows that is shown so many images; with fewer than four, portraits come first. */
export function followsOf(most: number): Follows | undefined {
  if (most < 1) return undefined
  if (most >= MAX_SHOWN) return { portraits: MAX_SHOWN - 1, style: true, earlier: true }
  return { portraits: Math.max(1, most - 1), style: most > 1 }
}

/** Bytes of an image, or of a voice as RIFF WAVE, as a data URL, so that nothing is stored publicly. */
export function dataUrl(bytes: Uint8Array): string {
  const text = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  const isSound = text(0) === 'RIFF' && text(8) === 'WAVE'
  return `data:${isSound ? 'audio/wav' : imageType(bytes)};base64,${Buffer.from(bytes).toString('base64')}`
}

/** A provider's bytes as an image: the detected type counts, not the announced one. @param ordered the size it was asked for */
export async function toImage(
  { label, tools }: Provider,
  bytes: Uint8Array,
  ordered?: EncodedImage['ordered'],
): Promise<EncodedImage> {
  const { contentType, width, height } = await tools.inspect(bytes).catch((cause: unknown) => {
    throw new EngineError(`${label} returned an unreadable image`, { cause })
  })
  if ((contentType !== 'image/png' && contentType !== 'image/jpeg') || width === null || height === null)
    throw new EngineError(`${label} returned an unsupported image format`)
  return { bytes, contentType, width, height, ...(ordered && { ordered }) }
}

/** A prompt with its look in words, for models that know no looks; '' adds none. */
export function inLook(prompt: string, look: string, looks: readonly Look[]): string {
  if (look === '') return prompt
  const style = looks.find(({ id }) => id === look) ?? looks[0]
  return style ? `${prompt}\n\nStyle: ${style.name}. ${style.description}` : prompt
}

/** So many px in steps, in a shape. */
export function freeSize(shape: number, { pixels, step }: Free = USUAL): { width: number; height: number } {
  const side = (px: number) => Math.max(step, Math.round(px / step) * step)
  return { width: side(Math.sqrt(pixels * shape)), height: side(Math.sqrt(pixels / shape)) }
}
