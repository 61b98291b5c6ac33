import { useCreateAndPublishCharacter, useCreateCharacter } from '#generated/client/characters/characters.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { loadCharacterSchema, toWords, type CharacterWords } from '#src/shared/story/cast/character-form.ts'
import { FormDialog } from '#src/shared/form/form-dialog.tsx'
import { showRefusal } from '#src/shared/form/show-refusal.ts'
import { useZodForm } from '#src/shared/form/use-zod-form.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useImagePrices } from '../generation/use-prices.ts'
import { useState } from 'react'
import { getGetUserDetailsQueryKey } from '#generated/client/profile/profile.ts'
import { changeCast, type Character, withCharacter } from './commands/run-cast-command.ts'
import { useEditor } from '../core/use-editor.ts'
import type { Control } from 'react-hook-form'
import { useListVoices } from '#generated/client/constants/constants.ts'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { TextInput } from '#src/shared/form/text-input.tsx'
import styles from './cast.module.css'

interface CharacterFieldsProps {
  control: Control<CharacterWords>
  isNarrator?: boolean
}

/** Creates a character: as a draft, or published with a portrait. */
export function NewCharacterDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const form = useZodForm<CharacterWords, CharacterWords>(loadCharacterSchema, {
    mode: 'onChange',
    defaultValues: { call_name: '', description: '' },
  })
  const price = useImagePrices()('generate_portrait', [1])
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

/** The key of one creation, and its success handler. */
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

/** Name, description and voice. */
export function CharacterFields({ control, isNarrator = false }: CharacterFieldsProps) {
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  const voices = data?.voices.map(({ voice_code: value, name, language }) => ({
    value,
    label: `${name} (${language})`,
  }))
  return (
    <div className={styles.form}>
      <TextInput control={control} name="call_name" label="Name" maxLength={100} isAutoFocused />
      <TextInput
        control={control}
        name="description"
        label={isNarrator ? 'Notes' : 'Appearance'}
        placeholder={isNarrator ? undefined : 'A woman with long dark hair and a green raincoat'}
        {...(!isNarrator && { help: 'Used to generate the portrait.' })}
        minRows={3}
        maxRows={6}
        maxLength={2000}
      />
      {!isNarrator && (
        <SelectInput
          control={control}
          name="language_and_voice_code"
          label="Voice"
          placeholder="Scene voice"
          options={voices ?? []}
          help="Used for all scenes this character speaks."
        />
      )}
    </div>
  )
}
