import type { OnScreenText } from '#engines/ports.ts'
import { onScreenOf } from './on-screen.ts'
import type { Brief, BriefPart } from './read-brief.ts'

export interface Passage {
  text: string
  onScreen?: OnScreenText | undefined
}

/** What is said before the topic of a greeting, where the user names the occasion. */
const GREETINGS: readonly (readonly [RegExp, string])[] = [
  [/\bbirthday\b/iu, 'Happy birthday to'],
  [/\bthank[- ]you\b/iu, 'Thank you to'],
  [/\bcongratulat/iu, 'Congratulations to'],
]
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']
/** Fewer items need no numbers. */
const COUNTED = 3

/**
 * What a brief has to say, in the order in which it is said: nothing but the user’s words, ordinals and a greeting.
 * @param addsWords false in other languages, in which this writer has no ordinals and greetings
 */
export function narrateBrief(brief: Brief, addsWords = true): Passage[] {
  const { kind, topic, form, parts } = brief
  const of = (...roles: BriefPart['role'][]) => parts.filter(({ role }) => roles.includes(role))
  const items = of('ITEM')
  const isCounted = kind === 'LIST' && items.length >= COUNTED && items.length <= ORDINALS.length
  const middle = parts.filter(
    ({ role }) => role === 'STATEMENT' || role === 'ITEM' || (role === 'ACTION' && kind !== 'ADVERT'),
  )
  const isTopicSaid =
    topic !== '' && !middle.slice(0, 1).some(({ text }) => text.toLowerCase().includes(topic.toLowerCase()))
  const ordered = [
    ...of('OPENING'),
    ...(isTopicSaid ? of('TOPIC') : []),
    ...middle,
    ...(kind === 'ADVERT' ? of('ACTION') : []),
    ...of('ENDING'),
  ]
  const passages = ordered.map((part, at): Passage => {
    const number = isCounted ? items.indexOf(part) : -1
    const greeting = kind === 'GREETING' && part.role === 'TOPIC' && GREETINGS.find(([word]) => word.test(form))?.[1]
    const lead = addsWords && (greeting || (ORDINALS[number] && `${ORDINALS[number]}:`))
    const text = lead ? `${lead} ${lowerFirst(part.text)}` : part.text
    const isLast = at > 0 && at === ordered.length - 1
    // 'Thank you, volunteers!' ends a video as well as what is asked to end it.
    const isEnding = isLast && part.role === 'STATEMENT' && (kind === 'GREETING' || /!$/u.test(part.text))
    const shown = { text: greeting ? text : part.text, role: isEnding ? ('ENDING' as const) : part.role }
    return { text, onScreen: onScreenOf(shown, { number: number + 1, isLast }) }
  })
  showAllNumbers(passages, ordered)
  // They have three seconds to say what they are about.
  const [hook] = passages
  if ((kind === 'ADVERT' || kind === 'GREETING' || kind === 'NEWS') && hook && passages.length > 1)
    hook.onScreen ??= onScreenOf({ text: hook.text, role: 'TOPIC' }, { number: 0, isLast: false })
  return passages.filter(({ text }, at) => passages.findIndex((each) => each.text === text) === at)
}

/** '12 bands' among '3,500 runners' and '20,000 bananas' is a figure, too. */
function showAllNumbers(passages: Passage[], parts: readonly BriefPart[]): void {
  const isItem = (_: Passage, at: number) => parts[at]?.role === 'ITEM'
  const items = passages.filter(isItem)
  if (!items.some(({ onScreen }) => onScreen?.preset === 'number')) return
  for (const item of items) {
    const [words = '', figure = ''] = /^(\d[\d.,]*)\s.{1,58}?(?=\.?$)/u.exec(item.text) ?? []
    if (figure !== '') item.onScreen ??= { preset: 'number', texts: [figure, words] }
  }
}

/** In mid-sentence; a name keeps its capital. */
function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}*['’]?\p{Ll}*\.?\s+\p{Lu}|\p{Lu}{2}|I\b)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Whether a text is spoken in its own words, part by part. Otherwise it is the matter of a composed narration, as a beginning of a tale is. */
export function hasOwnWords({ kind, parts, isRequest, hasFacts }: Brief, readsAsTale: boolean): boolean {
  const own = parts.filter(({ role }) => role !== 'TOPIC').length
  // 'A morning in the village: fog, bells, and an old woman bakes bread' lists what happens.
  const isListed = parts.filter(({ role }) => role === 'ITEM').length >= 2
  return kind !== 'TALE' && own >= (isRequest ? 1 : 2) && !(readsAsTale && !isRequest && !hasFacts && !isListed)
}
