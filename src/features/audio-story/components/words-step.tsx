import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranscribeAudioStory } from '#generated/client/audio-stories/audio-stories.ts'
import { getGetMediaQueryKey, useUpdateMediaTranscription } from '#generated/client/media/media.ts'
import type { MediaDetails, StoryDocument } from '#generated/schema.ts'
import { getGetStoryQueryKey, useUpdateStory, useCancelGeneration } from '#generated/client/stories/stories.ts'
import { sharedText } from '#src/shared/hooks/shared-text.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useListeningPrice } from '#src/shared/story/quotes/prices.ts'
import { PhraseWriter } from '#src/shared/recording/phrase-writer.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { TextConflict, ConflictChoice } from '#src/shared/ui/version-choice/version-choice.tsx'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { errorText } from '#src/shared/api/api-error.ts'
import type { Word } from '../lib/edit-words.ts'
import { sharedWords, toPlainWord } from '../lib/shared-words.ts'
import type { StepProps } from '../lib/step-props.ts'
import { StoredWave } from './stored-wave.tsx'
import { TranscriptEditor } from './transcript-editor.tsx'
import type { TwoVersions } from '#src/domain/merge-text.ts'
import { WorkingEngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import type { AudioStory } from '../hooks/use-audio-story.ts'

interface WordsConflictProps {
  conflict: TwoVersions<readonly Word[]> & { resolve: (words: readonly Word[]) => void }
}

/** The transcript: recognised by an engine, or written by the user onto the phrases that were found. */
export function WordsStep(props: StepProps) {
  const { audio, recording } = props
  const [isRewriting, setRewriting] = useState(false)
  const transcription = recording.transcription
  const hasWords = transcription !== null && transcription.words.length > 0
  if (audio.isBusy) return <Listening {...props} />
  if (transcription && transcription.phrases.length > 0 && (!hasWords || isRewriting))
    return (
      <WriteWords
        {...props}
        onPlaced={() => setRewriting(false)}
        onKeep={hasWords ? () => setRewriting(false) : undefined}
      />
    )
  if (hasWords)
    return (
      <CorrectWords {...props} onRewrite={transcription.phrases.length > 0 ? () => setRewriting(true) : undefined} />
    )
  return <NotTranscribed {...props} />
}

const LISTENING = {
  title: 'Transcribing',
  text: 'Your recording is being transcribed. You can leave this page.',
}

function Listening({ frame, hrefOf, audio }: StepProps) {
  return (
    <WizardFrame
      {...frame}
      {...LISTENING}
      foot={{ back: { label: 'Recording', href: hrefOf('recording') }, next: null, state: 'idle' }}
    >
      <ListeningPanel audio={audio} />
    </WizardFrame>
  )
}

function useListening({ storyId, audio }: StepProps) {
  const transcribe = useTranscribeAudioStory()
  const listen = async (language: string, { text, most }: { text?: string; most?: number } = {}) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID(), ...(most !== undefined && mostCredits(most)) }
    const data = { story_id: storyId, language, ...(text !== undefined && { text }) }
    await transcribe.mutateAsync({ data, headers })
    await audio.status.refetch()
  }
  return { listen, isStarting: transcribe.isPending }
}

const textOf = (cause: unknown) => errorText(cause, 'Failed to Transcribe Audio')

function NotTranscribed(props: StepProps) {
  const { frame, hrefOf, audio, story, recording } = props
  const { listen, isStarting } = useListening(props)
  const price = useListeningPrice()(recording.duration_ms, { isFree: true })
  const handleListen = () =>
    void listen(story.language, { most: price.most }).catch((cause: unknown) =>
      notify(textOf(cause), { tone: 'error' }),
    )
  const failure = audio.status.data?.error_message
  return (
    <WizardFrame
      {...frame}
      title="Words"
      text="The words in your recording and when they’re spoken."
      foot={{ back: { label: 'Recording', href: hrefOf('recording') }, next: null, state: 'idle' }}
    >
      <EmptyState
        title={failure ? 'Transcription failed' : 'Not transcribed yet'}
        text={failure ?? 'Transcription finds the speech and, if the engine supports it, the words.'}
        action={
          <Button
            variant="contained"
            {...(price.most > 0 && priceProps(price))}
            onClick={handleListen}
            isBusy={isStarting}
            busyLabel="Starting"
          >
            {failure ? 'Transcribe again' : 'Transcribe'}
          </Button>
        }
      />
    </WizardFrame>
  )
}

