import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useParseScreenplayAndCreateStory, useSubmitStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import type { Choices } from '../lib/choices.ts'

/** Has a written story made and shows the progress, or hands a screenplay over to its page. */
export function useMakeStory(storyId: string | undefined) {
  const navigate = useNavigate()
  const submit = useSubmitStory()
  const parse = useParseScreenplayAndCreateStory()
  const [isMaking, setMaking] = useState(false)

  const during = async (work: () => Promise<void>) => {
    setMaking(true)
    try {
      await work()
    } catch (cause) {
      setMaking(false)
      throw cause
    }
  }

  return {
    isMaking,
    /** `save` answers the story's id once everything is saved. Rejects with the refusal. */
    make: (save: () => Promise<string>) =>
      during(async () => {
        const story_id = await save()
        await submit.mutateAsync({ storyId: story_id, headers: { 'Idempotency-Key': crypto.randomUUID() } })
        await navigate(paths.generating.href({ story_id }))
      }),
    read: ({ text, language }: Choices) =>
      during(async () => {
        const data = { script: text, language, ...(storyId !== undefined && { story_id: storyId }) }
        const { story_id } = await parse.mutateAsync({ data })
        await navigate(paths.screenplay.href({ storyId: story_id }))
      }),
  }
}
