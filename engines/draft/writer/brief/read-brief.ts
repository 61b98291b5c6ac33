import { splitSentences } from '#src/domain/sentences.ts'
import {
  isAboutVideo,
  isAudience,
  readDirection,
  readRequest,
  splitDirections,
  withoutAddressee,
  withoutAudience,
} from './directions.ts'
import { type HeldText, holdQuotes, startsHeld } from './protect.ts'

export type BriefKind = 'ADVERT' | 'EXPLAINER' | 'LIST' | 'RECAP' | 'GREETING' | 'NEWS' | 'TALE'

/** One thing that the video says, in the user's words. */
export interface BriefPart {
  role: 'OPENING' | 'TOPIC' | 'STATEMENT' | 'ITEM' | 'ACTION' | 'ENDING'
  text: string
}

export interface Brief {
  kind: BriefKind
  /** What the video is about; '' where it is not named. */
  topic: string
  /** How the video is called where it is asked for: 'birthday video'; '' elsewhere. */
  form: string
  /** In the order of the text. */
  parts: BriefPart[]
  /** What is to be seen and not said. */
  shown: string[]
  /** What is said about the video itself, such as its tone. */
  about: string[]
  /** Whether the text asks for a video, or says how one is to be: then it is no narration. */
  isRequest: boolean
  /** Whether it quotes, counts or names an address, which a tale begun by it would lose. */
  hasFacts: boolean
}

const ACTION =
  /^(?:visit|call|book|order|sign up|try|join|subscribe|come (?:by|in|to|and|visit|hungry)|follow|download|get (?:yours?|started|in touch|it|a free)|shop|buy|register|apply|donate|contact|learn more|find out more|find us|reserve|scan|click|write to|drop by|stop by|see you|rsvp|text|email|start your|pre-?order|claim|discover more|taste it)\b/iu
const BULLET = /^\s*(?:[-*•–·‣・●▪]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/u
/** 'our logo': something that a video may end with, and no words to say. */
const NO_WORDS =
  /^(?:an? |the |our |my |your )*(?:(?:clear|strong|short|friendly|warm|bold|simple|nice|quick) )*(?:logo|call[- ]to[- ]action|cta|end card|question|hook|fade(?:[- ]out)?|title|smile|joke|punchline|summary)[.!]?$/iu
const LEAD =
  /^(?:an? |the |our |my |these |this )*(?:(?:clear|strong|short|friendly|warm) )*(?:words?|lines?|slogan|tagline|message|text|phrase|sentence|question|quote|call[- ]to[- ]action|cta|invitation)(?: (?:to|that says|saying|that reads|like))?\s*:?\s*(?=[\p{L}\p{N}])/iu

const KINDS: readonly (readonly [BriefKind, RegExp])[] = [
  [
    'GREETING',
    /\b(?:happy (?:birthday|anniversary|new year|easter|mother['’]s day|father['’]s day)|birthday|wedding|anniversary|congratulat\w*|get well|farewell|merry christmas|thank you (?:card|message|video)|retire(?:s|ment)|graduat\w+|greeting|tribute|invit(?:ation|ed?|es))\b/iu,
  ],
  [
    'RECAP',
    /\b(?:quarter(?:ly)?|q[1-4]\b|revenue|turnover|churn|kpis?|recap|annual report|results|year in review|report|fiscal|sprint|milestones?)\b/iu,
  ],
  [
    'LIST',
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){0,2}(?:tips|ways|steps|reasons|things|ideas|mistakes|rules|facts|tricks|habits|places|lessons|questions|secrets)\b|\b(?:how to|step[- ]by[- ]step|recipe|tutorial|instructions|checklist|tips for)\b/iu,
  ],
  ['NEWS', /\b(?:breaking|news|announce(?:s|d|ment)?|yesterday|this morning|officials?|according to|reported)\b/iu],
  [
    'ADVERT',
    /\b(?:ad|ads|advert\w*|commercial|promo\w*|our (?:new )?(?:shop|store|app|product|bakery|restaurant|caf[eé]|studio|service|company|brand|team)|introducing|launch\w*|sale|discount|% off|book (?:now|today|a)|free (?:trial|delivery|shipping)|grand opening|for sale|customers?|hiring|join our)\b/iu,
  ],
]

/** Takes a brief apart into what is to be said, what is to be seen, and what is about the video. */
export function readBrief(source: string): Brief {
  const held = holdQuotes(source.replaceAll('\r', ''))
  const brief: Brief = {
    kind: 'EXPLAINER',
    topic: '',
    form: '',
    parts: [],
    shown: [],
    about: [],
    isRequest: false,
    hasFacts: /[\d\uE000]/u.test(held.text),
  }
  const lines = held.text.split(/\n+/u)
  for (const [at, line] of lines.entries()) {
    const point = pointOf(line)
    // A line without an end above a list is its heading.
    const isHeading =
      at === 0 && point === undefined && pointOf(lines[1] ?? '') !== undefined && !/[.!?:…]\s*$/u.test(line)
    if (isHeading && !readRequest(line)) {
      readTopic(brief, line.trim(), held)
      continue
    }
    const sentences = point !== undefined ? [point] : splitSentences(line).flatMap(cutBeforeNumber)
    for (const sentence of sentences.map((each) => each.trim()).filter((each) => /[\p{L}\p{N}]/u.test(each))) {
      const request = brief.topic === '' && point === undefined ? readRequest(sentence) : undefined
      if (request) {
        brief.isRequest = true
        brief.form = `${request.before} ${request.form}`
        brief.about.push(request.before)
        const [topic = '', ...directions] = splitDirections(request.topic)
        readTopic(brief, topic, held)
        for (const direction of directions) readPart(brief, direction, held, false)
      } else if (point !== undefined || (readList(sentence) && !readDirection(sentence)))
        readPart(brief, sentence, held, point !== undefined)
      else for (const part of splitDirections(sentence)) readPart(brief, part, held, false)
    }
  }
  brief.kind = kindOf(`${brief.form} ${held.text}`, brief.form)
  return brief
}

