import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '../lib/editor.ts'
import type { OpenStory } from '../lib/open-story.ts'
import { withCharacterVoice } from '../lib/spoken-scenes.ts'
import { serverText } from './failure-text.ts'
import { type Character, runCastCommand, withCharacter } from './run-cast-command.ts'

/** The character takes over look, voice, portrait and name of an existing one. */
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
