import type { PcmAudio } from '#engines/audio/wav.ts'
import { bass, SYNTH_BASS } from '../instruments/strings.ts'
import { drum, noise } from '../instruments/drums.ts'
import { pad } from '../instruments/pad.ts'
import { createSong, type Tempo } from '../song.ts'
import { bassNote, chord, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 122, bars: 16 }

const HARMONY = 'Dm Dm Bb Bb Gm Gm A A Dm Dm/F Bb Gm6 Gm Ebmaj7 A7 A7'.split(' ')
/** Which chord note each semiquaver of the ostinato plays; the accents fall 3 + 3 + 2. */
const OSTINATO = [0, 1, 0, 2, 1, 0, 2, 1, 0, 1, 0, 2, 1, 0, 1, 2]
const ACCENTS = new Set([0, 3, 6, 8, 11, 14])

/** Tense: short strings that never rest, a clock, a heart, drums from far away. */
export function closingIn(): PcmAudio {
  const song = createSong('closing-in', TEMPO)
  const [strings, low, dark, kit] = [song.bus(), song.bus(), song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  const [heart, far, tick] = [drum(90, 44, 0.4, 0.15), drum(150, 62, 0.9, 0.4), noise('tick', 3800, 9000, 0.04)]
  voiceLead(chords, 62).forEach((notes, bar) => {
    const start = bar * 4
    const root = bassNote(chords[bar] ?? chord('Dm'), 38)
    const lift = bar >= 8 ? 12 : 0
    OSTINATO.forEach((voice, step) => {
      const accent = ACCENTS.has(step) ? 1 : 0.5
      const note = (notes[voice % notes.length] ?? 62) + (step % 8 === 5 ? lift : 0)
      const swell = 0.7 + 0.3 * ((bar % 8) / 7)
      strings.add(
        pad(note, song.seconds(0.16), SPICCATO),
        song.human(start + step / 4, 4),
        accent * swell * 0.8,
        voice * 0.3 - 0.3,
      )
    })
    for (let step = 0; step < 8; step++)
      low.add(
        bass(root, song.seconds(0.38), step % 4 === 0 ? 0.9 : 0.62, SYNTH_BASS),
        song.seconds(start + step / 2),
        0.5,
      )
    for (const [index, note] of [root + 12, ...notes.slice(0, 2)].entries())
      dark.add(pad(note, song.seconds(4), BRASS), song.seconds(start) - 0.1, 0.22 + (bar % 8) * 0.02, index - 1)
    for (const beat of [0, 0.75, 2]) kit.add(heart, song.seconds(start + beat), beat === 0.75 ? 0.45 : 0.8)
    for (let beat = 0; beat < 4; beat++) kit.add(tick, song.seconds(start + beat + 0.5), 0.35, beat % 2 ? 0.5 : -0.5)
    if (bar % 4 === 3)
      for (const beat of [2, 2.5, 3, 3.25, 3.5, 3.75])
        kit.add(far, song.human(start + beat, 5), 0.2 + beat * 0.1, beat - 3)
    if (bar % 8 === 0) kit.add(far, song.seconds(start), 0.95)
  })
  return song.finish(
    [
      { bus: strings, gain: 1.9, send: 0.25 },
      { bus: low, gain: 0.6, send: 0 },
      { bus: dark, gain: 0.6, send: 0.4 },
      { bus: kit, gain: 0.7, send: 0.3 },
    ],
    { decay: 2.2, brightness: 3200 },
  )
}

const SPICCATO = {
  shape: 'saw',
  envelope: { attack: 0.008, decay: 0.16, sustain: 0.2, release: 0.1 },
  cutoff: [3600, 1500],
  spread: 8,
} as const
const BRASS = {
  shape: 'saw',
  envelope: { attack: 0.7, decay: 1, sustain: 1, release: 0.5 },
  cutoff: [240, 760],
  spread: 6,
} as const
