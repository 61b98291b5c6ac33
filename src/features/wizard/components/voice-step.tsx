import { useListVoices } from '#generated/client/constants/constants.ts'
import { LanguageNote } from '#src/shared/story/language/language-note.tsx'
import { useVoiceFor } from '#src/shared/story/language/use-voice-for.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import type { Choices } from '../lib/choices.ts'
import { voicesFor } from '../lib/voices-for.ts'
import { MusicPick } from './music-pick.tsx'
import styles from './wizard.module.css'

interface VoiceStepProps {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
}

/** Voice-over and background music; both can be played first. */
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

/** The option for a story without a voice-over. */
const CAPTIONS_ONLY = ''

function Voices({ choices, onChange }: VoiceStepProps) {
  const findVoice = useVoiceFor()
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
        title="Couldn’t load voices"
        text={`${list.error.message}. Your choices are still here.`}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    )
  const { text, language } = choices
  const { voices, isOwnLanguage } = voicesFor(list.data.voices, language)
  const first = findVoice({ text, language, chosen: [] })
  const isReadable = voices.some(({ voice_code: code }) => findVoice({ text, language, chosen: [code] }) !== null)
  return (
    <div className={styles.voices}>
      <LanguageNote {...choices} guess={null} onLanguage={() => undefined} />
      {(isOwnLanguage || isReadable) && (
        <VoicePick
          label="Voice"
          voices={[
            ...(isOwnLanguage ? [] : [{ code: CAPTIONS_ONLY, name: 'No voice-over', note: 'Captions only.' }]),
            ...voices.map((voice) => ({
              code: voice.voice_code,
              name: voice.name,
              note: isOwnLanguage ? voice.description : `${voice.description} Pronunciation may differ.`,
              ...(voice.sample_url !== null && { sample: voice.sample_url }),
            })),
          ]}
          value={choices.voice ?? (isOwnLanguage ? (first ?? voices[0])?.voice_code : CAPTIONS_ONLY)}
          onChange={(voice) => onChange({ voice: voice === CAPTIONS_ONLY ? null : voice })}
        />
      )}
    </div>
  )
}
