import { expect, it } from 'vitest'
import * as z from 'zod'
import contract from '#generated/openapi.json' with { type: 'json' }
import * as values from './values.ts'

/** Sets that have another name in the contract. */
const NAMES: Record<string, string> = {
  aiOutputModes: 'AiOutputMode',
  arollStates: 'ArollState',
  captionLengths: 'CaptionLengthOption',
  captionStyles: 'TemplatedCaptionsStyle',
  characterRoles: 'CharacterRole',
  characterStatuses: 'CharacterStatus',
  captionSources: 'LoraCaptionSource',
  emotions: 'Emotion',
  fontSizes: 'FontSizeOption',
  generationStatuses: 'PortraitGenerationStatus',
  jobStatuses: 'DebugJobStatus',
  layouts: 'ArollLayout',
  loraStatuses: 'LoraStatus',
  loraStages: 'LoraStage',
  scenePaces: 'ScenePace',
  screenplayElementTypes: 'ElementType',
  storyStatuses: 'StoryState',
  timesOfDay: 'TimeOfDay',
  transitions: 'TransitionName',
}
/** Sets the contract does not show. */
const INTERNAL = [
  'creditHoldStatuses',
  'creditKinds',
  'demoObjectKinds',
  'filmVerdicts',
  // Each kind is a schema of its own.
  'overlayKinds',
  'providerOrderStates',
  'quotedWorks',
  'quoteStates',
  'renderPartStatuses',
  'reportKinds',
]

/** Values of the contract that are not stored: they are derived. */
const WORKED_OUT: Record<string, string[]> = {
  // An open payment of a plan that has not begun.
  paymentStatuses: ['PENDING'],
}

const nameOf = (set: string) =>
  NAMES[set] ?? (set[0]?.toUpperCase() ?? '') + set.slice(1).replace(/(status)es$|s$/i, '$1')

const enumSchema = z.object({ enum: z.array(z.string()) })

it.each(Object.entries(values).filter(([set]) => !INTERNAL.includes(set)))(
  '%s are those of the contract',
  (set, list) => {
    const schemas = new Map<string, unknown>(Object.entries(contract.components.schemas))
    const name = nameOf(set)
    const schema = enumSchema.parse(schemas.get(name), { error: () => `The contract has no enum ${name}` })
    expect(schema.enum.toSorted()).toEqual([...list, ...(WORKED_OUT[set] ?? [])].sort())
  },
)
