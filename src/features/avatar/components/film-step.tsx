import { useCancelTask } from '#generated/client/tasks/tasks.ts'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { WorkerBadge } from '#src/shared/ui/engine-badge.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { notifyFailure, useAvatarVideo } from '../hooks/use-avatar-video.ts'
import { isPending } from '../hooks/use-avatar-story.ts'
import styles from './avatar.module.css'
import { Face } from './face.tsx'
import type { StepProps } from './step-props.ts'

/** Who animates the portrait, liveliness, price, and the progress of the video. */
export function FilmStep({ own, frame, back }: StepProps) {
  const { story, avatar, tasks, task } = own
  const video = useAvatarVideo(own)
  const { models, isPerson, engines, engine, intensity, movesBody } = video
  const cancel = useCancelTask()
  const { portrait, voice } = avatar
  const isGenerating = isPending(task) || video.isMaking
  const hasFailed = !isGenerating && (task?.status === 'FAILED' || task?.status === 'THROTTLED')
  const builtIn = isPerson ? 'Drawn avatar' : 'Gentle motion'
  return (
    <WizardFrame
      {...frame}
      text={
        <>
          Your video opens in the editor with captions, ready to export.
          {video.isFree && !isGenerating && ' The first generation is free.'}
        </>
      }
      foot={{
        back,
        next: {
          label: 'Generate avatar video',
          onNext: video.make,
          isBusy: isGenerating,
          busyLabel: 'Generating the video',
          disabled: !video.canMake,
          // Free work shows no price.
          price: video.price || undefined,
        },
        state: 'saved',
      }}
    >
      <div className={styles.portrait}>
        <Face image={portrait?.url} isDrawn={isPerson} ratio={story.data?.aspect_ratio} />
        <div className={styles.choices}>
          {voice && (
            <audio crossOrigin="anonymous" className={step.listen} controls src={voice.url} aria-label="The voice">
              <track kind="captions" />
            </audio>
          )}
          {engines.length > 1 && (
            <Segmented
              label="How the portrait moves"
              segments={engines.map((each) => ({
                value: each.engine,
                label: each.is_built_in ? builtIn : each.engine,
                disabled: isGenerating,
              }))}
              value={engine?.engine}
              onChange={video.setEngine}
            />
          )}
          <Slider
            label="Expression"
            min={1}
            max={5}
            step={1}
            value={intensity}
            disabled={isGenerating}
            format={(value) => `${value} of 5`}
            onChange={video.setIntensity}
          />
          <Checkbox
            label="Move shoulders too"
            checked={movesBody}
            disabled={isGenerating}
            onChange={(_event, isOn) => video.setMovesBody(isOn)}
          />
          {engine && (
            <>
              <div className={step.row}>
                <WorkerBadge label={engine.engine} isBuiltIn={engine.is_built_in} />
              </div>
              <p className={step.hint}>{motionText(engine.is_built_in, isPerson, engines.length > 1)}</p>
            </>
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
                    { onError: notifyFailure, onSettled: () => void tasks.refetch() },
                  )
              : undefined
          }
          onRetry={hasFailed ? video.make : undefined}
        />
      )}
    </WizardFrame>
  )
}

function motionText(isBuiltIn: boolean, isPerson: boolean, hasChoice: boolean): string {
  if (!isBuiltIn) return 'A connected model moves the lips.'
  if (isPerson) return 'Lips, eyes and brows follow the voice, in 1080p.'
  const text = 'Gentle motion: the head moves with the voice. Lips won’t move.'
  return hasChoice ? text : `${text} For lips, choose one of our people, or connect a model.`
}
