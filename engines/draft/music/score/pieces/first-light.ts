import { bassLine, broken, counter, held, tune } from '../figures.ts'
import { CELESTA, CELLO, FLUTE, GRAND, HARP, SLOW_STRINGS, UPRIGHT_BASS } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Calm: a piano alone in the morning, a breath of strings behind it. */
export const FIRST_LIGHT: Score = {
  ...{ id: 'first-light', name: 'First Light', mood: 'Calm', bpm: 70, scale: [0, 2, 4, 5, 7, 9, 11], ritardando: 0.8 },
  phrases: {
    A1: {
      harmony: 'Cmaj9 Am9 Fmaj9 G6',
      tune: 'E5:1.5 D5:0.5 G4:2 | -:1 C5:1 D5:1 E5:1 | C5:2.5 A4:0.5 G4:1 | B4:3 -:1',
    },
    A2: {
      harmony: 'Cmaj9 Em7 Fmaj9 Am7',
      tune: 'G5:1.5 E5:0.5 D5:1 E5:1 | B4:2 D5:1 B4:1 | C5:1 E5:1 A5:1 G5:1 | E5:3 C5:1',
    },
    B1: {
      harmony: 'Fmaj7 Gsus4 Am9 Em7',
      tune: 'A4:1 C5:1 E5:2 | D5:3 -:1 | C5:1 B4:1 A4:1 E5:1 | D5:2 B4:2',
    },
    B2: {
      harmony: 'Fmaj9 C/E Dm9 Gsus4',
      tune: 'A4:1.5 B4:0.5 C5:1 A5:1 | G5:2 E5:1 C5:1 | F5:1.5 E5:0.5 D5:1 A4:1 | D5:3 -:1',
    },
  },
  cadence: { harmony: 'Fmaj9 Gsus4', tune: 'A5:1 G5:1 E5:1 C5:1 | D5:3 B4:1' },
  final: 'Cadd9',
  loop: [
    ['A1', 4, 0.45],
    ['A2', 4, 0.7],
    ['B1', 2, 0.6],
  ],
  parts: [
    { instrument: GRAND, figure: tune(0.56), level: 104, pan: 0.1, reverb: 62, from: 0.4 },
    {
      ...{ instrument: GRAND, level: 84, pan: -0.12, reverb: 58, centre: 58 },
      figure: broken([0, 2, 1, 3, 2, 4, 3, 2], { step: 0.5, length: 1.4, velocity: 0.42 }),
    },
    { instrument: GRAND, figure: bassLine('0:4:0 1:2.6:7', 0.44, 36), level: 92, pan: -0.2, reverb: 50 },
    { instrument: SLOW_STRINGS, figure: held(0.4), level: 60, reverb: 80, centre: 62 },
    { instrument: CELLO, figure: counter(0.45, 50), level: 70, pan: 0.3, reverb: 70, from: 0.62 },
    { instrument: FLUTE, figure: tune(0.42), level: 56, pan: -0.3, reverb: 84, from: 0.8 },
    { instrument: UPRIGHT_BASS, figure: bassLine('0:3.6:0', 0.45), level: 66, reverb: 30, from: 0.62 },
    {
      ...{ instrument: HARP, level: 62, pan: 0.4, reverb: 80, centre: 66, from: 0.8 },
      figure: broken([0, 1, 2, 3, 4, 5, 6, 7], { step: 0.5, length: 1.2, velocity: 0.36 }),
    },
    {
      ...{ instrument: CELESTA, level: 50, pan: 0.35, reverb: 90, centre: 78, from: 0.5, until: 0.8 },
      figure: broken([null, null, null, 2, null, 0, null, 3], { step: 0.5, velocity: 0.3 }),
    },
  ],
}
