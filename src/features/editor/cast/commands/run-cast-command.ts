import { getListCharactersQueryKey } from '#generated/client/characters/characters.ts'
import type { Character, CharacterList } from '#generated/schema.ts'
import type { AnswerOf, OperationId } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { runCommand, type Command } from '#src/features/editor/core/run-command.ts'
import { patchScene, type OpenStory } from '#src/features/editor/core/open-story.ts'

export type { Character }

type Cast = CharacterList

interface CastCommand<Id extends OperationId> extends Command<Id> {
  /** The optimistic change of the cast, rolled back when the call is refused. */
  castEdit?: (cast: readonly Character[]) => Character[]
  /** Fields that the answer adds to the cast. */
  castSettle?: (cast: readonly Character[], answer: AnswerOf<Id>) => Character[]
}

/** Runs an edit of the story's cast, which is in the query cache beside the open document. */
export async function runCastCommand<Id extends OperationId>(
  editor: Editor,
  { castEdit, castSettle, ...command }: CastCommand<Id>,
): Promise<AnswerOf<Id> | undefined> {
  if (castEdit) changeCast(editor, castEdit)
  const answer = await runCommand<Id>(editor, command)
  if (answer === undefined) await reloadCast(editor)
  else if (castSettle) changeCast(editor, (cast) => castSettle(cast, answer))
  return answer
}

/** Changes the cached cast; one that was not loaded stays so. */
export function changeCast({ queries, storyId }: Editor, change: (cast: readonly Character[]) => Character[]): void {
  queries.setQueryData<Cast>(getListCharactersQueryKey(storyId), (cast) => cast && { results: change(cast.results) })
}

/** The cast, if it is loaded. */
export const knownCast = ({ queries, storyId }: Editor): Character[] | undefined =>
  queries.getQueryData<Cast>(getListCharactersQueryKey(storyId))?.results

export function reloadCast({ queries, storyId }: Editor): Promise<void> {
  return queries.invalidateQueries({ queryKey: getListCharactersQueryKey(storyId) })
}

/** With this character's current state; a new one is appended. */
export function withCharacter(cast: readonly Character[], character: Character): Character[] {
  return cast.some(({ id }) => id === character.id)
    ? cast.map((each) => (each.id === character.id ? character : each))
    : [...cast, character]
}

/** Scenes that a character speaks. */
export function spokenBy(open: OpenStory, characterId: string): string[] {
  return open.order.filter((id) => open.scenes[id]?.speaker_story_character_id === characterId)
}

/** With another voice in those scenes; their voice-overs become outdated. */
export function withCharacterVoice(open: OpenStory, characterId: string, voice: string): OpenStory {
  return spokenBy(open, characterId).reduce((to, sceneId) => {
    const scene = to.scenes[sceneId]
    if (!scene || scene.language_and_voice_code === voice) return to
    const isStale = scene.is_voiceover_stale || scene.audio_media !== null
    return patchScene(to, sceneId, { language_and_voice_code: voice, is_voiceover_stale: isStale })
  }, open)
}
