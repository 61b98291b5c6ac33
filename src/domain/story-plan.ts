import type { Emotion, ScenePace, SceneSize } from '#generated/schema.ts'
import { languageName } from './languages.ts'
import { plainText } from './plain-text.ts'
import { sceneSeconds } from './planned-length.ts'
import { estimateSeconds } from './reading-pace.ts'
import { type Shot, shotProblems } from './shots.ts'

/** A story may be this much longer or shorter than requested, as a factor. */
const TOLERANCE = 1.1
const WORDS_PER_SECOND = 2.5

/** The story's narrator and audience, in the user's words; either may be empty. */
export interface CompanyInfo {
  about: string
  /** The ideal customer. */
  customer: string
}

/** What a language model is asked to narrate. */
export interface PlanRequest {
  /** BCP 47, for example en-US. */
  language: string
  sceneSize: SceneSize
  scenePace: ScenePace
  /** Target length in seconds. */
  targetSeconds: number
  /** For stories of a brand: it is narrated for its customers and in its name. */
  company?: CompanyInfo
}

/** A scene as a model answers it. */
interface PlannedScene {
  narration: string
  /** As the cast names them; '' for the narrator. */
  speaker?: string
  emotion?: Emotion
  shots: readonly Pick<Shot, 'subject' | 'size' | 'angle' | 'continues' | 'screen_direction'>[]
}

/** The part of a model's instructions that is about the narration. */
export function narrationTask({ language, sceneSize, scenePace, targetSeconds, company: teller }: PlanRequest): string {
  const sceneWords = Math.round(sceneSeconds(sceneSize, scenePace) * WORDS_PER_SECOND)
  const words = Math.round(targetSeconds * WORDS_PER_SECOND)
  const company = teller ? ` The narrator is this company: ${teller.about}. For: ${teller.customer}.` : ''
  return `You write narrations of short films in ${languageName(language)}.${company} Divide the narration into scenes of about ${sceneWords} words, about ${words} words in all. The narration is only what is spoken: no headings, no stage directions, no markup. speaker: the person of the cast who says it, where people talk to each other; empty for the narrator. A dialogue has a scene for each line, and alternates shot and reverse shot: neighbouring lines of two people face opposite ways, one LEFT and one RIGHT.`
}

/** The part about the subject of an image. */
export const SUBJECT_TASK =
  'subject: who, by the name that the cast gives them, and what, where, time of day, in English; it repeats how a person looks each time, because every image is made alone; no text in images. screen_direction: where the subject faces, the same within a scene. No two shots in a row have the same subject, size and angle.'

export const STYLE_TASK =
  'style: the palette, light, lens and medium that all images share, the tone of the narration and its audience; empty where nothing is wanted.'

export const CAST_TASK = 'cast: the people who appear, without the narrator, each with how they look.'

/** What does not fit in an answer that has the right form, for the model that is asked to mend it. */
export function planProblems(
  { language, targetSeconds }: Pick<PlanRequest, 'language' | 'targetSeconds'>,
  { scenes, cast }: { scenes: readonly PlannedScene[]; cast: readonly { name: string }[] },
): string[] {
  const spoken = scenes.reduce((sum, { narration }) => sum + estimateSeconds(narration, language), 0)
  const isWrong = spoken > targetSeconds * TOLERANCE || spoken < targetSeconds / TOLERANCE
  const length = `the narration takes ${Math.round(spoken)} seconds to speak, it should take ${Math.round(targetSeconds)}`
  return [
    ...(isWrong ? [length] : []),
    ...shotProblems(
      scenes.map(({ shots }) => shots),
      speakersOf(scenes, cast),
    ),
  ]
}

/** Who of the cast speaks each scene; '' for the narrator. */
export function speakersOf(
  scenes: readonly Pick<PlannedScene, 'speaker'>[],
  cast: readonly { name: string }[],
): string[] {
  const known = new Set(cast.map(({ name }) => plainText(name).toLowerCase()))
  return scenes.map(({ speaker = '' }) => plainText(speaker)).map((name) => (known.has(name.toLowerCase()) ? name : ''))
}

/** An answer as it was read; null where it has not the right form. */
export interface CheckedAnswer<Answer> {
  answer: Answer | null
  problems: string[]
}

/**
 * Asks a model, and once more with what does not fit in its answer. One that still deviates slightly is usable.
 * @param ask with the first answer and its mending, the second time
 * @returns null where neither answer has the right form
 */
export async function askTwice<Answer>(
  ask: (mending?: { first: string; request: string }) => Promise<string>,
  read: (text: string) => CheckedAnswer<Answer>,
): Promise<Answer | null> {
  const first = await ask()
  const { answer, problems } = read(first)
  if (answer !== null && problems.length === 0) return answer
  const request = `That does not fit. Answer all of it again, mended: ${problems.join('; ')}`
  return read(await ask({ first, request })).answer ?? answer
}

/** The first problems of an answer's form, as zod finds them. */
export const formProblems = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): string[] =>
  issues.slice(0, 5).map(({ path, message }) => `${path.map(String).join('.') || 'answer'}: ${message}`)

/** The JSON of an answer; undefined where there is none. Small models put it into a code block. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(/```(?:json)?\s*([\s\S]*?)```/u.exec(text)?.[1] ?? text)
  } catch {
    return undefined
  }
}
