import type { z } from 'zod'
import { useCreateCharacter, useUpdateCharacter } from '#generated/client/characters/characters.ts'
import { useListVoices } from '#generated/client/constants/constants.ts'
import type { Character } from '#generated/client/model/character.ts'
import type { components } from '#generated/types/api.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { TextInput } from '#src/shared/form/text-input.tsx'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'

type Words = components['schemas']['CreateCharacterRequest']

const loadSchema = (): Promise<z.ZodType<Words, Words>> =>
  import('#generated/zod/schemas/createCharacterRequest.zod.ts').then((module) => module.CreateCharacterRequest)

/** Without the fields that were left empty. */
const toWords = ({ call_name: name, description, language_and_voice_code: voice }: Words): Words => ({
  call_name: name.trim(),
  ...(description !== undefined && { description: description.trim() }),
  ...(voice && { language_and_voice_code: voice }),
})

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
  const form = useZodForm<Words, Words>(loadSchema, {
    mode: 'onChange',
    defaultValues: {
      call_name: member?.call_name ?? '',
      description: member?.description ?? '',
      language_and_voice_code: member?.language_and_voice_code ?? undefined,
    },
  })
  const options = { onSuccess: onClose, onError: (error: unknown) => showRefusal(form, error) }
  const submit = (values: Words) => {
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
        label="How they look"
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
