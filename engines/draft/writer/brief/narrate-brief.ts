import type { Brief, BriefPart } from './read-brief.ts'

/** What is said before the topic of a greeting, where the user names the occasion. */
const GREETINGS: readonly (readonly [RegExp, string])[] = [
  [/\bbirthday\b/iu, 'Happy birthday to'],
  [/\bthank[- ]you\b/iu, 'Thank you to'],
  [/\bcongratulat/iu, 'Congratulations to'],
]
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth']
/** Fewer items need no numbers. */
const COUNTED = 3

/** What a brief has to say, a passage each, in the order in which it is said: nothing but the user’s words, ordinals and a greeting. */
export function narrateBrief({ kind, topic, form, parts }: Brief): string[] {
  const of = (...roles: BriefPart['role'][]) => parts.filter(({ role }) => roles.includes(role))
  const items = of('ITEM')
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
  const passages = ordered.map((part) => {
    const number = items.indexOf(part)
    const ordinal = ORDINALS[number]
    const greeting = kind === 'GREETING' && part.role === 'TOPIC' && GREETINGS.find(([word]) => word.test(form))?.[1]
    if (greeting) return `${greeting} ${lowerFirst(part.text)}`
    return kind === 'LIST' && items.length >= COUNTED && ordinal ? `${ordinal}: ${lowerFirst(part.text)}` : part.text
  })
  return passages.filter((text, at) => passages.indexOf(text) === at)
}

/** In mid-sentence; a name keeps its capital. */
function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}*['’]?\p{Ll}*\s+\p{Lu}|\p{Lu}{2}|I\b)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Whether a text is spoken in its own words, part by part. Otherwise it is the matter of a composed narration, as a beginning of a tale is. */
export function hasOwnWords({ kind, parts, isRequest, hasFacts }: Brief, readsAsTale: boolean): boolean {
  const own = parts.filter(({ role }) => role !== 'TOPIC').length
  return kind !== 'TALE' && own >= (isRequest ? 1 : 2) && !(readsAsTale && !isRequest && !hasFacts)
}
