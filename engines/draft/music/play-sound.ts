import { encodeWav, type PcmAudio } from '#engines/audio/wav.ts'
import { EngineError } from '#engines/ports.ts'
import { renderEffect } from './effects/render-effect.ts'
import { renderSample } from './effects/render-sample.ts'
import { SAMPLED_EFFECTS } from './effects/sampled-effects.ts'
import type { SoundRequest } from './remote-music.ts'
import { type ReadRecording, recordingOf, SOUND_FONT } from './recordings.ts'
import { SCORES } from './score/pieces.ts'
import type { Score } from './score/score.ts'
import { synthesize } from './synthesized.ts'

/** The sound under way, which the next one waits for: two would need the memory of two. */
let underWay: Promise<unknown> = Promise.resolve()

/** Any sound as a WAV file (16 bit). Blocks its thread: a minute of music takes some seconds. */
export function playSound(request: SoundRequest, read: ReadRecording): Promise<Uint8Array> {
  const sound = underWay.then(() => playNext(request, read))
  underWay = sound.catch(() => undefined)
  return sound
}

async function playNext({ id, durationMs }: SoundRequest, read: ReadRecording): Promise<Uint8Array> {
  const score = SCORES.find((each) => each.id === id)
  if (score) return encodeWav(await playTrack(score, durationMs, read))
  const sampled = SAMPLED_EFFECTS.find((each) => each.id === id)
  if (sampled) return encodeWav(renderSample(await read(recordingOf(sampled)), sampled.loops))
  return encodeWav(playEffect(id))
}

/** A sound effect that is made, not recorded. */
export function playEffect(id: string): PcmAudio {
  const sound = renderEffect(id)
  if (!sound) throw new EngineError('This sound isn’t available. Choose another one.')
  return sound
}

/** By recorded instruments; synthesized where their file is missing or there is no memory for it. */
async function playTrack(score: Score, durationMs: number | undefined, read: ReadRecording): Promise<PcmAudio> {
  try {
    const [{ renderScore }, { buffer }] = await Promise.all([import('./sampled/render-score.ts'), read(SOUND_FONT)])
    return await renderScore(score, buffer, durationMs)
  } catch (cause) {
    console.warn('The recorded instruments can’t be used', cause)
    const sound = synthesize(score, durationMs)
    if (!sound) throw cause
    return sound
  }
}
