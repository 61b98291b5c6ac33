import { bassLine, beat, broken, held, struck, tune } from '../figures.ts'
import { BRASS, FINGERED_BASS, GLOCKENSPIEL, GRAND, PIZZICATO, POWER_KIT, STRINGS } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Celebration: brass and piano, a beat to clap to, bells over the top. */
export const CONFETTI: Score = {
  ...{ id: 'confetti', name: 'Confetti', mood: 'Celebration', bpm: 128, scale: [10, 0, 2, 3, 5, 7, 9] },
  phrases: {
    A1: {
      harmony: 'Bb Eb F Bb',
      tune: 'F5:1 F5:0.5 D5:0.5 Bb5:2 | G5:1 Eb5:1 Bb5:2 | A5:1 F5:1 C6:1 A5:1 | Bb5:3 -:1',
    },
    A2: {
      harmony: 'Gm Eb Cm7 F',
      tune: 'D5:1 G5:1 Bb5:1 A5:1 | G5:2 Bb5:2 | Eb5:1 G5:1 C6:1 Bb5:1 | A5:2 F5:2',
    },
    B1: {
      harmony: 'Eb F Dm Gm',
      tune: 'Bb5:2 G5:1 Eb5:1 | A5:2 C6:2 | A5:1 F5:1 D5:2 | Bb5:1 A5:1 G5:2',
    },
    B2: {
      harmony: 'Eb Bb/D Cm7 F7',
      tune: 'G5:1 Bb5:1 G5:1 Eb5:1 | F5:1 D5:1 Bb4:2 | Eb5:1 G5:1 C6:2 | A5:1 C6:1 Eb6:1 C6:1',
    },
  },
  cadence: { harmony: 'Eb F7', tune: 'Bb5:1 G5:1 Eb5:1 G5:1 | A5:1 C6:1 Eb6:2' },
  final: 'Bb',
  loop: [
    ['A1', 4, 0.6],
    ['A2', 4, 0.72],
    ['B1', 4, 0.85],
    ['B2', 4, 0.95],
  ],
  parts: [
    {
      ...{ instrument: GRAND, level: 84, pan: -0.2, reverb: 30, centre: 62 },
      figure: struck('>0:0.4 0.5:0.3 1:0.4 >1.5:0.4 2.5:0.3 >3:0.4 3.5:0.3', 0.5, 0.006),
    },
    {
      ...{ instrument: PIZZICATO, level: 84, pan: 0.4, reverb: 44, centre: 66, until: 0.7 },
      figure: broken([0, 2, 1, 2], { step: 0.5, length: 0.3, velocity: 0.5 }),
    },
    { instrument: GRAND, figure: tune(0.6), level: 84, pan: 0.15, reverb: 36, from: 0.4, until: 0.7 },
    { instrument: BRASS, figure: tune(0.56, -12), level: 78, pan: 0.1, reverb: 50, from: 0.7 },
    {
      ...{ instrument: BRASS, level: 58, pan: -0.3, reverb: 50, centre: 60, from: 0.84 },
      figure: struck('0:0.3 1.5:0.3 3:0.3', 0.5, 0),
    },
    { instrument: GLOCKENSPIEL, figure: tune(0.4, 12), level: 48, pan: 0.35, reverb: 60, from: 0.65 },
    {
      ...{ instrument: STRINGS, level: 60, pan: 0.3, reverb: 56, centre: 70, from: 0.6 },
      figure: held(0.44),
    },
    {
      ...{ instrument: FINGERED_BASS, level: 72, reverb: 6, from: 0.3 },
      figure: bassLine('0:0.45:0 0.5:0.4:0 1.5:0.45:0 2:0.45:0 3:0.45:7 3.5:0.4:12', 0.6, 31),
    },
    {
      ...{ instrument: POWER_KIT, level: 70, reverb: 22, from: 0.3 },
      figure: beat(
        { kick: 'o...o...o...o...', clap: '....o.......o...' },
        { fill: { kick: 'o...o...o...o...', clap: '....o.......o.o.' } },
      ),
    },
    {
      ...{ instrument: POWER_KIT, level: 62, reverb: 24, from: 0.65 },
      figure: beat(
        { openHat: '..-...-...-...-.', tambourine: ',.,.,.,.,.,.,.,.' },
        { fill: { snare: '....-...-.-.oooo', openHat: '..-...-.........' }, crash: true },
      ),
    },
  ],
}
