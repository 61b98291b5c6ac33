import type { Emotion } from '#src/domain/emotions.ts'
import type { CompanyInfo, PlanRequest } from '#src/domain/story-plan.ts'
import type { FilmStyle, ImageAnimation, Shot } from '#src/domain/shots.ts'
import type { EngineCall, EngineInfo, Made } from './engine.ts'

export type { CompanyInfo }

export interface TranslationRequest {
  texts: readonly string[]
  /** BCP 47 tags. */
  from: string
  to: string
}

export interface Translation extends Made {
  /** One for each text, in order. */
  texts: string[]
}

export interface Translator {
  info: EngineInfo
  /** Whether it knows both languages; left out: it tries any. */
  translates?(from: string, to: string): boolean
  /** Rejects with an EngineError on untranslatable text. */
  translate(request: TranslationRequest, call?: EngineCall): Promise<Translation>
}

export interface WriterRequest extends PlanRequest {
  /** PROMPT: invent a narration about the text. SCRIPT: the text is the narration, kept verbatim, as long as it is. */
  kind: 'PROMPT' | 'SCRIPT'
  text: string
  /** How many shots a scene shall have, 1 by default; writers without a plan of their own ignore it. */
  shotsPerScene?: number
}

/** Words that are shown over a scene, as a designed group of texts and shapes: one text for each of the group's. */
export interface OnScreenText {
  preset: 'title' | 'point' | 'number' | 'quote' | 'end-card'
  /** An empty one is left out. */
  texts: string[]
}

/** What one image or clip of a scene is planned to show. */
export interface WrittenShot extends Omit<Shot, 'is_locked' | 'sound'> {
  /** A built-in sound effect, '' for none; left out: the sound of the place that its words name. */
  sound?: string | undefined
  /** Left out: the next of the usual ones. */
  image_animation?: ImageAnimation | undefined
  /** Of the scene's time, 0 to 1; left out: as long as the others. */
  share?: number | undefined
}

export interface WrittenScene {
  narration: string
  /** Who says it, as `cast` names them; the narrator by default. */
  speaker?: string | undefined
  /** How it is said. */
  emotion?: Emotion | undefined
  /** The image prompt; the illustrator's input. */
  visualPrompt: string
  /**
   * Its images in order; left out where nothing is planned. The first is that of `visualPrompt`, but for a writer that does not know how
   * many there will be: several take the place of the one image.
   */
  shots?: WrittenShot[] | undefined
  onScreen?: OnScreenText | undefined
  /** How long the scene stands after its words, so that what is shown can be read, ms; 0 by default. */
  pauseMs?: number | undefined
}

export interface WrittenStory extends Made {
  title: string
  scenes: WrittenScene[]
  /** Mood of the music below it, as the music engine's tracks name theirs; null: none is wanted; left out: not said. */
  mood?: string | null
  /** Where facts are from that the prompt did not state: titles with URLs. */
  sources?: string[]
  /** What all images have in common; left out where nothing is planned. */
  style?: FilmStyle
  /** People found in the text, without the narrator. */
  cast: { name: string; description: string }[]
}

/**
 * What a writer without a model makes a video of: the prompt's own words, an outline that ships with it, made-up events; or nothing but
 * the topic, where the prompt asks for knowledge.
 */
export type WritingBasis = 'OWN_WORDS' | 'OUTLINE' | 'COMPOSED' | 'TOPIC_ONLY'

export interface Writer {
  info: EngineInfo
  /** Rejects with an EngineError on text it cannot use. */
  write(request: WriterRequest, call?: EngineCall): Promise<WrittenStory>
  /** What a prompt becomes, and its length in seconds; only writers without a model know it before. Throws as `write` rejects. */
  forecast?: (request: WriterRequest) => { basis: WritingBasis; seconds: number }
  /** Reads a text about a company. What it says nothing of is empty; rejects with an EngineError on text it cannot use. */
  draftCompany(text: string): Promise<CompanyInfo>
  /** Suggested prompts for this company; none when its description is unusable. */
  suggestPrompts(company: CompanyInfo): Promise<string[]>
}
