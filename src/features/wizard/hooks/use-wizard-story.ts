import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useUpdateMusicWithJson } from '#generated/client/scenes/scenes.ts'
import {
  getGetStoryQueryKey,
  useCreateNarratedStory,
  useCreateStory,
  useGetStory,
  useUpdateAspectRatio,
  useUpdateStory,
} from '#generated/client/stories/stories.ts'
import type { Story } from '#generated/client/model/story.ts'
import type { StoryDocument } from '#generated/client/model/storyDocument.ts'
import { type Choices, choicesOf, creationOf, DEFAULT_CHOICES } from '../lib/choices.ts'
import { leftAfter, musicOf, narrationOf, updateOf } from '../lib/choices.ts'
import type { SaveState } from '#src/shared/ui/wizard/wizard-foot.tsx'
import { errorText } from '#src/shared/api/error-text.ts'
import { draftKey, storeDraft, readDraft } from '../lib/draft.ts'
import { isSavable } from '../lib/text-check.ts'
import { storeWritten, signatureOf } from '../lib/written.ts'

/** Rest after the last change before it is saved, ms. */
const SAVE_AFTER_MS = 700

interface Options {
  userId: string | undefined
  storyId: string | undefined
  /** What a story that is not saved yet begins with. */
  initial: Partial<Choices>
}

/**
 * The wizard's choices. Those of a saved story are saved again shortly after each change; what the server does not have yet waits in this
 * browser, so that a reload loses nothing.
 */
export function useWizardStory({ userId, storyId, initial }: Options) {
  const client = useQueryClient()
  const key = draftKey(userId, storyId)
  const document = useGetStory({ story_id: storyId ?? '' }, { query: { enabled: storyId !== undefined, staleTime: 0 } })
  const create = useCreateStory()
  const narrate = useCreateNarratedStory()
  const update = useUpdateStory()
  const reshape = useUpdateAspectRatio()
  const score = useUpdateMusicWithJson()
  const [unsaved, setUnsaved] = useState(() => readDraft(key))
  const [error, setError] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const running = useRef<Promise<string> | null>(null)
  const saved = document.data ? choicesOf(document.data) : DEFAULT_CHOICES
  const choices: Choices = { ...saved, ...unsaved, ...(storyId === undefined ? initial : {}) }

  const change = (changed: Partial<Choices>) => {
    setError(null)
    setUnsaved((before) => ({ ...before, ...changed }))
  }
  // In the commit that shows a change: whoever sees it can reload.
  useLayoutEffect(() => storeDraft(key, unsaved), [key, unsaved])

  const show = (id: string, story: Story) =>
    client.setQueryData<StoryDocument>(getGetStoryQueryKey({ story_id: id }), (old) => old && { ...old, ...story })

  async function begin(): Promise<string> {
    const isNarration = choices.kind === 'NARRATION'
    const { story_id: id } = isNarration
      ? await narrate.mutateAsync({ data: narrationOf(choices) })
      : await create.mutateAsync({ data: creationOf(choices) })
    if (isNarration) storeWritten(id, signatureOf(choices))
    storeDraft(key, {})
    return id
  }

  async function send(): Promise<string> {
    if (storyId === undefined) return begin()
    const sent = Object.fromEntries(Object.entries(unsaved).filter(([name]) => name !== 'text' || isSavable(choices)))
    const { ratio, music: _music, volume: _volume, ...rest } = sent as Partial<Choices>
    if (ratio !== undefined)
      show(storyId, await reshape.mutateAsync({ data: { story_id: storyId, aspect_ratio: ratio } }))
    const track = musicOf(storyId, sent)
    if (track) show(storyId, await score.mutateAsync({ data: track }))
    const data = updateOf(rest)
    if (Object.keys(data).length > 0) show(storyId, await update.mutateAsync({ storyId, data }))
    setUnsaved((now) => leftAfter(now, sent))
    return storyId
  }

  /** Saves what is not saved; its story's id. Rejects with the refusal. */
  async function save(): Promise<string> {
    // One at a time, so that an older value never arrives last.
    await running.current?.catch(() => undefined)
    const attempt = send()
    running.current = attempt
    setSaving(true)
    try {
      return await attempt
    } catch (cause) {
      setError(errorText(cause))
      throw cause
    } finally {
      running.current = null
      setSaving(false)
    }
  }

  const waiting = Object.keys(unsaved).filter((name) => name !== 'text' || isSavable(choices))
  const isWaiting = storyId !== undefined && document.data !== undefined && waiting.length > 0
  const saveQuietly = useEffectEvent(() => void save().catch(() => undefined))
  useEffect(() => {
    if (!isWaiting || isSaving || error !== null) return
    const timer = setTimeout(saveQuietly, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, isSaving, error, unsaved])

  const stateOf = (): SaveState => {
    if (error !== null) return 'failed'
    if (isSaving || isWaiting) return 'saving'
    if (storyId === undefined) return 'idle'
    return Object.keys(unsaved).length > 0 ? 'kept' : 'saved'
  }
  return { choices, change, save, state: stateOf(), error, document }
}

export type WizardStory = ReturnType<typeof useWizardStory>
