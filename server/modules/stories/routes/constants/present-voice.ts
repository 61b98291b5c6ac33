import type { Voice } from '#generated/schema.ts'
import type { Services } from '#server/platform/context.ts'
import type { VoiceInfo } from '#engines/ports.ts'
import { libraryUrl } from '#server/modules/media/library/library.ts'

export type { Voice }

export async function presentVoice(services: Services, voice: VoiceInfo): Promise<Voice> {
  const info = voice.provider ?? services.engines.voice.info
  return {
    voice_code: voice.id,
    name: voice.name,
    language: voice.language,
    gender: voice.gender,
    description: voice.description,
    sample_url: await libraryUrl(services, 'voice', voice.id),
    // The speech port has no emotions: every voice speaks in its own manner.
    emotions: ['NEUTRAL'],
    provider: info.label,
    is_built_in: info.builtIn,
  }
}

export function byName(one: VoiceInfo, other: VoiceInfo): number {
  return one.name.localeCompare(other.name)
}
