import { jsonOf, type OutboxEntry } from './entry.ts'

/** What a call changes, for people, by the end of its address; the first that fits counts. */
const NAMES: readonly [address: RegExp, name: string][] = [
  [/update_story_title/, 'Title'],
  [/(update_scene|override)_captions/, 'Captions'],
  [/update_scene_audio/, 'Voice'],
  [/update_scene_pause/, 'Pause'],
  [/update_captions/, 'Caption style'],
  [/update_music/, 'Music'],
  [/update_aspect_ratio/, 'Aspect ratio'],
  [/add_scene/, 'New scene'],
  [/delete_scene/, 'Deleted scene'],
  [/reorder_scenes|swap_scene/, 'Order of the scenes'],
  [/resync_scene_captions/, 'Captions'],
  [/\/undo\/$/, 'Undo'],
  [/\/redo\/$/, 'Redo'],
  [/update_durations|update_video_start_end/, 'Lengths'],
  [/update_image_animation/, 'Animation'],
  [/update_transition/, 'Transition'],
  [/crement_order/, 'Order of the A-rolls'],
  [/aroll/, 'Picture or video'],
  [/character/, 'Cast'],
  [/preview_link/, 'Shared link'],
  [/versions/, 'Version'],
  [/\/story\//, 'Story settings'],
]

export interface EntryDescription {
  /** What it changes: 'Narration', 'Pause'. */
  name: string
  /** The scene it changes; null when it belongs to no single one. */
  sceneId: string | null
}

export function describeEntry(entry: OutboxEntry): EntryDescription {
  const json = jsonOf(entry)
  const { pathname } = new URL(entry.url, 'http://localhost')
  const sceneId = typeof json?.scene_id === 'string' ? json.scene_id : null
  if (typeof json?.new_text === 'string') return { name: 'Narration', sceneId }
  if (typeof json?.call_name === 'string') return { name: 'Name of a character', sceneId }
  if (typeof json?.description === 'string') return { name: 'Description of a character', sceneId }
  return { name: NAMES.find(([address]) => address.test(pathname))?.[1] ?? 'Edit', sceneId }
}
