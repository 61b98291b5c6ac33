import type { Media } from '#generated/schema.ts'
import { FileCard } from '#src/shared/recording/file-card.tsx'
import type { SoundPlayer } from '#src/shared/recording/sound-player.ts'
import { usePeaks } from '#src/shared/recording/use-peaks.ts'
import { Waveform } from '#src/shared/recording/waveform.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'

/** The story's recording: waveform and player. */
export function StoredWave({ recording, player }: { recording: Media; player: SoundPlayer | null }) {
  const peaks = usePeaks(recording)
  return (
    <FileCard name={recording.file_name}>
      {recording.url === null ? (
        <EmptyState isBare title="Recording not found" text="Upload the recording again." />
      ) : peaks.data ? (
        <Waveform peaks={peaks.data} player={player} />
      ) : peaks.isError ? (
        <ErrorState
          isBare
          title="Couldn’t load the recording"
          text={peaks.error.message}
          onRetry={() => void peaks.refetch()}
        />
      ) : (
        <Skeletons label="Loading the recording">
          <SkeletonLine width="100%" height={56} />
        </Skeletons>
      )}
    </FileCard>
  )
}
