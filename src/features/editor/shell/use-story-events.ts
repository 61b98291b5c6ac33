import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { refreshAroll, refreshScene, refreshStory, applyBrandChange, applyStoryChange } from '../core/refresh-story.ts'
import type { Editor } from '../core/editor.ts'
import { formatFramesAsSeconds } from '../core/lengths.ts'
import { loadMedia } from '#src/shared/media/media-loading.ts'
import { mediaStore } from '#src/shared/media/media-store.ts'
import { agingMedia, withFreshMedia } from './story-media.ts'
import { confirm } from '../core/story-store.ts'

/** How often media that are being generated or whose URLs expire are checked, ms. */
const MEDIA_INTERVAL_MS = 60_000

/** Polling interval for work without events, ms. */
const POLL_INTERVAL_MS = 5000

/** Applies changes of jobs and other tabs to the open story. */
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

/** Speech is never cut: this reports that a new voice-over made a scene longer or shorter. */
export function useGrowthNotice({ store }: Editor): void {
  useEffect(
    () =>
      store.subscribe(({ open }, { open: before }) => {
        // During the generation of the story, every voice-over is new.
        if (open.scenes === before.scenes || open.story.status === 'GENERATING') return
        for (const [at, id] of open.order.entries()) {
          const [now, then] = [open.scenes[id], before.scenes[id]]
          if (!now || !then || now.audio_media === null || now.audio_media.id === then.audio_media?.id) continue
          if (now.duration_in_frames === then.duration_in_frames) continue
          // A merge or split moves existing speech; only new speech changes the length of its own scene.
          if (then.text !== now.text) continue
          const length = formatFramesAsSeconds(now.duration_in_frames)
          notify(`Scene ${at + 1} is now ${length}, to match its voice-over`)
        }
      }),
    [store],
  )
}

/** Syncs the open story's images, videos and sound with the media cache, and the cache with the server. */
export function useStoryMedia(editor: Editor): void {
  const { store } = editor
  useEffect(() => {
    const look = () => void loadMedia(agingMedia(store.getState().open, Date.now()))
    const timer = setInterval(look, MEDIA_INTERVAL_MS)
    const stop = mediaStore.subscribe(({ media }, before) => {
      if (media !== before.media) confirm(store, (open) => withFreshMedia(open, media))
    })
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [store])
  useResync(() => void loadMedia(agingMedia(store.getState().open, Date.now()), { isForced: true }))
}
