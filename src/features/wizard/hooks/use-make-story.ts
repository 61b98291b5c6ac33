import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useParseScreenplayAndCreateStory, useSubmitStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import type { Choices } from '../lib/choices.ts'
import type { WizardStory } from './use-wizard-story.ts'

/** Generates a written story and shows the progress, or opens a screenplay's page. */
export function useMakeStory(storyId: string | undefined) {
  const navigate = useNavigate()
  const submit = useSubmitStory()
  const parse = useParseScreenplayAndCreateStory()
  const [isGenerating, setGenerating] = useState(false)

  const during = async (work: () => Promise<void>) => {
    setGenerating(true)
    try {
      await work()
    } catch (cause) {
      setGenerating(false)
      throw cause
    }
  }

  return {
    isGenerating,
    /** Rejects with the refusal, also that of `save`. @param price credits, as it was shown */
    make: (save: WizardStory['save'], price: number | undefined) =>
      during(async () => {
        const { id: story_id } = await save()
        const headers = { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price) }
        await submit.mutateAsync({ storyId: story_id, headers })
        await navigate(paths.generating.href({ story_id }))
      }),
    read: ({ text, language }: Choices, save: WizardStory['save']) =>
      during(async () => {
        const saved = storyId === undefined ? null : await save()
        const own = saved && { script: saved.text, story_id: saved.id, base_script: saved.stored }
        const data = { script: text, language, ...own }
        const { story_id } = await parse.mutateAsync({ data })
        await navigate(paths.screenplay.href({ storyId: story_id }))
      }),
  }
}
