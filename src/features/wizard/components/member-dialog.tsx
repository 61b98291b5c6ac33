import { useCreateCharacter, useUpdateCharacter } from '#generated/client/characters/characters.ts'
import { useListVoices } from '#generated/client/constants/constants.ts'
import type { Character } from '#generated/client/model/character.ts'
import { loadCharacterSchema, toWords, type CharacterWords } from '#src/shared/cast/character-form.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'

interface MemberDialogProps {
  storyId: string
  /** null: a new one. */
  member: Character | null
  onClose: () => void
}

/** Name, look and voice of a character. */
export function MemberDialog({ storyId, member, onClose }: MemberDialogProps) {
  const voices = useListVoices({ query: { staleTime: Infinity } })
  const create = useCreateCharacter()
  const update = useUpdateCharacter()
  const form = useZodForm<CharacterWords, CharacterWords>(loadCharacterSchema, {
    mode: 'onChange',
    defaultValues: {
      call_name: member?.call_name ?? '',
      description: member?.description ?? '',
      language_and_voice_code: member?.language_and_voice_code ?? undefined,
    },
  })
  const options = { onSuccess: onClose, onError: (error: unknown) => showRefusal(form, error) }
  const submit = (values: CharacterWords) => {
    if (member) update.mutate({ storyId, id: member.id, data: toWords(values) }, options)
    else create.mutate({ storyId, data: toWords(values) }, options)
  }
  return (
    <FormDialog
      form={form}
      title={member ? `Edit ${member.call_name}` : 'Add a character'}
      action={member ? 'Save' : 'Add'}
      isBusy={create.isPending || update.isPending}
      busyLabel="Saving"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput control={form.control} name="call_name" label="Name" maxLength={100} isAutoFocused />
      <TextInput
        control={form.control}
        name="description"
        label="Appearance"
        placeholder="A woman with long dark hair and a green raincoat"
        help="The pictures and the portrait are drawn from these words."
        minRows={3}
        maxRows={6}
        maxLength={2000}
      />
      <SelectInput
        control={form.control}
        name="language_and_voice_code"
        label="Voice"
        placeholder="The voice of the story"
        options={(voices.data?.voices ?? []).map(({ voice_code: value, name, language }) => ({
          value,
          label: `${name} (${language})`,
        }))}
      />
    </FormDialog>
  )
}
