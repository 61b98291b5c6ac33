import { useListCharacters } from '#generated/client/characters/characters.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { changeCast, reloadCast, withCharacter } from './commands/run-cast-command.ts'
import type { Editor } from '../core/editor.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { useListVoices } from '#generated/client/constants/constants.ts'
import { isSameLanguage } from '#src/domain/languages.ts'

/** How often a portrait of which no event came is asked for, ms. */
const POLL_INTERVAL_MS = 5000

/** The story's cast, the narrator first. Events of `useCastEvents` keep it up to date. */
export function useCast() {
  const { storyId } = useEditor()
  return useListCharacters(storyId, {
    query: {
      staleTime: Infinity,
      refetchInterval: ({ state }) =>
        state.data?.results.some((each) => each.portrait_generation_status === 'IN_PROGRESS')
          ? POLL_INTERVAL_MS
          : false,
    },
  })
}

/** Takes in what jobs, other tabs and undo did to the cast. Once for the open story. */
export function useCastEvents(editor: Editor): void {
  useRealtimeEvent('story-character-update-{storyId}', ({ character }) => {
    if (character.story_id === editor.storyId) changeCast(editor, (cast) => withCharacter(cast, character))
  })
  useRealtimeEvent('story-changed', ({ story_id: storyId, undo_label: undone, redo_label: redone }) => {
    const isAboutCast = [undone, redone].some(
      (label) => label?.endsWith(' character') || label?.startsWith('Restore “'),
    )
    if (storyId === editor.storyId && isAboutCast) void reloadCast(editor)
  })
  useResync(() => void reloadCast(editor))
}

/**
 * The voice of scenes that have none of their own: the story's choice, else what it has spoken with, as long as that speaks its language.
 * null for the language's first one.
 */
export function useStoryVoice(): string | null {
  const chosen = useOpen(({ story }) => story.default_voice_code)
  const usual = useOpen(({ story }) => story.usual_voice_code)
  const language = useOpen(({ story }) => story.language)
  const { data } = useListVoices({ query: { staleTime: Infinity } })
  if (chosen !== null) return chosen
  const voice = data?.voices.find(({ voice_code: code }) => code === usual)
  return voice && isSameLanguage(voice.language, language) ? voice.voice_code : null
}
