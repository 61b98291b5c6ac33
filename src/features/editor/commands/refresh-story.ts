import { client } from '#src/shared/api/client.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll, toOpenStory, withScene } from '../lib/open-story.ts'
import { confirm } from '../stores/story-store.ts'
import { answered } from './answered.ts'

/** Takes the whole story in anew, after the edits that are on their way. */
export async function refreshStory(editor: Editor): Promise<void> {
  await editor.enqueue(async () => {
    try {
      const query = { story_id: editor.storyId }
      const story = answered(await client.GET('/core-api/get_story/', { params: { query } }))
      editor.revision = Math.max(editor.revision, story.revision)
      confirm(editor.store, () => toOpenStory(story))
    } catch {
      notify('Failed to load story data.', { tone: 'error' })
    }
  })
}

/** Takes one scene in anew. */
export async function refreshScene(editor: Editor, sceneId: string): Promise<void> {
  await editor.enqueue(async () => {
    try {
      const query = { story_id: editor.storyId, scene_id: sceneId }
      const scene = answered(await client.GET('/core-api/get_scene', { params: { query } }))
      confirm(editor.store, (open) => (open.scenes[sceneId] ? withScene(open, scene) : open))
    } catch {
      notify('Failed to refresh scene', { tone: 'error' })
    }
  })
}

/** Takes one A-roll in anew, for example when its picture has been made. */
export async function refreshAroll(editor: Editor, arollId: string): Promise<void> {
  await editor.enqueue(async () => {
    try {
      const path = { aroll_id: arollId }
      const aroll = answered(await client.GET('/core-api/aroll/{aroll_id}/', { params: { path } }))
      confirm(editor.store, (open) => patchAroll(open, arollId, aroll))
    } catch {
      notify('Failed to refresh aroll', { tone: 'error' })
    }
  })
}
