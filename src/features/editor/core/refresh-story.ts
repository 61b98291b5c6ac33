import { getAroll } from '#generated/client/arolls/arolls.ts'
import { getScene } from '#generated/client/scenes/scenes.ts'
import { getStory } from '#generated/client/stories/stories.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Editor } from './editor.ts'
import { patchAroll, toOpenStory, withScene } from './open-story.ts'
import { confirm } from './story-store.ts'
import type { RealtimePayload } from '#generated/realtime/events.ts'

/** Loads the whole story again, after pending edits. */
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

/** Loads the story again where scenes that were copied have cues: answers about scenes do not contain these. */
export async function refreshMusicCues(editor: Editor, sceneIds: readonly string[]): Promise<void> {
  const cues = editor.store.getState().open.story.music_cues ?? []
  if (cues.some(({ scene_id: id }) => id !== null && sceneIds.includes(id))) await refreshStory(editor)
}

/** Loads one scene again. */
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

/** A scene that plays its videos in full has another length after one of them changed: the answer about an A-roll does not contain it. */
export async function refreshFullVideo(editor: Editor, sceneId: string): Promise<void> {
  if (editor.store.getState().open.scenes[sceneId]?.play_full_video) await refreshScene(editor, sceneId)
}

/** Loads one A-roll again, for example when its image is ready. */
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

/** Shows the user's current brand, where the story uses it. An exported video keeps the one that it was exported with. */
export async function applyBrandChange(editor: Editor): Promise<void> {
  const { use_brand_settings: isUsed, brand_exported_at: exportedAt } = editor.store.getState().open.story
  if (isUsed && exportedAt === null) await refreshStory(editor)
}

/** Applies changes of another tab or a job to the story; after this tab's own pending edits. */
export async function applyStoryChange(editor: Editor, change: RealtimePayload<'story-changed'>): Promise<void> {
  const { story_id: storyId, revision, origin } = change
  if (storyId !== editor.storyId) return
  // The first change by any user after an export takes up the current brand.
  const keepsBrand = editor.store.getState().open.story.brand_exported_at !== null
  if (isForeignRevision(editor, revision, origin) || keepsBrand) await refreshStory(editor)
}

/**
 * Records the story’s newest revision. True when this tab does not know what changed: another tab made it, or one before it was
 * missed. Events of its own changes arrive too; late and repeated ones are ignored.
 */
export function isForeignRevision(editor: Editor, revision: number, origin: string | null | undefined): boolean {
  if (revision <= editor.revision) return false
  const isNext = revision === editor.revision + 1
  editor.revision = revision
  return !isNext || !editor.ownKeys.has(origin ?? '')
}
