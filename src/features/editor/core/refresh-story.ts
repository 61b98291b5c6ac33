import { getAroll } from '#generated/client/arolls/arolls.ts'
import { getScene } from '#generated/client/scenes/scenes.ts'
import { getStory } from '#generated/client/stories/stories.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from './editor.ts'
import { patchAroll, toOpenStory, withScene } from './open-story.ts'
import { confirm } from './story-store.ts'

/** Takes the whole story in again, after the edits that are on their way. */
export async function refreshStory(editor: Editor): Promise<void> {
  await editor.enqueue(async () => {
    try {
      const story = await getStory({ story_id: editor.storyId })
      editor.revision = Math.max(editor.revision, story.revision)
      confirm(editor.store, () => toOpenStory(story))
    } catch {
      notify('Failed to load story data.', { tone: 'error' })
    }
  })
}

/** Takes one scene in again. */
export async function refreshScene(editor: Editor, sceneId: string): Promise<void> {
  await editor.enqueue(async () => {
    try {
      const scene = await getScene({ story_id: editor.storyId, scene_id: sceneId })
      confirm(editor.store, (open) => (open.scenes[sceneId] ? withScene(open, scene) : open))
    } catch {
      notify('Failed to refresh scene', { tone: 'error' })
    }
  })
}

/** A scene that plays its videos in full has another length after one of them changed: the answer about an A-roll has it not. */
export async function refreshFullVideo(editor: Editor, sceneId: string): Promise<void> {
  if (editor.store.getState().open.scenes[sceneId]?.play_full_video) await refreshScene(editor, sceneId)
}

/** Takes one A-roll in again, for example when its picture has been made. */
export async function refreshAroll(editor: Editor, arollId: string): Promise<void> {
  await editor.enqueue(async () => {
    try {
      const aroll = await getAroll(arollId)
      confirm(editor.store, (open) => patchAroll(open, arollId, aroll))
    } catch {
      notify('Failed to refresh aroll', { tone: 'error' })
    }
  })
}
