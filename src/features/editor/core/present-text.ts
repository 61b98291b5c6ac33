import type { Character } from '#generated/schema.ts'
import { patchScene, patchStory, type OpenStory } from './open-story.ts'
import type { PresentText, TextEdit } from './outbox/text-edit.ts'
import type { UnsentEdit } from './outbox/unsent.ts'

/**
 * What stands in a text's place by now; null when the place is gone.
 * @param cast the story's characters; undefined while they are not loaded
 */
export function presentTextOf(
  { story, scenes }: OpenStory,
  { text, present }: UnsentEdit,
  cast: readonly Character[] | undefined,
): PresentText | null {
  if (text === null) return null
  const { kind } = text
  if (kind === 'title') return story.display_title
  if (kind === 'name' || kind === 'description') {
    // Until the cast is there the refusal's own words count.
    if (!cast) return present
    const character = cast.find(({ id }) => id === text.characterId)
    return (kind === 'name' ? character?.call_name : character?.description) ?? null
  }
  const scene = scenes[text.sceneId ?? '']
  if (!scene) return null
  return kind === 'captions' ? scene.captions : scene.text
}

/** The open story with what another tab wrote where an edit could not be made. The cast is reloaded by itself. */
export function withPresentText(open: OpenStory, { text, present }: UnsentEdit): OpenStory {
  if (text === null || present === null || isOfCharacter(text)) return open
  if (typeof present !== 'string') return patchScene(open, text.sceneId ?? '', { captions: present })
  if (text.kind === 'title') return patchStory(open, { display_title: present })
  return patchScene(open, text.sceneId ?? '', { text: present })
}

const isOfCharacter = ({ kind }: TextEdit) => kind === 'name' || kind === 'description'
