import { readVerb } from '../grammar/inflect.ts'
import { isFunctionWord } from '../words/closed.ts'

/** Words about the video itself, by which a sentence is recognized as a direction and not as something to say. */
const FORM =
  'ad|advert|advertisement|commercial|promo|promotion|trailer|teaser|explainer|tutorial|how-to|walkthrough|recipe|recap|report|summary|overview|update|review|greeting|birthday card|card|invitation|message|tribute|announcement|news(?: report| item| clip)?|documentary|presentation|pitch|guide|lesson|video|film|movie|clip|reel|short|story|script|narration|piece|post|spot|animation|slideshow'
const QUALITY =
  'warm|friendly|funny|humorous|serious|calm|upbeat|energetic|cheerful|playful|professional|formal|informal|casual|cinematic|dramatic|emotional|inspiring|inspirational|motivational|modern|minimal|minimalist|elegant|epic|dark|bright|colou?rful|fast|fast-paced|slow|short|simple|clear|concise|punchy|catchy|engaging|educational|informative|honest|heartfelt|soft|gentle|bold|clean|vintage|retro|realistic|animated|hand-drawn|snappy|light|light-hearted|lighthearted|relaxed|confident|trustworthy|positive|optimistic|hopeful|nostalgic|romantic|mysterious|exciting|dynamic|quick|vertical|horizontal|square|landscape|portrait'
const MATTER =
  'tone|style|mood|music|soundtrack|voice|voice-?over|narrator|narration|length|duration|format|audience|pace|pacing|look|feel|vibe|visuals?|visual style|aspect ratio|platform|resolution|colou?rs?|palette|lighting|animation|transitions?|captions?|subtitles?|language|setting|genre|target audience|target group|energy'
const AUDIENCE =
  '(?:young |small |busy |our |my |the |all |new )*(?:kids|children|toddlers|beginners|teens|teenagers|adults|students|seniors|parents|pupils|everyone|colleagues|team|class|investors|customers|clients|fans|followers|viewers|shareholders|staff|employees|instagram|tiktok|youtube|linkedin|facebook|social media|the web|our website|my website)'
const LENGTH =
  '(?:about |around |roughly |at most |max(?:imum)?\\.? |up to |under )?\\d+[\\s-]*(?:s|secs?|seconds?|mins?|minutes?)(?:[\\s-]long)?'
const qualities = `(?:very |really |quite |slightly |a bit |and |but |not too )*(?:${QUALITY})(?:(?:,? and |,? but |, |/| )(?:very |quite )?(?:${QUALITY}))*`

const at = (pattern: string) => new RegExp(`^(?:and |also |please |then |just )*(?:${pattern})`, 'iu')

const MATTER_AT_END = new RegExp(`^((?:[\\p{L}-]+ ){1,3})(?:${MATTER})[.!]?$`, 'iu')

/** Whole sentences about the video: nothing of them is said. */
const ABOUT_VIDEO: readonly RegExp[] = [
  at(`(?:keep|make) (?:it|this|the (?:${FORM}|${MATTER})|everything|things|sentences|language|text)\\b`),
  at(`(?:the |its )?(?:${FORM}|${MATTER}) (?:should|must|needs to|has to|is to|can be|may be|will be|ought to)\\b`),
  at(
    `(?:it|this) (?:should|must|needs to|has to) (?:feel|look|sound|last|run|take|have an? (?:${qualities})|be (?:an? )?(?:${qualities}|${LENGTH}|${FORM}))\\b`,
  ),
  at(`(?:${MATTER})\\s*(?::|–|—|=|-\\s)`),
  at(
    `(?:use|add|with|no|without|include|set to|play|give it)\\b.*\\b(?:${MATTER}|footage|font|effects?|shots?|close-ups?|images?|pictures?|text on screen|emojis?|hashtags?|logo)\\b`,
  ),
  at(`(?:avoid|don['’]t|do not|never) (?:use|show|mention|include|make|add|say|sound|be|forget)\\b`),
  at(`(?:write|speak|narrate|tell it|say it|address)\\b.*\\b(?:in|like|as|with)\\b`),
  at(`(?:for|aimed at|targeted at|targeting|meant for|suitable for|intended for) (?:an? )?${AUDIENCE}\\b[^,]{0,30}$`),
  at(`(?:an? |the )?(?:${qualities})?,? ?(?:and )?(?:${LENGTH}|${qualities}|(?:${qualities} )?(?:${MATTER}))[.!]?$`),
  at(`(?:about |in |around )?${LENGTH}[.!]?$`),
  at(`(?:vertical|horizontal|square|landscape|portrait|16:9|9:16|1:1|4k|hd)\\b.{0,30}$`),
  at('(?:thanks|thank you)(?: in advance| so much| a lot)?[.!]?$'),
]

