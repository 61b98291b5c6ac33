import { useEffect } from 'react'
import { loadMedia } from '#src/shared/media/media-loading.ts'
import { mediaStore } from '#src/shared/media/media-store.ts'
import { useResync } from '#src/shared/realtime/events.ts'
import type { Editor } from '../lib/editor.ts'
import { agingMedia, withFreshMedia } from '../lib/story-media.ts'
import { confirm } from '../stores/story-store.ts'

/** How often it is looked for media that are being made or whose addresses run out, ms. */
const POLL_INTERVAL_MS = 60_000

/** Keeps the open story's pictures, videos and sound in step with the media cache, and the cache in step with the server. */
export function useStoryMedia(editor: Editor): void {
  const { store } = editor
  useEffect(() => {
    const look = () => void loadMedia(agingMedia(store.getState().open, Date.now()))
    const timer = setInterval(look, POLL_INTERVAL_MS)
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
