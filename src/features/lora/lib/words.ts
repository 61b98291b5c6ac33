import type { Lora } from '#generated/schema.ts'

/** The subject of a model, in words. */
export const TYPES = [
  {
    value: 'STYLE',
    label: 'A style',
    text: 'Colours, light, texture and lines. Use 20 to 30 images of different subjects in the same style.',
  },
  {
    value: 'OBJECT',
    label: 'A product or thing',
    text: 'Show one thing from many angles and distances, in different light.',
  },
  {
    value: 'CHARACTER',
    label: 'A person or character',
    text: 'Show one person alone, in different poses, clothes and light. They must consent.',
  },
] as const satisfies readonly { value: Lora['lora_type']; label: string; text: string }[]

export const typeLabel = (type: Lora['lora_type']): string => TYPES.find(({ value }) => value === type)?.label ?? type

/** The image model that a trained one extends. */
export const baseLabel = (base: Lora['model_type']): string => (base === 'DRAFT' ? 'Built-in' : base)

/** Whether a remote service trains it, or did; the built-in trainer supports only the built-in base. */
export const isRemote = ({ model_type: base }: Pick<Lora, 'model_type'>): boolean => base !== 'DRAFT'

/** The state of a remote training, as far as it is known. */
export function stageText({ stage, trained_by: trainer }: Pick<Lora, 'stage' | 'trained_by'>): string {
  switch (stage) {
    case 'QUEUED':
      return `Queued at ${trainer}`
    case 'TRAINING':
      return `Training by ${trainer}`
    case 'SAMPLES':
      return 'Generating with and without the model'
    default:
      return 'Preparing images'
  }
}

export const nameOf = ({ model_name: name }: Pick<Lora, 'model_name'>): string => name || 'Untitled model'

export const STATES = {
  DRAFT: { label: 'Not trained yet', tone: 'neutral' },
  TRAINING: { label: 'Training', tone: 'info' },
  COMPLETED: { label: 'Ready', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
} as const

/** A remaining time in words. @param seconds null without a measurement */
export function timeLeft(seconds: number | null): string {
  if (seconds === null) return 'Estimating time left'
  if (seconds < 60) return `About ${Math.max(5, Math.ceil(seconds / 5) * 5)} seconds left`
  return `About ${Math.ceil(seconds / 60)} minutes left`
}

/** Valid trigger words for a prompt. */
export const isTriggerWord = (word: string): boolean => /^[\w-]{1,50}$/u.test(word)
