import { useListVoices } from '#generated/client/constants/constants.ts'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/faces/skeletons.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import type { Choices } from '../lib/choices.ts'
import { voicesFor } from '../lib/voices-for.ts'
import { MusicPick } from './music-pick.tsx'
import styles from './wizard.module.css'

interface VoiceStepProps {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
}

/** Who tells the story and what plays under it; everything can be heard first. */
export function VoiceStep({ choices, onChange }: VoiceStepProps) {
  return (
    <>
      <section aria-label="Voice">
        <h2 className={styles.section}>Voice</h2>
        <Voices choices={choices} onChange={onChange} />
      </section>
      <section aria-label="Music">
        <h2 className={styles.section}>Music</h2>
        <MusicPick music={choices.music} volume={choices.volume} onChange={onChange} />
      </section>
    </>
  )
}

function Voices({ choices, onChange }: VoiceStepProps) {
  const list = useListVoices()
  if (list.isPending)
    return (
      <Skeletons label="Loading voices">
        <div className={styles.voices}>
          {Array.from({ length: 5 }, (_, at) => (
            <SkeletonLine key={at} width="100%" height={56} />
          ))}
        </div>
      </Skeletons>
    )
  if (list.isError)
    return (
      <ErrorState
        title="Voices did not load"
        text={`${list.error.message}. Your choices are kept.`}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  const { voices, isOwnLanguage } = voicesFor(list.data.voices, choices.language)
  return (
    <div className={styles.voices}>
      {!isOwnLanguage && (
        <p className={styles.hint}>No voice of this language is here yet; these read it their own way.</p>
      )}
      <VoicePick
        label="Voice"
        voices={voices.map((voice) => ({
          code: voice.voice_code,
          name: voice.name,
          note: voice.description,
          ...(voice.sample_url !== null && { sample: voice.sample_url }),
        }))}
        value={choices.voice ?? voices[0]?.voice_code}
        onChange={(voice) => onChange({ voice })}
      />
    </div>
  )
}
