import * as z from 'zod'
import { EngineError, type Writer, type WriterRequest, type WrittenStory } from '#engines/ports.ts'
import { languageName } from '#src/domain/languages.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { sceneSeconds } from '#src/domain/planned-length.ts'
import { splitScript } from '#src/domain/split-script.ts'
import type { Provider } from '../http/provider.ts'
import { plainText } from '../plain-text.ts'
import { type ChatRequest, askModel } from './chat.ts'

/** Longest prompt or script, in characters. */
const MAX_TEXT_LENGTH = 60_000
/** A story may be this much longer than requested. */
const TOLERANCE = 1.1
const WORDS_PER_SECOND = 2.5

const cast = z.array(z.object({ name: z.string().min(1).max(80), description: z.string().max(300) })).max(12)
const story = z.object({
  title: z.string().min(1).max(200),
  scenes: z.array(z.object({ narration: z.string().min(1), visualPrompt: z.string().min(1).max(1500) })).min(1),
  cast,
})
const images = z.object({
  title: z.string().min(1).max(200),
  visualPrompts: z.array(z.string().min(1).max(1500)),
  cast,
})
const company = z.object({ about: z.string().max(2000), customer: z.string().max(2000) })
const prompts = z.object({ prompts: z.array(z.string().min(1).max(300)).max(6) })

const IMAGES =
  'Each visualPrompt says in English what one still picture shows: who and what, where, light, framing. It repeats how a person looks each time, because every picture is made alone. No text in pictures.'
const CAST = 'cast: the people who appear, without the narrator, each with how they look.'

/** A writer by OpenAI-compatible chat. A script stays word for word: the model only writes its image prompts. */
export function createChatWriter(provider: Provider, model: string): Writer {
  const askFor = <Answer>(asked: ChatRequest<Answer>, call: Parameters<Writer['write']>[1]) =>
    askModel(provider, model, asked, call)
  return {
    info: { label: model, builtIn: false },
    async write(request, call) {
      refuseUnusable(request.text)
      if (request.kind === 'PROMPT') return tidy(await askFor(askedStory(request), call))
      const narrations = splitScript(request.text, request.language, sceneSeconds(request.sceneSize, request.scenePace))
      const drawn = await askFor(askedImages(narrations), call)
      const scenes = narrations.map((narration, at) => ({
        narration,
        visualPrompt: plainText(drawn.visualPrompts[at] ?? '') || narration,
      }))
      const { title, cast: people } = tidy({ ...drawn, scenes: [] })
      return { title, scenes, cast: people }
    },
    async draftCompany(text) {
      refuseUnusable(text)
      const system =
        'Read what a company says of itself. about: what it does and offers. customer: whom it is for. Empty where the text says nothing of it.'
      const { about, customer } = await askFor({ name: 'company', schema: company, system, user: text }, undefined)
      return { about: plainText(about), customer: plainText(customer) }
    },
    async suggestPrompts({ about, customer }) {
      const system = 'Suggest four short prompts for videos that this company could make, each one sentence.'
      const user = `About: ${about}\nCustomers: ${customer}`
      const suggested = await askFor({ name: 'prompts', schema: prompts, system, user }, undefined)
      return suggested.prompts.map(plainText).filter(Boolean)
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
    system: `You write narrations of short films in ${languageName(language)}.${company} Divide the narration into scenes of about ${Math.round(seconds * WORDS_PER_SECOND)} words, about ${words} words in all. The narration is only what is spoken: no headings, no stage directions, no markup. ${IMAGES} ${CAST}`,
    user: text,
    problemsOf({ scenes }) {
      const spoken = scenes.reduce((sum, { narration }) => sum + estimateSeconds(narration, language), 0)
      return spoken > targetSeconds * TOLERANCE
        ? [`the narration takes ${Math.round(spoken)} seconds to speak, it may take ${Math.round(targetSeconds)}`]
        : []
    },
  }
}

function askedImages(narrations: readonly string[]): ChatRequest<z.output<typeof images>> {
  const count = narrations.length
  return {
    name: 'pictures',
    schema: images,
    system: `A narration is divided into ${count} scenes. Answer exactly ${count} visualPrompts, one for each scene, in order. ${IMAGES} ${CAST} title: short, in the language of the narration.`,
    user: narrations.map((narration, at) => `${at + 1}. ${narration}`).join('\n'),
    problemsOf: ({ visualPrompts }) =>
      visualPrompts.length === count ? [] : [`there must be ${count} visualPrompts, not ${visualPrompts.length}`],
  }
}

/** Reduces the model's answer to plain text; omits people without a name and scenes without words. */
function tidy({ title, scenes, cast: people }: WrittenStory): WrittenStory {
  return {
    title: plainText(title),
    scenes: scenes
      .map(({ narration, visualPrompt }) => ({
        narration: plainText(narration),
        visualPrompt: plainText(visualPrompt) || plainText(narration),
      }))
      .filter(({ narration }) => /[\p{L}\p{N}]/u.test(narration)),
    cast: people
      .map(({ name, description }) => ({ name: plainText(name), description: plainText(description) }))
      .filter(({ name }) => name !== ''),
  }
}

function refuseUnusable(text: string): void {
  if (!/[\p{L}\p{N}]/u.test(text)) throw new EngineError('This text has no words. Enter a few words about your story.')
  if (text.length > MAX_TEXT_LENGTH)
    throw new EngineError(`This text is too long. Use up to ${MAX_TEXT_LENGTH.toLocaleString('en')} characters.`)
}
