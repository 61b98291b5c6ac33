import { parseScene } from '#engines/draft/illustrator/parse/parse-scene.ts'
import type { WrittenShot } from '#engines/ports.ts'
import { readShot } from '#src/domain/shots.ts'
import { isPerson } from '#engines/draft/illustrator/parse/infer.ts'

/** Where one thing ends and the next begins. */
const BETWEEN = /[,;:.!?–—]+\s+(?:(?:and|or|then|but)\s+)?|\s+and\s+(?=(?:an?|the|some|how)\s)/iu
/** Share of the words that each thing has at least. */
const LEAST = 0.16
const SIZES = ['MEDIUM', 'CLOSE_UP', 'WIDE'] as const

/** What every image of a scene shows besides. */
export interface Around {
  /** Where the scene is; a thing that is a place of its own is not there. */
  where: string
  /** Its hour, its weather. */
  more: readonly string[]
}

/**
 * The shots of a scene that speaks of several things to see: one for each, in the order in which they are named, and for as long as it
 * is spoken of.
 * @returns empty where the scene names fewer than two
 */
export function clauseShots(narration: string, { where, more }: Around): WrittenShot[] {
  const seen: { text: string; subject: string; length: number }[] = []
  let unseen = 0
  for (const text of narration
    .trim()
    .replace(/[.!?…]+$/u, '')
    .split(BETWEEN)) {
    const subject = subjectOfClause(text)
    const last = seen.at(-1)
    if (last && (subject === '' || subject === last.subject))
      Object.assign(last, { text: `${last.text}, ${text}`, length: last.length + text.length })
    else if (subject === '') unseen += text.length
    else seen.push({ text, subject, length: text.length + (last ? 0 : unseen) })
  }
  const whole = seen.reduce((sum, { length }) => sum + length, 0)
  // 'In London, a coffee house grew …' is about one thing.
  if (new Set(seen.map(({ subject }) => subject)).size < 2 || seen.some(({ length }) => length < whole * LEAST))
    return []
  return seen.map(({ text, subject, length }, at) => ({
    ...readShot([text, isPlace(text) ? '' : where, ...more].filter(Boolean).join(', ')),
    // Up close a person is a face, and what they do is not seen.
    size: isPerson(subject) ? 'MEDIUM' : (SIZES[at % SIZES.length] ?? 'MEDIUM'),
    share: length / whole,
  }))
}

/** The first thing to see that a clause names; empty for none. A place counts where nothing else is named. */
export function subjectOfClause(clause: string): string {
  const { mentions, place } = parseScene(clause)
  const [first] = mentions
  if (first) return first.kind
  return place === 'abstract' || place === 'studio' ? '' : place
}

const isPlace = (clause: string): boolean => parseScene(clause).mentions.length === 0
