import { useListVoices } from '#generated/client/constants/constants.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import { useOpen } from '../core/use-editor.ts'

/**
 * The voice of scenes that have none of their own: the story's choice, else what it has spoken with, as long as that speaks its language.
 * null for the language's first one.
 */
export function useStoryVoice(): string | null {
  const chosen = useOpen(({ story }) => story.default_voice_code)
  const usual = useOpen(({ story }) => story.usual_voice_code)
  const language = useOpen(({ story }) => story.language)
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  if (chosen !== null) return chosen
  const voice = data?.voices.find(({ voice_code: code }) => code === usual)
  return voice && isSameLanguage(voice.language, language) ? voice.voice_code : null
}
