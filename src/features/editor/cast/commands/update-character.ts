import type { UpdateCharacterRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import type { OpenStory } from '#src/features/editor/core/open-story.ts'
import { withCharacterVoice, type Character, runCastCommand, withCharacter } from './run-cast-command.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'

type Request = UpdateCharacterRequest
type CharacterWords = Pick<Request, 'call_name' | 'description' | 'language_and_voice_code'>

/**
 * Changes words or voice of a character; the scenes it speaks follow its voice.
 * @param known the base of the edit; unchanged fields are not sent
 */
export async function updateCharacter(editor: Editor, known: Character, words: CharacterWords): Promise<void> {
  const { call_name: name, description, language_and_voice_code: voice } = words
  const isNamed = name !== undefined && name !== known.call_name
  const edits: Request[] = [
    {
      ...(isNamed && { call_name: name, base_call_name: known.call_name }),
      ...(voice !== undefined && voice !== known.language_and_voice_code && { language_and_voice_code: voice }),
    },
    // Sent separately: a call is refused for one text at a time.
    description !== undefined && description !== known.description
      ? { description, base_description: known.description }
      : {},
  ]
  const asked = edits.filter((edit) => Object.keys(edit).length > 0)
  await Promise.all(asked.map((edit) => sendCharacter(editor, known.id, edit)))
}

function sendCharacter(editor: Editor, id: string, body: Request) {
  const { base_call_name: _name, base_description: _description, ...shown } = body
  const voice = body.language_and_voice_code
  return runCastCommand(editor, {
    castEdit: (cast) => cast.map((each) => (each.id === id ? { ...each, ...shown } : each)),
    ...(voice !== undefined && { edit: (open: OpenStory) => withCharacterVoice(open, id, voice) }),
    request: apiRequest('updateCharacter', { params: { storyId: editor.storyId, id }, body }),
    castSettle: withCharacter,
    failure: serverText,
  })
}
