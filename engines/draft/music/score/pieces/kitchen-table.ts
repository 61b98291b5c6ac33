import { bassLine, beat, broken, counter, held, tune } from '../figures.ts'
import { BRUSH_KIT, CELLO, CLARINET, GRAND, NYLON_GUITAR, STRINGS, UPRIGHT_BASS } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Warm: a nylon guitar at a kitchen table, brushes, a clarinet that hums along. */
export const KITCHEN_TABLE: Score = {
  ...{ id: 'kitchen-table', name: 'Kitchen Table', mood: 'Warm', bpm: 92, scale: [7, 9, 11, 0, 2, 4, 6] },
  ...{ swing: 0.08, ritardando: 0.6 },
  phrases: {
    A1: {
      harmony: 'G Em7 Cadd9 D',
      tune: 'B4:1 D5:1 G5:1.5 F#5:0.5 | E5:2 D5:1 B4:1 | C5:1 E5:1 D5:1 C5:1 | A4:3 -:1',
    },
    A2: {
      harmony: 'G Bm7 Cadd9 Dsus4',
      tune: 'B4:1 D5:1 G5:1 A5:1 | F#5:2 D5:2 | E5:1 G5:1 E5:1 C5:1 | D5:3 -:1',
    },
    B1: {
      harmony: 'Em7 Cadd9 G D/F#',
      tune: 'G5:2 E5:1 B4:1 | C5:1 E5:1 G5:2 | B5:1.5 A5:0.5 G5:1 D5:1 | A5:3 -:1',
    },
    B2: {
      harmony: 'Em7 Am7 Cadd9 D7',
      tune: 'G5:1 F#5:1 E5:2 | E5:1 D5:1 C5:2 | E5:1 G5:1 C6:1 B5:1 | A5:2 F#5:1 D5:1',
    },
  },
  cadence: { harmony: 'Cadd9 D7', tune: 'E5:1 G5:1 C6:1 B5:1 | A5:1.5 B5:0.5 A5:1 F#5:1' },
  final: 'Gadd9',
  loop: [
    ['A1', 4, 0.5],
    ['A2', 4, 0.7],
    ['B2', 4, 0.85],
  ],
  parts: [
    {
      ...{ instrument: NYLON_GUITAR, level: 98, pan: -0.3, reverb: 40, centre: 57 },
      figure: broken([0, 2, 1, 3, 2, 1, 3, 2], { step: 0.5, length: 1.2, velocity: 0.52 }),
    },
    { instrument: CLARINET, figure: tune(0.5, -12), level: 82, pan: 0.2, reverb: 56, from: 0.4, until: 0.8 },
    { instrument: GRAND, figure: tune(0.5), level: 86, pan: 0.25, reverb: 50, from: 0.6 },
    { instrument: UPRIGHT_BASS, figure: bassLine('0:1.8:0 2:1.6:7', 0.56, 31), level: 84, reverb: 14 },
    { instrument: STRINGS, figure: held(0.4), level: 56, reverb: 70, centre: 64, from: 0.6 },
    { instrument: CELLO, figure: counter(0.5, 52), level: 72, pan: -0.15, reverb: 60, from: 0.78 },
    {
      ...{ instrument: BRUSH_KIT, level: 70, pan: 0.15, reverb: 26, from: 0.45 },
      figure: beat(
        { kick: 'o.......-.......', snare: '....-.......-...', hat: ',.,.,.,.,.,.,.,.' },
        { fill: { kick: 'o.......-.......', snare: '....-.....,.--.-' } },
      ),
    },
  ],
}
