import { route } from '#server/platform/http/route.ts'
import { byName, presentVoice } from './present-voice.ts'

export const listVoices = route('listVoices', async ({ services }) => {
  const sorted = [...services.engines.voice.voices].sort(
    (one, other) => one.language.localeCompare(other.language) || byName(one, other),
  )
  return { voices: await Promise.all(sorted.map((voice) => presentVoice(services, voice))) }
})
