import { useId } from 'react'
import { FormError } from '#src/shared/form/form-error.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { type CharacterWords, updateCharacter } from '../../../commands/change-cast.ts'
import type { Character } from '../../../commands/run-cast-command.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import { loadCharacterSchema, toWords } from './character-form.ts'
import { CharacterFields } from './character-fields.tsx'

/** Other words or another voice for a character; its portrait stays until it is made anew. */
export function EditCharacterDialog({ character, onClose }: { character: Character; onClose: () => void }) {
  const editor = useEditor()
  const formId = useId()
  const { control, formState, handleSubmit } = useZodForm<CharacterWords, CharacterWords>(loadCharacterSchema, {
    mode: 'onChange',
    defaultValues: {
      call_name: character.call_name,
      description: character.description,
      language_and_voice_code: character.language_and_voice_code ?? undefined,
    },
  })
  const { isDirty, isValid } = formState
  const submit = handleSubmit((values) => {
    onClose()
    void updateCharacter(editor, character.id, toWords(values))
  })
  return (
    <Dialog
      isOpen
      title={`Edit ${character.call_name}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={!isDirty || !isValid}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <CharacterFields control={control} isNarrator={character.role === 'Narrator'} />
        <FormError errors={formState.errors} />
      </form>
    </Dialog>
  )
}
