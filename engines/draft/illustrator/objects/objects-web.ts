import type { Sticker } from '#src/domain/stickers/sticker.ts'
import type { LoadObjects } from './load-objects.ts'

/** Vector objects for the tab: the parts of the set that hold them are loaded when an image first shows one. */
export const loadWebObjects: LoadObjects = async (names) => {
  const { parts } = await import('virtual:sticker-parts')
  const entries = await Promise.all(
    names.map(async (name): Promise<[string, Sticker][]> => {
      const part = parts.findLast(([first]) => first <= name)
      const stickers = (await part?.[1]())?.default ?? {}
      const sticker = Object.hasOwn(stickers, name) ? stickers[name] : undefined
      return sticker ? [[name, sticker]] : []
    }),
  )
  return new Map(entries.flat())
}
