import type { PcmAudio } from '#engines/audio/wav.ts'
import { draftModel } from '#engines/draft/version.ts'
import type { SoundCleaner, SoundPart } from '#engines/ports.ts'
import type { RemoteCalls } from '#engines/worker/remote-calls.ts'

export interface RemoteCleaner extends SoundCleaner {
  /** Ends the worker; parts under way reject. The next one starts it again. */
  close(): void
}

/** The built-in sound cleaner, at work in a worker. */
export function remoteCleaner({ call, close }: RemoteCalls<SoundPart, PcmAudio>): RemoteCleaner {
  return {
    info: { label: 'Built-in sound clean-up', model: draftModel('sound'), builtIn: true },
    clean: (part, { signal } = {}) => call(part, signal),
    close,
  }
}

/** The memory of a part, to be moved to another thread instead of copied. */
export const memoryOf = ({ channels }: PcmAudio): ArrayBuffer[] =>
  channels.flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []))
