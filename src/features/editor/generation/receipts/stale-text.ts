import type { StaleWork } from '#generated/schema.ts'

const NAMES: Readonly<Record<StaleWork['part'], string>> = {
  VOICE: 'Voice-over',
  CAPTIONS: 'Captions',
  LENGTH: 'Length',
  PICTURE: 'Picture',
  MOTION: 'Motion',
  LIP_SYNC: 'Lip sync',
}

export const staleName = ({ part }: StaleWork): string => NAMES[part]

const REASONS: Readonly<Record<StaleWork['reasons'][number], string>> = {
  PROMPT: 'what it shows',
  CAST: 'how the cast looks',
  STYLE: 'the words of the style',
  LOOK: 'the look',
  SEED: 'the seed',
  SHAPE: 'the aspect ratio of the film',
  MODEL: 'the model of the style',
  TEXT: 'the text',
  VOICE: 'the voice',
  MANNER: 'speed, pitch or emotions',
  SOURCE: 'the picture it was made of',
  END: 'the last picture',
  MASK: 'the mask',
  REFERENCE: 'the picture it follows',
  PORTRAITS: 'a portrait of the cast',
  SOUND: 'the voice-over',
}

/** 'The text and the voice changed since it was made.' */
export function reasonText({ reasons }: StaleWork): string {
  if (reasons.length === 0) return 'It changed since it was made.'
  const words = reasons.map((reason) => REASONS[reason])
  const last = words.pop() ?? ''
  const all = words.length === 0 ? last : `${words.join(', ')} and ${last}`
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} changed since it was made.`
}

/** Why it is not made again by itself. */
export function lockText(lock: NonNullable<StaleWork['lock']>): string {
  if (lock === 'EDITED') return 'It was worked on by hand, and stays as it is until you regenerate it yourself.'
  return lock === 'NO_VOICE' ? 'No voice here speaks this text.' : 'It is being made.'
}
