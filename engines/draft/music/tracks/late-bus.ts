import type { PcmAudio } from '#engines/audio/wav.ts'
import { bass, ROUND_BASS, pluck } from '../instruments/strings.ts'
import { drum, noise, snare } from '../instruments/drums.ts'
import { electricPiano } from '../instruments/pianos.ts'
import { createSong, type Song, type Tempo } from '../song.ts'
import { duck, saturate, wow } from '../synth/effects.ts'
import { lowPassLoop } from '../synth/filters.ts'
import type { LoopBus } from '../synth/loop-bus.ts'
import { bassNote, chord, melody, voiceLead } from '../theory.ts'

export const TEMPO: Tempo = { bpm: 82, bars: 12 }

const HARMONY = 'Ebmaj9 Cm9 Fm9 Bb13 Ebmaj9 G7 Cm9 Bbm7 Abmaj7 Gm7 Fm9 Bb13'.split(' ')
const TUNE = melody(
  `-:1.5 G5:0.5 F5:0.5 Eb5:1.5 | -:0.5 Bb4:0.5 C5:1 Eb5:2 | -:1 Ab5:0.5 G5:0.5 F5:0.5 Eb5:1.5 | D5:2 -:2 |
   -:1.5 Bb5:0.5 G5:0.5 F5:1.5 | B4:0.5 D5:0.5 F5:1 Eb5:2 | -:1 Eb5:0.5 G5:0.5 Bb5:1 G5:1 | F5:2 -:2 |
   -:0.5 C6:0.5 Bb5:1 G5:1 Eb5:1 | D5:1 F5:1 Bb4:2 | -:1 C5:0.5 Eb5:0.5 Ab5:1 G5:1 | F5:1.5 D5:0.5 -:2`,
)
const SWING = 0.14

/** Lo-fi: an electric piano on worn tape, a lazy beat, rain of dust. */
export function lateBus(): PcmAudio {
  const song = createSong('late-bus', TEMPO)
  const [keys, lead, bottom, kit, dust] = [song.bus(), song.bus(), song.bus(), song.bus(), song.bus()]
  const chords = HARMONY.map(chord)
  const [kick, rim, hat] = [drum(105, 48, 0.32, 0.25), snare(185, 0.2, 0.72), noise('hat', 6000, 12000, 0.07)]
  const kicks: number[] = []
  voiceLead(chords, 60).forEach((notes, bar) => {
    const start = bar * 4
    const root = bassNote(chords[bar] ?? chord('Eb'), 36)
    for (const [index, note] of notes.entries()) {
      keys.add(
        electricPiano(note, song.seconds(2.2), 0.5),
        song.human(start, 4) + index * 0.012,
        0.4,
        index * 0.2 - 0.4,
      )
      keys.add(
        electricPiano(note, song.seconds(1.3), 0.36),
        song.human(start + 2.5 + SWING, 6),
        0.34,
        0.4 - index * 0.2,
      )
    }
    for (const [beat, length] of [
      [0, 1.2],
      [1.75, 0.5],
      [2.5 + SWING, 1],
    ] as const)
      bottom.add(
        bass(root + (beat === 1.75 ? 12 : 0), song.seconds(length), 0.8, ROUND_BASS),
        song.human(start + beat, 5),
        0.8,
      )
    for (const beat of bar % 2 === 0 ? [0, 2.5 + SWING] : [0, 1.75, 2.5 + SWING]) {
      kicks.push(song.seconds(start + beat))
      kit.add(kick, song.seconds(start + beat), 0.9)
    }
    for (const beat of [1, 3]) kit.add(rim, song.seconds(start + beat) + 0.012, 0.6)
    for (let step = 0; step < 8; step++)
      kit.add(hat, song.human(start + step / 2 + (step % 2 ? SWING : 0), 5), step % 2 ? 0.2 : 0.3, 0.3)
  })
  for (const { note, beat } of TUNE)
    lead.add(
      pluck(note, 0.55, { ring: 1.1, brightness: 0.3 }),
      song.human(beat + (beat % 1 === 0.5 ? SWING : 0), 12),
      0.5,
      0.25,
    )
  sprinkleDust(song, dust)
  duck(keys, kicks, 0.45, 0.32)
  wow(keys, 14, 0.0011)
  wow(lead, 9, 0.0014)
  for (const bus of [keys, lead, kit]) {
    saturate(bus, 1.3)
    lowPassLoop(bus.left, 4200)
    lowPassLoop(bus.right, 4200)
  }
  return song.finish(
    [
      { bus: keys, gain: 0.75, send: 0.25 },
      { bus: lead, gain: 1.9, send: 0.4 },
      { bus: bottom, gain: 0.42, send: 0 },
      { bus: kit, gain: 0.7, send: 0.1 },
      { bus: dust, gain: 9, send: 0 },
    ],
    { decay: 1.3, brightness: 2600 },
  )
}

/** The clicks of an old record. */
function sprinkleDust(song: Song, dust: LoopBus): void {
  const end = song.seconds(song.bars * song.beatsPerBar)
  for (let time = 0; time < end; time += song.random.between(0.01, 0.22)) {
    const click = noise(`dust ${song.random.below(12)}`, 1500, 7000, 0.006)
    dust.add(click, time, song.random.between(0.01, 0.07), song.random.between(-0.8, 0.8))
  }
}
