import { normalise } from '#engines/audio/loudness.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { createRandom, type Random } from '../random.ts'
import { LoopBus, SAMPLE_RATE } from './synth/loop-bus.ts'
import { highPassLoop } from './synth/filters.ts'
import { reverb, type Room } from './synth/reverb.ts'

/** What all tracks are brought to. */
export const MUSIC_LUFS = -16

export interface Tempo {
  bpm: number
  bars: number
  /** 4 unless said otherwise. */
  beatsPerBar?: number
}

/** Length of a track in ms. */
export function loopMs({ bpm, bars, beatsPerBar = 4 }: Tempo): number {
  return (Math.round(((bars * beatsPerBar * 60) / bpm) * SAMPLE_RATE) / SAMPLE_RATE) * 1000
}

/** The desk a track is put together on: time in beats, mixes that loop, one room for all. */
export interface Song {
  random: Random
  bars: number
  beatsPerBar: number
  /** Seconds of a number of beats. */
  seconds(beats: number): number
  bus(): LoopBus
  /** `seconds(beats)`, early or late by up to `ms`, as a person plays. */
  human(beats: number, ms?: number): number
  /** Sums the mixes, with `send` of each into the room, at the loudness of all tracks. */
  finish(parts: readonly { bus: LoopBus; gain: number; send: number }[], room: Room): PcmAudio
}

export function createSong(id: string, tempo: Tempo): Song {
  const random = createRandom(id)
  const { bpm, bars, beatsPerBar = 4 } = tempo
  const frames = Math.round((loopMs(tempo) / 1000) * SAMPLE_RATE)
  const seconds = (beats: number) => (beats * 60) / bpm
  const bus = () => new LoopBus(frames)
  return {
    random,
    bars,
    beatsPerBar,
    seconds,
    bus,
    human: (beats, ms = 7) => seconds(beats) + random.between(-ms, ms) / 1000,
    finish(parts, room) {
      const master = bus()
      const toRoom = bus()
      for (const part of parts) {
        master.mix(part.bus, part.gain)
        if (part.send > 0) toRoom.mix(part.bus, part.gain * part.send)
      }
      master.mix(reverb(toRoom, room))
      highPassLoop(master.left, 28)
      highPassLoop(master.right, 28)
      return normalise(master.toAudio(), MUSIC_LUFS)
    },
  }
}
