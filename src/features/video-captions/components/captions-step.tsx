import { useState } from 'react'
import { useCreateVideoCaptionsStory } from '#generated/client/audio-stories/audio-stories.ts'
import type { Media } from '#generated/schema.ts'
import { creditCost } from '#src/domain/credits.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { LanguageGuess } from '#src/shared/story/language/language-note.tsx'
import { LanguagePick } from '#src/shared/recording/language-pick.tsx'
import { useListeningPrice } from '#src/shared/story/quotes/prices.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { type CaptionDraft, useStoredDraft, type Way } from '../hooks/use-stored-draft.ts'
import type { Frame } from '../lib/frame.ts'
import { refusalText } from '../lib/refusal-text.ts'
import { CaptionFile } from './caption-file.tsx'
import { PhraseWriter, usePhrases } from '#src/shared/recording/phrase-writer.tsx'
import { useSoundPlayer } from '#src/shared/recording/sound-player.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'

interface WrittenWordsProps {
  sound: Media
  text: string
  language: string
  onChange: (text: string) => void
}

interface CaptionsStepProps {
  frame: Frame
  back: string
  video: Media
  /** Extracted from the video; undefined where it has none. */
  sound: Media | undefined
  projectId: string | undefined
  onBegun: (storyId: string) => void
}

/** Captions from a file, from words that the user writes, or from recognised speech. */
export function CaptionsStep({ frame, back, video, sound, projectId, onBegun }: CaptionsStepProps) {
  const { draft, hasContent, change } = useStoredDraft(video.id)
  const create = useCreateVideoCaptionsStory()
  const [refusal, setRefusal] = useState<string | null>(null)
  const hasSound = sound !== undefined
  const way: Way = hasSound ? draft.way : 'file'
  const ways = [
    { value: 'file', label: 'Captions file' },
    { value: 'write', label: 'Type the words', disabled: !hasSound },
    { value: 'recognise', label: 'Recognise speech', disabled: !hasSound },
  ] as const
  const isReady = { file: draft.cues.length > 0, write: draft.text.trim() !== '', recognise: true }[way]

  const priceOf = useListeningPrice()
  // Written words are aligned with the sound here, whichever engine transcribes.
  const price = {
    file: undefined,
    write: creditCost('transcribe_audio'),
    recognise: priceOf(sound?.duration_ms ?? null).most,
  }[way]

  const handleNext = async () => {
    setRefusal(null)
    try {
      const story = await create.mutateAsync({
        data: {
          media: video.id,
          language: draft.language,
          transcribe_language: draft.language,
          ...(sound && { sound_media_id: sound.id }),
          ...(projectId && { project_id: projectId }),
          ...wordsOf(way, draft),
        },
        headers: { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price) },
      })
      onBegun(story.story_id)
    } catch (cause) {
      setRefusal(refusalText(cause))
    }
  }
  return (
    <WizardFrame
      {...frame}
      title="Add captions"
      text={
        hasSound
          ? 'Use a subtitle file, type the words, or recognise speech.'
          : 'This video has no sound. Add a subtitle file for the captions.'
      }
      foot={{
        back: { label: 'Video', href: back },
        next: {
          label: 'Generate story',
          onNext: () => void handleNext(),
          disabled: !isReady,
          isBusy: create.isPending,
          busyLabel: 'Starting',
          price,
        },
        state: create.isPending ? 'saving' : hasContent ? 'kept' : 'idle',
      }}
    >
      <div className={step.stack}>
        <div className={step.row}>
          <Segmented label="Caption source" segments={ways} value={way} onChange={(next) => change({ way: next })} />
          <LanguagePick
            label={way === 'file' ? 'Caption language' : 'Spoken language'}
            value={draft.language}
            onChange={(language) => change({ language })}
          />
        </div>
        {way !== 'recognise' && (
          <LanguageGuess
            text={way === 'file' ? draft.cues.map((cue) => cue.text).join(' ') : draft.text}
            language={draft.language}
            onLanguage={(language) => change({ language })}
          />
        )}
        {refusal !== null && <Problem text={refusal} />}
        {way === 'file' && <CaptionFile draft={draft} durationMs={video.duration_ms ?? 0} onChange={change} />}
        {way === 'write' && sound && (
          <WrittenWords
            sound={sound}
            text={draft.text}
            language={draft.language}
            onChange={(text) => change({ text })}
          />
        )}
        {way === 'recognise' && (
          <p className={step.hint}>
            We transcribe the audio and refund you if it fails. You can correct the captions in the editor.
          </p>
        )}
      </div>
    </WizardFrame>
  )
}

function wordsOf(way: Way, { cues, text }: CaptionDraft) {
  if (way === 'file') return { cues }
  return way === 'write' ? { text } : {}
}

/** The transcript of a video, written onto the phrases of its sound. */
function WrittenWords({ sound, text, language, onChange }: WrittenWordsProps) {
  const phrases = usePhrases(sound, true)
  const player = useSoundPlayer(sound.url)
  if (phrases.isPending)
    return (
      <Skeletons label="Listening">
        {[1, 2, 3, 4].map((row) => (
          <SkeletonLine key={row} width="100%" height={32} />
        ))}
      </Skeletons>
    )
  if (phrases.isError)
    return (
      <ErrorState
        title="Couldn’t load the audio"
        text={phrases.error.message}
        onRetry={() => void phrases.refetch()}
        isRetrying={phrases.isFetching}
      />
    )
  if (phrases.data.length === 0) return <Problem text="No speech found in this video. Add a captions file instead." />
  return (
    <PhraseWriter
      phrases={phrases.data}
      text={text}
      onChange={onChange}
      player={player}
      address={sound.url}
      language={language}
    />
  )
}
