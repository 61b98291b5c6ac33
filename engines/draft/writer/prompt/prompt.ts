import type { RequestedForm } from '../frames/frame.ts'
import type { Domain } from '../domains/domain.ts'
import type { Action } from './action.ts'

/** The person or thing a prompt is about. */
export interface Subject {
  /** At first mention: 'a lighthouse keeper', 'a fox named Fennel', 'Mira'. */
  first: string
  /** Later: 'the lighthouse keeper'. */
  known: string
  /** In passing: 'the keeper', 'Fennel'. */
  short: string
  /** The noun in small letters. */
  head: string
  plural: boolean
  kind: 'person' | 'creature' | 'thing'
  name: string | undefined
  pronoun: Pronoun
}

export interface Pronoun {
  he: 'he' | 'she' | 'it' | 'they'
  him: string
  his: string
  himself: string
}

export interface Prompt {
  /** The matter, without the request around it. */
  text: string
  /** The same with its angle, for titles: 'Tips for better sleep'. */
  heading: string
  /** The form it requests by name. */
  form: RequestedForm | undefined
  /** The matter as a noun phrase in mid-sentence: 'autumn in the forest'. */
  topic: string
  /** The same in passing: 'the kitchen' for 'my grandmother's kitchen'. */
  topicShort: string
  topicPlural: boolean
  /** Whether it asks how or why, or is about doing something: 'how bread rises', 'never give up'. */
  asks: boolean
  subject: Subject
  action: Action | undefined
  /** Where, if the prompt says so: 'on a remote island', later 'on the remote island', and 'the island'. */
  place: { at: string; there: string; the: string; name: boolean } | undefined
  /** Other things the prompt names, as known: 'the letter'. */
  objects: string[]
  /** The prompt's own sentence, when it states something: 'Dinosaurs became birds.' */
  claim: string | undefined
  /** Further statements of the prompt, word for word. */
  statements: string[]
  /** Further topics named in lists: 'calm waves'. */
  aspects: string[]
  timeOfDay: 'dawn' | 'day' | 'evening' | 'night' | undefined
  /** 'winter', 'rain', … as the prompt says. */
  weather: string[]
  people: { name: string; description: string }[]
  domain: Domain
  domainKnown: boolean
}

export const PRONOUNS: Readonly<Record<'he' | 'she' | 'it' | 'they', Pronoun>> = {
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  it: { he: 'it', him: 'it', his: 'its', himself: 'itself' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themselves' },
}
