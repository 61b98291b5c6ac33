import { useState } from 'react'
import { useUpdateStoryTitle } from '#generated/client/stories/stories.ts'
import { useCancelTask, useCreateTask, useListTaskModels } from '#generated/client/tasks/tasks.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { wholeCredits } from '#src/domain/credits.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { beginWorkflow } from '#src/shared/services/telemetry/telemetry.ts'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { fieldText } from '#src/shared/api/api-error.ts'
import { isPending, UNTITLED } from '../hooks/use-avatar-story.ts'
import { titleOf } from '../lib/steps.ts'
import styles from './avatar.module.css'
import { Face } from './face.tsx'
import type { StepProps } from './step-props.ts'

const handleError = (error: Error) => {
  notify(fieldText(error) ?? error.message, { tone: 'error' })
}
const USUAL_INTENSITY = 3

/** Liveliness, price, and the progress of the video. */
export function FilmStep({ own, frame, back }: StepProps) {
  const { story, avatar, tasks, task } = own
  const models = useListTaskModels()
  const create = useCreateTask()
  const cancel = useCancelTask()
  const rename = useUpdateStoryTitle()
  const [intensity, setIntensity] = useState(USUAL_INTENSITY)
  const [movesBody, setMovesBody] = useState(false)
  const { arollId, portrait, voice } = avatar
  const model = models.data?.data.find(({ tool }) => tool === 'AVATAR')
  const price = model && voice ? wholeCredits(model.credits, Math.ceil(voice.durationMs / 1000)) : undefined
  const isGenerating = isPending(task) || create.isPending
  const hasFailed = !isGenerating && (task?.status === 'FAILED' || task?.status === 'THROTTLED')

  const handleMake = () => {
    if (!story.data || !model || !arollId || !portrait || !voice) return
    const { story_id, display_title, aspect_ratio } = story.data
    if (display_title === UNTITLED)
      rename.mutate({ data: { story_id, display_title: titleOf(avatar.scene?.text ?? '') } })
    beginWorkflow(story_id, 'WizardAvatarStory')
    create.mutate(
      {
        data: {
          model_id: model.model_id,
          story_id,
          aroll_id: arollId,
          source_media_id: portrait.id,
          driving_media_id: voice.id,
          aspect_ratio: aspectRatio(aspect_ratio).label,
          expression_intensity: intensity,
          body_control: movesBody,
        },
        headers: { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price) },
      },
      { onError: handleError, onSettled: () => void tasks.refetch() },
    )
  }
  return (
    <WizardFrame
      {...frame}
      text="Your video opens in the editor with captions, ready to export."
      foot={{
        back,
        next: {
          label: 'Generate avatar video',
          onNext: handleMake,
          isBusy: isGenerating,
          busyLabel: 'Generating the video',
          disabled: !model || !portrait || !voice,
          price,
        },
        state: 'saved',
      }}
    >
      <div className={styles.portrait}>
        <Face image={portrait?.url} ratio={story.data?.aspect_ratio} />
        <div className={styles.choices}>
          {voice && (
            <audio crossOrigin="anonymous" className={step.listen} controls src={voice.url} aria-label="The voice">
              <track kind="captions" />
            </audio>
          )}
          <Slider
            label="Expression"
            min={1}
            max={5}
            step={1}
            value={intensity}
            disabled={isGenerating}
            format={(value) => `${value} of 5`}
            onChange={setIntensity}
          />
          <Checkbox
            label="Move shoulders too"
            checked={movesBody}
            disabled={isGenerating}
            onChange={(_event, isOn) => setMovesBody(isOn)}
          />
          <div className={step.row}>
            <EngineBadge kind="LIP_SYNC" />
          </div>
          {model?.is_built_in !== false && (
            <p className={step.hint}>
              This is a draft: the built-in engine moves the head with the voice. Lips won’t move.
            </p>
          )}
        </div>
      </div>
      {models.isError && (
        <ErrorState
          title="Couldn’t load models"
          text={models.error.message}
          isRetrying={models.isRefetching}
          onRetry={() => void models.refetch()}
        />
      )}
      {(isGenerating || hasFailed) && (
        <ProgressPanel
          title={hasFailed ? (task?.error_message ?? 'Generation failed') : 'Animating the portrait'}
          progress={isPending(task) ? (task?.progress ?? 0) : 0}
          hasFailed={hasFailed}
          note={
            hasFailed
              ? `Your portrait and voice are still here.${task?.credits_charged === 0 ? ' You were not charged.' : ''}`
              : 'You can leave this page.'
          }
          onCancel={
            task && isPending(task)
              ? () =>
                  cancel.mutate(
                    { taskId: task.task_id },
                    { onError: handleError, onSettled: () => void tasks.refetch() },
                  )
              : undefined
          }
          onRetry={hasFailed ? handleMake : undefined}
        />
      )}
    </WizardFrame>
  )
}
