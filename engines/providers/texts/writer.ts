import * as z from 'zod'
import { EngineError, type Writer, type WriterRequest, type WrittenStory } from '#engines/ports.ts'
import { languageName } from '#src/domain/languages.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { sceneSeconds } from '#src/domain/planned-length.ts'
import {
  IMAGE_ANIMATIONS,
  SCREEN_DIRECTIONS,
  SHOT_ANGLES,
  SHOT_SIZES,
  shotProblems,
  shotPrompt,
  variedShots,
} from '#src/domain/shots.ts'
import { EMOTIONS } from '#src/domain/emotions.ts'
import { SOUND_EFFECTS } from '#engines/draft/music/effects/sound-effects.ts'
import { splitScript } from '#src/domain/split-script.ts'
import type { Provider } from '../http/provider.ts'
import { plainText } from '../plain-text.ts'
import { type ChatRequest, askModel, type TextModel } from './ask-model.ts'

/** Longest prompt or script, in characters. */
const MAX_TEXT_LENGTH = 60_000
/** A story may be this much longer than requested. */
const TOLERANCE = 1.1
const WORDS_PER_SECOND = 2.5

const cast = z.array(z.object({ name: z.string().min(1).max(80), description: z.string().max(300) })).max(12)
const shots = z
  .array(
    z.object({
      subject: z.string().min(1).max(1200),
      size: z.enum(SHOT_SIZES),
      angle: z.enum(SHOT_ANGLES),
      action: z.string().max(300),
      end_state: z.string().max(300),
      screen_direction: z.enum(SCREEN_DIRECTIONS),
      continues: z.boolean(),
      sound: z.enum(['', ...SOUND_EFFECTS.map(({ id }) => id)]),
      image_animation: z.enum(IMAGE_ANIMATIONS),
    }),
  )
  .min(1)
  .max(4)
const line = z.string().max(200)
const style = z.object({ palette: line, light: line, lens: line, medium: line, tone: line, audience: line })
const title = z.string().min(1).max(200)
const story = z.object({
  ...{ title, style, cast },
  scenes: z
    .array(z.object({ narration: z.string().min(1), speaker: z.string().max(80), emotion: z.enum(EMOTIONS), shots }))
    .min(1),
})
const images = z.object({ title, style, scenes: z.array(z.object({ shots })), cast })
const company = z.object({ about: z.string().max(2000), customer: z.string().max(2000) })
const prompts = z.object({ prompts: z.array(z.string().min(1).max(300)).max(6) })

const IMAGES =
  'Each shot says in English what one image shows. subject: who, by the name that the cast gives them, and what, where, time of day; it repeats how a person looks each time, because every image is made alone; no text in images. action and end_state: what moves, for a video clip. image_animation: the camera move. screen_direction: where the subject faces, the same within a scene. continues: whether a shot goes on from the one before. sound: a sound that is heard with it, under the voice; empty for most shots. No two shots in a row have the same subject, size and angle. style: the palette, light, lens and medium that all images share, the tone of the narration and its audience; empty where nothing is wanted.'
const CAST = 'cast: the people who appear, without the narrator, each with how they look.'

/** A writer by language model. A script stays word for word: the model only writes its image prompts. */
export function createModelWriter(provider: Provider, model: TextModel): Writer {
  const askFor = <Answer>(asked: ChatRequest<Answer>, call: Parameters<Writer['write']>[1]) =>
    askModel(provider, model, asked, call)
  return {
    info: { label: model.model, builtIn: false },
    async write(request, call) {
      refuseUnusable(request.text)
      if (request.kind === 'PROMPT') {
        const { answer, notes } = await askFor(askedStory(request), call)
        const scenes = answer.scenes.map((scene) => ({ ...scene, narration: plainText(scene.narration) }))
        const spoken = scenes.filter(({ narration }) => /[\p{L}\p{N}]/u.test(narration))
        return { ...toStory({ ...answer, scenes: spoken }), notes }
      }
      const narrations = splitScript(request.text, request.language, sceneSeconds(request.sceneSize, request.scenePace))
      const { answer: planned, notes } = await askFor(askedImages(request, narrations), call)
      const scenes = narrations.map((narration, at) => ({ narration, shots: planned.scenes[at]?.shots ?? [] }))
      return { ...toStory({ ...planned, scenes }), notes }
    },
    async draftCompany(text) {
      refuseUnusable(text)
      const system =
        'Read what a company says of itself. about: what it does and offers. customer: whom it is for. Empty where the text says nothing of it.'
      const { answer } = await askFor({ name: 'company', schema: company, system, user: text }, undefined)
      return { about: plainText(answer.about), customer: plainText(answer.customer) }
    },
    async suggestPrompts({ about, customer }) {
      const system = 'Suggest four short prompts for videos that this company could make, each one sentence.'
      const user = `About: ${about}\nCustomers: ${customer}`
      const { answer } = await askFor({ name: 'prompts', schema: prompts, system, user }, undefined)
      return answer.prompts.map(plainText).filter(Boolean)
    },
  }
}

