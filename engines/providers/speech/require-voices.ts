import { EngineError, type VoiceInfo } from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'

/** A provider whose list has no voice that can be used here cannot be used itself. */
export function requireVoices({ label }: Provider, voices: readonly VoiceInfo[]): void {
  if (voices.length === 0) throw new EngineError(`${label} offers no voice that can be used here`)
}
