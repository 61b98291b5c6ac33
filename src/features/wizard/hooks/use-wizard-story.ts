import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useUpdateMusicWithJson } from '#generated/client/scenes/scenes.ts'
import {
  getGetStoryQueryKey,
  useCreateNarratedStory,
  useCreateStory,
  useGetStory,
  useUpdateAspectRatio,
  useUpdateStory,
} from '#generated/client/stories/stories.ts'
import type { Story, StoryDocument } from '#generated/schema.ts'
import {
  type Choices,
  choicesOf,
  creationOf,
  type Draft,
  leftAfter,
  musicOf,
  narrationOf,
  startingChoices,
  updateOf,
} from '../lib/choices.ts'
import type { SaveState } from '#src/shared/ui/wizard/wizard-foot.tsx'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { useWritingPrice } from '#src/shared/story/quotes/use-writing-price.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { mergeTexts } from '#src/domain/merge-text.ts'
import { sharedText } from '#src/shared/hooks/shared-text.ts'
import { useSaveScheduler } from '#src/shared/lib/save-scheduler.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { draftKey, storeDraft, readDraft } from '../lib/draft.ts'
import { isSavable } from '../lib/text-check.ts'
import { storeWritten, signatureOf } from '../lib/written.ts'

interface Options {
  userId: string | undefined
  storyId: string | undefined
  /** Initial values of a story that is not saved yet. */
  initial: Partial<Choices>
}

/** A story once its choices are saved. */
interface SavedStory {
  id: string
  /** The typed text, merged with another user's changes. */
  text: string
  /** The saved text; a text that is too long to be saved is not in it. */
  stored: string
}

/** Two users changed the same words: the wizard waits until one of the texts is chosen. */
class UndecidedError extends Error {
  override message = 'The text was changed elsewhere. Choose which version to keep.'
}

const withoutText = ({ text: _text, textBase: _base, ...others }: Draft): Draft => others

/**
 * The wizard's choices. Those of a saved story are saved again shortly after each change; unsaved ones are stored in this
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
  /** The current text, where another user changed the same words. */
  const [theirs, setTheirs] = useState<string | null>(null)
  const newest = useRef(unsaved)
  const saved = document.data ? choicesOf(document.data) : startingChoices(useSessionStore.getState().user)
  const choices: Choices = { ...saved, ...unsaved, ...(storyId === undefined ? initial : {}) }

  const put = (next: Draft) => {
    newest.current = next
    setUnsaved(next)
  }
  const change = (changed: Partial<Choices>) => {
    setError(null)
    const before = newest.current
    const isBegun = changed.text !== undefined && before.textBase === undefined && storyId !== undefined
    put({ ...before, ...changed, ...(isBegun && { textBase: saved.text }) })
  }
  // In the commit that shows a change: a user who sees it can reload.
  useLayoutEffect(() => storeDraft(key, unsaved), [key, unsaved])

  const show = (id: string, story: Story) =>
    client.setQueryData<StoryDocument>(getGetStoryQueryKey({ story_id: id }), (old) => old && { ...old, ...story })

  // A model that cuts the text is paid as soon as there is a story.
  const narration = useWritingPrice()(
    { kind: 'SCRIPT', text: choices.text.trim(), language: choices.language, seconds: null },
    0,
  )
  const narrationHeaders = () => ({ 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(narration.most) })

  async function begin(): Promise<SavedStory> {
    const isNarration = choices.kind === 'NARRATION'
    const { story_id: id } = isNarration
      ? await narrate.mutateAsync({ data: narrationOf(choices), headers: narrationHeaders() })
      : await create.mutateAsync({ data: creationOf(choices) })
    if (isNarration) storeWritten(id, signatureOf(choices))
    storeDraft(key, {})
    return { id, text: choices.text, stored: choices.text }
  }

  const isTextSendable = isSavable(choices) && theirs === null
  const waiting = Object.entries(unsaved).filter(([name]) => isTextSendable || (name !== 'text' && name !== 'textBase'))

  const dropSent = (sent: Draft) => {
    put(leftAfter(newest.current, sent))
    // The page may be closed by then, and would send it again when it is opened the next time.
    storeDraft(key, newest.current)
  }

  async function send(): Promise<SavedStory> {
    if (storyId === undefined) return begin()
    const sent: Draft = Object.fromEntries(waiting)
    const { ratio, music: _music, volume: _volume, ...rest } = sent
    if (ratio !== undefined)
      show(storyId, await reshape.mutateAsync({ data: { story_id: storyId, aspect_ratio: ratio } }))
    const track = musicOf(storyId, sent)
    if (track) show(storyId, await score.mutateAsync({ data: track }))
    const stored = await sendChoices(storyId, rest).catch((cause: unknown) => {
      if (cause instanceof UndecidedError) dropSent(withoutText(sent))
      throw cause
    })
    dropSent(sent)
    return { id: storyId, text: isTextSendable ? stored : choices.text, stored }
  }

  /** Answers the story's saved text: both users' words when another user saved first. */
  async function sendChoices(id: string, changed: Draft): Promise<string> {
    const { text, textBase = saved.text } = changed
    const data = updateOf({ ...changed, ...(text !== undefined && { textBase }) })
    if (Object.keys(data).length === 0) return saved.text
    try {
      const story = await update.mutateAsync({ storyId: id, data })
      show(id, story)
      return story.initial_prompt
    } catch (cause) {
      const present = sharedText.presentIn(cause)
      if (present === undefined || text === undefined) throw cause
      const merged = mergeTexts({ base: textBase, mine: text, theirs: present })
      if (merged !== null) return sendChoices(id, { ...changed, text: merged, textBase: present })
      setTheirs(present)
      // The text waits for an answer, other choices do not.
      await sendChoices(id, withoutText(changed))
      throw new UndecidedError()
    }
  }

  /** Ends a conflict: this text replaces the current one. */
  const resolve = (text: string) => {
    if (theirs === null) return
    setTheirs(null)
    put({ ...newest.current, text, textBase: theirs })
  }

  async function sendAndCheck(): Promise<SavedStory> {
    setError(null)
    try {
      const done = await send()
      if (theirs !== null) throw new UndecidedError()
      return done
    } catch (cause) {
      if (!(cause instanceof UndecidedError)) setError(errorText(cause))
      throw cause
    }
  }

  const isWaiting = storyId !== undefined && document.data !== undefined && waiting.length > 0
  /** `flush` saves pending choices. It rejects with the refusal, also while two versions of the text conflict. */
  const { flush: save, isSaving } = useSaveScheduler({ waiting: isWaiting ? unsaved : null, save: sendAndCheck })

  const stateOf = (): SaveState => {
    if (error !== null || theirs !== null) return 'failed'
    if (isSaving || isWaiting) return 'saving'
    if (storyId === undefined) return 'idle'
    return Object.keys(unsaved).length > 0 ? 'kept' : 'saved'
  }
  const conflict =
    theirs === null || unsaved.text === undefined
      ? null
      : { base: unsaved.textBase ?? saved.text, mine: unsaved.text, theirs, resolve }
  const savingPrice = storyId === undefined && choices.kind === 'NARRATION' ? narration.most : 0
  return { savingPrice, choices, change, save, state: stateOf(), error, conflict, document }
}

export type WizardStory = ReturnType<typeof useWizardStory>
