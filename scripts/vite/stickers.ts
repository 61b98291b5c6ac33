import type { Plugin } from 'vite'
import {
  SKIN_TONES,
  type SkinTone,
  type Sticker,
  type StickerPath,
  withTone,
} from '../../src/video/stickers/sticker.ts'
import { multiply, parseSticker } from './parse-sticker.ts'

/** Bytes of a part before it is compressed: about 20 KB on the line. */
const PART = 64_000
const PREFIX = 'virtual:sticker-'

/**
 * Modules of the vector objects that lie over films: `virtual:sticker-parts` loads them in small parts, as paths, neighbours of the
 * alphabet together; `-words` is what to find them by, and `-emoji` their names by emoji. The set is nine MB, so it is read only where
 * one of these is asked for.
 */
export function stickers(): Plugin {
  let read: ReturnType<typeof readSet> | undefined
  return {
    name: 'storyloom:stickers',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      read ??= readSet()
      const { parts, words, emoji } = await read
      const [kind = '', number] = id.slice(PREFIX.length + 1).split('/')
      if (kind === 'parts') return `export const parts = [${parts.map(({ first }, at) => partEntry(first, at)).join()}]`
      if (kind === 'part') return asModule(Object.fromEntries((parts[Number(number)]?.entries ?? []).map(toSticker)))
      return asModule(kind === 'words' ? words : emoji)
    },
  }
}

const partEntry = (first: string, at: number) => `[${JSON.stringify(first)}, () => import('${PREFIX}part/${at}')]`

/** Read as JSON, which engines do faster than as a program. */
const asModule = (value: unknown) => ({
  code: `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`,
  map: { mappings: '' as const },
  moduleSideEffects: false,
})

interface IconSet {
  width: number
  height: number
  icons: Record<string, Drawing>
  aliases: Record<string, { parent: string; hFlip?: boolean }>
}

interface Drawing {
  body: string
  height?: number
}

interface Entry extends Required<Drawing> {
  name: string
  width: number
  isFlipped: boolean
}

async function readSet() {
  const { default: set } = (await import('@iconify-json/fluent-emoji-flat/icons.json', {
    with: { type: 'json' },
  })) as unknown as { default: IconSet }
  const entryOf = (name: string, { body, height = set.height }: Drawing, isFlipped: boolean): Entry => ({
    ...{ name, body, height, isFlipped },
    width: set.width,
  })
  const aliases = Object.entries(set.aliases).flatMap(([name, { parent, hFlip = false }]) => {
    const drawing = set.icons[parent]
    return drawing ? [entryOf(name, drawing, hFlip)] : []
  })
  const all = [...Object.entries(set.icons).map(([name, drawing]) => entryOf(name, drawing, false)), ...aliases]
  const emoji = await emojiNames()
  return {
    parts: inParts(all.toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    words: await wordList(new Set(all.map(({ name }) => name)), emoji),
    emoji,
  }
}

interface Part {
  first: string
  entries: Entry[]
  bytes: number
}

function inParts(all: readonly Entry[]): Part[] {
  const parts: Part[] = []
  for (const entry of all) {
    const last = parts.at(-1)
    const bytes = entry.body.length
    if (!last || last.bytes + bytes > PART) parts.push({ first: entry.name, entries: [entry], bytes })
    else {
      last.entries.push(entry)
      last.bytes += bytes
    }
  }
  return parts
}

/** @throws where the drawing holds what the parser does not know: a new version of the set is seen in the build */
function toSticker({ name, body, width, height, isFlipped }: Entry): [name: string, sticker: Sticker] {
  try {
    const paths = parseSticker(body)
    return [name, { width, height, paths: isFlipped ? paths.map((path) => flipped(path, width)) : paths }]
  } catch (error) {
    throw new Error(`The sticker ${name} cannot be read`, { cause: error })
  }
}

const flipped = ({ transform = [1, 0, 0, 1, 0, 0], ...path }: StickerPath, width: number): StickerPath => ({
  ...path,
  transform: multiply([-1, 0, 0, 1, width, 0], transform),
})

async function emojiNames(): Promise<Record<string, string>> {
  const { default: names } = (await import('@iconify-json/fluent-emoji-flat/chars.json', {
    with: { type: 'json' },
  })) as unknown as { default: Record<string, string> }
  const toEmoji = (codes: string) => String.fromCodePoint(...codes.split('-').map((code) => parseInt(code, 16)))
  return Object.fromEntries(
    Object.entries(names).map(([codes, name]) => [toEmoji(codes).replaceAll('\ufe0f', ''), name]),
  )
}

/** Stickers in the order in which emoji stand on a keyboard, each with its skin tones and words. */
async function wordList(names: ReadonlySet<string>, emoji: Readonly<Record<string, string>>) {
  const { default: library } = (await import('emojilib', { with: { type: 'json' } })) as unknown as {
    default: Record<string, string[]>
  }
  const words = new Map<string, string>()
  for (const [sign, own] of Object.entries(library)) {
    const name = emoji[sign.replaceAll('\ufe0f', '')]
    if (name !== undefined && names.has(name)) words.set(name, own.join(' ').replaceAll('_', ' '))
  }
  for (const name of names) if (!words.has(name) && !isTone(name, names)) words.set(name, '')
  return [...words].map(([name, own]): [string, SkinTone[], string] => {
    const known = new Set(name.split('-'))
    const others = [...new Set(own.toLowerCase().split(' '))].filter((word) => word !== '' && !known.has(word))
    return [name, SKIN_TONES.filter((tone) => names.has(withTone(name, tone))), others.join(' ')]
  })
}

const isTone = (name: string, names: ReadonlySet<string>) =>
  SKIN_TONES.some((tone) => name.endsWith(`-${tone}`) && names.has(name.slice(0, -tone.length - 1)))
