import type { PcmAudio } from '#engines/audio/wav.ts'
import { bass, ROUND_BASS } from '../instruments/strings.ts'
import { drum, noise } from '../instruments/drums.ts'
import { pad } from '../instruments/pad.ts'
import { createSong, type Tempo } from '../song.ts'
import { bassNote, chord, melody, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 88, bars: 12 }

const HARMONY = 'Am F C G Am Em F G Dm Am F Gsus4'.split(' ')
const HORNS = melody(
  `-:16 | A4:2 C5:1 E5:1 | G5:2 E5:1 B4:1 | C5:1.5 D5:0.5 A4:2 | B4:1 D5:1 G5:2 |
   A5:2 F5:1 D5:1 | E5:2 C5:1 A4:1 | F5:1 E5:1 C5:1 A4:1 | D5:2 C5:2`,
)

/** Epic: drums on a shore, strings that climb, horns over the top. */
export function risingTide(): PcmAudio {
  const song = createSong('rising-tide', TEMPO)
  const [strings, runs, horns, low, kit] = [song.bus(), song.bus(), song.bus(), song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  const [big, mid, roll] = [drum(130, 42, 1.3, 0.5), drum(190, 78, 0.7, 0.4), noise('roll', 2500, 9000, 1.9, 1.5)]
  voiceLead(chords, 60).forEach((notes, bar) => {
    const start = bar * 4
    const root = bassNote(chords[bar] ?? chord('Am'), 33)
    const rise = 0.55 + (0.45 * bar) / (song.bars - 1)
    for (const [index, note] of [root + 12, ...notes, (notes[0] ?? 60) + 12].entries())
      strings.add(pad(note, song.seconds(4), STRINGS), song.seconds(start) - 0.12, 0.36 * rise, index * 0.35 - 0.7)
    low.add(bass(root, song.seconds(3.8), 0.9, ROUND_BASS), song.seconds(start), 0.75 * rise)
    for (let step = 0; step < 16; step++) {
      const note = (notes[[0, 1, 2, 1][step % 4] ?? 0] ?? 60) + (step % 8 >= 4 ? 12 : 0)
      runs.add(
        pad(note, song.seconds(0.17), SHORT),
        song.human(start + step / 4, 5),
        (step % 4 === 0 ? 0.5 : 0.32) * rise,
        0.4,
      )
    }
    for (const [beat, level] of [
      [0, 1],
      [1.5, 0.55],
      [2.5, 0.7],
    ] as const)
      kit.add(big, song.human(start + beat, 4), level * rise)
    for (const beat of bar % 2 === 1 ? [3, 3.25, 3.5, 3.75] : [3.5])
      kit.add(mid, song.human(start + beat, 4), 0.6 * rise, 0.35)
    if (bar % 4 === 3) kit.add(roll, song.seconds(start + 4) - 1.6, 0.3)
  })
  for (const { note, beat, length } of HORNS)
    for (const octave of [0, -12])
      horns.add(pad(note + octave, song.seconds(length * 0.92), HORN), song.human(beat, 8), 0.42, -0.25)
  return song.finish(
    [
      { bus: strings, gain: 0.75, send: 0.35 },
      { bus: runs, gain: 2.4, send: 0.3 },
      { bus: horns, gain: 0.95, send: 0.5 },
      { bus: low, gain: 0.42, send: 0.05 },
      { bus: kit, gain: 0.85, send: 0.35 },
    ],
    { decay: 3, brightness: 4200 },
  )
}

const STRINGS = {
  shape: 'saw',
  envelope: { attack: 0.35, decay: 1, sustain: 0.9, release: 0.6 },
  cutoff: [900, 2600],
  spread: 12,
} as const
const SHORT = {
  shape: 'saw',
  envelope: { attack: 0.01, decay: 0.2, sustain: 0.3, release: 0.12 },
  cutoff: [3000, 1400],
  spread: 7,
} as const
const HORN = {
  shape: 'reed',
  envelope: { attack: 0.09, decay: 0.6, sustain: 0.8, release: 0.25 },
  cutoff: [500, 1700],
  spread: 5,
} as const
