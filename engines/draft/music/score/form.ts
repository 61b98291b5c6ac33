import type { Phrase, PhraseName, Score } from './score.ts'

/** Bars of a section in a row, of one phrase. */
export interface Section {
  name: 'Intro' | 'A' | 'B' | 'Build' | 'Cadence' | 'Loop'
  phrase: Phrase
  /** Bars of the phrase that are played. */
  from: number
  to: number
  /** 0 to 1: which parts play, and how loud. */
  energy: number
  /** How often its phrase was played before: the melody varies. */
  repeat: number
}

export interface Form {
  bpm: number
  sections: Section[]
  /** Seconds at the end in which the last chord rings out; 0 of a loop. */
  ringS: number
}

/** Length of the loop of a score, ms. */
export const lengthOfLoop = ({ loop, bpm }: Score): number =>
  loop.reduce((sum, [, bars]) => sum + bars, 0) * (240_000 / bpm)

/** Of a piece without a given length: the loop that is listed. */
export function loopForm({ phrases, loop, bpm }: Score): Form {
  const sections = loop.map(([phrase, bars, energy]): Section => ({
    ...{ name: 'Loop', phrase: phrases[phrase], from: 0, to: bars, energy },
    repeat: 0,
  }))
  return { bpm, sections, ringS: 0 }
}

/** Seconds that a last chord rings, at least and at most. */
const RING_S = [2.4, 6.5] as const
const USUAL_RING_S = 3.8
/** Share by which a piece is played faster or slower than it is written, so that its bars fit. */
const MOST_TEMPO = 0.12

/** How much bars beyond whole phrases are avoided. */
const ODD_BARS = [0, 1.2, 0.3, 1.2]

/** A form of the given length, s: so many bars, at such a tempo, that its last chord sounds when it has room to ring. */
export function fitForm(score: Score, lengthS: number): Form {
  const { bpm, ritardando = 0 } = score
  const most = Math.floor((lengthS * bpm * (1 + MOST_TEMPO)) / 240)
  let best: { bars: number; bpm: number; ringS: number; cost: number } | undefined
  for (let bars = 1; bars <= most; bars++) {
    const beats = bars * 4 + ritardando
    const usual = lengthS - (beats * 60) / bpm
    const ringS = Math.min(RING_S[1], Math.max(RING_S[0], usual))
    const fitted = (beats * 60) / (lengthS - ringS)
    const tempo = Math.abs(Math.log(fitted / bpm))
    if (lengthS <= ringS || tempo > Math.log(1 + MOST_TEMPO)) continue
    const cost = tempo * 20 + Math.abs(ringS - USUAL_RING_S) * 0.2 + (ODD_BARS[bars % 4] ?? 0)
    if (!best || cost < best.cost) best = { bars, bpm: fitted, ringS, cost }
  }
  // Too short for a bar: the last chord alone.
  return best
    ? { bpm: best.bpm, ringS: best.ringS, sections: sectionsOf(score, best.bars) }
    : { bpm, ringS: lengthS, sections: [] }
}

const FIRST: readonly PhraseName[] = ['A1', 'A2']
/** What lies between, from its end. */
const TURNS: readonly PhraseName[] = ['B2', 'B1', 'A2', 'A1']

/** Intro, themes A and B, a build and the cadence, as far as that many bars have room for them. */
function sectionsOf(score: Score, bars: number): Section[] {
  const cadence = bars >= 6 ? 2 : bars >= 2 ? 1 : 0
  const intro = bars >= 18 ? 4 : bars >= 8 ? 2 : 0
  const body = bars - cadence - intro
  const phrases = orderOf(Math.floor(body / 4))
  const sections: Section[] = []
  const counts = new Map<PhraseName, number>()
  const add = (name: Section['name'], phrase: PhraseName, [from, to]: readonly [number, number], energy: number) => {
    const repeat = counts.get(phrase) ?? 0
    if (name !== 'Intro') counts.set(phrase, repeat + 1)
    sections.push({ name, phrase: score.phrases[phrase], from, to, energy, repeat })
  }
  if (intro > 0) add('Intro', 'A1', [0, intro], 0.32)
  phrases.forEach((phrase, at) => add(nameOf(phrases, at), phrase, [0, 4], energyOf(phrases, at)))
  // What is left of the bars leads to the end.
  if (body % 4 > 0) add('Build', 'B2', [4 - (body % 4), 4], phrases.length === 0 ? 0.6 : 0.85)
  if (cadence > 0)
    sections.push({
      ...{ name: 'Cadence', phrase: score.cadence, from: 2 - cadence, to: 2 },
      energy: phrases.length < 3 ? 0.75 : 0.95,
      repeat: 0,
    })
  return sections
}

/** Theme A, then B and A in turn with B before the return, and theme A at the end, whole where there is room. */
function orderOf(count: number): PhraseName[] {
  const end = FIRST.slice(count >= 6 ? 0 : count >= 4 ? 1 : 2)
  const middle = count - 2 - end.length
  const turns = Array.from({ length: Math.max(0, middle) }, (_, at) => TURNS[(middle - 1 - at) % TURNS.length] ?? 'B2')
  return [...FIRST.slice(0, count), ...turns, ...end]
}

const isSecond = (name: PhraseName | undefined) => name === 'B1' || name === 'B2'

function nameOf(phrases: readonly PhraseName[], at: number): Section['name'] {
  const isBuild = phrases.length > 3 && isSecond(phrases[at]) && !phrases.slice(at + 1).some(isSecond)
  return isBuild ? 'Build' : isSecond(phrases[at]) ? 'B' : 'A'
}

/** It rises over the piece, falls back where theme B begins, and is highest at the end. */
function energyOf(phrases: readonly PhraseName[], at: number): number {
  const last = phrases.length - 1
  if (last < 2) return at === 0 ? 0.5 : 0.65
  if (at >= last - 1 && !isSecond(phrases[at])) return at === last ? 1 : 0.92
  if (isSecond(phrases[at])) return isSecond(phrases[at - 1]) ? 0.82 : 0.55
  return Math.min(0.8, 0.45 + 0.1 * at)
}
