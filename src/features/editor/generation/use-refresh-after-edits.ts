import { useDebouncedCallback } from 'use-debounce'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { useEditor } from '../core/use-editor.ts'

/** How long no edit has come, ms, and the longest that one waits for its answer, ms. */
const EDITING = { quietMs: 2_000, maxMs: 10_000 }
/** While work that the user waits for arrives piece by piece. */
const ARRIVING = { quietMs: 300, maxMs: 1_000 }

/**
 * Fetches again what the server computes from the whole story, once edits pause: they come in bursts, and a story of two hundred scenes
 * takes it a tenth of a second each time. Answers how to ask in the same way for another reason.
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
