import type { Random } from '../../random.ts'
import { articleFor, inflect } from './inflect.ts'

export interface Words {
  /** The words of a slot, or undefined where the prompt offers none; `plural` is the number of the subject. */
  slot(name: string, plural: boolean): SlotWords | undefined
}

export interface SlotWords {
  text: string
  /** Present for words a verb can agree with. */
  plural?: boolean
}

/** Slots a passage needs, in small letters. */
export function slotsOf(passage: string): string[] {
  return [...passage.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1))
}

/** Turns a passage of the grammar (see Frame) into sentences. */
export function expand(passage: string, words: Words, random: Random): string {
  let chosen = passage
  while (/\[[^[\]]*\]/u.test(chosen))
    chosen = chosen.replace(/\[([^[\]]*)\]/gu, (_, options: string) => {
      const [first = '', ...others] = options.split('|')
      return random.pick([first, ...others])
    })
  let plural = false
  const filled = chosen.replace(/\{(\w+)\}|<(\w+)>/gu, (_, slot: string | undefined, verb: string | undefined) => {
    if (slot === undefined) return inflect(verb ?? '', plural ? 'base' : 'third', plural)
    const found = words.slot(slot.charAt(0).toLowerCase() + slot.slice(1), plural)
    if (found?.plural !== undefined) plural = found.plural
    const text = found?.text ?? ''
    return /^\p{Lu}/u.test(slot) ? text.charAt(0).toUpperCase() + text.slice(1) : text
  })
  return tidy(filled)
}

/** Sets articles, spaces, commas and capitals right. */
export function tidy(text: string): string {
  return text
    .replace(/\ba\(n\) (?=(\S+(?: \S+)?))/gu, (_, next: string) => `${articleFor(next)} `)
    .replace(/\bA\(n\) (?=(\S+(?: \S+)?))/gu, (_, next: string) => (articleFor(next) === 'an' ? 'An ' : 'A '))
    .replace(/\s+/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/,+(?=[,.;:!?])/gu, '')
    .replace(/s's\b/gu, "s'")
    .replace(/([!?])\./gu, '$1')
    .replace(/(^|[.!?]["”]?\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim()
}
