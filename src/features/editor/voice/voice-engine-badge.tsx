import { useListVoices } from '#generated/client/constants/constants.ts'
import { EngineBadge, WorkerBadge } from '#src/shared/ui/engine-badge.tsx'

/** Who speaks with a voice; until that is known, whoever speaks usually. @param voiceCode none: the story has no voice yet */
export function VoiceEngineBadge({ voiceCode }: { voiceCode: string | null | undefined }) {
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  const voice = data?.voices.find(({ voice_code: code }) => code === voiceCode)
  if (!voice) return <EngineBadge kind="VOICE" />
  return <WorkerBadge label={voice.provider} isBuiltIn={voice.is_built_in} />
}
