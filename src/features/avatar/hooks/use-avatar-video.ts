import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { estimateTask, useCreateTask } from '#generated/client/tasks/tasks.ts'
import { useUpdateStoryTitle } from '#generated/client/stories/stories.ts'
import { fieldText } from '#src/shared/api/api-error.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { beginWorkflow } from '#src/shared/services/telemetry/telemetry.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { titleOf } from '../lib/steps.ts'
import { type AvatarStory, UNTITLED } from './use-avatar-story.ts'
import { useAvatarModel } from './use-avatar-model.ts'
import { usePortraits } from './use-portraits.ts'

const USUAL_INTENSITY = 3

/** The settings of the video, its price, and the call that makes it. */
export function useAvatarVideo({ story, avatar, tasks }: AvatarStory) {
  const { models, model } = useAvatarModel()
  const { isDrawn } = usePortraits()
  const create = useCreateTask()
  const rename = useUpdateStoryTitle()
  const [intensity, setIntensity] = useState(USUAL_INTENSITY)
  const [movesBody, setMovesBody] = useState(false)
  const [chosen, setEngine] = useState<string>()
  const { arollId, portrait, voice } = avatar
  const isPerson = isDrawn(portrait?.id)
  const engines = model?.engines ?? []
  // The built-in engine makes drawn people speak; a photo's lips move with a connected model alone.
  const usual = isPerson ? engines.find(({ is_built_in: isBuiltIn }) => isBuiltIn) : undefined
  const engine = engines.find((each) => each.engine === chosen) ?? usual ?? engines[0]
  const request =
    story.data && model && arollId && portrait && voice
      ? {
          model_id: model.model_id,
          story_id: story.data.story_id,
          aroll_id: arollId,
          source_media_id: portrait.id,
          driving_media_id: voice.id,
          aspect_ratio: aspectRatio(story.data.aspect_ratio).label,
          expression_intensity: intensity,
          body_control: movesBody,
          ...(engine !== undefined && engine !== engines[0] && { engine: engine.engine }),
        }
      : null
  const estimate = useQuery({
    queryKey: ['estimateTask', request],
    queryFn: ({ signal }) => (request ? estimateTask(request, { signal }) : Promise.resolve(null)),
    enabled: request !== null,
    retry: false,
  })
  const price = estimate.data?.credits

  const make = () => {
    if (!story.data || !request) return
    const { story_id, display_title } = story.data
    if (display_title === UNTITLED)
      rename.mutate({ data: { story_id, display_title: titleOf(avatar.scene?.text ?? '') } })
    beginWorkflow(story_id, 'WizardAvatarStory')
    create.mutate(
      { data: request, headers: { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price) } },
      { onError: notifyFailure, onSettled: () => void tasks.refetch() },
    )
  }
  return {
    models,
    isPerson,
    engines,
    engine,
    setEngine,
    intensity,
    setIntensity,
    movesBody,
    setMovesBody,
    price,
    isFree: price === 0,
    canMake: request !== null && !estimate.isPending,
    make,
    isMaking: create.isPending,
  }
}

export const notifyFailure = (error: Error) => {
  notify(fieldText(error) ?? error.message, { tone: 'error' })
}
