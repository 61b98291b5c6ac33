import { draftModel } from '#engines/draft/version.ts'
import type { MusicEngine } from '#engines/ports.ts'
import type { RemoteCalls } from '#engines/worker/remote-calls.ts'
import { SAMPLED_EFFECTS } from './effects/sampled-effects.ts'
import { SOUND_EFFECTS } from './effects/sound-effects.ts'
import { SOUND_FONT_CREDIT } from './recordings.ts'
import { SCORES } from './score/pieces.ts'
import { lengthOfLoop } from './score/form.ts'

export interface RemoteMusic extends MusicEngine {
  /** Ends the worker; tracks under way reject. The next one starts it again. */
  close(): void
}

export interface SoundRequest {
  id: string
  /** Of a track: how long it becomes, with an ending. */
  durationMs?: number | undefined
}

/** The music engine whose rendering runs in a worker. */
export function remoteMusic({ call, close }: RemoteCalls<SoundRequest, Uint8Array>): RemoteMusic {
  return {
    info: { label: 'Built-in draft music', model: draftModel('music', 2), builtIn: true },
    tracks: SCORES.map((score) => {
      const { id, name, mood, bpm } = score
      return { id, name, mood, bpm, durationMs: lengthOfLoop(score), credit: SOUND_FONT_CREDIT }
    }),
    effects: [...SOUND_EFFECTS, ...SAMPLED_EFFECTS.map(({ file: _file, sha256: _sha256, ...effect }) => effect)],
    render: (id, durationMs) => call({ id, durationMs }),
    close,
  }
}
