import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useGenerateVisualsForAudioStory } from '#generated/client/audio-stories/audio-stories.ts'
import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import type { AiOutputMode, UpdateStoryRequest } from '#generated/schema.ts'
import { estimateCreditsForStory, useUpdateAspectRatio, useUpdateStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { useRefusalFixes } from '#src/shared/story/quotes/use-refusal-fixes.ts'
import { QuoteLines, quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { toStyleChoice } from '#src/shared/story/image-styles/style-list.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { StylePick } from '#src/shared/ui/picks/style-pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import step from '#src/shared/ui/wizard/step.module.css'
import { VisualsOffer } from '#src/shared/ui/wizard/visuals-offer.tsx'
import { WizardFrame } from '#src/shared/ui/wizard/wizard-frame.tsx'
import { errorText } from '#src/shared/api/api-error.ts'
import type { StepProps } from '../lib/step-props.ts'
import styles from './audio.module.css'

const OUTPUTS = [
  { value: 'IMAGE', label: 'Images' },
  { value: 'VIDEO', label: 'Video clips' },
] as const satisfies readonly { value: AiOutputMode; label: string }[]

/** Style and motion of the images; then they are generated. */
export function VisualsStep({ frame, hrefOf, audio, storyId, story }: StepProps) {
  const navigate = useNavigate()
  const presets = useListLeonardoPresets()
  const reshape = useUpdateAspectRatio()
  const update = useUpdateStory()
  const generate = useGenerateVisualsForAudioStory()
  const fixes = useRefusalFixes(storyId)
  const [output, setOutput] = useState<AiOutputMode>(story.ai_output_mode)
  const estimate = useQuery({
    queryKey: ['estimateCreditsForStory', storyId, story.revision, output],
    queryFn: ({ signal }) => estimateCreditsForStory({ story_id: storyId, ai_output_mode: output }, { signal }),
  })
  const quote = estimate.data?.quote ?? null
  const looks = presets.data?.models[0]?.styles ?? []
  const [look, setLook] = useState(story.visual_style)
  const [ratio, setRatio] = useState(story.aspect_ratio)
  const { scenes } = story
  const isFree = estimate.data?.is_free_generation === true
  // Free work shows no price.
  const price = estimate.data?.credits || undefined
  const problem = estimate.data?.length_problem ?? null

  // A user who leaves to choose images finds the style again.
  const save = (data: UpdateStoryRequest) =>
    update.mutate({ storyId, data }, { onError: notifyError, onSettled: () => void audio.story.refetch() })
  const handleLook = (id: string) => {
    setLook(id)
    save({ visual_style: id })
  }
  const handleOutput = (mode: AiOutputMode) => {
    setOutput(mode)
    save({ ai_output_mode: mode })
  }
  const handleRatio = (next: typeof ratio) => {
    setRatio(next)
    reshape.mutate(
      { data: { story_id: storyId, aspect_ratio: next } },
      {
        onSuccess: () => void audio.story.refetch(),
        onError: () => {
          setRatio(ratio)
          notify('Failed to update story aspect ratio.', { tone: 'error' })
        },
      },
    )
  }
  const handleGenerate = async () => {
    const visual_style = look ?? looks[0]?.leonardo_style_id
    try {
      await generate.mutateAsync({
        data: { story_id: storyId, ai_output_mode: output, ...(visual_style && { visual_style }) },
        headers: { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(estimate.data?.credits) },
      })
      await navigate(paths.generating.href({ story_id: storyId }))
    } catch (cause) {
      const text = errorText(cause, 'Something Went Wrong')
      notify(text, { tone: 'error', action: { label: 'Retry', onAction: () => void handleGenerate() } })
    }
  }
  return (
    <WizardFrame
      {...frame}
      title="Choose a style"
      text={`Each of the ${scenes.length} scenes gets an image that matches the words. ${quote ? 'Failed scenes aren’t charged.' : isFree ? 'The first generation is free.' : 'Scenes that fail are refunded.'}`}
      foot={{
        back: { label: 'Scenes', href: hrefOf('scenes') },
        next: {
          label: 'Generate visuals',
          onNext: () => void handleGenerate(),
          isBusy: generate.isPending,
          busyLabel: 'Starting',
          disabled: problem !== null || reshape.isPending,
          price,
        },
        state: reshape.isPending || update.isPending ? 'saving' : 'saved',
      }}
    >
      <div className={step.stack}>
        {problem !== null && <Problem text={problem} />}
        {presets.isPending ? (
          <Skeletons label="Loading styles">
            <SkeletonLine width="100%" height={320} />
          </Skeletons>
        ) : presets.isError ? (
          <ErrorState
            title="Couldn’t load styles"
            text={presets.error.message}
            onRetry={() => void presets.refetch()}
            isRetrying={presets.isFetching}
          />
        ) : (
          <StylePick
            label="Style"
            choices={looks.flatMap(toStyleChoice)}
            value={look ?? looks[0]?.leonardo_style_id}
            onChange={handleLook}
          />
        )}
        <div className={styles.two}>
          <div className={styles.choice}>
            <h2 className={step.label}>Aspect ratio</h2>
            <RatioPick value={ratio} onChange={handleRatio} />
          </div>
          <div className={step.field}>
            <h2 className={step.label}>Visuals</h2>
            <Segmented label="Visuals" segments={OUTPUTS} value={output} onChange={handleOutput} />
            {output === 'VIDEO' && (
              <p className={step.hint}>Images get camera motion first. Clips are added after the story opens.</p>
            )}
          </div>
        </div>
        {quote && (
          <section className={step.field} aria-label="Price">
            <h2 className={step.label}>Price: {quotePriceText(quote)}</h2>
            <QuoteLines quote={quote} />
            <ExpectedRefusals of={{ story_id: storyId }} revision={story.revision} {...fixes} />
          </section>
        )}
        <VisualsOffer storyId={storyId}>
          Every scene gets an image in this style. You can also pick stock images first.
        </VisualsOffer>
      </div>
    </WizardFrame>
  )
}