/** The engine does not recognise speech, or the user wants to write the words again. */
function WriteWords(props: StepProps & { onPlaced: () => void; onKeep: (() => void) | undefined }) {
  const { frame, hrefOf, audio, story, storyId, recording, player, onPlaced, onKeep } = props
  const client = useQueryClient()
  const update = useUpdateStory()
  const { listen, isStarting } = useListening(props)
  const phrases = recording.transcription?.phrases ?? []
  const draft = useAutosave({
    place: `audio-words:${storyId}`,
    saved: story.initial_prompt,
    shared: sharedText,
    save: async (text: string, base: string) => {
      const data = { initial_prompt: text, base_initial_prompt: base }
      const saved = await update.mutateAsync({ storyId, data })
      client.setQueryData<StoryDocument>(
        getGetStoryQueryKey({ story_id: storyId }),
        (old) => old && { ...old, ...saved, scenes: old.scenes },
      )
    },
  })
  const handlePlace = async () => {
    try {
      await listen(story.language, { text: await draft.flush() })
      onPlaced()
    } catch (cause) {
      notify(textOf(cause), { tone: 'error' })
    }
  }
  const failure = audio.status.data?.error_message
  return (
    <WizardFrame
      {...frame}
      title={onKeep ? 'Edit transcript' : 'Add the words'}
      text={
        onKeep
          ? 'Type or paste what’s said in each phrase. Words are timed to the audio.'
          : 'We found the speech; you add the words. Type or paste what’s said in each phrase, and we’ll time it to the audio.'
      }
      foot={{
        back: { label: 'Recording', href: hrefOf('recording') },
        next: {
          label: 'Sync words',
          onNext: () => void handlePlace(),
          disabled: draft.value.trim() === '',
          isBusy: isStarting,
          busyLabel: 'Syncing',
        },
        state: draft.state,
        onRetry: draft.conflict ? undefined : () => void draft.flush().catch(() => undefined),
      }}
    >
      <div className={step.stack}>
        {failure && <Problem text={failure} />}
        <StoredWave recording={recording} player={player} />
        {draft.conflict && <TextConflict conflict={draft.conflict} />}
        <PhraseWriter
          phrases={phrases}
          text={draft.value}
          onChange={draft.change}
          player={player}
          address={recording.url}
          language={story.language}
        />
        {onKeep && (
          <Button size="small" variant="text" onClick={onKeep}>
            Keep current words
          </Button>
        )}
      </div>
    </WizardFrame>
  )
}

function CorrectWords(props: StepProps & { onRewrite: (() => void) | undefined }) {
  const { frame, hrefOf, recording, player, onRewrite } = props
  const navigate = useNavigate()
  const client = useQueryClient()
  const update = useUpdateMediaTranscription()
  const transcription = recording.transcription
  const id = transcription?.media_transcription_id ?? ''
  const saved: readonly Word[] = transcription?.words ?? []
  const draft = useAutosave({
    place: `audio-transcript:${id}`,
    saved,
    shared: sharedWords,
    save: async (words: readonly Word[], base: readonly Word[]) => {
      const data = { words: words.map(toPlainWord), base_words: base.map(toPlainWord) }
      const transcription = await update.mutateAsync({ mediaTranscriptionId: id, data })
      client.setQueryData<MediaDetails>(
        getGetMediaQueryKey(recording.id, { with_transcribed_audio: true }),
        (old) => old && { ...old, transcription },
      )
    },
  })
  const handleNext = async () => {
    try {
      await draft.flush()
      await navigate(hrefOf('scenes'))
    } catch (cause) {
      notify(textOf(cause), { tone: 'error' })
    }
  }
  return (
    <WizardFrame
      {...frame}
      title="Check the words"
      text="Select a word to play or edit it. These words become your captions."
      foot={{
        back: { label: 'Recording', href: hrefOf('recording') },
        next: { label: 'Next: scenes', onNext: () => void handleNext(), disabled: draft.value.length === 0 },
        state: draft.state,
        onRetry: draft.conflict ? undefined : () => void draft.flush().catch(() => undefined),
      }}
    >
      <div className={step.stack}>
        <StoredWave recording={recording} player={player} />
        {draft.conflict && <WordsConflict conflict={draft.conflict} />}
        <TranscriptEditor words={draft.value} onChange={draft.change} player={player} onRewrite={onRewrite} />
      </div>
    </WizardFrame>
  )
}

/** The choice above a transcript. Words with times of two versions would overlap, so there is no both. */
function WordsConflict({ conflict: { mine, theirs, resolve } }: WordsConflictProps) {
  return (
    <ConflictChoice
      theirs={theirs.map(({ word }) => word).join(' ')}
      onMine={() => resolve(mine)}
      onTheirs={() => resolve(theirs)}
    />
  )
}

/** A running transcription: its progress, its provider, and how to stop it. */
function ListeningPanel({ audio }: { audio: AudioStory }) {
  const cancel = useCancelGeneration()
  const { data: status } = audio.status
  const handleCancel = () => {
    if (!status) return
    cancel.mutate(
      { storyId: status.story_id },
      {
        onSettled: () => void audio.status.refetch(),
        onError: (error) => notifyError(error),
      },
    )
  }
  return (
    <ProgressPanel
      title={status?.activity || 'Transcribing the recording'}
      progress={status?.progress ?? 0}
      note={status?.engine_label && <WorkingEngineBadge label={status.engine_label} />}
      onCancel={status?.can_cancel ? handleCancel : undefined}
    />
  )
}
