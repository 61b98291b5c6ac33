import { estimateSeconds } from '#src/domain/reading-pace.ts'
import type { Random } from '../random.ts'
import { expand, slotsOf, type Words } from './grammar/expand.ts'
import { wordsOfPrompt } from './grammar/words-of-prompt.ts'
import type { FrameId } from './frames/frame.ts'
import { plotOf } from './frames/plots.ts'
import { FRAMES, sequelOf } from './frames/frames.ts'
import type { Prompt } from './prompt/prompt.ts'
import type { Staging } from './staging.ts'

interface Passage {
  text: string
  /** Spoken length with the pause after it. */
  seconds: number
}

interface Beat {
  id: string
  chosen: Passage[]
  spare: Passage[]
}

/** Beats without which no narration stands. */
const ESSENTIAL = 3
const CLOSE_ENOUGH = 0.012
/** Exchanging passages makes up for the rest. */
const NEARLY = 0.93
const SENTENCE_PAUSE_S = 0.15
/** A tale of this length (s) tells of more than what follows from its event. */
const LONG_S = 120

/**
 * Writes a narration about a prompt, as close to `seconds` of speech as its sentences allow. Returns its passages in
 * order, each of one to three sentences. The same random numbers give the same text.
 */
export function compose(prompt: Prompt, frame: FrameId, seconds: number, staging: Staging, random: Random): string[] {
  const words = {
    fresh: wordsOfPrompt(prompt, random, true, staging),
    later: wordsOfPrompt(prompt, random, false, staging),
  }
  const own = beatsOf(prompt, frame, words, { seconds, random })
  const start = take(own, ['statement', ...sequenceOf(frame, own)], seconds)
  let total = start.seconds
  const next = start.exhausted && total <= seconds * NEARLY ? sequelOf(frame) : undefined
  // Openings and endings belong to the first frame alone.
  const sequel = next
    ? beatsOf({ ...prompt, statements: [] }, next, words, { seconds, random }).filter(
        ({ id }) => !/^(?:open|close|list)/u.test(id),
      )
    : []
  if (next) total += take(sequel, sequenceOf(next, sequel), seconds - total).seconds
  const all = [...own, ...sequel]
  refine(all, seconds - total)
  const woven = weave(own, FRAMES[frame].order)
  const later = sequel.flatMap(({ chosen }) => chosen.map(({ text }) => text))
  const endings = own.find(({ id }) => id === 'close')?.chosen.length ?? 0
  return [...woven.slice(0, woven.length - endings), ...later, ...woven.slice(woven.length - endings)]
}

function beatsOf(
  prompt: Prompt,
  frame: FrameId,
  words: { fresh: Words; later: Words },
  { seconds, random }: { seconds: number; random: Random },
): Beat[] {
  const { passages, order } = FRAMES[frame]
  const plot = frame === 'tale' ? plotOf(prompt) : {}
  // What follows from the event comes first; a long tale needs more than that.
  const passagesOf = (id: string) => {
    const [own, others] = [random.shuffle(plot[id] ?? []), random.shuffle(passages[id] ?? [])]
    if (seconds > LONG_S) return [...own, ...others]
    return own.length > 0 ? own : id === 'object' && plot.turn ? [] : others
  }
  return order.flat().map((id) => {
    const texts =
      id === 'statement'
        ? statementsOf(prompt, frame)
        : passagesOf(id)
            .filter((passage) => isTellable(passage, prompt, words.later))
            .map((passage) =>
              expand(passage.replace(/^@\w+ /u, ''), isOpening(id, prompt) ? words.fresh : words.later, random),
            )
    return {
      id,
      chosen: [],
      spare: texts.map((text) => ({ text, seconds: estimateSeconds(text, 'en') + SENTENCE_PAUSE_S })),
    }
  })
}

/** A tale narrates the prompt's statement as its own event; a portrait quotes it. */
function statementsOf({ statements, claim }: Prompt, frame: FrameId): readonly string[] {
  return claim && frame !== 'tale' ? [claim, ...statements] : statements
}

/** A passage whose verb goes with one place. */
const ONE_PLACE = /\{place\}(?:,| can|,? which)? (?:is|has|was|belongs|gives|looks|makes|seems)\b/iu

/** Beats that name the subject in full: the first, and the last unless the full name is long. */
function isOpening(beat: string, { topic }: Prompt): boolean {
  return /^open$/u.test(beat) || (beat === 'close' && topic.split(' ').length <= 4)
}

