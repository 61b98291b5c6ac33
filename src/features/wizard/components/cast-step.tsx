import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useListCharacters } from '#generated/client/characters/characters.ts'
import { useRealtimeEvent } from '#src/shared/realtime/events.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { CastMember } from './cast-member.tsx'
import styles from './cast.module.css'
import { MemberDialog } from './member-dialog.tsx'

/** Polling interval for a portrait without events, ms. */
const POLL_INTERVAL_MS = 2_000

/** The story's characters: found in its text, changed and added by hand. */
export function CastStep({ storyId, model }: { storyId: string; model: string }) {
  const [isAdding, setAdding] = useState(false)
  const cast = useListCharacters(storyId, {
    query: {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.results.some((each) => each.portrait_generation_status === 'IN_PROGRESS')
          ? POLL_INTERVAL_MS
          : false,
    },
  })
  useRealtimeEvent('story-character-update-{storyId}', ({ character }) => {
    if (character.story_id === storyId) void cast.refetch()
  })
  if (cast.isPending)
    return (
      <Skeletons label="Loading cast">
        <div className={styles.list}>
          {Array.from({ length: 3 }, (_, at) => (
            <SkeletonLine key={at} width="100%" height={88} />
          ))}
        </div>
      </Skeletons>
    )
  if (cast.isError)
    return (
      <ErrorState
        title="Couldn’t load the cast"
        text={`${cast.error.message}. Your choices are still here.`}
        onRetry={() => void cast.refetch()}
        isRetrying={cast.isFetching}
      />
    )
  const members = cast.data.results.filter(({ role }) => role === 'Character')
  const add = (
    <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
      Add a character
    </Button>
  )
  return (
    <div className={styles.cast}>
      {members.length === 0 ? (
        <EmptyState
          title="No characters found"
          text="The narrator tells this story alone. Add people to show in the images."
          action={add}
        />
      ) : (
        <>
          <ul className={styles.list} aria-label="Cast">
            {members.map((member) => (
              <CastMember key={member.id} storyId={storyId} model={model} member={member} />
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {isAdding && <MemberDialog storyId={storyId} member={null} onClose={() => setAdding(false)} />}
    </div>
  )
}
