import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import {
  SKIN_TONES,
  type SkinTone,
  type Sticker,
  type StickerPath,
  withTone,
} from '../../src/domain/stickers/sticker.ts'
import { multiply, parseSticker } from '../../src/domain/stickers/parse-sticker.ts'

/** Bytes of a part before it is compressed: about 20 KB on the line. */
const PART = 64_000
// Not imported: test runners would turn nine MB into a program.
const require = createRequire(import.meta.url)

const PREFIX = 'virtual:sticker-'

/**
 * Modules of the vector objects that lie over films: `virtual:sticker-parts` loads them in small parts, as paths, neighbours of the
 * alphabet together; `-words` is what to find them by, and `-emoji` their names by emoji. The set is nine MB, so it is read only where
 * one of these is asked for.
 */
export function stickers() {
  let read: ReturnType<typeof readSet> | undefined
  return {
    name: 'storyloom:stickers',
    resolveId: (id: string) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id: string) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      read ??= readSet()
      const { parts, words, emoji } = read
      const [kind = '', number] = id.slice(PREFIX.length + 1).split('/')
      if (kind === 'parts') return `export const parts = [${parts.map(({ first }, at) => partEntry(first, at)).join()}]`
      if (kind === 'part') return asModule(Object.fromEntries((parts[Number(number)]?.entries ?? []).map(toSticker)))
      return asModule(kind === 'words' ? words : emoji)
    },
  } satisfies Plugin
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

function readSet() {
  const set = require('@iconify-json/fluent-emoji-flat/icons.json') as IconSet
  const entryOf = (name: string, { body, height = set.height }: Drawing, isFlipped: boolean): Entry => ({
    ...{ name, body, height, isFlipped },
    width: set.width,
  })
  // Other aliases are names that a drawing had before.
  const aliases = Object.entries(set.aliases).flatMap(([name, { parent, hFlip }]) => {
    const drawing = set.icons[parent]
    return drawing && hFlip ? [entryOf(name, drawing, true)] : []
  })
  const all = [...Object.entries(set.icons).map(([name, drawing]) => entryOf(name, drawing, false)), ...aliases]
  const names = new Set(all.map(({ name }) => name))
  const emoji = emojiNames(names)
  return {
    parts: inParts(all.toSorted((a, b) => (a.name < b.name ? -1 : 1))),
    words: wordList(names, emoji),
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

/** What to find emoji by; the first of each is its name. */
const readLibrary = () => require('emojilib') as Readonly<Record<string, readonly string[]>>

const TONE_SIGNS = ['\u{1f3fb}', '\u{1f3fc}', '\u{1f3fd}', '\u{1f3fe}', '\u{1f3ff}']

/** Names by emoji. The set's own list lacks its mirrored drawings, and some skin tones. */
function emojiNames(names: ReadonlySet<string>): Record<string, string> {
  const listed = require('@iconify-json/fluent-emoji-flat/chars.json') as Readonly<Record<string, string>>
  const toEmoji = (codes: string) => String.fromCodePoint(...codes.split('-').map((code) => parseInt(code, 16)))
  const found = new Map(Object.entries(listed).map(([codes, name]) => [plain(toEmoji(codes)), name]))
  for (const [emoji, [name = '']] of Object.entries(readLibrary()))
    if (names.has(slug(name)) && !found.has(plain(emoji))) found.set(plain(emoji), slug(name))
  for (const [emoji, name] of [...found])
    for (const [at, tone] of tonesOf(name, names).entries()) {
      const [first = '', ...rest] = emoji
      const toned = [first, TONE_SIGNS[at], ...rest].join('')
      if (!found.has(toned)) found.set(toned, withTone(name, tone))
    }
  return Object.fromEntries(found)
}

const plain = (emoji: string) => emoji.replaceAll('\ufe0f', '')
const slug = (name: string) => name.replaceAll('_', '-')

/** Stickers in the order in which emoji stand on a keyboard, each with its skin tones and words. */
function wordList(names: ReadonlySet<string>, emoji: Readonly<Record<string, string>>) {
  const words = new Map<string, string>()
  for (const [sign, own] of Object.entries(readLibrary())) {
    const name = emoji[plain(sign)]
    if (name !== undefined && names.has(name)) words.set(name, own.join(' ').replaceAll('_', ' '))
  }
  for (const name of names) if (!words.has(name) && !isTone(name, names)) words.set(name, '')
  return [...words].map(([name, own]): [string, SkinTone[], string] => {
    const known = new Set(name.split('-'))
    const others = [...new Set(own.toLowerCase().split(' '))].filter((word) => word !== '' && !known.has(word))
    return [name, tonesOf(name, names), others.join(' ')]
  })
}

/** All or none: a light for police cars is no police car in a light tone. */
const tonesOf = (name: string, names: ReadonlySet<string>): SkinTone[] =>
  SKIN_TONES.every((tone) => names.has(withTone(name, tone))) ? [...SKIN_TONES] : []

const isTone = (name: string, names: ReadonlySet<string>) =>
  SKIN_TONES.some((tone) => name.endsWith(`-${tone}`) && tonesOf(name.slice(0, -tone.length - 1), names).length > 0)
