import type { PcmAudio } from '#engines/audio/wav.ts'
import { bell, KALIMBA } from '../instruments/bell.ts'
import { bass, pluck } from '../instruments/strings.ts'
import { drum, noise, woodblock } from '../instruments/drums.ts'
import { createSong, type Tempo } from '../song.ts'
import { bassNote, chord, melody, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 126, bars: 16 }

const HARMONY = 'F Dm7 Gm7 C7 F A7 Bb C7 F Dm7 Gm7 C7 Bb Bm7b5 F/C C7'.split(' ')
const TUNE = melody(
  `C5:0.5 F5:0.5 A5:1 G5:0.5 F5:0.5 D5:1 | F5:0.5 A5:0.5 D6:1 C6:1 -:1 | Bb5:0.5 A5:0.5 G5:0.5 F5:0.5 D5:1 G5:1 | E5:1 G5:1 C5:2 |
   C5:0.5 F5:0.5 A5:1 C6:1 A5:1 | C#6:1 B5:0.5 A5:0.5 E5:2 | D6:0.5 C6:0.5 Bb5:1 A5:0.5 G5:0.5 F5:1 | G5:1 E5:1 C5:1 -:1 |
   A5:1 -:0.5 A5:0.5 G5:0.5 F5:0.5 C5:1 | F5:1 -:0.5 F5:0.5 E5:0.5 D5:0.5 A4:1 | G5:0.5 A5:0.5 Bb5:0.5 A5:0.5 G5:1 D5:1 | E5:0.5 F5:0.5 G5:1 Bb5:2 |
   D6:1 Bb5:1 F5:1 D5:1 | D6:0.5 B5:0.5 F5:1 A5:2 | C6:1 A5:0.5 F5:0.5 G5:1 A5:1 | G5:0.5 E5:0.5 D5:0.5 E5:0.5 C5:1 -:1`,
)
const PIZZICATO = { ring: 0.45, brightness: 0.5 }
const TUBA = {
  shape: 'hollow',
  cutoff: [700, 420],
  envelope: { attack: 0.02, decay: 0.4, sustain: 0.6, release: 0.08 },
} as const
/** The second of two quavers comes late. */
const SWING = 0.1

/** Playful: pizzicato and kalimba over an oom-pah that trips along on a woodblock. */
export function paperPlanes(): PcmAudio {
  const song = createSong('paper-planes', TEMPO)
  const [tune, strings, bottom, kit] = [song.bus(), song.bus(), song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  const swung = (beat: number) => beat + (beat % 1 === 0.5 ? SWING : 0)
  const [high, deep, shaker, kick] = [
    woodblock(1180),
    woodblock(830),
    noise('egg', 4500, 12000, 0.07, 0.01),
    drum(110, 55, 0.2),
  ]
  voiceLead(chords, 65).forEach((notes, bar) => {
    const start = bar * 4
    const root = bassNote(chords[bar] ?? chord('F'), 41)
    bottom.add(bass(root, song.seconds(0.7), 0.8, TUBA), song.human(start), 0.8)
    bottom.add(bass(root - 5, song.seconds(0.7), 0.7, TUBA), song.human(start + 2), 0.8)
    for (const beat of [1, 3])
      for (const [index, note] of notes.entries())
        strings.add(pluck(note, 0.6, PIZZICATO), song.human(start + beat, 6), 0.5, index * 0.35 - 0.5)
    if (bar % 2 === 1)
      strings.add(pluck((notes[1] ?? 65) + 12, 0.5, PIZZICATO), song.human(swung(start + 3.5)), 0.5, 0.4)
    kit.add(high, song.seconds(start + 1), 0.3, 0.45)
    kit.add(deep, song.seconds(swung(start + 2.5)), 0.26, -0.45)
    kit.add(high, song.seconds(start + 3), 0.3, 0.45)
    kit.add(kick, song.seconds(start), 0.5)
    kit.add(kick, song.seconds(start + 2), 0.4)
    for (let step = 0; step < 8; step++)
      kit.add(shaker, song.human(swung(start + step / 2), 3), step % 2 ? 0.24 : 0.13, -0.3)
  })
  for (const { note, beat, length } of TUNE) {
    tune.add(bell(note, 0.75 + song.random.between(-0.1, 0.1), KALIMBA), song.human(swung(beat), 5), 0.6, -0.1)
    if (beat >= 32 && length >= 0.5)
      tune.add(pluck(note, 0.5, { ring: 0.6, brightness: 0.7 }), song.human(swung(beat), 6), 0.4, 0.25)
  }
  return song.finish(
    [
      { bus: tune, gain: 0.9, send: 0.3 },
      { bus: strings, gain: 1.7, send: 0.25 },
      { bus: bottom, gain: 0.3, send: 0.08 },
      { bus: kit, gain: 1.5, send: 0.15 },
    ],
    { decay: 0.9, brightness: 6000 },
  )
}
