import { singularOf } from '../grammar/inflect.ts'
import type { Prompt } from '../prompt/prompt.ts'
import { PLACE_NAMES } from '../words/nouns-and-names.ts'
import type { FrameId } from './frame.ts'

const PRODUCT =
  /\b(?:introducing|app|platform|brand|product|startup|company|business|gadget|our (?:new )?\w+|new line|collection|subscription|launch(?:es|ing)?|buy|sale|discount|shop now|service for|made for|designed for|handmade|self-cleaning|wireless|reusable|eco-friendly|all-in-one|software for|toolkit|skincare|headphones|sneakers|backpack)\b/iu
/** Matters of the past, of journeys, of opinion and of encouragement. */
const KNOWLEDGE =
  /\b(?:history|origins?|invention|century|centuries|ancient|empire|dynasty|revolution|rise and fall|fall of|battle of|world war|cold war|(?:in |of )?1[0-9]{3}s?|moon landing|silk road|renaissance|middle ages|travel|trip|visit|visiting|itinerary|weekend in|(?:\d+|two|three|four|five) (?:days|hours) in|hidden gems|things to do|places to|backpacking|vacation|holiday in|tour of|guide to|street food in|exploring|getaway|should|better than|versus|vs\.?|worth it|overrated|underrated|the case for|the case against|pros and cons|importance of|benefits? of|debate|why|future of|motivation(?:al)?|keep going|believe in|inspir(?:e|ing|ation(?:al)?)|success|discipline|courage|confidence|overcom(?:e|ing)|start(?:ing)? over|new beginnings?|your dreams?|hard work|resilience|self-?love|mindset|be yourself|you can|tips|tricks|reasons|ways to|facts|steps)\b/iu

/**
 * The form in which a prompt without words of its own is composed; undefined for one that asks for knowledge or advice. This writer
 * makes up people, events and moods, and never facts.
 */
export function chooseFrame(prompt: Prompt): FrameId | undefined {
  const { form, text, asks, subject, action, aspects, topic, timeOfDay, weather, place } = prompt
  if (form === 'knowledge' || asks) return undefined
  const lives =
    subject.kind !== 'thing' ||
    (action !== undefined && !PRODUCT.test(text) && /^(?:a|an|the|one) /u.test(subject.first))
  if (form === 'tale') return lives || subject.name !== undefined ? 'tale' : portraitOf(prompt, true)
  if (form === 'portrait') return portraitOf(prompt, true)
  if (lives && !PRODUCT.test(subject.first) && !isCrowd(prompt)) return 'tale'
  const isNamed = subject.name !== undefined && !PLACE_NAMES.has(topic.toLowerCase())
  const isMoment =
    aspects.length > 0 ||
    timeOfDay !== undefined ||
    weather.length > 0 ||
    (place !== undefined && !place.name) ||
    /^(?:my|his|her|their) /iu.test(subject.first)
  return portraitOf(prompt, isMoment && !isNamed)
}

const portraitOf = ({ text, heading }: Prompt, isMoment: boolean) =>
  isMoment && !PRODUCT.test(text) && !KNOWLEDGE.test(heading) ? 'portrait' : undefined

/** 'Cats', 'Bees', 'Vikings': a kind of being in general is a matter, not a hero. */
function isCrowd({ subject }: Prompt): boolean {
  return (
    subject.plural &&
    subject.name === undefined &&
    subject.first.toLowerCase() === subject.head &&
    singularOf(subject.head) !== subject.head
  )
}
