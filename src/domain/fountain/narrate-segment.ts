import { framesToMs } from '../frames.ts'
import { EMPTY_SCENE_FRAMES } from '../planned-length.ts'
import { estimateSeconds } from '../reading-pace.ts'
import type { Paragraph } from './screenplay.ts'
import { isCentred, plainText, spokenText } from './spoken-text.ts'

export interface NarrationPart<Element> {
  /** TEXT is action that is set in the middle of the page. */
  kind: Paragraph['elementType'] | 'TEXT'
  /** As they are spoken or drawn. */
  words: string
  element: Element
}

/** The scenes of the paragraphs under a heading, in order. */
export type Narrated<Element> =
  | { kind: 'transition'; words: string }
  | {
      kind: 'scene'
      /** Spoken text; empty for a silent scene. */
      text: string
      /** The dialogue it comes from; null for the narrator and for silence. */
      speech: Element | null
      /** The camera. */
      shot: string
      /** What happened last. */
      seen: string
      /** Text shown on the image and not spoken; mostly empty. */
      shown: string
    }

/** A silent scene of a screenplay lasts this much longer than an empty one, ms. */
const SILENT_PAUSE_MS = 1_000
const MAX_PAUSE_MS = 10_000

/** How long a silent scene of a screenplay waits, ms: until what it shows can be read. */
export function silentPauseMs(shown: string, language: string): number {
  const readMs = estimateSeconds(shown, language) * 1_000 - framesToMs(EMPTY_SCENE_FRAMES)
  return Math.min(MAX_PAUSE_MS, SILENT_PAUSE_MS + Math.max(0, Math.round(readMs)))
}

/**
 * The scenes of a segment: dialogue spoken, action read by the narrator or only seen, shots in the image of what follows them, text shown
 * over what happened last. A segment in which nothing happens shows its place.
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
  const add = (text: string, speech: Element | null, { subject = seen, shown = '' } = {}) => {
    narrated.push({ kind: 'scene', text, speech, shot, seen: subject, shown })
    shot = ''
    isOpen = false
  }
  for (const { kind, words, element } of parts) {
    if (words === '') continue
    if (kind === 'TRANSITION') {
      // Description before it is shown before it.
      if (isOpen) add('', null)
      narrated.push({ kind: 'transition', words })
    } else if (kind === 'TEXT') {
      if (isOpen) add('', null)
      add('', null, { shown: words })
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
  if (!narrated.some((each) => each.kind === 'scene') && hasPlace) add('', null, { subject: '' })
  return narrated
}

type Said = Pick<Paragraph, 'elementType' | 'description' | 'dialogue'>

/** The words of a paragraph as they are spoken, read or drawn. */
export function wordsOf({ elementType, dialogue, description }: Said): string {
  const words = elementType === 'DIALOGUE' ? spokenText(dialogue) : plainText(description)
  return words.replace(/\s+/gu, ' ')
}

/** A paragraph as a part of its segment. */
export function narrationPart<Element extends Said>(element: Element): NarrationPart<Element> {
  const { elementType, description } = element
  const kind = elementType === 'ACTION' && isCentred(description) ? 'TEXT' : elementType
  return { kind, words: wordsOf(element), element }
}