/** Whether a sentence only says how the video is to be made, also as a list: 'serious tone, no music'. */
export function isAboutVideo(sentence: string): boolean {
  if (ABOUT_VIDEO.some((rule) => rule.test(sentence)) || isMatter(sentence)) return true
  const parts = sentence.split(/,\s+(?:and\s+)?|\s+and\s+/u)
  return parts.length > 1 && parts.every((part) => ABOUT_VIDEO.some((rule) => rule.test(part)) || isMatter(part))
}

/** 'Gentle piano music': up to three words that are no verb before what is meant. */
function isMatter(sentence: string): boolean {
  const before = MATTER_AT_END.exec(sentence)?.[1]?.trim().toLowerCase().split(' ')
  return before?.every((word) => !isFunctionWord(word) && readVerb(word) === undefined) ?? false
}

export type DirectionRole = 'SAY' | 'OPENING' | 'ENDING' | 'SHOW'

const DIRECTIONS: readonly (readonly [DirectionRole, RegExp])[] = [
  [
    'OPENING',
    at(
      '(?:it |the (?:video|ad|film|clip) )?(?:starts?|starting|opens?|opening|begins?|beginning)(?: it| the (?:video|ad|film|clip))? (?:with|by saying|by asking)\\b:?\\s*',
    ),
  ],
  [
    'ENDING',
    at(
      '(?:it |the (?:video|ad|film|clip) )?(?:ends?|ending|closes?|closing|finish(?:es|ing)?|concludes?|concluding|wraps? up)(?: it| the (?:video|ad|film|clip)| everything)? (?:with|on|by saying|by asking)\\b:?\\s*',
    ),
  ],
  [
    'SHOW',
    at(
      '(?:shows?|showing|film|picture|opens? on|we see|i want to see|(?:includes?|including|features?|featuring|use|add) (?:some |a few |an? )?(?:shots?|scenes?|footage|pictures?|images?|clips?|photos?) of)\\b:?\\s*',
    ),
  ],
  [
    'SAY',
    at(
      '(?:mentions?|mentioning|says?|saying|states?|tells? (?:them|people|viewers|everyone|everybody|us|the (?:audience|viewers?))|includes?|including|explains?|explaining|highlights?|highlighting|emphasi[sz]es?|emphasi[sz]ing|points? out|stress(?:es)?|remind (?:them|people|viewers|everyone)|talks? about|covers?|covering|describes?|announces?|announcing|adds?|with the (?:words|slogan|line|message))\\b(?: (?:that|the fact that|the following|these (?:points|facts|things)|the (?:words|line|slogan|message|text|tagline)))?:?\\s*',
    ),
  ],
]

/** What a direction asks to be said or shown, and where; undefined for a sentence that is none. */
export function readDirection(sentence: string): { role: DirectionRole; text: string } | undefined {
  const invited = INVITE.exec(sentence)
  if (invited) return { role: 'SAY', text: `You’re invited ${sentence.slice(invited[0].length)}` }
  for (const [role, rule] of DIRECTIONS) {
    const found = rule.exec(sentence)
    const text = found ? sentence.slice(found[0].length) : ''
    if (!found || !/[\p{L}\p{N}]/u.test(text)) continue
    // 'Tell people why they should vote' speaks of those to whom the video speaks.
    const isToViewers = /(?:tells?|remind) (?:them|people|viewers|everyone|everybody)/iu.test(found[0])
    return { role, text: isToViewers ? toViewers(text) : text }
  }
  return undefined
}

const INVITE = at('invites? (?:everyone|everybody|people|them|all|our \\w+|my \\w+)\\s+(?=to\\s)')

