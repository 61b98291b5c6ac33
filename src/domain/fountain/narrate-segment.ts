import type { Paragraph } from './screenplay.ts'

export interface NarrationPart<Element> {
  kind: Paragraph['elementType']
  /** As they are heard or drawn. */
  words: string
  element: Element
}

/** What becomes of the paragraphs under a heading, in order. */
export type Narrated<Element> =
  | { kind: 'transition'; words: string }
  | {
      kind: 'scene'
      /** What is spoken; empty for a scene that is only seen. */
      text: string
      /** The dialogue it comes from; null where the narrator speaks or nobody does. */
      speech: Element | null
      /** The camera. */
      shot: string
      /** What happened last. */
      seen: string
    }

/** A silent scene of a screenplay lasts this much longer than an empty one, ms. */
export const SILENT_PAUSE_MS = 1_000

/**
 * The scenes of a segment: dialogue spoken, action read by the narrator or only seen, shots in the picture of what follows them. A segment
 * in which nothing happens shows its place.
 */
export function narrateSegment<Element>(
  parts: readonly NarrationPart<Element>[],
  { narrateAction, hasPlace }: { narrateAction: boolean; hasPlace: boolean },
): Narrated<Element>[] {
  const narrated: Narrated<Element>[] = []
  let shot = ''
  let seen = ''
  /** There are words that no scene shows yet. */
  let isOpen = false
  const add = (text: string, speech: Element | null, subject = seen) => {
    narrated.push({ kind: 'scene', text, speech, shot, seen: subject })
    shot = ''
    isOpen = false
  }
  for (const { kind, words, element } of parts) {
    if (words === '') continue
    if (kind === 'TRANSITION') {
      // Description before it is shown before it.
      if (isOpen) add('', null)
      narrated.push({ kind: 'transition', words })
    } else if (kind === 'SHOT') {
      if (isOpen && shot !== '') add('', null)
      shot = words
      isOpen = true
    } else if (kind === 'ACTION') {
      if (!narrateAction && isOpen && seen !== '') add('', null)
      seen = words
      isOpen = true
      if (narrateAction) add(words, null)
    } else add(words, element)
  }
  if (isOpen) add('', null)
  if (!narrated.some((each) => each.kind === 'scene') && hasPlace) add('', null, '')
  return narrated
}
