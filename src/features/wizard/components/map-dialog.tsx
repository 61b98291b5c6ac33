import { useMapCharacter } from '#generated/client/characters/characters.ts'
import type { Character } from '#generated/schema.ts'
import { ExistingCharacters } from '#src/shared/cast/existing-characters.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'

interface MapDialogProps {
  storyId: string
  member: Character
  onClose: () => void
}

/** Chooses who a character becomes; the dialog stays until it is saved. */
export function MapDialog({ storyId, member, onClose }: MapDialogProps) {
  const map = useMapCharacter()
  return (
    <ExistingCharacters
      storyId={storyId}
      character={member}
      intro="Name, look, voice and portrait are taken over."
      isBusy={map.isPending}
      onUse={(chosen) =>
        map.mutate(
          { storyId, characterId: member.id, data: { character_id: chosen.id } },
          { onSuccess: onClose, onError: (error) => notifyError(error) },
        )
      }
      onClose={onClose}
    />
  )
}
