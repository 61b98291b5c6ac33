import type { Media } from '#generated/schema.ts'
import { PhraseWriter } from '#src/shared/recording/phrase-writer.tsx'
import { usePhrases } from '#src/shared/recording/use-phrases.ts'
import { useSoundPlayer } from '#src/shared/recording/use-sound-player.ts'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'

interface WrittenWordsProps {
  sound: Media
  text: string
  onChange: (text: string) => void
}

/** What is said in a video, written onto the phrases of its sound. */
export function WrittenWords({ sound, text, onChange }: WrittenWordsProps) {
  const phrases = usePhrases(sound, true)
  const player = useSoundPlayer(sound.url)
  if (phrases.isPending)
    return (
      <Skeletons label="Listening">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonLine key={row} width="100%" height={32} />
        ))}
      </Skeletons>
    )
  if (phrases.isError)
    return (
      <ErrorState
        title="The sound did not load"
        text={phrases.error.message}
        onRetry={() => void phrases.refetch()}
        isRetrying={phrases.isFetching}
      />
    )
  if (phrases.data.length === 0)
    return <Problem text="No speech was found in this video. Add a captions file instead." />
  return <PhraseWriter phrases={phrases.data} text={text} onChange={onChange} player={player} />
}
