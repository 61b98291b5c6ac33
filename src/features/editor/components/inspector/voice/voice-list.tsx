import { useListVoices } from '#generated/client/constants/constants.ts'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'

interface VoiceListProps {
  /** A voice code. */
  value: string | null | undefined
  onChange: (voiceCode: string) => void
}

/** Every voice, each to be heard before it is chosen. */
export function VoiceList({ value, onChange }: VoiceListProps) {
  const { data, isPending, error, refetch, isRefetching } = useListVoices({ query: { staleTime: Infinity } })
  if (isPending)
    return (
      <Skeletons label="Loading voices">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonLine key={row} width="100%" height={44} />
        ))}
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Voices did not load"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <VoicePick
      label="Voice"
      voices={data.voices.map(({ voice_code: code, name, description: note, sample_url: sample }) => ({
        code,
        name,
        note,
        ...(sample !== null && { sample }),
      }))}
      value={data.voices.find(({ voice_code: code }) => code === value)?.voice_code}
      onChange={onChange}
    />
  )
}
