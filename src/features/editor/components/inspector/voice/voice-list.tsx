import { useState } from 'react'
import { useListVoicesByLanguage } from '#generated/client/constants/constants.ts'
import type { VoiceLanguage } from '#generated/schema.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import { ErrorState, SkeletonLine, Skeletons } from '#src/shared/ui/states/data-states.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import { useOpen } from '../../../hooks/use-editor.ts'
import styles from './voice.module.css'

interface VoiceListProps {
  /** A voice code. */
  value: string | null | undefined
  onChange: (voiceCode: string) => void
}

/** Every voice, each to be heard before it is chosen: those of the story's language first, or of one language alone. */
export function VoiceList({ value, onChange }: VoiceListProps) {
  const storyLanguage = useOpen(({ story }) => story.language)
  const [only, setOnly] = useState('')
  const { data, isPending, error, refetch, isRefetching } = useListVoicesByLanguage({ query: { staleTime: Infinity } })
  if (isPending)
    return (
      <Skeletons label="Loading voices">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonLine key={row} width="100%" height={44} />
        ))}
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Voices did not load"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  const isOurs = ({ language }: VoiceLanguage) => isSameLanguage(language, storyLanguage)
  const languages = [...data.languages.filter(isOurs), ...data.languages.filter((one) => !isOurs(one))]
  const voices = languages.filter(({ language }) => only === '' || language === only).flatMap((one) => one.voices)
  return (
    <>
      {languages.length > 1 && (
        <select
          className={styles.language}
          aria-label="Language of the voices"
          value={only}
          onChange={(event) => setOnly(event.target.value)}
        >
          <option value="">Every language</option>
          {languages.map(({ language, language_name: name }) => (
            <option key={language} value={language}>
              {name}
            </option>
          ))}
        </select>
      )}
      <VoicePick
        label="Voice"
        voices={voices.map(({ voice_code: code, name, description: note, sample_url: sample }) => ({
          code,
          name,
          note,
          ...(sample !== null && { sample }),
        }))}
        value={voices.find(({ voice_code: code }) => code === value)?.voice_code}
        onChange={onChange}
      />
    </>
  )
}
