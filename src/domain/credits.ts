import type { CreditAction, CreditUnit } from '#generated/schema.ts'

export type { CreditAction, CreditUnit }

export interface CreditCost {
  /** Name to show. */
  label: string
  /** Credits per unit, whole; 0 is free. */
  credits: number
  /** The priced unit: calls, scenes, or begun seconds of output. */
  unit: CreditUnit
  note: string | null
}

/** The one table of prices and of the names of charges. Regeneration and model calls cost at least 1 credit. */
export const CREDIT_COSTS: Readonly<Record<CreditAction, CreditCost>> = {
  generate_story: {
    label: 'Generate a story',
    credits: 2,
    unit: 'SCENE',
    note: 'The first generation of every story by built-in engines is free',
  },
  write_story: {
    label: 'Rewrite a story',
    credits: 2,
    unit: 'CALL',
    note: 'The first draft by a built-in engine is free, and so is splitting a script into scenes',
  },
  generate_visuals: { label: 'Visuals for a whole story', credits: 1, unit: 'SCENE', note: null },
  regenerate_image: { label: 'New image', credits: 1, unit: 'CALL', note: null },
  regenerate_audio: { label: 'New voice-over', credits: 1, unit: 'CALL', note: null },
  generate_prompt: { label: 'Prompt idea', credits: 1, unit: 'CALL', note: null },
  image_to_video: { label: 'Image to video', credits: 2, unit: 'SECOND', note: null },
  image_editing: { label: 'Edit image', credits: 2, unit: 'CALL', note: null },
  inpainting: { label: 'Inpaint', credits: 2, unit: 'CALL', note: null },
  modify_video: {
    label: 'Modify video',
    credits: 2,
    unit: 'SECOND',
    note: 'Also video upscaling and reframing',
  },
  lip_sync: {
    label: 'Lip sync',
    credits: 3,
    unit: 'SECOND',
    note: 'Also avatar videos. A story’s first one by the built-in engine is free',
  },
  upscale: { label: 'Upscale', credits: 2, unit: 'CALL', note: null },
  music: { label: 'Compose music', credits: 1, unit: 'SECOND', note: null },
  clean_up: { label: 'Clean up sound', credits: 0, unit: 'CALL', note: 'Unlimited' },
  transcribe_audio: { label: 'Transcribe a recording', credits: 1, unit: 'CALL', note: null },
  translate_story: { label: 'Translate a story', credits: 1, unit: 'SCENE', note: null },
  generate_portrait: { label: 'Character portrait', credits: 1, unit: 'CALL', note: null },
  train_lora: { label: 'Train a model', credits: 50, unit: 'CALL', note: null },
  lora_captions: { label: 'Captions for training images', credits: 1, unit: 'CALL', note: null },
  render_video: { label: 'Export a video', credits: 0, unit: 'CALL', note: 'Unlimited' },
  export_premiere: { label: 'Export for Premiere Pro', credits: 1, unit: 'CALL', note: null },
}

export const isCreditAction = (action: string): action is CreditAction => Object.hasOwn(CREDIT_COSTS, action)

/** Credits a new account begins with. */
export const STARTING_CREDITS = 100

/** Credits a premium account gets when it begins and with every paid month. */
export const PREMIUM_MONTHLY_CREDITS = 1_000

/**
 * Price of an action, in whole credits.
 * @param units calls, scenes or seconds, as the table says; part of a second counts as a whole one
 */
export function creditCost(action: CreditAction, units = 1): number {
  return CREDIT_COSTS[action].credits * Math.max(0, Math.ceil(units))
}

/** Whole credits for work with a price each unit; at least one unless it is free. */
export const wholeCredits = (each: number, units: number): number =>
  each === 0 ? 0 : Math.max(1, Math.ceil(Number((each * units).toFixed(6))))

/** Price of a training: base and per thousand steps; credits, may have decimals. */
export interface TrainingPrice {
  once: number
  thousandSteps: number
}

/** Whole credits for a training of so many steps. */
export const trainingCredits = ({ once, thousandSteps }: TrainingPrice, steps: number): number =>
  wholeCredits(once + (thousandSteps * steps) / 1_000, 1)

export interface PlanCounts {
  projects: number
  /** Stories, archived ones included. */
  videos: number
  /** The user's own image styles. */
  imageStyles: number
  /** Models, those that are still put together included. */
  models: number
}

/** How much a plan holds; one more answers UPGRADE_MEMBERSHIP. The length limits are in `length-limits.ts`. */
export const PLAN_COUNTS: Readonly<Record<'free' | 'premium', PlanCounts>> = {
  free: { projects: 3, videos: 20, imageStyles: 2, models: 3 },
  premium: { projects: 1_000, videos: 10_000, imageStyles: Infinity, models: Infinity },
}

/** The counts that bind an account. */
export function planCounts(isPremium: boolean): PlanCounts {
  return isPremium ? PLAN_COUNTS.premium : PLAN_COUNTS.free
}

/** A balance as the header shows it: two decimals, and above 1000 compacted with K (1500 → '1.50K'). */
export function formatCreditBalance(credits: number): string {
  return credits > 1000 ? `${(credits / 1000).toFixed(2)}K` : credits.toFixed(2)
}
