import { useListVoices } from '#generated/client/constants/constants.ts'
import { languageName } from '#src/domain/languages.ts'
import { useOpen } from './use-editor.ts'

const primaryOf = (language: string) => language.split('-')[0]

export interface SpokenLanguage {
  /** The story's language, for people. */
  name: string
  /** Whether a voice here speaks it; true until the voices are known. */
  isSpoken: boolean
  /** The language of a voice, when it is another one than the story's; else null. */
  otherOf: (voiceCode: string | null | undefined) => string | null
}

/** Who speaks the story's language. */
export function useSpokenLanguage(): SpokenLanguage {
  const language = useOpen(({ story }) => story.language)
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  const isOurs = (other: string) => primaryOf(other) === primaryOf(language)
  return {
    name: languageName(language),
    isSpoken: data?.voices.some((voice) => isOurs(voice.language)) ?? true,
    otherOf(voiceCode) {
      const voice = data?.voices.find(({ voice_code: code }) => code === voiceCode)
      return voice && !isOurs(voice.language) ? languageName(voice.language) : null
    },
  }
}
