import type { RequestedForm } from '../frames/frame.ts'
import { readAction } from './action.ts'
import { tokenise, type Token } from './tokens.ts'

/** A prompt that begins with a pronoun. */
export interface Personal {
  /** With the pronoun replaced by a person, for stories: 'a woman wakes up …'. */
  tokens: Token[]
  /** Whether it says what 'I', 'we' and 'you' do: something that anyone may do. */
  isAdvice: boolean
}

const PERSONS: Readonly<Record<string, string>> = {
  he: 'a man',
  she: 'a woman',
  they: 'two people',
  someone: 'a person',
  somebody: 'a person',
}

/** Openings that say how a matter is to be looked at rather than what it is. */
const ANGLES: readonly (readonly [RegExp, RequestedForm | undefined])[] = [
  [/^(?:introducing|meet|presenting|announcing|discover|try|say hello to)\s+(?=\p{Lu}|the |our |a |an )/u, 'knowledge'],
  [/^(?:introducing|presenting|announcing)\s+/iu, 'knowledge'],
  [
    /^(?:the )?(?:top |best |my )?(?:\d+ |one |two |three |five |seven |ten )?(?:simple |easy |quick |practical |proven |great )*(?:tips|ways|tricks|hacks|steps|rules|habits|techniques|strategies)\s+(?:for|to|on)\s+/iu,
    'knowledge',
  ],
  [/^(?:an? |the )?(?:beginner'?s? |complete |quick |ultimate |simple |short )*guide to\s+/iu, 'knowledge'],
  [/^(?:the )?(?:top |best )?(?:\d+ )?reasons (?:to|for|why)\s+/iu, 'knowledge'],
  [
    /^(?:the )?(?:many |hidden |real |surprising |health )*(?:benefits?|importance|advantages|value|case|dangers?|pros and cons|downsides?)\s+(?:of|for|against)\s+/iu,
    'knowledge',
  ],
  [
    /^(?:the |a |an )?(?:brief |short |secret |strange |surprising |complete |true )*(?:history|origins?|invention|evolution|rise and fall)\s+of\s+/iu,
    'knowledge',
  ],
  [
    /^(?:the )?(?:science|physics|chemistry|biology|basics|psychology|mathematics|secrets?|mystery)\s+(?:of|behind)\s+/iu,
    'knowledge',
  ],
  [/^(?:an? )?(?:short |quick |brief )*introduction to\s+/iu, 'knowledge'],
  [/^(?:a |one )day in the life of\s+/iu, 'portrait'],
  [/^(?:the )?(?:beauty|joy|magic|quiet|art)\s+of\s+/iu, 'portrait'],
  [/^(?:the |a |an )?(?:\w+ )?(?:story|tale|legend|adventures?)\s+of\s+/iu, 'tale'],
  [/^once upon a time,?\s+(?:there (?:was|were|lived)\s+)?/iu, 'tale'],
]

/** Removes the form from a prompt: 'Tips for better sleep' is about better sleep, as a how-to. */
export function stripAngle(text: string): { text: string; form: RequestedForm | undefined } {
  const there = /^(?:once )?there (?:is|was|lived|lives|once was|once lived) (?=an? |the |two )/iu.exec(text)
  if (there) return { text: text.slice(there[0].length), form: 'tale' }
  for (const [opening, form] of ANGLES) {
    const match = opening.exec(text)
    if (!match || text.length <= match[0].length + 2) continue
    const rest = text.slice(match[0].length)
    // 'Caring about bees' can be argued for, 'bees' cannot.
    const isCare = /\b(?:importance|value) of\s+$/iu.test(match[0])
    return { text: isCare ? `caring about ${rest}` : rest, form }
  }
  const course = /^(.{3,}?)\s+101$/iu.exec(text)
  if (course?.[1]) return { text: course[1], form: 'knowledge' }
  const list = /^(?:the )?(?:top|best)\s+(?:\d+|ten|five|three|seven)\s+(.+)$/iu.exec(text)
  if (list?.[1]) return { text: `the ${list[1]}`, form: 'knowledge' }
  return { text, form: undefined }
}

/** Reads prompts such as 'I lost my job last year' and 'She wakes up on a train'. */
export function personalOf(tokens: readonly Token[]): Personal | undefined {
  const [first, ...rest] = tokens
  if (!first || rest.length < 2) return undefined
  const person = PERSONS[first.word]
  if (person) return { tokens: [...tokenise(person), ...rest], isAdvice: false }
  if (!/^(?:i|we|you)$/u.test(first.word)) return undefined
  return readAction(rest) ? { tokens: rest, isAdvice: true } : undefined
}
