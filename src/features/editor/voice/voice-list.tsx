import { useState } from 'react'
import { useListVoicesByLanguage, useListVoices } from '#generated/client/constants/constants.ts'
import type { VoiceLanguage } from '#generated/schema.ts'
import { isSameLanguage } from '#src/domain/languages.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import { useOpen } from '../core/use-editor.ts'
import styles from './voice.module.css'
import { EngineBadge, WorkerBadge } from '#src/shared/ui/engine-badge.tsx'
import { TriangleAlert } from 'lucide-react'
import { useSpokenLanguage } from './use-spoken-language.ts'
import inspector from '../core/ui/inspector.module.css'

interface VoiceListProps {
  /** A voice code. */
  value: string | null | undefined
  onChange: (voiceCode: string) => void
}

/** All voices with samples: those of the story's language first, or of one language alone. */
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
        title="Couldn’t load voices"
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
          aria-label="Voice language"
          value={only}
          onChange={(event) => setOnly(event.target.value)}
        >
          <option value="">All languages</option>
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

/** The character that speaks with a voice; the default speaker until that is known. @param voiceCode none: the story has no voice yet */
export function VoiceEngineBadge({ voiceCode }: { voiceCode: string | null | undefined }) {
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  const voice = data?.voices.find(({ voice_code: code }) => code === voiceCode)
  if (!voice) return <EngineBadge kind="VOICE" />
  return <WorkerBadge label={voice.provider} isBuiltIn={voice.is_built_in} />
}

/** Says that no voice speaks a scene's text, or that its voice reads a language that is not its own. */
export function LanguageNote({ text, voiceCode }: { text: string; voiceCode: string | null | undefined }) {
  const { name, otherOf, hasVoice } = useSpokenLanguage()
  const other = otherOf(voiceCode)
  const isSilent = /\p{L}/u.test(text) && !hasVoice(text, voiceCode)
  if (other === null && !isSilent) return null
  return (
    <p className={`${inspector.note} ${inspector.warning}`}>
      <TriangleAlert size={14} aria-hidden="true" />
      {isSilent
        ? `${name} voice-over isn’t available. Captions are timed to reading speed. Record or upload a voice-over, or choose another voice.`
        : `This voice speaks ${other}. Its ${name} pronunciation may differ.`}
    </p>
  )
}
