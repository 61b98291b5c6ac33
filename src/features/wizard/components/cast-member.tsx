import { ImagePlus, Pencil, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useListVoices } from '#generated/client/constants/constants.ts'
import { useDeleteCharacter, usePublishCharacter, useMapCharacter } from '#generated/client/characters/characters.ts'
import type { Character } from '#generated/schema.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { CharacterFace } from '#src/shared/story/cast/character-face.tsx'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useWorkPrices } from '#src/shared/story/quotes/prices.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import styles from './cast.module.css'
import { MemberDialog } from './member-dialog.tsx'
import { ExistingCharacters } from '#src/shared/story/cast/existing-characters.tsx'

interface MapDialogProps {
  storyId: string
  member: Character
  onClose: () => void
}

const icon = { size: 16, 'aria-hidden': true } as const

interface CastMemberProps {
  storyId: string
  /** The model of the story's images, so also of its portraits. */
  model: string
  member: Character
}

/** One character with its portrait and its actions. */
export function CastMember({ storyId, model, member }: CastMemberProps) {
  const [open, setOpen] = useState<'edit' | 'map' | 'remove' | null>(null)
  const publish = usePublishCharacter()
  const price = useWorkPrices({ image_model: model })('generate_portrait', [1])
  const remove = useDeleteCharacter()
  const voices = useListVoices({ query: { staleTime: Infinity } })
  const { id, call_name: name, description, portrait, portrait_error: failure } = member
  const voice = voices.data?.voices.find(({ voice_code: code }) => code === member.language_and_voice_code)
  const isDrawing = publish.isPending || member.portrait_generation_status === 'IN_PROGRESS'
  const image = portrait?.thumbnail_url ?? portrait?.url
  const close = () => setOpen(null)
  const handlePortrait = () =>
    publish.mutate(
      { storyId, id, headers: { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price.most) } },
      { onError: notifyError },
    )
  return (
    <li className={styles.member} aria-label={name}>
      <CharacterFace character={member} size={72} isBusy={isDrawing} />
      <div className={styles.words}>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
        <p className={styles.note} dir="auto">
          {description || 'No description yet.'}
        </p>
        <p className={styles.note}>{voice ? `Voice ${voice.name}` : 'Story voice'}</p>
        {member.portrait_generation_status === 'FAILED' && !isDrawing && (
          <p className={styles.note} data-tone="danger" role="alert">
            {failure ?? 'Generation failed'}
          </p>
        )}
        <div className={styles.actions}>
          {!image && (
            <Button
              size="xsmall"
              icon={<ImagePlus {...icon} />}
              {...priceProps(price)}
              isBusy={isDrawing}
              busyLabel="Generating"
              onClick={handlePortrait}
            >
              Generate portrait
            </Button>
          )}
          <Button size="xsmall" icon={<Users {...icon} />} onClick={() => setOpen('map')}>
            Use existing
          </Button>
          <IconButton size="small" label={`Edit ${name}`} onClick={() => setOpen('edit')}>
            <Pencil {...icon} />
          </IconButton>
          <IconButton size="small" label={`Remove ${name}`} onClick={() => setOpen('remove')}>
            <Trash2 {...icon} />
          </IconButton>
        </div>
      </div>
      {open === 'edit' && <MemberDialog storyId={storyId} member={member} onClose={close} />}
      {open === 'map' && <MapDialog storyId={storyId} member={member} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'remove'}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        isDanger
        isBusy={remove.isPending}
        busyLabel="Removing"
        onClose={close}
        onConfirm={() => remove.mutate({ storyId, id }, { onSuccess: close, onError: notifyError })}
      >
        This removes the character from the cast. The text doesn’t change.
      </ConfirmDialog>
    </li>
  )
}

/** Maps a character to another one; the dialog stays until it is saved. */
function MapDialog({ storyId, member, onClose }: MapDialogProps) {
  const map = useMapCharacter()
  return (
    <ExistingCharacters
      storyId={storyId}
      character={member}
      intro="This copies the name, appearance, voice and portrait."
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
