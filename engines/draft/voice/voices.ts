import type { VoiceInfo } from '#engines/ports.ts'

/** A voice and how the speech program is to sound for it. */
export interface VoiceRecipe extends VoiceInfo {
  /** The program's own voice. */
  model: 'slt' | 'rms' | 'awb' | 'kal16'
  /** How the program's pitch is moved: by a feature it honours, or by us afterwards. */
  pitchBy: 'f0_shift' | 'int_f0_target_mean' | 'psola'
  /** Size of the speaker: below 1 a larger, darker throat, above 1 a smaller, brighter one. */
  timbre: number
  /** Pitch beside the model's own, in semitones, before the request's. */
  semitones: number
  /** Length beside the model's own, so that all voices read at one pace. */
  stretch: number
  /** How much its consonants are raised, in dB; the brightest models need nothing. */
  presence: number
}

/** The first is the default. */
export const VOICES: readonly VoiceRecipe[] = [
  {
    id: 'clara',
    name: 'Clara',
    language: 'en-US',
    gender: 'female',
    description: 'Clear and even. For explainers and everyday narration.',
    model: 'slt',
    pitchBy: 'f0_shift',
    timbre: 1,
    semitones: 0,
    stretch: 1.137,
    presence: 3,
  },
  {
    id: 'martha',
    name: 'Martha',
    language: 'en-US',
    gender: 'female',
    description: 'Low and warm, a little older. For tales and portraits.',
    model: 'slt',
    pitchBy: 'f0_shift',
    timbre: 0.88,
    semitones: -2.5,
    stretch: 1.137,
    presence: 3,
  },
  {
    id: 'poppy',
    name: 'Poppy',
    language: 'en-US',
    gender: 'female',
    description: 'Bright and young. For playful stories and short clips.',
    model: 'slt',
    pitchBy: 'f0_shift',
    timbre: 1.13,
    semitones: 3,
    stretch: 1.137,
    presence: 3,
  },
  {
    id: 'ralph',
    name: 'Ralph',
    language: 'en-US',
    gender: 'male',
    description: 'Calm and grounded. For documentaries and history.',
    model: 'rms',
    pitchBy: 'psola',
    timbre: 1,
    semitones: 0,
    stretch: 0.985,
    presence: 0,
  },
  {
    id: 'bruno',
    name: 'Bruno',
    language: 'en-US',
    gender: 'male',
    description: 'Deep and slow to excite. For drama and trailers.',
    model: 'rms',
    pitchBy: 'psola',
    timbre: 0.89,
    semitones: -2,
    stretch: 0.985,
    presence: 0,
  },
  {
    id: 'alan',
    name: 'Alan',
    language: 'en-GB',
    gender: 'male',
    description: 'Scottish and lively. For travel and how-to.',
    model: 'awb',
    pitchBy: 'f0_shift',
    timbre: 1,
    semitones: 0,
    stretch: 1.117,
    presence: 2.5,
  },
  {
    id: 'rory',
    name: 'Rory',
    language: 'en-GB',
    gender: 'male',
    description: 'Scottish, light and youthful. For sport and adventure.',
    model: 'awb',
    pitchBy: 'f0_shift',
    timbre: 1.1,
    semitones: 2.5,
    stretch: 1.117,
    presence: 2.5,
  },
  {
    id: 'kit',
    name: 'Kit',
    language: 'en-US',
    gender: 'male',
    description: 'A retro computer, crisp and robotic. For technology and games.',
    model: 'kal16',
    pitchBy: 'int_f0_target_mean',
    timbre: 1,
    semitones: 0,
    stretch: 1.231,
    presence: 1,
  },
]
