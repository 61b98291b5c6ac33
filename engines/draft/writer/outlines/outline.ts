import type { SuggestedPrompt } from '#src/domain/suggested-prompts.ts'

/** A sentence that is said, from the least length on: 1 in every video, 2 from about half a minute, 3 in a minute and more. */
export type Point = readonly [level: 1 | 2 | 3, text: string, source: string]

/** What the built-in writer knows about one matter: it adds nothing to these sentences. */
export interface Outline {
  /** Also the video's title. */
  prompt: SuggestedPrompt
  /** What its images show beside what is said. */
  shows: string
  /** Other words that ask for the same, without those that any prompt may have: 'bread rise'. */
  about: readonly string[]
  /** One sentence before the title that states no fact, or the first point's. */
  opening: string
  /** Numbered steps, tips or places, all of them said; then what is said about them. */
  items?: readonly Point[]
  points: readonly Point[]
  /** Shown on the end card. */
  ending: string
}

/** A source of facts: title and URL. */
export const wikipedia = (article: string) =>
  `${article}, Wikipedia, https://en.wikipedia.org/wiki/${encodeURIComponent(article.replaceAll(' ', '_')).replaceAll("'", '%27')}`
