import { useListVoices } from '#generated/client/constants/constants.ts'
import { isSameLanguage, languageName } from '#src/domain/languages.ts'
import { useVoiceFor } from '#src/shared/story/language/use-voice-for.ts'
import { useOpen } from '../core/use-editor.ts'

export interface SpokenLanguage {
  /** Display name of the story's language. */
  name: string
  /** Whether a voice speaks a text, by its voice code; true until the voices are loaded. */
  hasVoice: (text: string, voiceCode: string | null | undefined) => boolean
  /** The language of a voice, when it differs from the story's; else null. */
  otherOf: (voiceCode: string | null | undefined) => string | null
}

/** Voices in the story's language. */
export function useSpokenLanguage(): SpokenLanguage {
  const language = useOpen(({ story }) => story.language)
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  const findVoice = useVoiceFor()
  const isOurs = (other: string) => isSameLanguage(other, language)
  return {
    name: languageName(language),
    hasVoice: (text, voiceCode) => findVoice({ text, language, chosen: [voiceCode] }) !== null,
    otherOf(voiceCode) {
      const voice = data?.voices.find(({ voice_code: code }) => code === voiceCode)
      return voice && !isOurs(voice.language) ? languageName(voice.language) : null
    },
  }
}