/** What stands after a bullet or the number of a point; undefined for another line. */
export function pointOf(line: string): string | undefined {
  const [bullet = ''] = BULLET.exec(line) ?? []
  const point = line.slice(bullet.length)
  return bullet !== '' && /[\p{L}\p{N}]/u.test(point) ? point : undefined
}

/** 'In Bristol. 4-day week': a number may begin a sentence, too. */
const cutBeforeNumber = (sentence: string) => sentence.split(/(?<=\p{L}{4}[.!?])\s+(?=[\d$€£])/u)

function kindOf(text: string, form: string): BriefKind {
  if (/\b(?:tale|story|fable|legend)\b/iu.test(form)) return 'TALE'
  if (/\b(?:ad|advert|advertisement|commercial|promo|promotion|pitch)\b/iu.test(form)) return 'ADVERT'
  return (
    KINDS.find(([, words]) => words.test(form))?.[0] ?? KINDS.find(([, words]) => words.test(text))?.[0] ?? 'EXPLAINER'
  )
}

/** 'Bluebird Bakery', 'five tips for better sleep: …', or a sentence. */
function readTopic(brief: Brief, text: string, held: HeldText): void {
  const list = readList(text)
  const head = withoutAudience(list?.head ?? withoutAddressee(text))
  // 'Quarterly recap for the team: …' is called what it is.
  const topic = isAudience(head) ? (/^\S+ \S+$/u.exec(brief.form)?.[0] ?? '') : head
  if (/[\p{L}\p{N}]/u.test(topic)) {
    brief.topic = held.restore(topic).replace(/[.!…]+$/u, '')
    brief.parts.push({ role: 'TOPIC', text: said(topic, held) })
  } else if (!list) return
  for (const item of list?.items ?? []) brief.parts.push({ role: 'ITEM', text: said(item, held) })
}

function readPart(brief: Brief, part: string, held: HeldText, isItem: boolean): void {
  if (isAboutVideo(part)) {
    brief.isRequest = true
    brief.about.push(part)
    return
  }
  const direction = readDirection(part)
  if (direction && !isItem) {
    brief.isRequest = true
    const { role } = direction
    const text = direction.text.replace(LEAD, '').replace(/^(?:about|that)\s+/iu, '')
    if (role === 'SHOW') brief.shown.push(held.restore(direction.text).replace(/[.!…]+$/u, ''))
    else if (!NO_WORDS.test(text) && /[\p{L}\p{N}]/u.test(text)) {
      // 'Explain how it works' and 'Explain black holes' name a topic.
      const isTopic =
        role === 'SAY' &&
        (/^(?:how|why|what|when|where|who)\b/iu.test(text) ||
          (brief.parts.length === 0 && /^(?:explain|describe)\w*\s+(?!that\b)/iu.test(part)))
      if (isTopic && brief.topic === '') readTopic(brief, text, held)
      else add(brief, role === 'SAY' ? 'STATEMENT' : role, text, held)
    }
    return
  }
  if (isItem) return add(brief, 'ITEM', part, held)
  // 'How to change a tyre:' heads what follows.
  if (/:$/u.test(part) && brief.topic === '' && brief.parts.length === 0)
    return readTopic(brief, part.slice(0, -1), held)
  if (ACTION.test(part)) return add(brief, 'ACTION', part, held)
  const list = readList(part)
  if (!list) return add(brief, 'STATEMENT', part, held)
  if (brief.topic === '' && brief.parts.length === 0) return readTopic(brief, part, held)
  add(brief, 'STATEMENT', list.head, held)
  for (const item of list.items) add(brief, 'ITEM', item, held)
}

const add = (brief: Brief, role: BriefPart['role'], text: string, held: HeldText) =>
  void brief.parts.push({ role, text: said(text, held) })

/** 'Three tips: a, b and c' → its head and its items; undefined where there is no such list. */
function readList(text: string): { head: string; items: string[] } | undefined {
  const found = /^([^:]{3,90}):\s+(\S.*)$/u.exec(text)
  const [, head = '', rest = ''] = found ?? []
  if (head === '') return undefined
  const separator = rest.includes(';') ? /;\s*(?:and\s+)?/iu : /,\s+(?:and\s+|or\s+)?/iu
  const items = rest.replace(/[.!…]+$/u, '').split(separator)
  const last = items.at(-1) ?? ''
  const cut = separator.source.startsWith(',') && items.length > 1 ? /^(.{2,}?)\s+and\s+(.{2,})$/iu.exec(last) : null
  const all = cut && !rest.includes(', and ') ? [...items.slice(0, -1), cut[1] ?? '', cut[2] ?? ''] : items
  return all.length >= 2 ? { head, items: all } : undefined
}

/** A part as a sentence of its own, with quotes and URLs in their places. */
function said(part: string, held: HeldText): string {
  const trimmed = part
    .trim()
    .replace(/^[,;:–—-]\s*/u, '')
    .replace(/[,;:]$/u, '')
  const text = held.restore(trimmed)
  const closed = /[.!?…]["'”’»)]*$/u.test(text) ? text : `${text}.`
  // A quote keeps its first letter.
  return startsHeld(trimmed) ? closed : closed.charAt(0).toUpperCase() + closed.slice(1)
}
