import { draftModel } from '#engines/draft/version.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { EngineError, type WriterRequest, type WrittenScene, type WrittenStory, type Writer } from '#engines/ports.ts'
import { createRandom } from '../random.ts'
import { hasOwnWords, narrateBrief } from './brief/narrate-brief.ts'
import { scenesOfPassages } from './brief/scenes-of-passages.ts'
import { moodOf } from './brief/mood.ts'
import { type Brief, readBrief } from './brief/read-brief.ts'
import { compose } from './compose.ts'
import { draftCompany } from './company/draft-company.ts'
import { suggestPrompts, companyPassages, withCompany } from './company/company-passages.ts'
import { isEnglishText } from './english.ts'
import { chooseFrame } from './frames/choose-frame.ts'
import { readPrompt } from './prompt/read-prompt.ts'
import { castOfScript } from './script/cast-of-script.ts'
import { sceneSeconds } from './script/scene-length.ts'
import { splitScript } from '#src/domain/split-script.ts'
import { stagingOf } from './staging.ts'
import { titleOfPrompt, titleOfText } from './title.ts'
import { visualsOfPrompt, visualsOfScript } from './visual.ts'

/** Longest prompt or script, in characters. */
const MAX_TEXT_LENGTH = 60_000
const MIN_S = 5
const MAX_S = 1800
const NO_COMPANY = { about: '', customer: '' }

/**
 * The built-in writer: a grammar, no model and no network. An English prompt that says
 * what is to be said is spoken in its own words; one that only names its matter is written about in sentences of the grammar. Prompts in
 * other languages are kept like scripts, word for word.
 */
export function createWriter(): Writer {
  return {
    info: { label: 'Built-in draft writer', model: draftModel('writer'), builtIn: true },
    async write(request, call) {
      call?.signal?.throwIfAborted()
      refuseUnusable(request.text)
      return request.kind === 'PROMPT' && isEnglishText(request.text, request.language)
        ? fromPrompt(request)
        : fromScript(request)
    },
    async draftCompany(text) {
      refuseUnusable(text)
      return draftCompany(text)
    },
    suggestPrompts: async (company) => suggestPrompts(company),
  }
}

function fromPrompt(request: WriterRequest): WrittenStory {
  const { text, sceneSize, scenePace, targetSeconds, company } = request
  if (!Number.isFinite(targetSeconds)) throw new EngineError('The length of the story must be a number of seconds.')
  const target = Math.min(MAX_S, Math.max(MIN_S, targetSeconds))
  const prompt = readPrompt(text, createRandom(text))
  const frame = chooseFrame(prompt)
  const brief = readBrief(text)
  if (hasOwnWords(brief, frame === 'tale')) return fromBrief(request, brief, target)
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
  const isAboutPeople = frame === 'tale' || frame === 'portrait'
  return {
    title: titleOfPrompt(prompt, frame),
    scenes: toScenes(narrations, visuals),
    mood: moodOf(brief, frame),
    cast: isAboutPeople ? prompt.people : [],
  }
}

/** What the user wrote to be said, and nothing else: a video that is shorter than was asked for where the words are few. */
function fromBrief({ text, sceneSize, scenePace, company }: WriterRequest, brief: Brief, target: number): WrittenStory {
  const ofCompany = companyPassages(company ?? NO_COMPANY, target, createRandom(`${text} company`))
  const passages = withCompany(narrateBrief(brief), {
    address: asPassage(ofCompany.address),
    closing: asPassage(ofCompany.closing),
  })
  const scenes = scenesOfPassages(passages, sceneSeconds(sceneSize, scenePace))
  // Words that name nothing to see are spoken before an image of what the video is about.
  const visuals = visualsOfScript(
    scenes.map(({ narration }) => narration),
    'en',
  ).map((visual) => (visual.includes(brief.topic) ? visual : `${visual}, ${brief.topic}`))
  brief.shown.forEach((image, at) => {
    visuals[Math.floor(((at + 0.5) * visuals.length) / brief.shown.length)] = image
  })
  const script = passages.map((passage) => passage.text).join('\n')
  return {
    title: titleOfText(brief.topic || script, 'en'),
    scenes: scenes.map((scene, at) => ({ ...scene, visualPrompt: visuals[at] ?? scene.narration })),
    mood: moodOf(brief),
    cast: castOfScript(script, 'en'),
  }
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

function toScenes(narrations: readonly string[], visuals: readonly string[]): WrittenScene[] {
  return narrations.map((narration, at) => ({ narration, visualPrompt: visuals[at] ?? narration }))
}

function refuseUnusable(text: string): void {
  if (text.trim() === '') throw new EngineError('Write a few words about your story first.')
  if (text.length > MAX_TEXT_LENGTH)
    throw new EngineError(
      `This text is too long. The built-in writer takes up to ${MAX_TEXT_LENGTH.toLocaleString('en')} characters.`,
    )
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('This text has no words. Enter a few words about your story.')
}
