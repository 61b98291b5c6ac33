import type { PcmAudio } from '#engines/audio/wav.ts'
import { bell, SINGING_BOWL } from '../instruments/bell.ts'
import { noise } from '../instruments/drums.ts'
import { pad } from '../instruments/pad.ts'
import { createSong, type Tempo } from '../song.ts'
import { echo } from '../synth/effects.ts'
import { bassNote, chord, melody, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 60, bars: 9 }

const HARMONY = 'Emadd9 Cmaj7 Gadd9 D/F# Emadd9 Am9 Cmaj9 Bm7 Bm7'.split(' ')
const DROPS = melody(
  `-:2 B5:2 | -:3 G5:1 | -:1 D6:3 | A5:2 F#5:2 | -:2 E6:2 | -:1 C6:1 B5:2 | -:3 D6:1 | B5:1 A5:3 | -:2 F#5:2`,
)

/** Documentary: slow chords like weather seen from above, drops of light, a wind that never settles. */
export function deepField(): PcmAudio {
  const song = createSong('deep-field', TEMPO)
  const [air, ground, drops, wind] = [song.bus(), song.bus(), song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  voiceLead(chords, 57).forEach((notes, bar) => {
    const start = song.seconds(bar * 4)
    const root = bassNote(chords[bar] ?? chord('Em'), 28)
    ground.add(pad(root, song.seconds(4), GROUND), start - 0.8, 0.75)
    ground.add(pad(root + 12, song.seconds(4), GROUND), start - 0.8, 0.3)
    for (const [index, note] of notes.entries()) {
      air.add(pad(note, song.seconds(4), AIR), start - 1 + index * 0.18, 0.4, index * 0.45 - 0.7)
      if (bar % 2 === 0)
        air.add(pad(note + 12, song.seconds(3), GLASS), start + 0.4 + index * 0.4, 0.14, 0.7 - index * 0.45)
    }
    const gust = noise(`gust ${bar}`, 300, 1500 + (bar % 3) * 700, song.seconds(6), song.seconds(2.4))
    wind.add(gust, start - 1, 0.16, (bar % 3) * 0.6 - 0.6)
  })
  for (const { note, beat } of DROPS)
    drops.add(bell(note, 0.35, SINGING_BOWL), song.human(beat, 40), 0.22, song.random.between(-0.6, 0.6))
  drops.mix(echo(drops, song.seconds(0.75), 0.45), 0.6)
  return song.finish(
    [
      { bus: air, gain: 0.8, send: 0.6 },
      { bus: ground, gain: 0.8, send: 0.15 },
      { bus: drops, gain: 2, send: 0.7 },
      { bus: wind, gain: 7, send: 0.4 },
    ],
    { decay: 4.5, brightness: 3000 },
  )
}

const GROUND = {
  shape: 'triangle',
  envelope: { attack: 1.4, decay: 2, sustain: 0.9, release: 2 },
  cutoff: [160, 330],
  spread: 5,
} as const
const AIR = {
  shape: 'reed',
  envelope: { attack: 1.8, decay: 2, sustain: 0.85, release: 2.4 },
  cutoff: [420, 1500],
  spread: 13,
} as const
const GLASS = {
  shape: 'triangle',
  envelope: { attack: 1.2, decay: 1.5, sustain: 0.6, release: 2.6 },
  cutoff: [1200, 3200],
  spread: 7,
} as const
