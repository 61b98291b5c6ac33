import * as z from 'zod'
import { EngineError, type Writer, type WriterRequest } from '#engines/ports.ts'
import { sceneSeconds } from '#src/domain/planned-length.ts'
import { IMAGE_ANIMATIONS, SCREEN_DIRECTIONS, SHOT_ANGLES, SHOT_SIZES, shotProblems } from '#src/domain/shots.ts'
import { EMOTIONS } from '#src/domain/emotions.ts'
import { SOUND_EFFECTS } from '#engines/draft/music/effects/sound-effects.ts'
import { splitScript } from '#src/domain/split-script.ts'
import { CAST_TASK, narrationTask, planProblems, STYLE_TASK, SUBJECT_TASK } from '#src/domain/story-plan.ts'
import type { Provider } from '../http/provider.ts'
import { plainText } from '#src/domain/plain-text.ts'
import { type ChatRequest, askModel, type TextModel } from './ask-model.ts'
import { spokenScenes, storyOfPlan } from './story-of-plan.ts'

/** Longest prompt or script, in characters. */
const MAX_TEXT_LENGTH = 60_000

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

const SHOTS_TASK = `Each shot says what one image shows. ${SUBJECT_TASK} action and end_state: what moves, for a video clip. image_animation: the camera move. continues: whether a shot goes on from the one before. sound: a sound that is heard with it, under the voice; empty for most shots. ${STYLE_TASK}`

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
        return { ...storyOfPlan({ ...answer, scenes: spokenScenes(answer.scenes) }), notes }
      }
      const narrations = splitScript(request.text, request.language, sceneSeconds(request.sceneSize, request.scenePace))
      const { answer: planned, notes } = await askFor(askedImages(request, narrations), call)
      const scenes = narrations.map((narration, at) => ({ narration, shots: planned.scenes[at]?.shots ?? [] }))
      return { ...storyOfPlan({ ...planned, scenes }), notes }
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
  return {
    name: 'story',
    schema: story,
    system: `${narrationTask(request)} ${shotsWanted(request)} ${SHOTS_TASK} ${CAST_TASK}`,
    user: request.text,
    problemsOf: (answer) => [...countProblems(request, answer.scenes), ...planProblems(request, answer)],
  }
}

function askedImages(request: WriterRequest, narrations: readonly string[]): ChatRequest<z.output<typeof images>> {
  const count = narrations.length
  return {
    name: 'images',
    schema: images,
    system: `A narration is divided into ${count} scenes. Answer exactly ${count} scenes, in order, without their words. ${shotsWanted(request)} ${SHOTS_TASK} ${CAST_TASK} title: short, in the language of the narration.`,
    user: narrations.map((narration, at) => `${at + 1}. ${narration}`).join('\n'),
    problemsOf: ({ scenes }) => [
      ...(scenes.length === count ? [] : [`there must be ${count} scenes, not ${scenes.length}`]),
      ...countProblems(request, scenes),
      ...shotProblems(scenes.map(({ shots: planned }) => planned)),
    ],
  }
}

const shotsWanted = ({ shotsPerScene = 1 }: WriterRequest) =>
  shotsPerScene === 1 ? 'Each scene has exactly one shot.' : `Each scene has exactly ${shotsPerScene} shots.`

function countProblems(
  { shotsPerScene = 1 }: WriterRequest,
  scenes: readonly { shots: readonly unknown[] }[],
): string[] {
  const wrong = scenes.findIndex(({ shots: planned }) => planned.length !== shotsPerScene)
  return wrong === -1 ? [] : [`scene ${wrong + 1} must have ${shotsPerScene} shots`]
}

function refuseUnusable(text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('This text has no words. Enter a few words about your story.')
  if (text.length > MAX_TEXT_LENGTH)
    throw new EngineError(`This text is too long. Use up to ${MAX_TEXT_LENGTH.toLocaleString('en')} characters.`)
}
