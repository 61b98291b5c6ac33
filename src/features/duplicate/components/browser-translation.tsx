import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getGetStoryTranslationQueryKey,
  getStoryTranslation,
  useSaveBrowserTranslation,
} from '#generated/client/stories/stories.ts'
import type { StoryTranslation } from '#generated/schema.ts'
import { BrowserOffer } from '#src/shared/browser-models/browser-offer.tsx'
import { translateTexts, useBrowserTranslator } from '#src/shared/browser-models/translate-texts.ts'

/** Offers the browser's translator for the texts of a copy that are still the original's. All that it translates is one edit. */
export function BrowserTranslation({ translation }: { translation: StoryTranslation }) {
  const { story_id: storyId, original_language: from, language: to } = translation
  const client = useQueryClient()
  const save = useSaveBrowserTranslation()
  const work = useBrowserTranslator(from, to)
  // By the original text. They outlive a failure, so that pressing again continues.
  const [done] = useState(() => new Map<string, string>())
  const open = openTexts(translation)
  if (open.length === 0 && !work.isRunning) return null

  const handleRun = () =>
    work.run(async (call) => {
      const texts = [translation.original_title, ...open]
      const failure = await translateTexts({ texts, from, to, done }, call).then(
        () => null,
        (cause: unknown) => ({ cause }),
      )
      // A scene that was deleted meanwhile would refuse all of them.
      const now = await getStoryTranslation(storyId)
      const scenes = now.scenes.filter(isOpen).flatMap(({ scene_id, original_text }) => {
        const text = done.get(original_text)
        return text === undefined ? [] : [{ scene_id, text }]
      })
      const overlayTexts = now.untranslated_overlay_texts.flatMap((original_text) => {
        const text = done.get(original_text)
        return text === undefined ? [] : [{ original_text, text }]
      })
      if (scenes.length + overlayTexts.length > 0) {
        const title = done.get(now.original_title)
        const data = { scenes, overlay_texts: overlayTexts, ...(title !== undefined && { title }) }
        const saved = await save.mutateAsync({ storyId, data })
        client.setQueryData(getGetStoryTranslationQueryKey(storyId), saved)
      }
      if (failure) throw failure.cause
    })
  return (
    <BrowserOffer
      work={work}
      verb="Translate"
      busyLabel="Translating in this browser"
      download="a language pack"
      keepsDone
      note="You can edit every word."
      onRun={handleRun}
    />
  )
}

const isOpen = (scene: StoryTranslation['scenes'][number]) => !scene.is_translated && scene.original_text.trim() !== ''

const openTexts = ({ scenes, untranslated_overlay_texts }: StoryTranslation): string[] => [
  ...scenes.filter(isOpen).map(({ original_text }) => original_text),
  ...untranslated_overlay_texts,
]
