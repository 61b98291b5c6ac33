import { AudioLines } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { useListVoices } from '#generated/client/constants/constants.ts'
import type { Scene } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { spokenUnits, useWorkEngine, useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'
import { estimateSeconds } from '#src/domain/reading-pace.ts'
import { LanguageGuess } from '#src/shared/story/language/language-note.tsx'
import { useVoiceFor } from '#src/shared/story/language/use-voice-for.ts'
import type { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { TextConflict } from '#src/shared/ui/version-choice/version-choice.tsx'
import { WritingArea } from '#src/shared/ui/writing-area.tsx'
import type { AvatarStory } from '../hooks/use-avatar-story.ts'
import { usePortraits } from '../hooks/use-portraits.ts'
import styles from './avatar.module.css'

interface ScriptPartProps {
  own: AvatarStory
  scene: Scene
  script: ReturnType<typeof useAutosave<string>>
}

const MAX_SCRIPT_LENGTH = 5_000

/** The script, its voice, and the price of a voice-over. */
export function ScriptPart({ own, scene, script }: ScriptPartProps) {
  const id = useId()
  const { story, avatar, changeVoice, changeLanguage, isChangingVoice } = own
  const findVoice = useVoiceFor()
  const list = useListVoices()
  const { value: text, change, flush, conflict } = script
  const language = story.data?.language ?? DEFAULT_LANGUAGE
  const { voiceOf } = usePortraits()
  // Until a voice is chosen, a character speaks with its own.
  const chosen = scene.language_and_voice_code ?? voiceOf(avatar.portrait?.id) ?? story.data?.default_voice_code
  const found = findVoice({ text, language, chosen: [chosen] })
  const isSilent = found === null && /\p{L}/u.test(text)
  const voice = found?.voice_code ?? chosen ?? undefined
  const words = text.trim() === '' ? 0 : text.trim().split(/\s+/u).length
  const seconds = Math.round(estimateSeconds(text, language, scene.speaking_rate))
  const isSpoken = avatar.voice !== undefined && !scene.is_voiceover_stale && !scene.is_user_uploaded_audio
  const listed = useWorkPrice('regenerate_audio', [spokenUnits(text)])
  // A built-in voice belongs to the first generation of the avatar, which is free.
  const price = useWorkEngine('regenerate_audio') ? listed : undefined
  const speak = () =>
    void flush()
      .then(() => changeVoice({ ...(voice !== undefined && { voice_code: voice }), generate_audio: true }, price?.most))
      .catch(notifyError)
  return (
    <>
      <div className={styles.paper}>
        <label className="visually-hidden" htmlFor={id}>
          Script
        </label>
        <WritingArea
          id={id}
          className={styles.text}
          dir="auto"
          maxLength={MAX_SCRIPT_LENGTH}
          placeholder="What the portrait says, word for word"
          value={text}
          onChange={({ target }) => change(target.value)}
        />
        <p className={styles.count}>
          <span>{words === 1 ? '1 word' : `${words} words`}</span>
          <span>about {formatSeconds(seconds)}</span>
        </p>
      </div>
      {conflict && <TextConflict conflict={conflict} />}
      <LanguageGuess
        text={text}
        language={language}
        onLanguage={(code) => void changeLanguage(code).catch(notifyError)}
      />
      {isSilent && (
        <p className={step.hint} role="status">
          Voice-over isn’t available for this text. Choose a voice anyway, use a recording, or{' '}
          <Link to={paths.story.href({ storyId: scene.story_id })}>continue in the editor with captions only</Link>.
        </p>
      )}
      {list.isError ? (
        <ErrorState
          title="Couldn’t load voices"
          text={`${list.error.message}. Your script is still here.`}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : (
        list.data && (
          <VoicePick
            label="Voice"
            voices={list.data.voices.map(({ voice_code: code, name, description, sample_url: sample }) => ({
              code,
              name,
              note: description,
              ...(sample !== null && { sample }),
            }))}
            value={voice}
            onChange={(code) => void changeVoice({ voice_code: code, generate_audio: false }).catch(notifyError)}
          />
        )
      )}
      <div className={step.row}>
        <Button
          variant={isSpoken ? 'outlined' : 'contained'}
          icon={<AudioLines size={16} aria-hidden="true" />}
          {...(price && priceProps(price))}
          disabled={words === 0 || isSilent || conflict !== null}
          isBusy={avatar.isSpeaking || isChangingVoice}
          busyLabel={avatar.isSpeaking ? 'Generating audio' : 'Saving'}
          onClick={speak}
        >
          {isSpoken ? 'Regenerate audio' : 'Generate audio'}
        </Button>
        <EngineBadge kind="WRITER" />
      </div>
      {scene.status === 'FAILED' && scene.error_message && <Problem text={scene.error_message} />}
    </>
  )
}
