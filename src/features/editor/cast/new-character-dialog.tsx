import { useCreateAndPublishCharacter, useCreateCharacter } from '#generated/client/characters/characters.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { loadCharacterSchema, toWords, type CharacterWords } from '#src/shared/story/cast/character-form.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { usePicturePrices } from '../generation/use-picture-prices.ts'
import { CharacterFields } from './character-fields.tsx'
import { useState } from 'react'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { changeCast, type Character, withCharacter } from './commands/run-cast-command.ts'
import { useEditor } from '../core/use-editor.ts'

/** A new member of the cast: as a draft, or at once with a portrait. */
export function NewCharacterDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const form = useZodForm<CharacterWords, CharacterWords>(loadCharacterSchema, {
    mode: 'onChange',
    defaultValues: { call_name: '', description: '' },
  })
  const price = usePicturePrices()('generate_portrait', [1])
  const { isValid } = form.formState
  const { key, settle } = useCreatedCharacter()
  const options = { onSuccess: settle(onClose), onError: (error: unknown) => showRefusal(form, error) }
  const draft = useCreateCharacter()
  const published = useCreateAndPublishCharacter()
  const isBusy = draft.isPending || published.isPending
  const submit = (values: CharacterWords) =>
    published.mutate(
      { storyId, data: toWords(values), headers: { 'Idempotency-Key': key, ...mostCredits(price.most) } },
      options,
    )
  const keepDraft = form.handleSubmit((values) => draft.mutate({ storyId, data: toWords(values) }, options))
  return (
    <FormDialog
      form={form}
      title="New character"
      action="Add with portrait"
      isBusy={isBusy}
      busyLabel="Adding"
      price={price.most}
      otherAction={
        <Button disabled={!isValid || isBusy} onClick={() => void keepDraft()}>
          Add without portrait
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <CharacterFields control={form.control} />
    </FormDialog>
  )
}

/** The key of one intended creation, and what follows when it worked. */
function useCreatedCharacter() {
  const editor = useEditor()
  const [key] = useState(() => crypto.randomUUID())
  const settle = (onClose: () => void) => (character: Character) => {
    changeCast(editor, (cast) => withCharacter(cast, character))
    void editor.queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
    onClose()
  }
  return { key, settle }
}
