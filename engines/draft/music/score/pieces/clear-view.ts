import { bassLine, beat, broken, counter, held, tune } from '../figures.ts'
import { CELLO, FINGERED_BASS, GRAND, MARIMBA, MUTED_GUITAR, ROOM_KIT, STRINGS, VIBRAPHONE } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Corporate: an even pulse of piano and muted guitar, a plain tune, nothing in the way of a voice. */
export const CLEAR_VIEW: Score = {
  ...{ id: 'clear-view', name: 'Clear View', mood: 'Corporate', bpm: 108, scale: [9, 11, 1, 2, 4, 6, 8] },
  phrases: {
    A1: {
      harmony: 'A E/G# F#m7 Dadd9',
      tune: 'C#5:2 E5:2 | B4:2 E5:1 B4:1 | A4:2 C#5:2 | D5:1 E5:1 F#5:2',
    },
    A2: {
      harmony: 'A E/G# Dadd9 E',
      tune: 'C#5:2 A5:2 | G#5:2 E5:1 B4:1 | F#5:2 D5:1 F#5:1 | E5:3 -:1',
    },
    B1: {
      harmony: 'F#m7 Dadd9 A E',
      tune: 'A5:2 F#5:1 E5:1 | F#5:2 D5:2 | E5:2 C#5:1 E5:1 | B5:3 -:1',
    },
    B2: {
      harmony: 'F#m7 Dadd9 Bm7 Esus4',
      tune: 'A5:2 C#5:1 A4:1 | F#5:2 A5:2 | F#5:1 D5:1 B4:1 D5:1 | E5:3 -:1',
    },
  },
  cadence: { harmony: 'Dadd9 E', tune: 'F#5:2 A5:2 | G#5:2 B5:2' },
  final: 'Aadd9',
  loop: [
    ['A1', 4, 0.5],
    ['A2', 4, 0.65],
    ['B1', 4, 0.78],
    ['B2', 4, 0.92],
  ],
  parts: [
    {
      ...{ instrument: GRAND, level: 82, pan: -0.15, reverb: 40, centre: 57 },
      figure: broken([2, 1, 0, 1], { step: 0.5, length: 0.6, velocity: 0.46 }),
    },
    {
      ...{ instrument: MUTED_GUITAR, level: 80, pan: 0.5, reverb: 30, chorus: 20, centre: 60, from: 0.45 },
      figure: broken([0, 0, 2, 0, 1, 0, 2, 0], { step: 0.5, length: 0.3, velocity: 0.5 }),
    },
    { instrument: VIBRAPHONE, figure: tune(0.48), level: 80, pan: 0.15, reverb: 60, from: 0.4, until: 0.75 },
    { instrument: GRAND, figure: tune(0.54), level: 84, pan: 0.1, reverb: 46, from: 0.75 },
    {
      ...{ instrument: MARIMBA, level: 66, pan: -0.5, reverb: 40, centre: 66, from: 0.7 },
      figure: broken([0, 2, 1, 3, 2, 1, 3, 2], { step: 0.25, length: 0.2, velocity: 0.4 }),
    },
    { instrument: STRINGS, figure: held(0.42), level: 62, reverb: 70, centre: 62 },
    { instrument: CELLO, figure: counter(0.48, 52), level: 66, pan: -0.2, reverb: 60, from: 0.7 },
    {
      instrument: FINGERED_BASS,
      figure: bassLine('0:1.4:0 1.5:0.4:0 2:1.8:0', 0.56, 31),
      level: 72,
      reverb: 6,
      from: 0.45,
    },
    {
      ...{ instrument: ROOM_KIT, level: 70, reverb: 20, from: 0.5 },
      figure: beat(
        { kick: 'o.......o.......', shaker: ',.-.,.-.,.-.,.-.' },
        { fill: { kick: 'o.......o.....-.', shaker: ',.-.,.-.,.-.,---' } },
      ),
    },
    {
      ...{ instrument: ROOM_KIT, level: 66, reverb: 30, from: 0.74 },
      figure: beat({ clap: '....-.......-...', kick: '....,.......,...' }, { crash: true }),
    },
  ],
}
