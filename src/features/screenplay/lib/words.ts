import { EMOTIONS as EMOTION_VALUES } from '#src/domain/emotions.ts'
import type { ElementType, Emotion, LocationType, TimeOfDay } from '#generated/schema.ts'

type Option<Value> = { value: Value; label: string }

export const KINDS: readonly (Option<ElementType> & { placeholder: string })[] = [
  { value: 'ACTION', label: 'Action', placeholder: 'What’s seen' },
  { value: 'DIALOGUE', label: 'Dialogue', placeholder: 'What’s said' },
  { value: 'SHOT', label: 'Shot', placeholder: 'What the camera does' },
  { value: 'TRANSITION', label: 'Transition', placeholder: 'How to cut to the next scene, for example CUT TO' },
]

export const kindWords = (kind: ElementType) =>
  KINDS.find(({ value }) => value === kind) ?? { value: kind, label: kind, placeholder: '' }

export const LOCATION_TYPES: readonly Option<LocationType>[] = [
  { value: 'INT', label: 'INT.' },
  { value: 'EXT', label: 'EXT.' },
  { value: 'INT_EXT', label: 'INT./EXT.' },
]

const TIMES: readonly TimeOfDay[] = ['DAY', 'NIGHT', 'DAWN', 'MORNING', 'AFTERNOON', 'EVENING', 'DUSK', 'CONTINUOUS']
export const TIMES_OF_DAY: readonly Option<TimeOfDay>[] = TIMES.map((value) => ({ value, label: value }))

export const EMOTIONS: readonly Option<Emotion>[] = EMOTION_VALUES.map((value) => ({
  value,
  label: value.charAt(0) + value.slice(1).toLowerCase(),
}))
/** As many as a voice can show. */
export const MAX_EMOTIONS = 3

export const emotionLabel = (emotion: Emotion) => EMOTIONS.find(({ value }) => value === emotion)?.label ?? emotion
