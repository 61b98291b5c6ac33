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
 * A voice of the language for each voice of the original: of the same gender, and another one for each while there are enough. Empty
 * when nobody speaks the language.
 */
export function fitVoices({ voices, language, spoken, chosen }: Casting): Map<string, string> {
  const able = voicesFor(voices, language)
  const fitted = new Map<string, string>()
  if (able.length === 0) return fitted
  const taken = new Set<string>()
  for (const [at, id] of [...new Set(spoken)].entries()) {
    const gender = voices.find((voice) => voice.id === id)?.gender
    const alike = able.filter((voice) => voice.gender === gender)
    const free = (some: readonly VoiceInfo[]) => some.find((voice) => !taken.has(voice.id))
    const own = able.find((voice) => voice.id === (at === 0 ? (chosen ?? id) : id))
    const voice = own ?? free(alike) ?? free(able) ?? alike[0] ?? able[0]
    if (!voice) continue
    taken.add(voice.id)
    fitted.set(id, voice.id)
  }
  return fitted
}
