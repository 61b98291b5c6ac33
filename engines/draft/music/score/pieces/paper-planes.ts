import { bassLine, beat, struck, tune } from '../figures.ts'
import { CLARINET, GLOCKENSPIEL, KALIMBA, MARIMBA, PIZZICATO, ROOM_KIT, TUBA, WHISTLE } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Playful: pizzicato and marimba over an oom-pah that trips along on a woodblock. */
export const PAPER_PLANES: Score = {
  ...{ id: 'paper-planes', name: 'Paper Planes', mood: 'Playful', bpm: 126, swing: 0.1 },
  scale: [5, 7, 9, 10, 0, 2, 4],
  phrases: {
    A1: {
      harmony: 'F Dm7 Gm7 C7',
      tune: 'C5:0.5 F5:0.5 A5:1 G5:0.5 F5:0.5 D5:1 | F5:0.5 A5:0.5 D6:1 C6:1 -:1 | Bb5:0.5 A5:0.5 G5:0.5 F5:0.5 D5:1 G5:1 | E5:1 G5:1 C5:2',
    },
    A2: {
      harmony: 'F A7 Bb C7',
      tune: 'C5:0.5 F5:0.5 A5:1 C6:1 A5:1 | C#6:1 B5:0.5 A5:0.5 E5:2 | D6:0.5 C6:0.5 Bb5:1 A5:0.5 G5:0.5 F5:1 | G5:1 E5:1 C5:1 -:1',
    },
    B1: {
      harmony: 'F Dm7 Gm7 C7',
      tune: 'A5:1 -:0.5 A5:0.5 G5:0.5 F5:0.5 C5:1 | F5:1 -:0.5 F5:0.5 E5:0.5 D5:0.5 A4:1 | G5:0.5 A5:0.5 Bb5:0.5 A5:0.5 G5:1 D5:1 | E5:0.5 F5:0.5 G5:1 Bb5:2',
    },
    B2: {
      harmony: 'Bb Bm7b5 F/C C7',
      tune: 'D6:1 Bb5:1 F5:1 D5:1 | D6:0.5 B5:0.5 F5:1 A5:2 | C6:1 A5:0.5 F5:0.5 G5:1 A5:1 | G5:0.5 E5:0.5 D5:0.5 E5:0.5 C5:1 -:1',
    },
  },
  cadence: { harmony: 'Bb C7', tune: 'D6:0.5 C6:0.5 Bb5:1 A5:1 G5:1 | C6:1 G5:0.5 A5:0.5 Bb5:1 E5:1' },
  final: 'F6',
  loop: [
    ['A1', 4, 0.5],
    ['A2', 4, 0.65],
    ['B1', 4, 0.75],
    ['B2', 4, 0.95],
  ],
  parts: [
    { instrument: TUBA, figure: bassLine('0:0.7:0 2:0.7:-5', 0.62, 34), level: 84, reverb: 30 },
    {
      ...{ instrument: PIZZICATO, level: 94, pan: -0.3, reverb: 44, centre: 64 },
      figure: struck('1:0.4 3:0.4', 0.6, 0.01),
    },
    { instrument: MARIMBA, figure: tune(0.62), level: 92, pan: 0.15, reverb: 40, from: 0.4 },
    { instrument: KALIMBA, figure: tune(0.5), level: 66, pan: -0.15, reverb: 50, from: 0.4, until: 0.7 },
    { instrument: CLARINET, figure: tune(0.5, -12), level: 70, pan: 0.3, reverb: 50, from: 0.7 },
    { instrument: WHISTLE, figure: tune(0.36), level: 40, pan: -0.25, reverb: 60, from: 0.85 },
    { instrument: GLOCKENSPIEL, figure: struck('0:0.5', 0.3), level: 44, pan: 0.4, reverb: 66, centre: 84, from: 0.6 },
    {
      ...{ instrument: ROOM_KIT, level: 66, reverb: 26 },
      figure: beat(
        { highBlock: '....o.......o...', lowBlock: '..........-.....' },
        { fill: { highBlock: '....o.....-.o.o.', lowBlock: '..-.....-.......' } },
      ),
    },
    {
      ...{ instrument: ROOM_KIT, level: 62, reverb: 24, from: 0.45 },
      figure: beat(
        { kick: 'o.......o.......', shaker: ',.-.,.-.,.-.,.-.' },
        { fill: { kick: 'o.......o.......', snare: '..........--oo-o' } },
      ),
    },
    {
      ...{ instrument: ROOM_KIT, level: 60, reverb: 24, from: 0.7 },
      figure: beat({ snare: '....-.......-...', tambourine: '..,...,...,...,.' }, { crash: true }),
    },
  ],
}
