import { useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useDivideTranscriptIntoScenes } from '#generated/client/audio-stories/audio-stories.ts'
import type { SceneSize } from '#generated/schema.ts'
import { getGetStoryQueryKey } from '#generated/client/stories/stories.ts'
import { framesToMs } from '#src/domain/frames.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useWritingPrice } from '#src/shared/story/quotes/use-writing-price.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { IconButton, Button } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import step from '#src/shared/ui/wizard/step.module.css'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { errorText } from '#src/shared/api/api-error.ts'
import type { StepProps } from '../lib/step-props.ts'
import styles from './audio.module.css'

const SIZES = [
  { value: 'SHORT', label: 'Short' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LONG', label: 'Long' },
] as const satisfies readonly { value: SceneSize; label: string }[]

/** The recording cut into scenes, each playable before it gets its image. */
export function ScenesStep({ frame, hrefOf, storyId, story, recording, player }: StepProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const divide = useDivideTranscriptIntoScenes()
  const [size, setSize] = useState<SceneSize>(story.scene_size)
  const { scenes } = story
  const words = recording.transcription?.words ?? []
  const isCurrent =
    scenes.length > 0 &&
    size === story.scene_size &&
    scenes.map(({ text }) => text).join(' ') === words.map(({ word }) => word).join(' ')

  const text = words.map(({ word }) => word).join(' ')
  const price = useWritingPrice()({ kind: 'SCRIPT', text, language: story.language, seconds: null }, 0)
  const handleDivide = async () => {
    try {
      const divided = await divide.mutateAsync({
        data: {
          story_id: storyId,
          media_transcription_id: recording.transcription?.media_transcription_id ?? '',
          scene_size: size,
        },
        headers: { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price.most) },
      })
      client.setQueryData(getGetStoryQueryKey({ story_id: storyId }), divided)
    } catch (cause) {
      const text = errorText(cause)
      notify(text, { tone: 'error', action: { label: 'Retry', onAction: () => void handleDivide() } })
    }
  }
  const next = isCurrent
    ? { label: 'Next: visuals', onNext: () => void navigate(hrefOf('visuals')) }
    : {
        label: scenes.length > 0 ? 'Split again' : 'Split into scenes',
        onNext: () => void handleDivide(),
        isBusy: divide.isPending,
        busyLabel: 'Splitting the recording',
        ...(price.most > 0 && { price: price.most }),
      }
  const starts = scenes.map((_, at) => scenes.slice(0, at).reduce((sum, scene) => sum + scene.duration_in_frames, 0))
  return (
    <WizardFrame
      {...frame}
      title="Split into scenes"
      text="The recording is split after sentences and at natural pauses. Nothing is cut out."
      foot={{ back: { label: 'Words', href: hrefOf('words') }, next, state: isCurrent ? 'saved' : 'idle' }}
    >
      <div className={step.stack}>
        <div className={step.row}>
          <Segmented label="Scene size" segments={SIZES} value={size} onChange={setSize} />
          <span className={step.gap} />
          {scenes.length > 0 && (
            <span className={step.hint}>
              {scenes.length === 1 ? '1 scene' : `${scenes.length} scenes`}
              {isCurrent ? '' : ', split from earlier words or another size'}
            </span>
          )}
        </div>
        {scenes.length > 0 && !isCurrent && (
          <p className={step.hint}>Splitting again replaces these scenes. The current ones are kept as a version.</p>
        )}
        {scenes.length === 0 && (
          <div className={step.card}>
            <p className={step.hint}>
              {words.length.toLocaleString('en')} words in{' '}
              {formatSeconds(Math.round((recording.duration_ms ?? 0) / 1000))}. Short scenes last about 6 seconds,
              medium 11, long 18.
            </p>
            <div className={step.row}>
              <Button
                {...(price.most > 0 && priceProps(price))}
                onClick={() => void handleDivide()}
                isBusy={divide.isPending}
                busyLabel="Splitting the recording"
              >
                Split now
              </Button>
            </div>
          </div>
        )}
        <ol className={styles.scenes} aria-label="Scenes">
          {scenes.map((scene, at) => {
            const start = starts[at] ?? 0
            const end = start + scene.duration_in_frames
            return (
              <li key={scene.id} className={styles.scene}>
                <IconButton
                  size="small"
                  label={`Play scene ${at + 1}`}
                  disabled={!player}
                  onClick={() => player?.play(framesToMs(start), framesToMs(end))}
                >
                  <Play size={14} aria-hidden="true" />
                </IconButton>
                <p className={styles.sceneText} dir="auto">
                  {scene.text}
                </p>
                <span className={styles.sceneTime}>
                  {formatSeconds(Math.round(start / 30))} · {(scene.duration_in_frames / 30).toFixed(1)} s
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </WizardFrame>
  )
}
