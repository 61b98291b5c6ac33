import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCreateAndGenerateStory } from '#generated/client/stories/stories.ts'
import type { AspectRatio, ShotsPerScene, StoryPlan } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { DEFAULT_LANGUAGE } from '#src/domain/languages.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { guessLanguage } from '#src/shared/story/language/guess-language.ts'

export interface Idea {
  prompt: string
  ratio: AspectRatio
  /** Seconds. */
  seconds: number
  /** BCP 47; undefined: the detected language of the prompt. */
  language: string | undefined
  /** Id of a style. */
  look: string | undefined
  /** Id of an image model; undefined: the user's default. */
  imageModel: string | undefined
  shots: ShotsPerScene
  usesBrand: boolean
  /** What the browser's language model wrote; undefined: a writer is asked. */
  plan: StoryPlan | undefined
  /** The highest price that was shown, credits. */
  price: number | undefined
}

/** Creates a story from a prompt (the workflow AutoGenerateStory): one that is running, or none; then its progress is shown. */
export function useGenerateStory() {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCreateAndGenerateStory()
  // The same request sent again after a lost answer creates no second story.
  const asked = useRef({ request: '', key: '' })

  async function generate({
    prompt,
    ratio,
    seconds,
    language,
    look,
    imageModel,
    shots,
    usesBrand,
    plan,
    price,
  }: Idea): Promise<void> {
    const data = {
      initial_prompt: prompt,
      script_type: 'PROMPT' as const,
      aspect_ratio: ratio,
      language: language ?? (await guessLanguage(prompt).catch(() => null)) ?? DEFAULT_LANGUAGE,
      video_length_in_sec: seconds,
      ...(look === undefined ? {} : { visual_style: look }),
      ...(imageModel === undefined ? {} : { default_image_model: imageModel }),
      ...(shots !== 'AUTO' && { shots_per_scene: shots }),
      ...(usesBrand && { use_brand_settings: true }),
      ...(plan && { browser_plan: plan }),
    }
    const request = JSON.stringify(data)
    if (asked.current.request !== request) asked.current = { request, key: crypto.randomUUID() }
    try {
      const headers = { 'Idempotency-Key': asked.current.key, ...mostCredits(price) }
      const { story_id } = await mutateAsync({ data, headers })
      asked.current.request = ''
      await navigate(paths.generating.href({ story_id }))
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.isNetworkFailure)) asked.current.request = ''
      throw cause
    }
  }

  return { generate, isPending }
}