function askedStory(request: WriterRequest): ChatRequest<z.output<typeof story>> {
  const { text, language, sceneSize, scenePace, targetSeconds, company: teller } = request
  const seconds = sceneSeconds(sceneSize, scenePace)
  const words = Math.round(targetSeconds * WORDS_PER_SECOND)
  const company = teller ? ` The narrator is this company: ${teller.about}. For: ${teller.customer}.` : ''
  return {
    name: 'story',
    schema: story,
    system: `You write narrations of short films in ${languageName(language)}.${company} Divide the narration into scenes of about ${Math.round(seconds * WORDS_PER_SECOND)} words, about ${words} words in all. ${shotsWanted(request)} The narration is only what is spoken: no headings, no stage directions, no markup. speaker: the person of the cast who says it, where people talk to each other; empty for the narrator. A dialogue has a scene for each line, and alternates shot and reverse shot: neighbouring lines of two people face opposite ways, one LEFT and one RIGHT. ${IMAGES} ${CAST}`,
    user: text,
    problemsOf({ scenes, cast: people }) {
      const spoken = scenes.reduce((sum, { narration }) => sum + estimateSeconds(narration, language), 0)
      const isWrong = spoken > targetSeconds * TOLERANCE || spoken < targetSeconds / TOLERANCE
      const length = `the narration takes ${Math.round(spoken)} seconds to speak, it should take ${Math.round(targetSeconds)}`
      return [...(isWrong ? [length] : []), ...planProblems(request, scenes, speakersOf(scenes, people))]
    },
  }
}

function askedImages(request: WriterRequest, narrations: readonly string[]): ChatRequest<z.output<typeof images>> {
  const count = narrations.length
  return {
    name: 'images',
    schema: images,
    system: `A narration is divided into ${count} scenes. Answer exactly ${count} scenes, in order, without their words. ${shotsWanted(request)} ${IMAGES} ${CAST} title: short, in the language of the narration.`,
    user: narrations.map((narration, at) => `${at + 1}. ${narration}`).join('\n'),
    problemsOf: ({ scenes }) => [
      ...(scenes.length === count ? [] : [`there must be ${count} scenes, not ${scenes.length}`]),
      ...planProblems(request, scenes),
    ],
  }
}

const shotsWanted = ({ shotsPerScene = 1 }: WriterRequest) =>
  shotsPerScene === 1 ? 'Each scene has exactly one shot.' : `Each scene has exactly ${shotsPerScene} shots.`

/** Who of the cast speaks each scene; '' for the narrator. */
function speakersOf(scenes: readonly Pick<ScenePlan, 'speaker'>[], people: readonly { name: string }[]): string[] {
  const known = new Set(people.map(({ name }) => plainText(name).toLowerCase()))
  return scenes.map(({ speaker = '' }) => plainText(speaker)).map((name) => (known.has(name.toLowerCase()) ? name : ''))
}

function planProblems(
  { shotsPerScene = 1 }: WriterRequest,
  scenes: readonly Pick<ScenePlan, 'shots'>[],
  speakers?: readonly string[],
) {
  const wrong = scenes.findIndex(({ shots: planned }) => planned.length !== shotsPerScene)
  const count = `scene ${wrong + 1} must have ${shotsPerScene} shots`
  return [
    ...(wrong === -1 ? [] : [count]),
    ...shotProblems(
      scenes.map(({ shots: planned }) => planned),
      speakers,
    ),
  ]
}

type SceneOfStory = z.output<typeof story>['scenes'][number]
type ScenePlan = Pick<SceneOfStory, 'narration' | 'shots'> & Partial<SceneOfStory>

/** The model's answer in plain text, except for narrations; omits people without a name, and varies shots that repeat. */
function toStory(answer: Omit<z.output<typeof story>, 'scenes'> & { scenes: ScenePlan[] }): WrittenStory {
  const plain = <Part extends object>(part: Part): Part =>
    Object.fromEntries(
      Object.entries(part).map(([name, value]) => [name, typeof value === 'string' ? plainText(value) : value]),
    ) as Part
  const varied = variedShots(
    answer.scenes.map(({ shots: planned }) => planned.map(plain).filter(({ subject }) => subject !== '')),
    speakersOf(answer.scenes, answer.cast),
  )
  return {
    title: plainText(answer.title),
    style: plain(answer.style),
    scenes: answer.scenes.map(({ narration, speaker = '', emotion }, at) => {
      const [first, ...others] = varied[at] ?? []
      return {
        narration,
        ...(plainText(speaker) !== '' && { speaker: plainText(speaker) }),
        ...(emotion && emotion !== 'NEUTRAL' && { emotion }),
        visualPrompt: first ? shotPrompt(first) : narration,
        ...(first && { shots: [first, ...others] }),
      }
    }),
    cast: answer.cast.map(plain).filter(({ name }) => name !== ''),
  }
}

function refuseUnusable(text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('This text has no words. Enter a few words about your story.')
  if (text.length > MAX_TEXT_LENGTH)
    throw new EngineError(`This text is too long. Use up to ${MAX_TEXT_LENGTH.toLocaleString('en')} characters.`)
}
