import { bassLine, beat, broken, counter, held, struck, tune } from '../figures.ts'
import { CELLO, FINGERED_BASS, GLOCKENSPIEL, GRAND, ROOM_KIT, STEEL_GUITAR, STRINGS } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Hopeful: a guitar that walks, claps that join in, a piano tune with a glockenspiel above. */
export const OPEN_ROAD: Score = {
  ...{ id: 'open-road', name: 'Open Road', mood: 'Hopeful', bpm: 104, scale: [2, 4, 6, 7, 9, 11, 1], ritardando: 0.3 },
  phrases: {
    A1: {
      harmony: 'D Em7 Gadd9 A',
      tune: 'F#5:1 E5:0.5 D5:0.5 A5:2 | G5:1.5 F#5:0.5 E5:2 | D5:1 E5:0.5 F#5:0.5 B5:1 A5:1 | E5:3 -:1',
    },
    A2: {
      harmony: 'Bm7 F#m7 Gmaj7 A',
      tune: 'F#5:1 A5:0.5 B5:0.5 D6:2 | C#6:1 A5:1 F#5:2 | G5:0.5 A5:0.5 B5:1 A5:1 F#5:1 | E5:2 D5:1 C#5:1',
    },
    B1: {
      harmony: 'D D/F# Gadd9 A',
      tune: 'A4:1 D5:1 E5:1 F#5:1 | A5:3 F#5:1 | G5:1 D5:1 E5:1 D5:1 | E5:2 C#5:1 A4:1',
    },
    B2: {
      harmony: 'Bm7 A/C# Gmaj7 Asus4',
      tune: 'D5:1 F#5:1 B5:1 A5:1 | E5:2 A5:1 E5:1 | D5:1 B4:1 F#5:2 | E5:3 -:1',
    },
  },
  cadence: { harmony: 'Gadd9 A', tune: 'B5:1 A5:1 F#5:1 D5:1 | E5:1.5 F#5:0.5 E5:1 C#5:1' },
  final: 'Dadd9',
  loop: [
    ['B1', 4, 0.38],
    ['B2', 4, 0.6],
    ['A1', 4, 0.75],
    ['A2', 4, 0.9],
  ],
  parts: [
    {
      ...{ instrument: STEEL_GUITAR, level: 98, pan: -0.5, reverb: 38, chorus: 20, centre: 59 },
      figure: broken([0, 2, 3, 1, 4, 2, 3, 1], { step: 0.5, length: 1, velocity: 0.55 }),
    },
    {
      ...{ instrument: STEEL_GUITAR, level: 66, pan: 0.55, reverb: 38, centre: 62, from: 0.7 },
      figure: struck('>0:0.9 1:0.4 1.5:0.4 >2.5:0.5 3:0.4 3.5:0.4', 0.42, 0.015),
    },
    { instrument: GRAND, figure: tune(0.6), level: 92, pan: 0.1, reverb: 46, from: 0.44 },
    { instrument: GLOCKENSPIEL, figure: tune(0.4, 12), level: 52, pan: 0.25, reverb: 70, from: 0.85 },
    { instrument: STRINGS, figure: held(0.44), level: 62, reverb: 70, centre: 64 },
    { instrument: CELLO, figure: counter(0.5, 54), level: 66, pan: 0.2, reverb: 60, from: 0.8 },
    {
      instrument: FINGERED_BASS,
      figure: bassLine('0:1.4:0 1.5:0.8:0 2.5:1.4:0', 0.56),
      level: 68,
      reverb: 8,
      from: 0.44,
    },
    {
      ...{ instrument: ROOM_KIT, level: 70, reverb: 26, from: 0.44 },
      figure: beat(
        { kick: 'o.......-.......', shaker: '-.,.o.,.-.,.o.,.' },
        { fill: { kick: 'o.......-.......', shaker: '-.,.o.,.-,o,oooo' } },
      ),
    },
    {
      ...{ instrument: ROOM_KIT, level: 74, reverb: 34, from: 0.7 },
      figure: beat(
        { kick: '....-.......-...', clap: '....o.......o...', tambourine: '..,...,...,...,.' },
        { fill: { snare: '........,-.-oo-x', clap: '....o.......o...' }, crash: true },
      ),
    },
  ],
}
