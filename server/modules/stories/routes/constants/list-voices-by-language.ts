import { languageName } from '#src/domain/languages.ts'
import { route } from '#server/platform/http/route.ts'
import { byName, presentVoice } from './present-voice.ts'

export const listVoicesByLanguage = route('listVoicesByLanguage', async ({ services }) => {
  const { voices } = services.engines.voice
  const languages = [...new Set(voices.map(({ language }) => language))].map(async (language) => ({
    language,
    language_name: languageName(language),
    voices: await Promise.all(
      voices
        .filter((voice) => voice.language === language)
        .sort(byName)
        .map((voice) => presentVoice(services, voice)),
    ),
  }))
  return {
    languages: (await Promise.all(languages)).sort((one, other) =>
      one.language_name.localeCompare(other.language_name),
    ),
    default_voice_code: voices[0]?.id ?? '',
  }
})
