import { nearestVoices } from '#src/domain/cast-voices.ts'
import { voicesFor } from '#src/domain/voice-for.ts'
import type { VoiceInfo } from '#engines/ports.ts'

interface Casting {
  voices: readonly VoiceInfo[]
  /** Language that is spoken from now on. */
  language: string
  /** Voices of the original in order, the narrator's first; repeats count once. */
  spoken: readonly string[]
  /** For the narrator. */
  chosen?: string | undefined
}

/**
 * A voice of the language for each voice of the original: of the same gender, about as old, and another one for each while there are enough. Empty
 * when nobody speaks the language.
 */
export function fitVoices({ voices, language, spoken, chosen }: Casting): Map<string, string> {
  const able = voicesFor(voices, language)
  const fitted = new Map<string, string>()
  if (able.length === 0) return fitted
  const taken = new Set<string>()
  for (const [at, id] of [...new Set(spoken)].entries()) {
    const original = voices.find((voice) => voice.id === id)
    const near = nearestVoices(able, original)
    const own = able.find((voice) => voice.id === (at === 0 ? (chosen ?? id) : id))
    const voice = own ?? near.find((each) => !taken.has(each.id)) ?? near[0]
    if (!voice) continue
    taken.add(voice.id)
    fitted.set(id, voice.id)
  }
  return fitted
}
