import { parseScene } from '#engines/draft/illustrator/parse/parse-scene.ts'
import type { WrittenShot } from '#engines/ports.ts'
import { readShot } from '#src/domain/shots.ts'
import { isPerson } from '#engines/draft/illustrator/parse/infer.ts'

/** Where one thing ends and the next begins. */
const BETWEEN = /[,;:.!?–—]+\s+(?:(?:and|or|then|but)\s+)?|\s+and\s+(?=(?:an?|the|some|how)\s)/iu
/** Fewer words are part of what stands beside them. */
const LEAST_WORDS = 2
const SIZES = ['MEDIUM', 'CLOSE_UP', 'WIDE'] as const

/**
 * The shots of a scene that speaks of several things to see: one for each, in the order in which they are named.
 * @param context what every image of the scene shows besides: its place, its hour
 * @returns empty where the scene names fewer than two
 */
export function clauseShots(narration: string, context: readonly string[]): WrittenShot[] {
  const clauses: { text: string; subject: string }[] = []
  for (const text of narration
    .trim()
    .replace(/[.!?…]+$/u, '')
    .split(BETWEEN)) {
    const subject = subjectOfClause(text)
    const last = clauses.at(-1)
    if (last && (subject === '' || subject === last.subject || text.split(/\s+/u).length < LEAST_WORDS))
      last.text += `, ${text}`
    else clauses.push({ text, subject })
  }
  const seen = clauses.filter(({ subject }) => subject !== '')
  if (new Set(seen.map(({ subject }) => subject)).size < 2) return []
  return seen.map(({ text, subject }, at) => ({
    ...readShot([text, ...context].filter(Boolean).join(', ')),
    // Up close a person is a face, and what they do is not seen.
    size: isPerson(subject) ? 'MEDIUM' : (SIZES[at % SIZES.length] ?? 'MEDIUM'),
  }))
}

/** The first thing to see that a clause names; empty for none. A place counts where nothing else is named. */
export function subjectOfClause(clause: string): string {
  const { mentions, place } = parseScene(clause)
  const [first] = mentions
  if (first) return first.kind
  return place === 'abstract' || place === 'studio' ? '' : place
}
