import { UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { useListExistingCharacters, useMapCharacter } from '#generated/client/characters/characters.ts'
import type { Character } from '#generated/client/model/character.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import { complain } from '#src/shared/ui/snackbar/complain.ts'
import styles from './cast.module.css'

interface MapDialogProps {
  storyId: string
  member: Character
  onClose: () => void
}

/** Who a character becomes: somebody of another story, or one that comes with the product. */
export function MapDialog({ storyId, member, onClose }: MapDialogProps) {
  const name = useId()
  const [chosen, setChosen] = useState<Character | null>(null)
  const existing = useListExistingCharacters(storyId, { include_system: true })
  const map = useMapCharacter()
  const handleUse = () => {
    if (!chosen) return
    map.mutate(
      { storyId, characterId: member.id, data: { character_id: chosen.id } },
      { onSuccess: onClose, onError: (error) => complain(error) },
    )
  }
  return (
    <Dialog
      isOpen
      title={`Who is ${member.call_name}?`}
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={!chosen}
            isBusy={map.isPending}
            busyLabel="Taking over"
            onClick={handleUse}
          >
            {chosen ? `Use ${chosen.call_name}` : 'Use character'}
          </Button>
        </>
      }
    >
      <p className={styles.intro}>Name, look, voice and portrait are taken over.</p>
      {existing.isPending && (
        <Skeletons label="Loading characters">
          <SkeletonLine width="100%" height={120} />
        </Skeletons>
      )}
      {existing.isError && (
        <ErrorState
          isBare
          title="Characters did not load"
          text={existing.error.message}
          isRetrying={existing.isFetching}
          onRetry={() => void existing.refetch()}
        />
      )}
      <div role="radiogroup" aria-label="Existing characters" className={styles.existing}>
        {existing.data?.results.map((each) => {
          const picture = each.portrait?.thumbnail_url ?? each.portrait?.url
          return (
            <label key={each.id} className={styles.choice}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={chosen?.id === each.id}
                onChange={() => setChosen(each)}
              />
              <span className={styles.face} data-wide>
                {picture ? <img src={picture} alt="" /> : <UserRound size={32} aria-hidden="true" />}
              </span>
              <span className={styles.name}>{each.call_name}</span>
            </label>
          )
        })}
      </div>
    </Dialog>
  )
}