function isTellable(passage: string, { subject, domain, domainKnown, place }: Prompt, words: Words): boolean {
  if (passage.startsWith('@person') && subject.kind !== 'person') return false
  if (passage.startsWith('@place') && !place) return false
  if (passage.startsWith('@scene') && domain.abstract === true) return false
  // Things and sounds of a field are near to a prompt only where the field is a place and not an idea.
  if (passage.startsWith('@near') && (!domainKnown || domain.abstract === true)) return false
  const slots = slotsOf(passage)
  // 'In the mountains, they open an inn in the mountains.'
  const isPlaceSaid = slots.includes('act') && (slots.includes('at') || slots.includes('place'))
  if (isPlaceSaid && namesPlace(words)) return false
  // 'The mountains is …'
  if (ONE_PLACE.test(passage) && /[^s]s$/u.test(place?.name ? '' : (words.slot('place', false)?.text ?? '')))
    return false
  return slots.every((name) => words.slot(name, false) !== undefined)
}

/** Whether the prompt's own event says where it happens. */
function namesPlace(words: Words): boolean {
  const noun = words.slot('place', false)?.text.split(' ').at(-1) ?? ''
  return noun !== '' && (words.slot('act', false)?.text.split(' ').includes(noun) ?? false)
}

/** The sequence of beats that have passages, so that a short text is complete. */
function sequenceOf(frame: FrameId, beats: readonly Beat[]): string[] {
  const tellable = new Set(beats.filter(({ spare }) => spare.length > 0).map(({ id }) => id))
  const sequence = FRAMES[frame].sequence.filter((id) => tellable.has(id))
  if (frame !== 'tale') return sequence
  // One event starts a tale: the prompt's own if it has one. A habit is none.
  const event = ['deed', 'doing', 'spark'].find((id) => tellable.has(id))
  return sequence.filter((id) => !['deed', 'doing', 'spark'].includes(id) || id === event)
}

/** Moves passages from spare to chosen along the sequence until the length is met. `exhausted`: the sequence ended before. */
function take(
  beats: readonly Beat[],
  sequence: readonly string[],
  seconds: number,
): { seconds: number; exhausted: boolean } {
  let total = 0
  let taken = 0
  for (const id of sequence) {
    const beat = beats.find((one) => one.id === id)
    if (!beat) continue
    // Includes all statements of the prompt, as far as there is room.
    for (let passage = beat.spare[0]; passage; passage = id === 'statement' ? beat.spare[0] : undefined) {
      const over = total + passage.seconds - seconds
      if (over > 0 && (id === 'statement' || taken >= ESSENTIAL) && over > seconds - total)
        return { seconds: total, exhausted: false }
      beat.spare.shift()
      beat.chosen.push(passage)
      total += passage.seconds
      taken++
      if (total >= seconds && taken >= ESSENTIAL) return { seconds: total, exhausted: false }
    }
  }
  return { seconds: total, exhausted: true }
}

/** Exchanges, adds or leaves out passages while that brings the length nearer; `missing` is in seconds. */
function refine(beats: readonly Beat[], missing: number): void {
  const tolerance = CLOSE_ENOUGH * beats.reduce((sum, { chosen }) => sum + chosen.length, 0)
  for (let round = 0; round < 60 && Math.abs(missing) > tolerance; round++) {
    let best: { gain: number; apply(): void } | undefined
    const offer = (gain: number, apply: () => void) => {
      if (Math.abs(missing - gain) < Math.abs(missing - (best?.gain ?? 0)) - 1e-3) best = { gain, apply }
    }
    for (const beat of beats) {
      if (beat.id === 'statement') continue
      beat.chosen.forEach((old, at) =>
        beat.spare.forEach((other, from) =>
          offer(other.seconds - old.seconds, () => {
            beat.chosen[at] = other
            beat.spare[from] = old
          }),
        ),
      )
      if (beat.chosen.length > 1)
        offer(-(beat.chosen.at(-1)?.seconds ?? 0), () => beat.spare.push(...beat.chosen.splice(-1)))
      if (beat.chosen.length > 0 && beat.id !== 'close')
        offer(beat.spare[0]?.seconds ?? 0, () => beat.chosen.push(...beat.spare.splice(0, 1)))
    }
    if (!best) return
    best.apply()
    missing -= best.gain
  }
}

/** The chosen passages in narration order; those of one group spread evenly over its length. */
function weave(beats: readonly Beat[], order: readonly (readonly string[])[]): string[] {
  return order.flatMap((group) => {
    const placed = group.flatMap((id, rank) => {
      const { chosen } = beats.find((beat) => beat.id === id) ?? { chosen: [] }
      return chosen.map(({ text }, at) => ({ text, position: (at + 0.5) / chosen.length + rank * 0.01 }))
    })
    return placed.sort((one, other) => one.position - other.position).map(({ text }) => text)
  })
}
