import type { StoryDocument } from '#generated/schema.ts'

/** Fields of a story that the kinds of copy need. */
export interface CopiedStory {
  id: string
  title: string
  language: string
  projectId: string | null
  scenes: number
  /** Of scenes with words: those that a translation covers. */
  texts: readonly string[]
  /** Over the images; a translation covers them, too. */
  overlayTexts: readonly string[]
}

export function copiedStory(story: StoryDocument): CopiedStory {
  return {
    id: story.story_id,
    title: story.display_title,
    language: story.language,
    projectId: story.project_id,
    scenes: story.scenes.length,
    overlayTexts: [...story.overlays, ...story.scenes.flatMap(({ overlays }) => overlays)].flatMap((overlay) =>
      overlay.kind === 'TEXT' && overlay.text.trim() !== '' ? [overlay.text] : [],
    ),
    texts: story.scenes.map(({ text }) => text).filter((text) => text.trim() !== ''),
  }
}
