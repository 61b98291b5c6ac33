import { patchScene, patchStory, type OpenStory } from './open-story.ts'
import type { PresentText, TextEdit } from './outbox/text-edit.ts'
import type { UnsentEdit } from './outbox/unsent.ts'

/** What stands in a text's place in the open story; null when the place is gone. */
export function presentTextOf({ story, scenes }: OpenStory, { kind, sceneId }: TextEdit): PresentText | null {
  if (kind === 'title') return story.display_title
  const scene = scenes[sceneId ?? '']
  if (!scene) return null
  return kind === 'captions' ? scene.captions : scene.text
}

/** The open story with what another tab wrote where an edit could not be made. */
export function withPresentText(open: OpenStory, { text, present }: UnsentEdit): OpenStory {
  if (text === null || present === null) return open
  if (typeof present !== 'string') return patchScene(open, text.sceneId ?? '', { captions: present })
  if (text.kind === 'title') return patchStory(open, { display_title: present })
  return patchScene(open, text.sceneId ?? '', { text: present })
}
