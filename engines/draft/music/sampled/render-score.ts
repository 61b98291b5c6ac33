import { SoundBankLoader, SpessaSynthProcessor } from 'spessasynth_core'
import { normalise } from '#engines/audio/loudness.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'
import { arrange, type PlayedNote } from '../score/arrange.ts'
import { fitForm, loopForm } from '../score/form.ts'
import type { Part, Score } from '../score/score.ts'
import { MUSIC_LUFS } from '../song.ts'
import { aroundLoop, highPass } from '../synth/filters.ts'

const RATE = 44_100
/** Samples that are computed at once: envelopes and vibrato move in such steps. */
const BLOCK = 128
/** Seconds that a loop rings on: they are laid over its start. */
const TAIL_S = 6
/** Seconds at the end of a piece in which what still rings fades out. */
const FADE_S = 1.2
const RUMBLE_HZ = 30

/** MIDI controllers. */
const [VOLUME, PAN, REVERB, CHORUS] = [7, 10, 91, 93] as const

/**
 * A score played by the instruments of a sound font; the same every time.
 * @param durationMs how long it becomes, with an ending; without, it is a loop as long as it is written
 */
export async function renderScore(score: Score, font: ArrayBuffer, durationMs?: number): Promise<PcmAudio> {
  const form = durationMs === undefined ? loopForm(score) : fitForm(score, durationMs / 1000)
  const { notes, bodyS } = arrange(score, form)
  const isLoop = durationMs === undefined
  const length = Math.round((isLoop ? bodyS : durationMs / 1000) * RATE)
  // Notes of a loop may begin before it does.
  const lead = isLoop ? RATE : 0
  const played = await play(score.parts, notes, { font, lead, frames: isLoop ? lead + length + TAIL_S * RATE : length })
  for (const [at, samples] of played.entries()) {
    if (isLoop) {
      const loop = asLoop(samples, lead, length)
      aroundLoop(loop, (sound) => highPass(sound, RUMBLE_HZ, RATE))
      played[at] = loop
    } else {
      highPass(samples, RUMBLE_HZ, RATE)
      fadeOut(samples)
    }
  }
  return normalise({ sampleRate: RATE, channels: played }, MUSIC_LUFS)
}

interface Stage {
  font: ArrayBuffer
  /** Samples before the time 0 of the notes. */
  lead: number
  frames: number
}

async function play(parts: readonly Part[], notes: readonly PlayedNote[], stage: Stage): Promise<Float32Array[]> {
  const synth = new SpessaSynthProcessor(RATE, { maxBufferSize: BLOCK, eventsEnabled: false })
  await synth.processorInitialized
  synth.soundBankManager.addSoundBank(SoundBankLoader.fromArrayBuffer(stage.font), 'font')
  for (const [channel, part] of parts.entries()) takeSeat(synth, channel, part)
  const events = eventsOf(notes, stage.lead)
  const [left, right] = [new Float32Array(stage.frames), new Float32Array(stage.frames)]
  let next = 0
  for (let at = 0; at < stage.frames;) {
    let event = events[next]
    for (; event && event.at <= at; event = events[++next])
      if (event.velocity === 0) synth.noteOff(event.part, event.note)
      else synth.noteOn(event.part, event.note, event.velocity)
    const until = Math.min(stage.frames, at + BLOCK, event?.at ?? stage.frames)
    synth.process(left, right, at, until - at)
    at = until
  }
  synth.destroySynthProcessor()
  return [left, right]
}

function takeSeat(synth: SpessaSynthProcessor, channel: number, { instrument, level, pan = 0, ...part }: Part): void {
  if (channel >= synth.midiChannels.length) synth.createMIDIChannel()
  synth.midiChannels[channel]?.setDrums(instrument.isKit ?? false)
  synth.programChange(channel, instrument.program)
  synth.controllerChange(channel, VOLUME, level)
  synth.controllerChange(channel, PAN, Math.round(64 + 63 * pan))
  synth.controllerChange(channel, REVERB, part.reverb ?? 30)
  synth.controllerChange(channel, CHORUS, part.chorus ?? 0)
}

/** Starts and ends of notes in samples, in order; an end has the velocity 0. */
function eventsOf(notes: readonly PlayedNote[], lead: number) {
  return notes
    .flatMap(({ part, note, velocity, at, length }) => [
      { part, note, velocity, at: lead + Math.round(at * RATE) },
      { part, note, velocity: 0, at: lead + Math.round((at + length) * RATE) },
    ])
    .sort((a, b) => a.at - b.at || a.velocity - b.velocity)
}

/** What sounds before and after `length` samples goes on at their other end. */
function asLoop(samples: Float32Array, lead: number, length: number): Float32Array<ArrayBuffer> {
  const loop = new Float32Array(length)
  for (const [at, sample] of samples.entries()) {
    const place = (at - lead + length) % length
    loop[place] = (loop[place] ?? 0) + sample
  }
  return loop
}

function fadeOut(samples: Float32Array): void {
  const fade = Math.min(samples.length, Math.round(FADE_S * RATE))
  const from = samples.length - fade
  for (let at = from; at < samples.length; at++)
    samples[at] = (samples[at] ?? 0) * Math.cos(((Math.PI / 2) * (at + 1 - from)) / fade) ** 2
}
