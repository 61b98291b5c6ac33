/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  AddMusicCuesRequest,
  ChangedMusicCues,
  DeleteMusicCuesRequest,
  SplitMusicCuesRequest,
  UpdateMusicCuesRequest
} from '../schemas/index.ts';


/**
 * One edit, and one undo, adds all of them. A story has at most 100, beside its own background music.
 * @summary Add music and effects
 */
export const AddMusicCuesBody = AddMusicCuesRequest

export const AddMusicCuesResponse = ChangedMusicCues

/**
 * One edit, and one undo, deletes all of them. Their media stay in the library.
 * @summary Delete music and effects
 */
export const DeleteMusicCuesBody = DeleteMusicCuesRequest

export const DeleteMusicCuesResponse = ChangedMusicCues

/**
 * Each second part continues in its file where the first ends, and nothing fades or jumps at the cut.
 * @summary Split pieces of music or effects in two, in one edit
 */
export const SplitMusicCuesBody = SplitMusicCuesRequest

export const SplitMusicCuesResponse = ChangedMusicCues

/**
 * One edit, and one undo, changes all of them: their time, length, trim, loudness, fades and sound, and the scene they belong to.
 * @summary Change music and effects
 */
export const UpdateMusicCuesBody = UpdateMusicCuesRequest

export const UpdateMusicCuesResponse = ChangedMusicCues

