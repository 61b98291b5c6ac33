import type { WrittenShot } from '#engines/ports.ts'
import { segmenterFor } from '#src/domain/sentences.ts'
import { clauseShots, subjectOfClause } from './clause-shots.ts'
import type { FrameId } from './frames/frame.ts'
import type { Prompt } from './prompt/prompt.ts'
import { asKnown, readNounPhrase } from './prompt/noun-phrase.ts'
import { isBeing, tokenise } from './prompt/tokens.ts'
import { singularOf } from './grammar/inflect.ts'
import type { Staging } from './staging.ts'
import { PREPOSITIONS } from './words/closed.ts'
import { PLACE_NOUNS } from './words/nouns-and-names.ts'

const SHOTS = ['medium shot', 'close-up', 'wide shot', 'medium shot', 'close-up'] as const
const LIGHT: Readonly<Record<string, string>> = {
  morning: 'early morning light',
  afternoon: 'afternoon daylight',
  evening: 'evening, golden light',
  night: 'at night, moonlight',
}
const MAX_VISUAL_LENGTH = 320

/** What is drawn of a scene: its image, and the shots of those that speak of several things. */
export interface Visual {
  prompt: string
  shots: WrittenShot[]
}

/** What the image of each scene shows: always the same subject, place and hour, with what the scene itself speaks of. */
export function visualsOfPrompt(
  prompt: Prompt,
  frame: FrameId,
  staging: Staging,
  narrations: readonly string[],
): Visual[] {
  const { place, domain, weather, objects, aspects } = prompt
  const who = frame === 'tale' ? prompt.subject.first.replace(/,$/u, '') : prompt.topic
  const isThere = frame === 'tale' || (prompt.domainKnown && domain.abstract !== true)
  const where = place?.at ?? (isThere ? domain.setting.at : '')
  const light = LIGHT[staging.daytime] ?? staging.daytime
  const details = [...aspects, ...domain.things]
  const stock = domain.images.filter((image) => !`${who} ${where}`.includes(image))
  const drawn = new Set<string>()
  return narrations.map((narration, at) => {
    const named = details.filter((detail) => narration.includes(detail.replace(/^an? /u, '')))
    const seen = objects.filter((object) => narration.includes(object.replace(/^the /u, '')))
    const more = [...seen, ...named].slice(0, 2)
    // A scene that names nothing to see shows something from its field, each in turn; so does one that looks like another.
    for (let turn = at; more.length === 0 || (turn < at + stock.length && drawn.has(more.join())); turn++)
      more.push(stock[turn % Math.max(1, stock.length)] ?? '')
    drawn.add(more.join())
    const air = [light, weather.join(' ')]
    const shown = [`${shotFor(at, narrations.length)} of ${who}`, more.filter(Boolean).join(' and '), where, ...air]
    // A tale leaves its people only for what happens to them.
    const shots = seen.length > 0 ? clauseShots(narration, { where, more: air }) : []
    return { prompt: shown.filter(Boolean).join(', '), shots }
  })
}

/** For scenes of a given script: their own words, with the place, the hour and the person last spoken of. */
export function visualsOfScript(scenes: readonly string[], language: string): Visual[] {
  const isEnglish = /^en\b/iu.test(language)
  let place = ''
  let hour = ''
  let person = ''
  const subjects = scenes.map(subjectOfScene)
  return scenes.map((scene, at) => {
    const words = clip(scene.replace(/\s+/gu, ' '), language)
    if (!isEnglish)
      return { prompt: [words, subjects[at] ? '' : nearest(subjects, at)].filter(Boolean).join(', '), shots: [] }
    const seen = look(scene)
    const who = /\b(?:he|she|they|him|her|them|his|their)\b/iu.test(scene) && !seen.person ? person : ''
    const [where, when] = [seen.place ? '' : place, seen.hour ? '' : hour]
    const carried = [who, where, when, subjects[at] ? '' : nearest(subjects, at)].filter(Boolean)
    place = seen.place || place
    hour = seen.hour || hour
    person = seen.person || person
    return {
      prompt: [`${shotFor(at, scenes.length)}: ${words.replace(/[.,;:!?…]+$/u, '')}`, ...carried].join(', '),
      shots: clauseShots(scene, { where, more: [when] }),
    }
  })
}

/** What of a scene can be drawn, as the built-in illustrator reads it; empty where it names nothing. */
const subjectOfScene = (scene: string): string => subjectOfClause(scene).replaceAll('-', ' ')

/** The subject that was spoken of last, else the one that comes next: a scene without one of its own shows it once more. */
const nearest = (subjects: readonly string[], at: number): string =>
  subjects.slice(0, at).findLast(Boolean) ?? subjects.slice(at + 1).find(Boolean) ?? ''

const NIGHT = /^(?:midnight|night|moonlight)$/u
const HOUR = /^(?:midnight|night|moonlight|dawn|sunrise|morning|noon|afternoon|evening|dusk|sunset)$/u

/** The place, the hour and the person a scene names. */
function look(scene: string): { place: string; hour: string; person: string } {
  const tokens = tokenise(scene)
  const seen = { place: '', hour: '', person: '' }
  for (let at = 0; at < tokens.length; at++) {
    const read = readNounPhrase(tokens, at)
    if (!read) continue
    const one = singularOf(read.phrase.head)
    const before = tokens[at - 1]?.word ?? ''
    // 'in Mill Street' is where one thing is; what follows may be anywhere.
    if (
      PLACE_NOUNS.has(one) &&
      !tokens.slice(at, read.end).some(({ proper }) => proper) &&
      (PREPOSITIONS.has(before) || read.phrase.determiner === 'the')
    )
      seen.place = `${PLACE_NOUNS.get(one) ?? 'in'} ${asKnown({ ...read.phrase, determiner: 'the' })}`
    if (isBeing(one) && seen.person === '') seen.person = asKnown(read.phrase)
    at = read.end - 1
  }
  // A bakery that is called Sunrise is open all day.
  const hours = tokens.flatMap(({ word, proper }) => (proper ? [] : (HOUR.exec(word)?.[0] ?? [])))
  seen.hour = hours.find((hour) => NIGHT.test(hour)) ? 'night' : (hours[0] ?? '')
  return seen
}

function shotFor(at: number, count: number): string {
  if (at === 0 || at === count - 1) return 'wide shot'
  return SHOTS[(at - 1) % SHOTS.length] ?? 'medium shot'
}

function clip(text: string, language: string): string {
  const graphemes = [...segmenterFor(language, 'grapheme').segment(text)]
  return graphemes.length <= MAX_VISUAL_LENGTH
    ? text
    : graphemes
        .slice(0, MAX_VISUAL_LENGTH)
        .map(({ segment }) => segment)
        .join('')
}
