import { bassLine, beat, broken, counter, held, tune } from '../figures.ts'
import {
  BOWED_GLASS,
  CELLO,
  CONTRABASS,
  GRAND,
  HARP,
  ORCHESTRA_KIT,
  SLOW_STRINGS,
  VIBRAPHONE,
  WARM_PAD,
} from '../instruments.ts'
import type { Score } from '../score.ts'

/** Documentary: slow chords like weather seen from above, single notes of a piano, a cello that answers. */
export const DEEP_FIELD: Score = {
  ...{ id: 'deep-field', name: 'Deep Field', mood: 'Documentary', bpm: 60, scale: [4, 6, 7, 9, 11, 0, 2] },
  ritardando: 0.5,
  phrases: {
    A1: {
      harmony: 'Emadd9 Cmaj7 Gadd9 D/F#',
      tune: '-:1 B4:1 E5:2 | G5:2 F#5:1 E5:1 | D5:3 B4:1 | A4:2 D5:2',
    },
    A2: {
      harmony: 'Emadd9 Am9 Cmaj9 Bm7',
      tune: '-:1 B4:1 G5:2 | E5:2 C5:1 B4:1 | D5:2 E5:1 G5:1 | F#5:3 -:1',
    },
    B1: {
      harmony: 'Cmaj7 Gadd9 D/F# Emadd9',
      tune: 'E5:1 G5:1 B5:2 | A5:1 G5:1 D5:2 | F#5:2 A5:1 F#5:1 | G5:3 -:1',
    },
    B2: {
      harmony: 'Am9 Cmaj9 Gadd9 Bm7',
      tune: 'C5:1 E5:1 B5:2 | G5:2 E5:1 D5:1 | B4:2 D5:1 A5:1 | F#5:3 -:1',
    },
  },
  cadence: { harmony: 'Cmaj7 D', tune: 'E5:2 G5:2 | F#5:2 D5:2' },
  final: 'Emadd9',
  loop: [
    ['A1', 4, 0.5],
    ['A2', 4, 0.7],
    ['B2', 1, 0.6],
  ],
  parts: [
    { instrument: WARM_PAD, figure: held(0.46), level: 76, reverb: 70, chorus: 30, centre: 57 },
    { instrument: SLOW_STRINGS, figure: held(0.42), level: 70, reverb: 84, centre: 60, from: 0.3 },
    { instrument: CONTRABASS, figure: bassLine('0:4:0', 0.5, 28), level: 86, reverb: 50, from: 0.3 },
    { instrument: GRAND, figure: tune(0.46), level: 92, pan: 0.15, reverb: 96, from: 0.4 },
    { instrument: CELLO, figure: counter(0.5, 52), level: 76, pan: -0.25, reverb: 80, from: 0.6 },
    {
      ...{ instrument: HARP, level: 72, pan: 0.35, reverb: 84, centre: 60, from: 0.6 },
      figure: broken([0, 2, 1, 3, 2, 4, 3, 5], { step: 0.5, length: 1.5, velocity: 0.38 }),
    },
    {
      ...{ instrument: VIBRAPHONE, level: 58, pan: -0.4, reverb: 96, centre: 72, from: 0.3, until: 0.8 },
      figure: broken([null, 2, null, 1, null, 3, null, null], { step: 0.5, length: 2, velocity: 0.34 }),
    },
    { instrument: BOWED_GLASS, figure: held(0.3, [12]), level: 40, reverb: 96, centre: 64, from: 0.55 },
    {
      ...{ instrument: ORCHESTRA_KIT, level: 62, reverb: 90, from: 0.8 },
      figure: beat({ kick: 'o...............' }, { fill: { kick: 'o.........-.-.o.' } }),
    },
  ],
}
