import { bassLine, beat, broken, held, pounded, struck, tune } from '../figures.ts'
import { CELLO, CONTRABASS, HORNS, ORCHESTRA_KIT, STRINGS, TAIKO, TIMPANI, TREMOLO } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Tense: short strings that never rest, a clock, low horns, drums from far away. */
export const CLOSING_IN: Score = {
  ...{ id: 'closing-in', name: 'Closing In', mood: 'Tense', bpm: 122, scale: [2, 4, 5, 7, 9, 10, 0] },
  phrases: {
    A1: { harmony: 'Dm Dm Bb Bb', tune: 'D4:3 E4:1 | F4:4 | D4:3 C4:1 | Bb3:4' },
    A2: { harmony: 'Gm Gm A A', tune: 'G4:3 A4:1 | Bb4:4 | A4:3 G4:1 | C#4:4' },
    B1: { harmony: 'Dm Dm/F Bb Gm6', tune: 'A4:2 D5:2 | C5:2 A4:2 | Bb4:3 A4:1 | G4:2 E4:2' },
    B2: { harmony: 'Gm Ebmaj7 A7 A7', tune: 'Bb4:2 G4:2 | Bb4:2 D5:2 | C#5:4 | E5:2 A4:2' },
  },
  cadence: { harmony: 'Ebmaj7 A7', tune: 'G4:2 Bb4:2 | A4:2 C#5:2' },
  final: 'Dm',
  loop: [
    ['A1', 4, 0.45],
    ['A2', 4, 0.62],
    ['B1', 4, 0.75],
    ['B2', 4, 0.95],
  ],
  parts: [
    {
      ...{ instrument: { ...STRINGS, lead: 0.03 }, level: 92, pan: -0.3, reverb: 44, centre: 60, from: 0.3 },
      figure: broken([0, 1, 0, 2, 1, 0, 2, 1, 0, 1, 0, 2, 1, 0, 1, 2], { step: 0.25, length: 0.18, velocity: 0.5 }),
    },
    {
      ...{ instrument: CELLO, level: 88, pan: 0.3, reverb: 44, centre: 46 },
      figure: struck('>0:0.2 0.5:0.2 1:0.2 >1.5:0.2 2:0.2 2.5:0.2 >3:0.2 3.5:0.2', 0.5, 0),
    },
    { instrument: CONTRABASS, figure: bassLine('0:3.8:0', 0.56, 28), level: 76, reverb: 40 },
    { instrument: TREMOLO, figure: held(0.4), level: 64, reverb: 70, centre: 66, from: 0.5 },
    { instrument: HORNS, figure: tune(0.62), level: 80, pan: -0.2, reverb: 74, from: 0.4 },
    { instrument: STRINGS, figure: tune(0.5, 12), level: 62, pan: 0.2, reverb: 70, from: 0.85 },
    { instrument: TAIKO, figure: pounded('0:0.8 0.75:0.42 2:0.6', 40), level: 82, reverb: 60, from: 0.4 },
    { instrument: TIMPANI, figure: pounded('0:0.6 3:0.4 3.5:0.55', 36), level: 80, pan: 0.2, reverb: 60, from: 0.7 },
    {
      ...{ instrument: ORCHESTRA_KIT, level: 58, reverb: 40 },
      figure: beat({ rim: '..-...-...-...-.' }, { fill: { rim: '..-...-...-.-.--' } }),
    },
    {
      ...{ instrument: ORCHESTRA_KIT, level: 66, reverb: 56, from: 0.7 },
      figure: beat(
        { snare: ',..,..,.,..,..,,' },
        { fill: { snare: ',,,,--,,----oooo', kick: 'o.......o...x...' }, crash: true },
      ),
    },
  ],
}
