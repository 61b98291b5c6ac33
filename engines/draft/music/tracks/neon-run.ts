import type { PcmAudio } from '#engines/audio/wav.ts'
import { bass, SYNTH_BASS } from '../instruments/strings.ts'
import { clap, drum, noise } from '../instruments/drums.ts'
import { pad } from '../instruments/pad.ts'
import { createSong, type Tempo } from '../song.ts'
import { duck, echo } from '../synth/effects.ts'
import { bassNote, chord, melody, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 116, bars: 16 }

const HARMONY = 'F#m F#m D D A A E E F#m F#m D D Bm7 A/C# E E'.split(' ')
const LEAD = melody(
  `-:32 | C#5:1.5 A4:0.5 B4:1 C#5:1 | F#5:2 E5:1 C#5:1 | D5:1.5 C#5:0.5 A4:2 | -:1 F#4:1 A4:1 D5:1 |
   D5:1 F#5:1 B5:2 | A5:1.5 E5:0.5 C#5:2 | B4:1 E5:1 G#5:2 | F#5:1 E5:1 B4:2`,
)

/** Driving: a night motorway of arpeggios, a bass that ducks under the kick. */
export function neonRun(): PcmAudio {
  const song = createSong('neon-run', TEMPO)
  const [arps, low, air, lead, kit] = [song.bus(), song.bus(), song.bus(), song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  const [kick, hands] = [drum(140, 50, 0.3, 0.5), clap()]
  const [closed, open] = [noise('closed', 7000, 15000, 0.05), noise('open', 6500, 15000, 0.22)]
  const kicks: number[] = []
  voiceLead(chords, 64).forEach((notes, bar) => {
    const start = bar * 4
    const root = bassNote(chords[bar] ?? chord('F#m'), 30)
    for (let step = 0; step < 16; step++) {
      const note = (notes[[0, 2, 1, 2][step % 4] ?? 0] ?? 64) + ([0, 12, 0, 12][Math.floor(step / 4)] ?? 0)
      const open = 0.6 + 0.4 * Math.sin((Math.PI * (bar % 8)) / 8)
      arps.add(pad(note, song.seconds(0.2), ARP), song.seconds(start + step / 4), 0.34 * open, step % 2 ? 0.45 : -0.45)
    }
    for (let step = 0; step < 8; step++)
      low.add(
        bass(root + (step % 4 === 3 ? 12 : 0), song.seconds(0.42), 0.85, SYNTH_BASS),
        song.seconds(start + step / 2),
        0.55,
      )
    for (const [index, note] of notes.entries())
      air.add(pad(note - 12, song.seconds(4), AIR), song.seconds(start) - 0.05, 0.36, index * 0.7 - 0.7)
    for (let beat = 0; beat < 4; beat++) {
      kicks.push(song.seconds(start + beat))
      kit.add(kick, song.seconds(start + beat), 0.95)
      if (beat % 2 === 1) kit.add(hands, song.seconds(start + beat), 0.45)
      kit.add(open, song.seconds(start + beat + 0.5), bar >= 4 ? 0.24 : 0.1, 0.2)
    }
    for (let step = 0; step < 16; step++) kit.add(closed, song.seconds(start + step / 4), step % 4 ? 0.12 : 0.2, -0.25)
  })
  for (const { note, beat, length } of LEAD) lead.add(pad(note, song.seconds(length), SOLO), song.human(beat, 3), 0.45)
  for (const bus of [low, air]) duck(bus, kicks, 0.75, song.seconds(0.85))
  arps.mix(echo(arps, song.seconds(0.75), 0.4), 0.5)
  lead.mix(echo(lead, song.seconds(0.75), 0.35), 0.5)
  return song.finish(
    [
      { bus: arps, gain: 2.2, send: 0.25 },
      { bus: low, gain: 0.85, send: 0 },
      { bus: air, gain: 0.6, send: 0.3 },
      { bus: lead, gain: 0.5, send: 0.35 },
      { bus: kit, gain: 0.75, send: 0.08 },
    ],
    { decay: 1.8, brightness: 6000 },
  )
}

const ARP = {
  shape: 'saw',
  envelope: { attack: 0.004, decay: 0.2, sustain: 0.15, release: 0.1 },
  cutoff: [4200, 900],
  spread: 6,
  resonance: 1.6,
} as const
const AIR = {
  shape: 'saw',
  envelope: { attack: 0.2, decay: 1, sustain: 0.9, release: 0.4 },
  cutoff: [900, 2400],
  spread: 16,
} as const
const SOLO = {
  shape: 'square',
  envelope: { attack: 0.03, decay: 0.4, sustain: 0.7, release: 0.2 },
  cutoff: [1200, 2800],
  spread: 8,
} as const
