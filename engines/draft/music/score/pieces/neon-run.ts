import { bassLine, beat, broken, held, struck, tune } from '../figures.ts'
import { ELECTRONIC_KIT, MUTED_GUITAR, POLYSYNTH, STRINGS, SWEEP_PAD, SYNTH_BASS } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Driving: a night motorway of arpeggios and muted guitars over a bass that never rests. */
export const NEON_RUN: Score = {
  ...{ id: 'neon-run', name: 'Neon Run', mood: 'Driving', bpm: 116, scale: [6, 8, 9, 11, 1, 2, 4] },
  phrases: {
    A1: {
      harmony: 'F#m F#m D D',
      tune: 'C#5:1.5 A4:0.5 B4:1 C#5:1 | F#5:2 E5:1 C#5:1 | D5:1.5 C#5:0.5 A4:2 | -:1 F#4:1 A4:1 D5:1',
    },
    A2: {
      harmony: 'Bm7 A/C# E E',
      tune: 'D5:1 F#5:1 B5:2 | A5:1.5 E5:0.5 C#5:2 | B4:1 E5:1 G#5:2 | F#5:1 E5:1 B4:2',
    },
    B1: { harmony: 'F#m F#m D D', tune: 'F#4:3 A4:1 | C#5:4 | A4:3 F#4:1 | D5:4' },
    B2: { harmony: 'A A E E', tune: 'E5:3 C#5:1 | A4:4 | B4:3 E5:1 | G#5:4' },
  },
  cadence: { harmony: 'D E', tune: 'D5:1 F#5:1 A5:2 | G#5:1 E5:1 B5:2' },
  final: 'F#m',
  loop: [
    ['B1', 4, 0.5],
    ['B2', 4, 0.7],
    ['A1', 4, 0.85],
    ['A2', 4, 0.95],
  ],
  parts: [
    {
      ...{ instrument: MUTED_GUITAR, level: 100, pan: -0.55, reverb: 30, chorus: 20, centre: 60 },
      figure: broken([0, 2, 1, 2, 3, 2, 1, 2], { step: 0.25, length: 0.22, velocity: 0.5 }),
    },
    {
      ...{ instrument: POLYSYNTH, level: 66, pan: 0.55, reverb: 40, chorus: 40, centre: 66, from: 0.6 },
      figure: broken([0, 2, 4, 2, 3, 1, 4, 2], { step: 0.25, length: 0.2, velocity: 0.44 }),
    },
    { instrument: SWEEP_PAD, figure: held(0.44), level: 72, reverb: 60, centre: 58, from: 0.2 },
    {
      ...{ instrument: SYNTH_BASS, level: 66, reverb: 4, from: 0.4 },
      figure: bassLine('0:0.4:0 0.5:0.4:0 1:0.4:0 1.5:0.4:12 2:0.4:0 2.5:0.4:0 3:0.4:0 3.5:0.4:12', 0.62, 30),
    },
    { instrument: POLYSYNTH, figure: tune(0.56), level: 74, pan: 0.05, reverb: 56, chorus: 40, from: 0.5 },
    { instrument: STRINGS, figure: held(0.46, [12]), level: 52, reverb: 70, centre: 62, from: 0.8 },
    {
      ...{ instrument: STRINGS, level: 62, pan: 0.2, reverb: 50, centre: 66, from: 0.9 },
      figure: struck('>0:0.3 0.75:0.3 >1.5:0.3 2.5:0.3 3:0.3', 0.5, 0),
    },
    {
      ...{ instrument: ELECTRONIC_KIT, level: 88, reverb: 8, from: 0.45 },
      figure: beat(
        { kick: 'o...o...o...o...', hat: ',.,.,.,.,.,.,.,.' },
        { fill: { kick: 'o...o...o...o.-.', hat: ',.,.,.,.,.,.,.,.' } },
      ),
    },
    {
      ...{ instrument: ELECTRONIC_KIT, level: 74, reverb: 24, from: 0.65 },
      figure: beat(
        { clap: '....x.......x...', openHat: '..-...-...-...-.' },
        { fill: { clap: '....x.......x...', snare: '........-.-.oooo' }, crash: true },
      ),
    },
  ],
}
