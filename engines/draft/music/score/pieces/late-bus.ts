import { bassLine, beat, held, struck, tune } from '../figures.ts'
import { BRUSH_KIT, CLEAN_GUITAR, FRETLESS_BASS, RHODES, ROOM_KIT, VIBRAPHONE, WARM_PAD } from '../instruments.ts'
import type { Score } from '../score.ts'

/** Lo-fi: an electric piano, a lazy beat, a guitar that thinks aloud. */
export const LATE_BUS: Score = {
  ...{ id: 'late-bus', name: 'Late Bus', mood: 'Lo-fi', bpm: 82, scale: [3, 5, 7, 8, 10, 0, 2], swing: 0.14 },
  phrases: {
    A1: {
      harmony: 'Ebmaj9 Cm9 Fm9 Bb13',
      tune: '-:1.5 G5:0.5 F5:0.5 Eb5:1.5 | -:0.5 Bb4:0.5 C5:1 Eb5:2 | -:1 Ab5:0.5 G5:0.5 F5:0.5 Eb5:1.5 | D5:2 -:2',
    },
    A2: {
      harmony: 'Ebmaj9 G7 Cm9 Bbm7',
      tune: '-:1.5 Bb5:0.5 G5:0.5 F5:1.5 | B4:0.5 D5:0.5 F5:1 Eb5:2 | -:1 Eb5:0.5 G5:0.5 Bb5:1 G5:1 | F5:2 -:2',
    },
    B1: {
      harmony: 'Abmaj7 Gm7 Fm9 Bb13',
      tune: '-:0.5 C6:0.5 Bb5:1 G5:1 Eb5:1 | D5:1 F5:1 Bb4:2 | -:1 C5:0.5 Eb5:0.5 Ab5:1 G5:1 | F5:1.5 D5:0.5 -:2',
    },
    B2: {
      harmony: 'Abmaj7 G7 Cm9 Bb13',
      tune: '-:0.5 C5:0.5 Eb5:1 G5:2 | F5:1 D5:1 B4:2 | -:1 Eb5:0.5 F5:0.5 G5:1 Bb5:1 | G5:1 F5:1 D5:2',
    },
  },
  cadence: { harmony: 'Fm9 Bb13', tune: '-:1 Ab5:1 G5:1 Eb5:1 | F5:1.5 G5:0.5 D5:2' },
  final: 'Ebmaj9',
  loop: [
    ['A1', 4, 0.5],
    ['A2', 4, 0.7],
    ['B1', 4, 0.9],
  ],
  parts: [
    {
      ...{ instrument: RHODES, level: 92, pan: -0.1, reverb: 40, chorus: 40, centre: 58 },
      figure: struck('>0:2.1 2.5:1.3', 0.44, 0.03),
    },
    { instrument: VIBRAPHONE, figure: tune(0.46), level: 82, pan: 0.25, reverb: 60, from: 0.4, until: 0.6 },
    { instrument: CLEAN_GUITAR, figure: tune(0.5, -12), level: 84, pan: 0.25, reverb: 50, chorus: 20, from: 0.6 },
    { instrument: VIBRAPHONE, figure: tune(0.36), level: 62, pan: -0.3, reverb: 66, from: 0.9 },
    { instrument: FRETLESS_BASS, figure: bassLine('0:1.2:0 1.75:0.5:12 2.5:1.2:0', 0.56, 34), level: 76, reverb: 8 },
    { instrument: WARM_PAD, figure: held(0.34), level: 50, reverb: 60, chorus: 30, centre: 60, from: 0.6 },
    {
      ...{ instrument: ROOM_KIT, level: 84, reverb: 22, from: 0.4 },
      figure: beat(
        { kick: 'o.........o.....', rim: '....o.......o...' },
        { fill: { kick: 'o......-..o.....', rim: '....o.......o.-.' } },
      ),
    },
    {
      ...{ instrument: BRUSH_KIT, level: 60, pan: 0.2, reverb: 20 },
      figure: beat({ hat: '-.,.-.,.-.,.-.,.' }, { fill: { hat: '-.,.-.,.-.,.-...', openHat: '..............,.' } }),
    },
  ],
}
