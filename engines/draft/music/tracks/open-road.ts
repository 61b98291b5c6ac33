import type { PcmAudio } from '#engines/audio/wav.ts'
import { bell, GLOCKENSPIEL } from '../instruments/bell.ts'
import { bass, ROUND_BASS, pluck } from '../instruments/strings.ts'
import { clap, drum, noise } from '../instruments/drums.ts'
import { pad } from '../instruments/pad.ts'
import { createSong, type Tempo } from '../song.ts'
import { bassNote, chord, melody, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 104, bars: 16 }

const HARMONY = 'D D/F# Gadd9 A Bm7 A/C# Gmaj7 Asus4 D Em7 Gadd9 A Bm7 F#m7 Gmaj7 A'.split(' ')
const TUNE = melody(
  `-:32 | F#5:1 E5:0.5 D5:0.5 A5:2 | G5:1.5 F#5:0.5 E5:2 | D5:1 E5:0.5 F#5:0.5 B5:1 A5:1 | E5:3 -:1 |
   F#5:1 A5:0.5 B5:0.5 D6:2 | C#6:1 A5:1 F#5:2 | G5:0.5 A5:0.5 B5:1 A5:1 F#5:1 | E5:2 D5:1 C#5:1`,
)
const GUITAR = { ring: 1.9, brightness: 0.62 }

/** Hopeful: a guitar that walks, claps that join in, a glockenspiel over the second half. */
export function openRoad(): PcmAudio {
  const song = createSong('open-road', TEMPO)
  const [guitar, bottom, warm, bells, kit] = [song.bus(), song.bus(), song.bus(), song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  const [kick, hands, shaker] = [drum(120, 52, 0.35), clap(), noise('shaker', 5000, 13000, 0.09, 0.012)]
  voiceLead(chords, 62).forEach((notes, bar) => {
    const start = bar * 4
    const root = bassNote(chords[bar] ?? chord('D'), 38)
    const strings = [root + 12, ...notes, (notes[0] ?? 62) + 12]
    const picking = [0, 2, 3, 1, 4, 2, 3, 1]
    picking.forEach((string, step) => {
      const velocity = (step % 4 === 0 ? 0.85 : 0.6) + song.random.between(-0.08, 0.08)
      guitar.add(
        pluck(strings[string % strings.length] ?? 62, velocity, GUITAR),
        song.human(start + step / 2),
        0.6,
        step % 2 ? 0.35 : -0.35,
      )
    })
    if (bar >= 4)
      for (const beat of [0, 1.5, 2.5])
        bottom.add(bass(root, song.seconds(beat === 0 ? 1.3 : 0.8), 0.8, ROUND_BASS), song.human(start + beat, 4), 0.7)
    for (const [index, note] of notes.entries())
      warm.add(pad(note, song.seconds(4), WARM), song.seconds(start) - 0.15, bar >= 8 ? 0.26 : 0.16, index * 0.5 - 0.5)
    for (const beat of bar >= 8 ? [0, 1, 2, 3] : [0, 2]) kit.add(kick, song.seconds(start + beat), 0.75)
    if (bar >= 4) for (const beat of [1, 3]) kit.add(hands, song.human(start + beat, 5), 0.34, 0.1)
    for (let step = 0; step < 8; step++)
      kit.add(shaker, song.human(start + step / 2, 4), (step % 2 ? 0.22 : 0.12) * (bar >= 2 ? 1 : 0.5), 0.4)
  })
  for (const { note, beat } of TUNE) bells.add(bell(note, 0.6, GLOCKENSPIEL), song.human(beat, 5), 0.42, -0.15)
  return song.finish(
    [
      { bus: guitar, gain: 1.35, send: 0.25 },
      { bus: bottom, gain: 0.36, send: 0 },
      { bus: warm, gain: 0.75, send: 0.4 },
      { bus: bells, gain: 0.8, send: 0.5 },
      { bus: kit, gain: 0.75, send: 0.12 },
    ],
    { decay: 1.7, brightness: 5500 },
  )
}

const WARM = {
  shape: 'saw',
  envelope: { attack: 0.5, decay: 1, sustain: 0.9, release: 0.7 },
  cutoff: [700, 1900],
  spread: 11,
} as const
