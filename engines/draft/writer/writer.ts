import { draftModel } from '#engines/draft/version.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import {
  EngineError,
  type WriterRequest,
  type WritingBasis,
  type WrittenScene,
  type WrittenStory,
  type Writer,
} from '#engines/ports.ts'
import { createRandom } from '../random.ts'
import { withRoom } from './brief/on-screen.ts'
import { hasOwnWords, narrateBrief } from './brief/narrate-brief.ts'
import { scenesOfPassages } from './brief/scenes-of-passages.ts'
import { moodOf } from './brief/mood.ts'
import { type Brief, readBrief } from './brief/read-brief.ts'
import { compose } from './compose.ts'
import { draftCompany } from './company/draft-company.ts'
import { suggestPrompts, companyPassages, withCompany } from './company/company-passages.ts'
import { isEnglishText } from './english.ts'
import { chooseFrame } from './frames/choose-frame.ts'
import type { FrameId } from './frames/frame.ts'
import { fromOtherLanguage } from './other-language.ts'
import { findOutline, readOutline } from './outlines/find-outline.ts'
import type { Outline, Point } from './outlines/outline.ts'
import type { Prompt } from './prompt/prompt.ts'
import { readPrompt } from './prompt/read-prompt.ts'
import { castOfScript } from './script/cast-of-script.ts'
import { sceneSeconds } from './script/scene-length.ts'
import { splitScript } from '#src/domain/split-script.ts'
import { stagingOf } from './staging.ts'
import { titleOfPrompt, titleOfText } from './title.ts'
import { type Visual, visualsOfPrompt, visualsOfScript } from './visual.ts'

/** Longest prompt or script, in characters. */
const MAX_TEXT_LENGTH = 60_000
const MIN_S = 5
const MAX_S = 1800
/** What a video may be longer than was asked for, as a factor. */
const LONGER = 1.05
const NO_COMPANY = { about: '', customer: '' }

/**
 * The built-in writer: a grammar, no model and no network. An English prompt that says what is to be said is spoken in its own words. A
 * tale or a moment is composed; a matter that an outline covers is explained. Any other matter is named and not filled up: this writer
 * does not research. A prompt in another language is spoken in its own words, too, without its commonest directions.
 */
export function createWriter(): Writer {
  return {
    info: { label: 'Built-in draft writer', model: draftModel('writer'), builtIn: true },
    async write(request, call) {
      call?.signal?.throwIfAborted()
      refuseUnusable(request.text)
      return request.kind === 'PROMPT' ? fromPrompt(request).story : fromScript(request)
    },
    forecast(request) {
      refuseUnusable(request.text)
      const { basis, story } = fromPrompt(request)
      return { basis, seconds: secondsOf(story, languageOf(request)) }
    },
    async draftCompany(text) {
      refuseUnusable(text)
      return draftCompany(text)
    },
    suggestPrompts: async (company) => suggestPrompts(company),
  }
}

function fromPrompt(request: WriterRequest): { basis: WritingBasis; story: WrittenStory } {
  const { text, targetSeconds } = request
  if (!Number.isFinite(targetSeconds)) throw new EngineError('The length of the story must be a number of seconds.')
  const target = Math.min(MAX_S, Math.max(MIN_S, targetSeconds))
  const language = languageOf(request)
  if (language !== 'en') return fromOtherLanguage(request, language)
  const prompt = readPrompt(text, createRandom(text))
  const frame = chooseFrame(prompt)
  const brief = readBrief(text)
  if (hasOwnWords(brief, frame === 'tale')) return { basis: 'OWN_WORDS', story: fromBrief(request, brief, target) }
  const outline = outlineOf(brief)
  if (outline) return { basis: 'OUTLINE', story: fromOutline(request, outline, brief, target) }
  if (frame === undefined) return { basis: 'TOPIC_ONLY', story: fromBrief(request, brief, target) }
  return { basis: 'COMPOSED', story: composed(request, prompt, frame, brief, target) }
}

/** With as many of its points as the length has room for, the most important first. */
function fromOutline(request: WriterRequest, outline: Outline, brief: Brief, target: number): WrittenStory {
  const write = (points: readonly Point[]) => {
    const { brief: outlined, sources } = readOutline(outline, new Set(points))
    return { ...fromBrief(request, { ...brief, ...outlined }, target, outline.shows), sources, cast: [] }
  }
  let chosen: readonly Point[] = []
  for (const point of outline.points.toSorted(([one], [other]) => one - other)) {
    const more = [...chosen, point]
    if (chosen.length === 0 || secondsOf(write(more), 'en') <= target * LONGER) chosen = more
  }
  return write(chosen)
}

/** Adverts, greetings and tales are about what their author knows, also where they name a matter of an outline. */
function outlineOf({ kind, topic, parts }: Brief): Outline | undefined {
  if (kind !== 'EXPLAINER' && kind !== 'LIST') return undefined
  return findOutline(topic || (parts[0]?.text ?? ''))
}

