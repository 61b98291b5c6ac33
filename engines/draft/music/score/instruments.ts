/** A sound of the General MIDI sound font: its program, and the notes that the real instrument has. */
export interface Instrument {
  /** From 0. Of a kit: the kit. */
  program: number
  isKit?: boolean
  /** Lowest and highest MIDI note; notes beyond are moved by octaves. */
  range: readonly [low: number, high: number]
  /** Seconds that it starts early, because its sound rises slowly. */
  lead?: number
}

const instrument = (program: number, low: number, high: number, lead = 0): Instrument => ({
  program,
  range: [low, high],
  lead,
})
const kit = (program: number): Instrument => ({ program, range: [27, 87], isKit: true })

export const GRAND = instrument(0, 24, 105)
export const RHODES = instrument(4, 28, 96)
export const CELESTA = instrument(8, 60, 108)
export const GLOCKENSPIEL = instrument(9, 72, 103)
export const VIBRAPHONE = instrument(11, 53, 89)
export const MARIMBA = instrument(12, 45, 96)
export const NYLON_GUITAR = instrument(24, 40, 83)
export const STEEL_GUITAR = instrument(25, 40, 84)
export const CLEAN_GUITAR = instrument(27, 40, 86)
export const MUTED_GUITAR = instrument(28, 40, 84)
export const UPRIGHT_BASS = instrument(32, 28, 60)
export const FINGERED_BASS = instrument(33, 28, 60)
export const FRETLESS_BASS = instrument(35, 28, 60)
export const SYNTH_BASS = instrument(38, 24, 60)
export const CELLO = instrument(42, 36, 76, 0.05)
export const CONTRABASS = instrument(43, 28, 60, 0.04)
export const TREMOLO = instrument(44, 36, 96, 0.05)
export const PIZZICATO = instrument(45, 36, 96)
export const HARP = instrument(46, 24, 103)
export const TIMPANI = instrument(47, 36, 57)
export const STRINGS = instrument(48, 28, 96, 0.05)
export const SLOW_STRINGS = instrument(49, 28, 96, 0.15)
export const CHOIR = instrument(52, 48, 79, 0.1)
export const TROMBONE = instrument(57, 40, 72, 0.02)
export const TUBA = instrument(58, 28, 58)
export const HORNS = instrument(60, 34, 77, 0.04)
export const BRASS = instrument(61, 40, 84, 0.02)
export const CLARINET = instrument(71, 50, 94, 0.02)
export const FLUTE = instrument(73, 60, 96, 0.02)
export const WHISTLE = instrument(78, 62, 96, 0.02)
export const WARM_PAD = instrument(89, 36, 96, 0.12)
export const POLYSYNTH = instrument(90, 36, 96)
export const BOWED_GLASS = instrument(92, 48, 96, 0.15)
export const SWEEP_PAD = instrument(95, 36, 96, 0.1)
export const KALIMBA = instrument(108, 53, 96)
export const TAIKO = instrument(116, 36, 72)
export const ROOM_KIT = kit(8)
export const POWER_KIT = kit(16)
export const ELECTRONIC_KIT = kit(24)
export const BRUSH_KIT = kit(40)
export const ORCHESTRA_KIT = kit(48)

/** Notes of kits. */
export const DRUMS = {
  ...{ kick: 36, rim: 37, snare: 38, clap: 39, lowTom: 45, tom: 47, highTom: 50, hat: 42, openHat: 46, pedal: 44 },
  ...{ crash: 49, ride: 51, tambourine: 54, shaker: 70, highBlock: 76, lowBlock: 77, triangle: 81 },
} as const
export type Drum = keyof typeof DRUMS
