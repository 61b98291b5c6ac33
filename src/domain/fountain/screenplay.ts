import type { ElementType, Emotion, LocationType, TimeOfDay } from '#generated/schema.ts'

const MAX_EMOTIONS = 3

const SIGNS: readonly [Emotion, RegExp][] = [
  ['HAPPY', /\b(?:happ(?:y|ily)|cheerful(?:ly)?|joyful(?:ly)?|smil(?:es|ing)|laugh(?:s|ing)|grinning)\b/iu],
  ['SAD', /\b(?:sad(?:ly)?|crying|weeping|in tears|tearful(?:ly)?|heartbroken|mournful(?:ly)?)\b/iu],
  ['ANGRY', /\b(?:angr(?:y|ily)|furious(?:ly)?|shout(?:s|ing)|yell(?:s|ing)|snaps|snapping)\b/iu],
  ['EXCITED', /\b(?:excited(?:ly)?|eager(?:ly)?|breathless(?:ly)?|thrilled)\b/iu],
  ['CALM', /\b(?:calm(?:ly)?|gent(?:le|ly)|soft(?:ly)?|quiet(?:ly)?|sooth(?:es|ing))\b/iu],
  ['SERIOUS', /\b(?:serious(?:ly)?|grave(?:ly)?|stern(?:ly)?|firm(?:ly)?|solemn(?:ly)?)\b/iu],
  ['WHISPER', /\b(?:whisper(?:s|ed|ing)?|sotto(?: voce)?|hushed|under (?:his|her|their) breath)\b/iu],
  ['NEUTRAL', /\b(?:neutral(?:ly)?|flat(?:ly)?|deadpan)\b/iu],
]

/** Longer lines are no such note, characters. */
const MAX_NOTE_LENGTH = 200

const NOTE = /^\[\[\s*emotions:\s*([a-z,\s]*)\]\]$/iu

/** Where and when a segment plays. */
export interface Heading {
  locationType: LocationType
  /** As in the heading; may be empty. */
  locationName: string
  timeOfDay: TimeOfDay
}

/** One paragraph of a screenplay. People are named, not referred to. */
export interface Paragraph {
  elementType: ElementType
  /** ACTION, SHOT, TRANSITION: the text. DIALOGUE: the manner. */
  description: string
  /** DIALOGUE: the speaker; null when none is chosen. */
  character: string | null
  dialogue: string
  emotions: Emotion[]
}

/** The source text of a heading or paragraph. Text that is not part of the film (notes, sections, struck-out text) surrounds it. */
export interface Source {
  before: string
  /** null: its present text was never read. */
  text: string | null
  after: string
}

export interface Sourced {
  /** null when there is nothing of a text to keep. */
  source: Source | null
}

export interface Segment extends Heading, Sourced {
  elements: (Paragraph & Sourced)[]
}

export interface Screenplay {
  /** The text before the first segment, verbatim: the title page, 'FADE IN:'. */
  head: string
  segments: Segment[]
}

/** Emotions that a parenthetical names, in their order; three at most. */
export function emotionsIn(description: string): Emotion[] {
  return SIGNS.map(([emotion, sign]) => ({ emotion, at: description.search(sign) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .slice(0, MAX_EMOTIONS)
    .map(({ emotion }) => emotion)
}

/** The emotions of a note, which Fountain has no other place for; null for any other line. */
export function readEmotionNote(line: string): Emotion[] | null {
  const note = line.length > MAX_NOTE_LENGTH ? undefined : NOTE.exec(line.trim())?.[1]
  if (note === undefined) return null
  const names = note.split(',').map((name) => name.trim().toUpperCase())
  const known = SIGNS.map(([emotion]) => emotion)
  return [...new Set(names.flatMap((name) => known.filter((emotion) => emotion === name)))].slice(0, MAX_EMOTIONS)
}

export function writeEmotionNote(emotions: readonly Emotion[]): string {
  return `[[emotions: ${emotions.length === 0 ? 'none' : emotions.join(', ').toLowerCase()}]]`
}
