import { useDebouncedCallback } from 'use-debounce'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { useEditor } from '../core/use-editor.ts'

/** Pause after the last edit, ms, and the longest delay of a fetch, ms. */
const EDITING = { quietMs: 2_000, maxMs: 10_000 }
/** While work that the user waits for arrives piece by piece. */
const ARRIVING = { quietMs: 300, maxMs: 1_000 }

/**
 * Fetches again what the server computes from the whole story, once edits pause: they come in bursts, and a story of two hundred scenes
 * takes it a tenth of a second each time. Returns a function that requests the same fetch for another reason.
 */
export function useRefreshAfterEdits(refresh: () => unknown, isArriving = false): () => void {
  const { storyId } = useEditor()
  const { quietMs, maxMs } = isArriving ? ARRIVING : EDITING
  const refreshLater = useDebouncedCallback(() => void refresh(), quietMs, { maxWait: maxMs })
  useRealtimeEvent('story-changed', ({ story_id }) => {
    if (story_id === storyId) refreshLater()
  })
  useResync(refreshLater)
  return refreshLater
}
