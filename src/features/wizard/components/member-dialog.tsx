import { useState } from 'react'
import { useCreateCharacter, useUpdateCharacter } from '#generated/client/characters/characters.ts'
import { useListVoices } from '#generated/client/constants/constants.ts'
import type { Character } from '#generated/schema.ts'
import { loadCharacterSchema, toWords, type CharacterWords } from '#src/shared/story/cast/character-form.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { SharedTextInput } from '#src/shared/form/shared-text-input.tsx'
import { useSharedTexts } from '#src/shared/form/use-shared-texts.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'

interface MemberDialogProps {
  storyId: string
  /** null: a new one. */
  member: Character | null
  onClose: () => void
}

/** Name, description and voice of a character. */
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
  const [opened] = useState(member)
  const texts = useSharedTexts(form, {
    call_name: opened?.call_name ?? '',
    description: opened?.description ?? '',
  })
  const submit = async (values: CharacterWords) => {
    const words = toWords(values)
    if (!opened) {
      await create.mutateAsync({ storyId, data: words })
      return onClose()
    }
    const { call_name, description = '', language_and_voice_code: voice } = words
    const isOtherVoice = voice !== undefined && voice !== opened.language_and_voice_code
    const isSaved = await texts.save({ call_name, description }, (changed) => {
      const data = { ...changed, ...(isOtherVoice && { language_and_voice_code: voice }) }
      return update.mutateAsync({ storyId, id: opened.id, data })
    })
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      form={form}
      title={member ? `Edit ${member.call_name}` : 'Add a character'}
      action={member ? 'Save' : 'Add'}
      isBusy={create.isPending || update.isPending}
      busyLabel="Saving"
      isBlocked={texts.hasConflict}
      onSubmit={(values) => void submit(values).catch((error: unknown) => showRefusal(form, error))}
      onClose={onClose}
    >
      <SharedTextInput
        texts={texts}
        control={form.control}
        name="call_name"
        label="Name"
        maxLength={100}
        isAutoFocused
      />
      <SharedTextInput
        texts={texts}
        control={form.control}
        name="description"
        label="Appearance"
        placeholder="A woman with long dark hair and a green raincoat"
        help="Used to generate images and the portrait."
        minRows={3}
        maxRows={6}
        maxLength={2000}
      />
      <SelectInput
        control={form.control}
        name="language_and_voice_code"
        label="Voice"
        placeholder="Story voice"
        options={(voices.data?.voices ?? []).map(({ voice_code: value, name, language }) => ({
          value,
          label: `${name} (${language})`,
        }))}
      />
    </FormDialog>
  )
}
