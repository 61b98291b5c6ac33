import type { StoryDocument } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'

/** How a story that stopped continues: by a call that generates what is missing, or in its wizard. */
export type ResumeAction = { by: 'submit' | 'visuals' | 'write' } | { by: 'wizard'; label: string; href: string }

type Source = Pick<StoryDocument, 'source_media_id' | 'source_sound_media_id' | 'project_id'>
type StoppedStory = Pick<StoryDocument, 'story_id' | 'creation_mode' | 'initial_prompt'> &
  Source & { scenes: readonly unknown[] }

/** @param isFree the story was never generated: writing it costs nothing */
export function resumeActionOf(story: StoppedStory, isFree: boolean): ResumeAction {
  const { story_id: storyId, creation_mode: mode, initial_prompt: text, scenes } = story
  if (mode === 'Avatar')
    return { by: 'wizard', label: 'Back to avatar', href: paths.avatarVideo.href({ story_id: storyId }) }
  if (scenes.length > 0) return { by: mode === 'Audio' ? 'visuals' : 'submit' }
  if (mode === 'Audio') return { by: 'wizard', label: 'Back to recording', href: paths.newAudioFor.href({ storyId }) }
  if (mode === 'VideoCaptions') return { by: 'wizard', label: 'Back to captions', href: captionsHref(story) }
  if (mode === 'Blank') return { by: 'wizard', label: 'Open the editor', href: paths.story.href({ storyId }) }
  if (isFree && (mode === 'Text' || mode === 'Script') && text.trim() !== '') return { by: 'write' }
  return { by: 'wizard', label: 'Back to text', href: paths.newStoryFor.href({ storyId }) }
}

/** With the video there is a step to return to; without it the wizard starts over. */
function captionsHref({ source_media_id: media, source_sound_media_id: sound, project_id }: Source): string {
  const project = project_id === null ? {} : { project_id }
  if (media === null) return paths.newVideoCaptions.href(project)
  return paths.newVideoCaptions.href({ media, sound: sound ?? 'none', ...project, step: 'captions' })
}
