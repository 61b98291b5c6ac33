import { readVerb, singularOf } from '../grammar/inflect.ts'
import type { Prompt } from '../prompt/prompt.ts'
import { PLACE_NAMES } from '../words/nouns-and-names.ts'
import type { FrameId } from './frame.ts'

const HISTORY =
  /\b(?:history|origins?|invention|century|centuries|ancient|empire|dynasty|revolution|rise and fall|fall of|battle of|world war|cold war|(?:in |of )?1[0-9]{3}s?|how .{3,40} (?:began|started|was invented|were invented|came to be)|who invented|who discovered|who built|moon landing|silk road|renaissance|middle ages)\b/iu
const PRODUCT =
  /\b(?:introducing|app|platform|brand|product|startup|gadget|our (?:new )?\w+|new line|collection|subscription|launch(?:es|ing)?|buy|sale|discount|shop now|service for|made for|designed for|handmade|self-cleaning|wireless|reusable|eco-friendly|all-in-one|software for|toolkit|skincare|headphones|sneakers|backpack)\b/iu
const TRAVEL =
  /\b(?:travel|trip|visit|visiting|itinerary|weekend in|days? in|hours in|hidden gems|things to do|places to|road trip|backpacking|vacation|holiday in|tour of|guide to|street food in|exploring|getaway)\b/iu
const OPINION =
  /\b(?:should|better than|versus|vs\.?|worth it|overrated|underrated|the case for|the case against|pros and cons|importance of|benefits of|debate|why i (?:love|hate|left|quit|stopped|believe)|future of|matters?)\b/iu
const MOTIVATION =
  /\b(?:motivation(?:al)?|never give up|keep going|believe in|inspir(?:e|ing|ation(?:al)?)|success|discipline|courage|confidence|overcom(?:e|ing)|start(?:ing)? over|new beginnings?|your dreams?|hard work|resilience|self-?love|mindset|be yourself|you can)\b/iu
const SCIENCE: ReadonlySet<string> = new Set([
  'space',
  'earth',
  'body',
  'physics',
  'computing',
  'environment',
  'weather',
  'underwater',
  'garden',
  'money',
])

/** The frame for a prompt: the form it asks for, else by its kind of topic. */
export function chooseFrame(prompt: Prompt): FrameId {
  const { form, text, question, task, subject, action, aspects, topic } = prompt
  if (form === 'tale' && subject.kind === 'thing' && !action && !prompt.task) return subject.name ? 'tale' : 'history'
  if (form) return refineForm(form, prompt)
  if (question) {
    if (HISTORY.test(text)) return 'history'
    return OPINION.test(text) || /^whether/u.test(question) ? 'opinion' : 'explainer'
  }
  if (MOTIVATION.test(text) && subject.kind === 'thing' && !action) return 'motivation'
  if (task) return prompt.claim ? 'motivation' : taskFrame(prompt)
  const lives =
    subject.kind !== 'thing' ||
    (action !== undefined && !PRODUCT.test(text) && /^(?:a|an|the|one) /u.test(subject.first))
  if (lives && !PRODUCT.test(subject.first) && !isCrowd(prompt)) return 'tale'
  if (aspects.length > 0) return 'portrait'
  if (prompt.claim && isCrowd(prompt)) return 'opinion'
  if (PRODUCT.test(text)) return 'product'
  if (subject.name && !PLACE_NAMES.has(topic.toLowerCase())) return subject.name.includes(' ') ? 'history' : 'product'
  if (HISTORY.test(text)) return 'history'
  if (TRAVEL.test(text) || PLACE_NAMES.has(topic.toLowerCase())) return 'travel'
  if (OPINION.test(text)) return 'opinion'
  const isMatter = !/^(?:a|an|my|our|his|her|their) /u.test(subject.first) && prompt.place === undefined
  return isMatter && prompt.domainKnown && SCIENCE.has(prompt.domain.id) && !prompt.timeOfDay ? 'explainer' : 'portrait'
}

/** A guide to a place is a journey; a guide to a skill is a how-to. */
function refineForm(form: FrameId, prompt: Prompt): FrameId {
  if (form === 'how-to' && prompt.place?.name && !prompt.task) return 'travel'
  if (form === 'explainer' && HISTORY.test(prompt.text)) return 'history'
  return form
}

function taskFrame({ task = '', text }: Prompt): FrameId {
  if (TRAVEL.test(text)) return 'travel'
  const verb = readVerb(task.split(' ')[0] ?? '')?.base ?? ''
  return /^how to/iu.test(text) || MAKING.test(verb) ? 'how-to' : 'motivation'
}

/** Verbs for actions that can be demonstrated; others become encouragement. */
const MAKING =
  /^(?:make|bake|build|cook|grow|plant|fix|tie|draw|knit|sew|brew|clean|write|install|choose|plan|prepare|design|record|edit|paint|keep|use|fold|carve|repair|roast|mix|set)$/u

/** 'Cats', 'Bees', 'Vikings': a kind of being in general is a matter, not a hero. */
function isCrowd({ subject }: Prompt): boolean {
  return (
    subject.plural &&
    subject.name === undefined &&
    subject.first.toLowerCase() === subject.head &&
    singularOf(subject.head) !== subject.head
  )
}
