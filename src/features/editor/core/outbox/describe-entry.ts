import type { OperationId } from '#src/shared/api/api-request.ts'
import { bodyOf, type OutboxEntry } from './entry.ts'

/** Label of an operation's change. */
const NAMES: Partial<Record<OperationId, string>> = {
  updateStoryTitle: 'Title',
  updateSceneCaptions: 'Captions',
  overrideCaptions: 'Captions',
  resyncSceneCaptions: 'Captions',
  importSubtitles: 'Captions',
  updateSceneAudio: 'Voice',
  replaceSounds: 'Sound',
  updateScenePause: 'Pause',
  updateImagePrompt: 'Prompt',
  updateCaptions: 'Caption style',
  updateMusic: 'Music',
  updateAspectRatio: 'Aspect ratio',
  addScene: 'New scene',
  deleteScene: 'Deleted scene',
  reorderScenes: 'Order of the scenes',
  swapScene: 'Order of the scenes',
  undoStoryEdit: 'Undo',
  redoStoryEdit: 'Redo',
  updateArollDurations: 'Lengths',
  updateVideoStartEnd: 'Lengths',
  updateImageAnimation: 'Animation',
  updateTransition: 'Transition',
  incrementArollOrder: 'Order of the A-rolls',
  decrementArollOrder: 'Order of the A-rolls',
  addAroll: 'Image or video',
  deleteAroll: 'Image or video',
  cropAroll: 'Image or video',
  flipArollHorizontal: 'Image or video',
  refreshSeed: 'Image or video',
  reverseVideo: 'Image or video',
  setArollMedia: 'Image or video',
  updateArollLayout: 'Image or video',
  updateContentFit: 'Image or video',
  updateVideoAudio: 'Image or video',
  updateVideoPlaybackRate: 'Image or video',
  fileUploaded: 'Image or video',
  deleteCharacter: 'Cast',
  deleteCharacterSheet: 'Cast',
  drawCharacterSheet: 'Cast',
  getCharacterPortrait: 'Cast',
  mapCharacter: 'Cast',
  publishCharacter: 'Cast',
  resetCharacter: 'Cast',
  updateCharacter: 'Cast',
  generatePreviewLink: 'Shared link',
  revokePreviewLink: 'Shared link',
  createStoryVersion: 'Version',
  restoreStoryVersion: 'Version',
  updateStory: 'Story settings',
}

export interface EntryDescription {
  /** The changed field: 'Narration', 'Pause'. */
  name: string
  /** Its scene; null when it belongs to no single one. */
  sceneId: string | null
}

export function describeEntry(entry: OutboxEntry): EntryDescription {
  const body = bodyOf(entry)
  const sceneId = typeof body?.scene_id === 'string' ? body.scene_id : null
  if (typeof body?.new_text === 'string') return { name: 'Narration', sceneId }
  if (typeof body?.call_name === 'string') return { name: 'Character name', sceneId }
  if (typeof body?.description === 'string') return { name: 'Character description', sceneId }
  return { name: NAMES[entry.request.operationId as OperationId] ?? 'Edit', sceneId }
}