const toViewers = (text: string) =>
  text.replaceAll(/\bthey(['’](?:re|ve|ll|d))?\b/gu, 'you$1').replaceAll(/\btheir\b/gu, 'your')

/** Where one direction of a sentence ends and the next begins: 'mention our bread and end with …'. */
const NEXT =
  /(?:,\s*(?:and\s+|then\s+|but\s+)*|;\s*|\s+and\s+(?:then\s+)?|\s+(?:that|which)\s+)(?=(?:also )?(?:starts? with|opens? with|begins? with|ends? (?:it )?with|ends? on|clos(?:es?|ing) with|finish(?:es)? with|ending with|starting with|mentions?\b|mentioning|says? that|highlights?|keep it|keep the|make it|use\b|shows?\b|includes?\b|tells? (?:them|people)|explains? that|add\b|point out|emphasi[sz]e)\b)|(?:,\s*(?:and\s+)?|\s+and\s+)that\s+(?=(?:we|you|they|it|he|she|i|our|the|this|every|all|my|your|an?|each|there|no|some|\d+)\b)/iu

/** The parts of a sentence that hold a direction each. */
export const splitDirections = (sentence: string): string[] => sentence.split(NEXT).filter((part) => part.trim() !== '')

const VERBS =
  'write|make|create|tell|generate|produce|give|do|craft|compose|draft|narrate|film|build|design|prepare|record'
const ASK = `(?:(?:please|hi|hello|hey|ok|okay)[,!]?\\s+)*(?:(?:can|could|would|will) you (?:please )?|i (?:want|need|would like|['’]d like)(?: you)?(?: to)? |i['’]d like(?: you)?(?: to)? |we (?:want|need|would like)(?: you)?(?: to)? |let['’]?s )?(?:(?:${VERBS})\\s+)?(?:me |us )?`
const REQUEST = new RegExp(
  `^(${ASK})(?:(?:an?|the|some|my|our|one)\\s+)?((?:(?:${qualities}|${LENGTH}|[\\p{L}-]+),?\\s+){0,6}?)(${FORM})s?\\b(?:\\s*(?::|–|—|-\\s)\\s*|\\s+(?:(?:that is |which is )?(?:about|on|of|for|explaining|describing|titled|called|to (?:announce|celebrate|introduce|explain|promote|present|thank|invite))\\b:?)\\s+|(?=[.!]?$))`,
  'iu',
)

/** 'News for our neighbourhood: …' is said to those whom it names. */
const ADDRESSED = /^(?:news|announcement|message|update|invitation|greetings?) (?:for|from|to) [^:.!?]{3,50}:\s+\S/iu

export interface Request {
  /** The named form: 'ad', 'recap'. */
  form: string
  /** What is asked for besides it: 'birthday ' of 'a birthday video'. */
  before: string
  /** What the video is about. */
  topic: string
}

/** 'Make a warm 30-second ad for X': the form and X; undefined for a sentence that asks for no video. */
export function readRequest(sentence: string): Request | undefined {
  const found = REQUEST.exec(sentence)
  if (!found || ADDRESSED.test(sentence)) return undefined
  const [whole, asked = '', before = '', form = ''] = found
  const rest = sentence.slice(whole.length)
  // 'The story of my life …' is a topic, unless it is asked for or the form stands alone.
  const isAsked =
    /\p{L}/u.test(asked) ||
    new RegExp(`${LENGTH}|${qualities}`, 'iu').test(before) ||
    /^an? /iu.test(sentence) ||
    (!/^(?:the|my|our|some|one) /iu.test(sentence) && /\s(?:about|for)\s+$/iu.test(whole))
  return isAsked
    ? { form: form.toLowerCase(), before: before.trim().toLowerCase(), topic: withoutAudience(rest) }
    : undefined
}

/** 'Parents: our nursery opens' without those whom it is for. */
export const withoutAddressee = (text: string): string =>
  text.replace(new RegExp(`^(?:an? )?${AUDIENCE}:\\s+(?=\\S)`, 'iu'), '')

/** Whether a text is nothing but those for whom a video is. */
export const isAudience = (text: string): boolean => new RegExp(`^(?:an? )?${AUDIENCE}$`, 'iu').test(text.trim())

/** A topic without the audience, length and tone that are named after it. */
export function withoutAudience(topic: string): string {
  let text = topic.trim()
  for (let before = ''; before !== text;) {
    before = text
    text = text
      .replace(
        new RegExp(
          `,?\\s+(?:for|aimed at|to) (?:an? )?${AUDIENCE}(?:\\s+(?:aged|of)\\s+[\\d–-]+(?:\\s+(?:to|and)\\s+\\d+)?)?(?=[.!]?$)`,
          'iu',
        ),
        '',
      )
      .replace(new RegExp(`,?\\s+(?:in|with) (?:an? )?(?:${qualities} )+(?:${MATTER})(?=[.!]?$)`, 'iu'), '')
      .replace(new RegExp(`,\\s+(?:${qualities})(?:\\s+(?:${MATTER}))?(?=[.!]?$)`, 'iu'), '')
      .replace(new RegExp(`,?\\s+(?:in |lasting |of )?${LENGTH}(?=[.!]?$)`, 'iu'), '')
      .trim()
  }
  return text
}
