import { draftModel } from '#engines/draft/version.ts'
import type { MusicEngine } from '#engines/ports.ts'
import type { RemoteCalls } from '#engines/worker/remote-calls.ts'
import { COMPOSED_TRACKS } from './track-list.ts'

export interface RemoteMusic extends MusicEngine {
  /** Ends the worker; tracks under way reject. The next one starts it again. */
  close(): void
}

/** The music engine whose rendering runs in a worker. */
export function remoteMusic({ call, close }: RemoteCalls<string, Uint8Array>): RemoteMusic {
  return {
    info: { label: 'Built-in draft music', model: draftModel('music'), builtIn: true },
    tracks: COMPOSED_TRACKS.map(({ id, name, mood, bpm, durationMs }) => ({ id, name, mood, bpm, durationMs })),
    render: call,
    close,
  }
}
