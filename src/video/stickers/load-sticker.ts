import type { SizeNeed } from '../assets/asset-need.ts'
import { drawSticker } from './draw-sticker.ts'
import { isEmoji } from './emoji.ts'
import type { Sticker } from '#src/domain/stickers/sticker.ts'

/** What stands for an emoji that the set lacks: flags of countries, and those that are newer than it. */
const FLAG = 'white-flag'
const UNKNOWN = 'white-large-square'

/**
 * Loads a sticker with the few that stand beside it in the alphabet.
 * @param name its own, or an emoji as people type it
 * @throws where there is none of this name
 */
export async function loadSticker(name: string): Promise<Sticker> {
  const { parts } = await import('virtual:sticker-parts')
  const wanted = isEmoji(name) ? await nameOfEmoji(name) : name
  const part = parts.findLast(([first]) => first <= wanted)
  const stickers = (await part?.[1]())?.default ?? {}
  const sticker = Object.hasOwn(stickers, wanted) ? stickers[wanted] : undefined
  if (!sticker) throw new Error(`There is no sticker ${wanted}`)
  return sticker
}

/** Loads a sticker and paints it in the size that it is needed in, px. */
export async function paintSticker(name: string, size: SizeNeed): Promise<OffscreenCanvas> {
  const sticker = await loadSticker(name)
  const { width, height } = size(sticker.width, sticker.height)
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)))
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('This browser cannot draw: no 2D canvas is available')
  drawSticker(ctx, sticker, canvas.width)
  return canvas
}

const TONES = /[\u{1f3fb}-\u{1f3ff}]/gu

/** The sticker of an emoji: in another skin tone, or the first of several that are joined, where the set lacks the whole. */
async function nameOfEmoji(emoji: string): Promise<string> {
  const { default: names } = await import('virtual:sticker-emoji')
  const plain = emoji.replaceAll('\ufe0f', '')
  const toneless = plain.replaceAll(TONES, '')
  const known = names[plain] ?? names[toneless] ?? names[toneless.split('\u200d')[0] ?? '']
  return known ?? (/\p{Regional_Indicator}/u.test(emoji) ? FLAG : UNKNOWN)
}
