import type { ImageModelRatio } from '#src/domain/image-model.ts'

/** What a person chose; each tool looks at its own fields. The numbers are the specification's defaults. */
export interface TaskChoices {
  /** Name of one of the model's engines; null for the first. */
  engine: string | null
  prompt: string
  ratio: ImageModelRatio
  /** Seconds. */
  duration: number
  factor: 2 | 4
  hasSound: boolean
  intensity: number
  movesBody: boolean
  /** Ids of media. */
  reference: string | null
  endFrame: string | null
}

export const FIRST_CHOICES: TaskChoices = {
  engine: null,
  prompt: '',
  ratio: 'auto',
  duration: 5,
  factor: 2,
  hasSound: false,
  intensity: 3,
  movesBody: false,
  reference: null,
  endFrame: null,
}
