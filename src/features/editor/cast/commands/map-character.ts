import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import type { OpenStory } from '#src/features/editor/core/open-story.ts'
import { withCharacterVoice, type Character, runCastCommand, withCharacter } from './run-cast-command.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'

/** The character gets description, voice, portrait and name of an existing one. */
export function mapCharacter(editor: Editor, id: string, existing: Character) {
  const voice = existing.language_and_voice_code
  return runCastCommand(editor, {
    ...(voice !== null && { edit: (open: OpenStory) => withCharacterVoice(open, id, voice) }),
    request: apiRequest('mapCharacter', {
      params: { storyId: editor.storyId, characterId: id },
      body: { character_id: existing.id },
    }),
    castSettle: withCharacter,
    failure: serverText,
  })
}
