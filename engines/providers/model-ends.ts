/** When models end, as their provider announced. */
export interface ModelEnd {
  /** YYYY-MM-DD */
  day: string
  /** Whether it was over when this was written: a day that was only announced may be moved. */
  isOver: boolean
  /** What can be named in their place. */
  instead: string
  models: readonly string[]
}

const VOICES = 'another provider of voices'
const CHAT = 'a newer model'

/** By the lists of deprecated models of the `openai` package. */
const OPENAI_ENDS: readonly ModelEnd[] = [
  { day: '2026-10-23', isOver: true, instead: 'openai:gpt-image-2.5-flare', models: ['gpt-image-1'] },
  { day: '2026-05-12', isOver: true, instead: 'openai:gpt-image-2.5-flare', models: ['dall-e-2', 'dall-e-3'] },
  { day: '2026-12-11', isOver: false, instead: CHAT, models: ['gpt-5', 'gpt-5-mini', 'gpt-5-nano'] },
  {
    ...{ day: '2027-01-06', isOver: false, instead: VOICES },
    models: ['tts-1', 'tts-1-hd', 'gpt-4o-mini-tts', 'gpt-4o-mini-tts-2025-03-20', 'gpt-4o-mini-tts-2025-12-15'],
  },
  { day: '2027-01-14', isOver: false, instead: CHAT, models: ['gpt-4.1', 'gpt-4.1-mini', 'gpt-4o', 'gpt-4o-mini'] },
  { day: '2027-02-26', isOver: false, instead: 'WHISPER_URL or another model with word times', models: ['whisper-1'] },
]

/** When a model of OpenAI ends; undefined where nothing is announced. */
export const endOfOpenAiModel = (model: string): ModelEnd | undefined =>
  OPENAI_ENDS.find(({ models }) => models.includes(model))
