import type { components } from '#generated/types/api.ts'
import { client } from '#src/shared/api/client.ts'
import type { Editor } from '../lib/editor.ts'
import { patchScene, type OpenStory } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { serverText, spendingText } from './failure-text.ts'
import { type Character, runCastCommand, withCharacter } from './run-cast-command.ts'

type Schemas = components['schemas']

const BASE = '/core-api/story/{storyId}/character'
/** Name of the work in the store's `busy`. */
export const portraitOf = (characterId: string) => `portrait:${characterId}`
const portraitText = spendingText('Something Went Wrong')

type CharacterWords = Pick<Schemas['UpdateCharacterRequest'], 'call_name' | 'description' | 'language_and_voice_code'>

/**
 * Changes words or voice of a character; the scenes it speaks follow its voice.
 * @param known the character as the words were written over it; what is the same is not sent
 */
export async function updateCharacter(editor: Editor, known: Character, words: CharacterWords): Promise<void> {
  const { call_name: name, description, language_and_voice_code: voice } = words
  const isNamed = name !== undefined && name !== known.call_name
  const edits: Schemas['UpdateCharacterRequest'][] = [
    {
      ...(isNamed && { call_name: name, base_call_name: known.call_name }),
      ...(voice !== undefined && voice !== known.language_and_voice_code && { language_and_voice_code: voice }),
    },
    // By itself: a call is refused for one text at a time.
    description !== undefined && description !== known.description
      ? { description, base_description: known.description }
      : {},
  ]
  const asked = edits.filter((edit) => Object.keys(edit).length > 0)
  await Promise.all(asked.map((edit) => sendCharacter(editor, known.id, edit)))
}

function sendCharacter(editor: Editor, id: string, body: Schemas['UpdateCharacterRequest']) {
  const { base_call_name: _name, base_description: _description, ...shown } = body
  const voice = body.language_and_voice_code
  return runCastCommand(editor, {
    castEdit: (cast) => cast.map((each) => (each.id === id ? { ...each, ...shown } : each)),
    ...(voice !== undefined && { edit: (open: OpenStory) => withVoice(open, id, voice) }),
    call: async () =>
      answered(await client.POST(`${BASE}/{id}/update/`, { body, params: { path: { storyId: editor.storyId, id } } })),
    castSettle: withCharacter,
    failure: serverText,
  })
}

/** The character takes over look, voice, portrait and name of an existing one. */
export function mapCharacter(editor: Editor, id: string, existing: Character) {
  const voice = existing.language_and_voice_code
  return runCastCommand(editor, {
    ...(voice !== null && { edit: (open: OpenStory) => withVoice(open, id, voice) }),
    call: async () =>
      answered(
        await client.POST(`${BASE}/{characterId}/map/`, {
          body: { character_id: existing.id },
          params: { path: { storyId: editor.storyId, characterId: id } },
        }),
      ),
    castSettle: withCharacter,
    failure: serverText,
  })
}

/** Publishes a character and has its portrait drawn. */
export function publishCharacter(editor: Editor, id: string) {
  return runCastCommand(editor, {
    call: async (key) =>
      answered(
        await client.POST(`${BASE}/{id}/publish/`, {
          params: { path: { storyId: editor.storyId, id }, header: { 'Idempotency-Key': key } },
        }),
      ),
    castSettle: withCharacter,
    failure: portraitText,
    busy: portraitOf(id),
    spends: true,
  })
}

/** Has another portrait drawn; the old one stays until it is there. */
export function redrawPortrait(editor: Editor, id: string) {
  return runCastCommand(editor, {
    call: async (key) =>
      answered(
        await client.GET(`${BASE}/{id}/portrait/`, {
          params: { path: { storyId: editor.storyId, id }, query: { regenerate: true, idempotency_key: key } },
        }),
      ),
    castSettle: (cast, portrait) => cast.map((each) => (each.id === id ? { ...each, ...portrait } : each)),
    failure: portraitText,
    busy: portraitOf(id),
    spends: true,
  })
}

/** Sets a character back to how the script tells it. */
export function resetCharacter(editor: Editor, id: string) {
  return runCastCommand(editor, {
    call: async () =>
      answered(await client.POST(`${BASE}/{id}/reset/`, { params: { path: { storyId: editor.storyId, id } } })),
    castSettle: withCharacter,
    failure: serverText,
  })
}

/** Takes a character out of the cast; the narrator speaks its scenes from then on. */
export function deleteCharacter(editor: Editor, id: string) {
  return runCastCommand(editor, {
    castEdit: (cast) => cast.filter((each) => each.id !== id),
    edit: (open) =>
      spokenBy(open, id).reduce((to, sceneId) => patchScene(to, sceneId, { speaker_story_character_id: null }), open),
    call: async () =>
      answered(await client.DELETE(`${BASE}/{id}/delete/`, { params: { path: { storyId: editor.storyId, id } } })),
    failure: serverText,
  })
}

/** Scenes that a character speaks. */
export function spokenBy(open: OpenStory, characterId: string): string[] {
  return open.order.filter((id) => open.scenes[id]?.speaker_story_character_id === characterId)
}

function withVoice(open: OpenStory, characterId: string, voice: string): OpenStory {
  return spokenBy(open, characterId).reduce((to, sceneId) => {
    const scene = to.scenes[sceneId]
    if (!scene || scene.language_and_voice_code === voice) return to
    const isStale = scene.is_voiceover_stale || scene.audio_media !== null
    return patchScene(to, sceneId, { language_and_voice_code: voice, is_voiceover_stale: isStale })
  }, open)
}
