import { useNavigate } from 'react-router-dom'
import { useCreateStory, useGenerateStoryWithScriptType, useSubmitStory } from '#generated/client/stories/stories.ts'
import type { AspectRatio } from '#generated/client/model/aspectRatio.ts'
import { paths } from '#src/app/paths.ts'

export interface Idea {
  prompt: string
  ratio: AspectRatio
  /** Seconds. */
  seconds: number
  language: string
  /** Id of a look. */
  look: string | undefined
}

/** The workflow AutoGenerateStory: one prompt becomes a story, its text and its scenes; then its progress is shown. */
export function useGenerateStory() {
  const navigate = useNavigate()
  const create = useCreateStory()
  const write = useGenerateStoryWithScriptType()
  const submit = useSubmitStory()

  async function generate({ prompt, ratio, seconds, language, look }: Idea): Promise<void> {
    const { story_id } = await create.mutateAsync({
      data: {
        creation_mode: 'Text',
        initial_prompt: prompt,
        script_type: 'PROMPT',
        aspect_ratio: ratio,
        language,
        video_length_in_sec: seconds,
        ...(look === undefined ? {} : { visual_style: look }),
      },
    })
    await write.mutateAsync({
      data: { story_id, script_type: 'PROMPT', initial_prompt: prompt, language, video_length_in_sec: seconds },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    await submit.mutateAsync({ storyId: story_id, headers: { 'Idempotency-Key': crypto.randomUUID() } })
    await navigate(paths.generating.href({ story_id }))
  }

  return { generate, isPending: create.isPending || write.isPending || submit.isPending }
}