function composed(request: WriterRequest, prompt: Prompt, frame: FrameId, brief: Brief, target: number): WrittenStory {
  const { text, sceneSize, scenePace, company } = request
  const staging = stagingOf(prompt, createRandom(`${text} staging`))
  const length = sceneSeconds(sceneSize, scenePace)
  const ofCompany = companyPassages(company ?? NO_COMPANY, target, createRandom(`${text} company`))
  const write = (seconds: number) => {
    const room = seconds - ofCompany.seconds
    const passages = compose(prompt, frame, room, staging, createRandom(`${text} ${frame}`))
    return splitScript(withCompany(passages, ofCompany).join(' '), 'en', length)
  }
  // Scenes have pauses at their ends; what they add or save is known only once the text is divided.
  let narrations = write(target)
  const spoken = narrations.reduce((sum, narration) => sum + estimateSeconds(narration, 'en'), 0)
  if (Math.abs(spoken / target - 1) > 0.01) narrations = write(target * (target / spoken))
  const visuals = visualsOfPrompt(prompt, frame, staging, narrations)
  return {
    title: titleOfPrompt(prompt, frame),
    scenes: toScenes(narrations, visuals),
    mood: moodOf(brief, frame),
    cast: frame === 'tale' ? prompt.people : [],
  }
}

/**
 * What is to be said, and nothing else: a video that is shorter than was asked for where the words are few.
 * @param subject what its images show; the topic by default
 */
function fromBrief(
  { text, sceneSize, scenePace, company }: WriterRequest,
  brief: Brief,
  target: number,
  subject?: string,
): WrittenStory {
  const ofCompany = companyPassages(company ?? NO_COMPANY, target, createRandom(`${text} company`))
  const said = narrateBrief(brief)
  // A prompt of directions alone has nothing else to say.
  const passages = withCompany(said.length > 0 ? said : [{ text: text.trim() }], {
    address: asPassage(ofCompany.address),
    closing: asPassage(ofCompany.closing),
  })
  const scenes = scenesOfPassages(passages, sceneSeconds(sceneSize, scenePace), 'en')
  // Words that name nothing to see are spoken before an image of what the video is about.
  const planned = visualsOfScript(
    scenes.map(({ narration }) => (subject && narration.startsWith(brief.topic) ? subject : narration)),
    'en',
  )
  const visuals = planned.map(({ prompt }) =>
    prompt.includes(subject ?? brief.topic) ? prompt : `${prompt}, ${subject ?? brief.topic}`,
  )
  if (brief.kind === 'GREETING') showOccasion(visuals, brief)
  const asked = new Map(
    brief.shown.map((image, at) => [Math.floor(((at + 0.5) * visuals.length) / brief.shown.length), image]),
  )
  const script = passages.map((passage) => passage.text).join('\n')
  return {
    title: titleOfText(brief.topic || script, 'en'),
    scenes: scenes.map((scene, at) => ({
      ...scene,
      visualPrompt: withRoom(asked.get(at) ?? visuals[at] ?? scene.narration, scene),
      ...(scene.onScreen === undefined && !asked.has(at) && shotsOfVisual(planned[at], subject ?? brief.topic)),
    })),
    mood: moodOf(brief),
    cast: castOfScript(script, 'en'),
  }
}

/** A greeting begins and ends with its occasion, which its words may not name. */
function showOccasion(visuals: string[], { form }: Brief): void {
  const occasion = form.replace(/\b(?:video|film|clip|message|greeting|card)\b/gu, '').trim()
  for (const at of new Set([0, visuals.length - 1]))
    if (occasion !== '' && visuals[at] && !visuals[at].toLowerCase().includes(occasion))
      visuals[at] = `${visuals[at]}, ${occasion}`
}

const asPassage = (text: string | undefined) => (text === undefined ? undefined : { text })

function fromScript({ text, language, sceneSize, scenePace }: WriterRequest): WrittenStory {
  const narrations = splitScript(text, language, sceneSeconds(sceneSize, scenePace))
  return {
    title: titleOfText(text, language),
    scenes: toScenes(narrations, visualsOfScript(narrations, isEnglishText(text, language) ? 'en' : language)),
    cast: castOfScript(text, language),
  }
}

const secondsOf = ({ scenes }: WrittenStory, language: string) =>
  scenes.reduce((sum, { narration, pauseMs = 0 }) => sum + estimateSeconds(narration, language) + pauseMs / 1000, 0)

/** The language of a text: 'en', the chosen one, or 'und' where English is chosen for a text that is not. */
function languageOf({ text, language }: WriterRequest): string {
  if (isEnglishText(text, language)) return 'en'
  return /^en\b/iu.test(language) ? 'und' : language
}

function toScenes(narrations: readonly string[], visuals: readonly Visual[]): WrittenScene[] {
  return narrations.map((narration, at) => ({
    ...{ narration, visualPrompt: visuals[at]?.prompt ?? narration },
    ...shotsOfVisual(visuals[at]),
  }))
}

/** @param about what each shot is about, where it does not say so itself */
function shotsOfVisual({ shots }: Visual = { prompt: '', shots: [] }, about = '') {
  if (shots.length === 0) return {}
  const named = (subject: string) => (about === '' || subject.includes(about) ? subject : `${subject}, ${about}`)
  return { shots: shots.map((shot) => ({ ...shot, subject: named(shot.subject) })) }
}

function refuseUnusable(text: string): void {
  if (text.trim() === '') throw new EngineError('Write a few words about your story first.')
  if (text.length > MAX_TEXT_LENGTH)
    throw new EngineError(
      `This text is too long. The built-in writer takes up to ${MAX_TEXT_LENGTH.toLocaleString('en')} characters.`,
    )
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('This text has no words. Enter a few words about your story.')
}
