import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { refreshAroll, refreshScene, refreshStory } from '../commands/refresh-story.ts'
import { applyBrandChange } from '../commands/apply-brand-change.ts'
import { applyStoryChange } from '../commands/apply-story-change.ts'
import type { Editor } from '../lib/editor.ts'

/** How often work of which no event came is asked for, ms. */
const POLL_INTERVAL_MS = 5000

/** Takes in what jobs and other tabs did to the open story. */
export function useStoryEvents(editor: Editor): void {
  const { storyId, store } = editor

  useRealtimeEvent('story-changed', (change) => void applyStoryChange(editor, change))

  useRealtimeEvent('brand-changed', () => void applyBrandChange(editor))

  useRealtimeEvent('story-status', ({ status }) => {
    const { story } = store.getState().open
    if (status.story_id === storyId && status.status !== story.status) void refreshStory(editor)
  })

  useRealtimeEvent('media_update', ({ media }) => {
    if (media.story_id !== storyId) return
    if (media.status === 'FAILED') notify(media.error_message ?? 'Something Went Wrong', { tone: 'error' })
    if (media.aroll_id !== null) void refreshAroll(editor, media.aroll_id)
    else if (media.scene_id !== null) void refreshScene(editor, media.scene_id)
  })

  useResync(() => void refreshStory(editor))

  const isWaiting = useStore(store, ({ open }) => isBeingMade(open.scenes) || isBeingMade(open.arolls))
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void refreshStory(editor), POLL_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [editor, isWaiting])
}

const isBeingMade = (rows: Readonly<Record<string, { status: string }>>) =>
  Object.values(rows).some(({ status }) => status === 'GENERATING')
