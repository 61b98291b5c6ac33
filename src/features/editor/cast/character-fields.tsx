import type { Control } from 'react-hook-form'
import { useListVoices } from '#generated/client/constants/constants.ts'
import type { CharacterWords } from '#src/shared/story/cast/character-form.ts'
import { SelectInput } from '#src/shared/form/select-input.tsx'
import { TextInput } from '#src/shared/form/text-input.tsx'
import styles from './cast.module.css'

interface CharacterFieldsProps {
  control: Control<CharacterWords>
  isNarrator?: boolean
}

/** Name, look and voice. */
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
        {...(!isNarrator && { help: 'The portrait is drawn from these words.' })}
        minRows={3}
        maxRows={6}
        maxLength={2000}
      />
      {!isNarrator && (
        <SelectInput
          control={control}
          name="language_and_voice_code"
          label="Voice"
          placeholder="The voice of the scene"
          options={voices ?? []}
          help="Scenes this character speaks take this voice."
        />
      )}
    </div>
  )
}
