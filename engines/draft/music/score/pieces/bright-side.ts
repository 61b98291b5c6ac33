import { bassLine, beat, counter, held, struck, tune } from '../figures.ts'
import { FINGERED_BASS, GLOCKENSPIEL, GRAND, NYLON_GUITAR, ROOM_KIT, STRINGS, WHISTLE } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Upbeat: a strummed guitar, claps, a piano tune that others whistle. */
export const BRIGHT_SIDE: Score = {
  ...{ id: 'bright-side', name: 'Bright Side', mood: 'Upbeat', bpm: 112, scale: [0, 2, 4, 5, 7, 9, 11] },
  phrases: {
    A1: {
      harmony: 'C G Am F',
      tune: 'E5:0.5 G5:1 E5:0.5 C5:1 D5:1 | D5:0.5 E5:0.5 G5:1 B4:2 | C5:0.5 E5:1 C5:0.5 A4:1 C5:1 | A4:1 C5:1 F5:2',
    },
    A2: {
      harmony: 'C G F G',
      tune: 'E5:0.5 G5:1 E5:0.5 C6:1 G5:1 | B5:1 G5:1 D5:2 | A5:0.5 G5:0.5 F5:1 C5:1 F5:1 | G5:1.5 F5:0.5 D5:2',
    },
    B1: {
      harmony: 'Am F C G',
      tune: 'C5:1 E5:1 A5:2 | A5:1 G5:1 F5:1 C5:1 | E5:1 G5:1 C6:2 | B5:1 D5:1 G5:2',
    },
    B2: {
      harmony: 'Am F Dm7 G',
      tune: 'C6:1 B5:1 A5:2 | F5:1 A5:1 C6:1 A5:1 | F5:1 D5:1 A5:1 F5:1 | G5:3 -:1',
    },
  },
  cadence: { harmony: 'F G', tune: 'A5:1 C6:1 A5:1 F5:1 | G5:1 B5:1 D6:2' },
  final: 'Cadd9',
  loop: [
    ['A1', 4, 0.55],
    ['A2', 4, 0.72],
    ['B1', 4, 0.8],
    ['B2', 4, 0.95],
  ],
  parts: [
    {
      ...{ instrument: NYLON_GUITAR, level: 96, pan: -0.45, reverb: 30, centre: 64 },
      figure: struck('>0:0.5 0.5:0.3 1:0.4 1.5:0.3 >2:0.5 2.5:0.3 3:0.4 3.5:0.3', 0.46, 0.012),
    },
    { instrument: GRAND, figure: tune(0.58), level: 88, pan: 0.2, reverb: 40, from: 0.4 },
    { instrument: WHISTLE, figure: tune(0.36), level: 44, pan: -0.1, reverb: 60, from: 0.76 },
    {
      instrument: GLOCKENSPIEL,
      figure: struck('0:0.5 2.5:0.5', 0.28),
      level: 46,
      pan: 0.4,
      reverb: 60,
      centre: 84,
      from: 0.6,
    },
    {
      ...{ instrument: FINGERED_BASS, level: 74, reverb: 6, from: 0.3 },
      figure: bassLine('0:0.9:0 1.5:0.4:0 2:0.9:7 3.5:0.4:12', 0.6, 31),
    },
    { instrument: STRINGS, figure: held(0.42), level: 50, reverb: 66, centre: 67, from: 0.7 },
    { instrument: STRINGS, figure: counter(0.5, 72), level: 54, pan: 0.3, reverb: 60, from: 0.9 },
    {
      ...{ instrument: ROOM_KIT, level: 74, reverb: 24, from: 0.3 },
      figure: beat(
        { kick: 'o.......o.......', clap: '....o.......o...' },
        { fill: { kick: 'o.......o.......', clap: '....o.......o.o.' } },
      ),
    },
    {
      ...{ instrument: ROOM_KIT, level: 66, reverb: 24, from: 0.6 },
      figure: beat(
        { kick: '....-.......-...', tambourine: ',.-.,.-.,.-.,.-.' },
        { fill: { snare: '........-.-.ooox' }, crash: true },
      ),
    },
  ],
}
