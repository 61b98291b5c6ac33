import { AudioLines, Mic } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranscribeAudioStory } from '#generated/client/audio-stories/audio-stories.ts'
import { useUpdateStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'
import { lengthLimitFrames } from '#src/domain/length-limits.ts'
import { sizeText, UPLOAD_LIMITS } from '#src/domain/uploads.ts'
import { FPS } from '#src/domain/frames.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { useListeningPrice } from '#src/shared/story/quotes/prices.ts'
import { FileCard, FileUploadState } from '#src/shared/recording/file-card.tsx'
import { DropPlace } from '#src/shared/recording/drop-place.tsx'
import { LanguagePick } from '#src/shared/recording/language-pick.tsx'
import { useUnusedRecording, type UnusedRecording } from '#src/shared/recording/use-unused-recording.ts'
import { useSoundPlayer } from '#src/shared/recording/sound-player.ts'
import { Waveform } from '#src/shared/recording/waveform.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import step from '#src/shared/ui/wizard/step.module.css'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { errorText } from '#src/shared/api/api-error.ts'
import { type ChosenRecording, useRecordingUpload } from '../hooks/use-recording-upload.ts'
import type { SharedStepProps } from '../lib/step-props.ts'
import { StoredWave } from './stored-wave.tsx'
import { RecordButton, RecorderMeter, useRecorderView } from '#src/shared/recording/recorder.tsx'

interface RecordPanelProps {
  spoken: UnusedRecording
  onUse: (file: File) => void
  onClose: () => void
}

interface RecordingStepProps extends SharedStepProps {
  storyId: string | undefined
  projectId: string | undefined
  isPremium: boolean
}

/** A recording is dropped or spoken, shown and played; then it is transcribed. */
export function RecordingStep({ frame, hrefOf, audio, player, storyId, projectId, isPremium }: RecordingStepProps) {
  const navigate = useNavigate()
  const spoken = useUnusedRecording(`audio-story/${storyId ?? 'new'}`)
  const [isOpen, setOpen] = useState<boolean>()
  // A recording from before a reload is offered again.
  const isRecording = isOpen ?? spoken.isFound
  const transcribe = useTranscribeAudioStory()
  const update = useUpdateStory()
  const language = audio.story.data?.language ?? DEFAULT_LANGUAGE
  const { run, chosen } = useRecordingUpload({
    storyId,
    projectId,
    isPremium,
    onReady: (id) => {
      if (storyId !== undefined) void audio.story.refetch()
      void navigate(paths.newAudioFor.href({ storyId: id, step: 'recording' }), { replace: true })
    },
  })
  const own = audio.recording.data
  const isTaken = own !== undefined && !run.isBusy
  const minutes = Math.round(lengthLimitFrames(isPremium) / FPS / 60)

  const priceOf = useListeningPrice()
  const isTranscribed = Boolean(own?.transcription) || audio.isBusy
  // The first transcription belongs to the free generation where no provider is called.
  const price = own && !isTranscribed ? priceOf(own.duration_ms, { isFree: true }).most : 0

  const handleNext = async () => {
    if (storyId === undefined || !own) return
    try {
      if (!own.transcription && !audio.isBusy) {
        const headers = { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price) }
        await transcribe.mutateAsync({ data: { story_id: storyId, language }, headers })
        void audio.status.refetch()
      }
      await navigate(hrefOf('words'))
    } catch (cause) {
      const text = errorText(cause, 'Failed to Transcribe Audio')
      notify(text, { tone: 'error', action: { label: 'Retry', onAction: () => void handleNext() } })
    }
  }
  const setLanguage = (code: string) => {
    if (storyId === undefined) return
    update.mutate(
      { storyId, data: { language: code } },
      { onSuccess: () => void audio.story.refetch(), onError: (error) => notifyError(error) },
    )
  }
  return (
    <WizardFrame
      {...frame}
      title="Add a recording"
      text="Your voice becomes the voice-over. The recording is split into scenes at natural pauses, and every scene gets an image."
      foot={{
        back: { label: 'Home', href: paths.home.href() },
        next: {
          label: 'Next: words',
          onNext: () => void handleNext(),
          disabled: !isTaken,
          isBusy: transcribe.isPending,
          busyLabel: 'Starting',
          ...(price > 0 && { price }),
        },
        state: isTaken ? 'saved' : run.isBusy ? 'saving' : 'idle',
      }}
    >
      <div className={step.stack}>
        {chosen ? <Chosen chosen={chosen} /> : own && <StoredWave recording={own} player={player} />}
        <FileUploadState run={run} />
        {isTaken && (
          <div className={step.field}>
            <h2 className={step.label}>Spoken language</h2>
            <LanguagePick label="Spoken language" value={language} onChange={setLanguage} />
          </div>
        )}
        {isRecording ? (
          <RecordPanel
            spoken={spoken}
            onClose={() => setOpen(false)}
            onUse={(file) => {
              setOpen(false)
              // From here on it is stored like any chosen file.
              run.choose(file)
              spoken.remove()
            }}
          />
        ) : (
          <DropPlace
            label="Recording"
            accept="audio/*,video/mp4,video/webm,.m4a,.flac"
            icon={<AudioLines size={22} aria-hidden="true" />}
            title={own || chosen ? 'Drop another recording' : 'Drop a recording here'}
            text={`MP3, WAV, M4A, OGG or FLAC, up to ${minutes === 1 ? 'one minute' : `${minutes} minutes`} and ${sizeText(UPLOAD_LIMITS.audio)}. Uploaded as WAV.`}
            isCompact={own !== undefined || chosen !== null}
            onFile={run.choose}
            action={
              <Button icon={<Mic size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
                Record
              </Button>
            }
          />
        )}
      </div>
    </WizardFrame>
  )
}

function Chosen({ chosen }: { chosen: ChosenRecording }) {
  const player = useSoundPlayer(chosen.address)
  return (
    <FileCard name={chosen.name}>
      <Waveform peaks={chosen.peaks} player={player} />
    </FileCard>
  )
}

/** Records with the microphone. Nothing is sent before the recording is used. */
function RecordPanel({ spoken, onUse, onClose }: RecordPanelProps) {
  const view = useRecorderView(spoken)
  const { finished } = view
  return (
    <section className={step.card} aria-label="Record">
      <RecorderMeter view={view} />
      <div className={step.row}>
        <RecordButton view={view} isMain />
        {finished && (
          <Button variant="contained" onClick={() => onUse(finished)}>
            Use recording
          </Button>
        )}
        <Button variant="text" disabled={view.isOn} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
