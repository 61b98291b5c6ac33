import { useListCharacters } from '#generated/client/characters/characters.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { changeCast, reloadCast, withCharacter } from './commands/run-cast-command.ts'
import type { Editor } from '../core/editor.ts'
import { useEditor } from '../core/use-editor.ts'

/** Polling interval for a portrait or sheet without events, ms. */
const POLL_INTERVAL_MS = 5000

/** The story's cast, the narrator first. Events of `useCastEvents` keep it up to date. */
export function useCast() {
  const { storyId } = useEditor()
  return useListCharacters(storyId, {
    query: {
      staleTime: Infinity,
      refetchInterval: ({ state }) =>
        state.data?.results.some(({ portrait_generation_status: portrait, sheet }) =>
          [portrait, sheet?.generation_status].includes('IN_PROGRESS'),
        )
          ? POLL_INTERVAL_MS
          : false,
    },
  })
}

/** Applies changes of jobs, other tabs and undo to the cast. Once for the open story. */
export function useCastEvents(editor: Editor): void {
  useRealtimeEvent('story-character-update-{storyId}', ({ character }) => {
    if (character.story_id === editor.storyId) changeCast(editor, (cast) => withCharacter(cast, character))
  })
  useRealtimeEvent('story-changed', ({ story_id: storyId, undo_label: undone, redo_label: redone }) => {
    const isAboutCast = [undone, redone].some(
      (label) => label && (/ character(?: sheet)?$/u.test(label) || label.startsWith('Restore “')),
    )
    if (storyId === editor.storyId && isAboutCast) void reloadCast(editor)
  })
  useResync(() => void reloadCast(editor))
}
