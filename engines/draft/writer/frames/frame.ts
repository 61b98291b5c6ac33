/** The forms of a composed narration: an event with people, or a moment at a place. */
export type FrameId = 'tale' | 'portrait'

/** A form that a prompt asks for; whatever is not composed depends on what its author knows. */
export type RequestedForm = FrameId | 'knowledge'

/**
 * A form of narration. A passage is one to three sentences of a small grammar:
 * `{slot}` stands for words of the prompt, `[one|other]` for a choice, `<verb>` for a verb that agrees with the subject or
 * pronoun before it, `a(n)` for the fitting article, all in the present tense;
 * `@person` in front keeps a passage for people, `@place` for prompts that name a place, `@near` and `@scene` for prompts
 * whose field of life has things to see and hear. Every sentence holds a slot filled by the prompt, so that two prompts
 * never share one.
 */
export interface Frame {
  /** The passages of each beat. The beat 'statement' is filled from the prompt. */
  passages: Readonly<Record<string, readonly string[]>>
  /** Beats in narration order; those of one group are interleaved. */
  order: readonly (readonly string[])[]
  /** Which beats get a passage, the most needed first; as many are taken as the length allows. */
  sequence: readonly string[]
}

/** Reads an order such as 'open|step trouble|close'. */
export function inOrder(groups: string): string[][] {
  return groups.split('|').map((group) => group.split(' '))
}

/** A course of events: what happens after the prompt's own event, so that one thing leads to the next. */
export interface Plot {
  /** The verbs of the events that it follows from. */
  verbs: readonly string[]
  passages: Frame['passages']
}

/** The words of a list with spaces between. */
export const words = (list: string): string[] => list.split(' ')
