import { bassLine, beat, broken, held, pounded, struck, tune } from '../figures.ts'
import {
  BRASS,
  CHOIR,
  CONTRABASS,
  HORNS,
  ORCHESTRA_KIT,
  SLOW_STRINGS,
  STRINGS,
  TAIKO,
  TIMPANI,
  TROMBONE,
} from '../instruments.ts'
import type { Score } from '../score.ts'

/** Epic: drums on a shore, strings that climb, horns over the top. */
export const RISING_TIDE: Score = {
  ...{ id: 'rising-tide', name: 'Rising Tide', mood: 'Epic', bpm: 88, scale: [9, 11, 0, 2, 4, 5, 7], ritardando: 0.6 },
  phrases: {
    A1: {
      harmony: 'Am F C G',
      tune: 'A4:2 E5:2 | C5:3 D5:1 | E5:2 G5:1 E5:1 | D5:4',
    },
    A2: {
      harmony: 'Am Em F G',
      tune: 'A4:2 C5:1 E5:1 | G5:2 E5:1 B4:1 | C5:1.5 D5:0.5 A4:2 | B4:1 D5:1 G5:2',
    },
    B1: {
      harmony: 'Dm Am F Gsus4',
      tune: 'A5:2 F5:1 D5:1 | E5:2 C5:1 A4:1 | F5:1 E5:1 C5:1 A4:1 | D5:2 C5:2',
    },
    B2: {
      harmony: 'F G Am Em',
      tune: 'C5:2 A5:2 | G5:2 B5:1 G5:1 | A5:2 E5:1 C5:1 | B4:1 E5:1 G5:2',
    },
  },
  cadence: { harmony: 'F G', tune: 'A5:2 C6:2 | B5:2 G5:1 B5:1' },
  final: 'Am',
  loop: [
    ['A1', 4, 0.5],
    ['A2', 4, 0.75],
    ['B1', 4, 0.95],
  ],
  parts: [
    { instrument: SLOW_STRINGS, figure: held(0.52), level: 84, reverb: 70, centre: 58 },
    {
      ...{ instrument: { ...STRINGS, lead: 0.03 }, level: 84, pan: -0.35, reverb: 50, centre: 60, from: 0.3 },
      figure: broken([0, 1, 2, 1, 3, 4, 5, 4], { step: 0.25, length: 0.2, velocity: 0.5 }),
    },
    { instrument: HORNS, figure: tune(0.66, -12), level: 96, pan: -0.15, reverb: 72, from: 0.4 },
    { instrument: STRINGS, figure: tune(0.6), level: 80, pan: 0.15, reverb: 70, from: 0.7 },
    {
      instrument: BRASS,
      figure: struck('>0:1.8 2:1.8', 0.5, 0),
      level: 66,
      pan: 0.2,
      reverb: 64,
      centre: 58,
      from: 0.88,
    },
    { instrument: TROMBONE, figure: bassLine('0:3.8:12', 0.55, 33), level: 70, pan: 0.2, reverb: 60, from: 0.7 },
    { instrument: CHOIR, figure: held(0.45), level: 70, reverb: 90, centre: 64, from: 0.8 },
    { instrument: CONTRABASS, figure: bassLine('0:3.8:0', 0.58, 28), level: 76, reverb: 40 },
    { instrument: TAIKO, figure: pounded('0:0.9 1.5:0.55 2.5:0.68 3.5:0.5', 38), level: 86, reverb: 66, from: 0.4 },
    { instrument: TIMPANI, figure: pounded('0:0.66 2:0.5 3.5:0.6', 36), level: 88, pan: 0.2, reverb: 60, from: 0.7 },
    {
      ...{ instrument: ORCHESTRA_KIT, level: 70, reverb: 60, from: 0.6 },
      figure: beat(
        { snare: '-.,,-.,,-.,,-.,,' },
        { fill: { snare: '-.,,-,,,----oooo', kick: 'o.......o...o.x.' }, crash: true },
      ),
    },
  ],
}
