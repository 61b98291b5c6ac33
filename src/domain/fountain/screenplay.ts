import type { ElementType, Emotion, LocationType, TimeOfDay } from '#generated/schema.ts'

/** Where and when a segment plays. */
export interface Heading {
  locationType: LocationType
  /** As it stands in the heading; empty when there is none. */
  locationName: string
  timeOfDay: TimeOfDay
}

/** One paragraph of a screenplay. People are named, not referred to. */
export interface Paragraph {
  elementType: ElementType
  /** ACTION, SHOT, TRANSITION: the text. DIALOGUE: how it is said. */
  description: string
  /** DIALOGUE: who speaks; null when nobody is chosen. */
  character: string | null
  dialogue: string
  emotions: Emotion[]
}

/** The very text a heading or paragraph was read from. Text that is no part of the film (notes, sections, what is struck out) stands around it. */
export interface Source {
  before: string
  /** null: what it says now was never read. */
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
  /** What stands before the first segment, word for word: the title page, 'FADE IN:'. */
  head: string
  segments: Segment[]
}
