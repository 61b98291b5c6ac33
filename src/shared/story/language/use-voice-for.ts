import { useListVoices } from '#generated/client/constants/constants.ts'
import type { Voice } from '#generated/schema.ts'
import { voiceFor } from '#src/domain/voice-for.ts'

/** The beginning of a long text says as much as all of it, characters. */
const ENOUGH = 4_000

/**
 * The voice that speaks a text: null for none, undefined while the voices are not loaded.
 * @param isWanted false: the voices are not loaded yet
 */
export function useVoiceFor(isWanted = true): (spoken: Parameters<typeof voiceFor>[1]) => Voice | null | undefined {
  const { data } = useListVoices({ query: { staleTime: Infinity, enabled: isWanted } })
  return ({ text, ...spoken }) =>
    data &&
    voiceFor(
      data.voices.map((voice) => ({ ...voice, id: voice.voice_code })),
      { ...spoken, text: text.slice(0, ENOUGH) },
    )
}
