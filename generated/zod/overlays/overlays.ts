/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  AddOverlaysRequest,
  ChangedOverlays,
  DeleteOverlaysRequest,
  UpdateOverlaysRequest
} from '../schemas/index.ts';


/**
 * One edit, and one undo, adds all of them. A story has at most 500 overlays.
 * @summary Add overlays
 */
export const AddOverlaysBody = AddOverlaysRequest

export const AddOverlaysResponse = ChangedOverlays

/**
 * One edit, and one undo, deletes all of them. Their media stay in the library.
 * @summary Delete overlays
 */
export const DeleteOverlaysBody = DeleteOverlaysRequest

export const DeleteOverlaysResponse = ChangedOverlays

/**
 * One edit, and one undo, changes all of them. Their place, time, order, motion and content can be changed, and the scene they belong to.
 * @summary Change overlays
 */
export const UpdateOverlaysBody = UpdateOverlaysRequest

export const UpdateOverlaysResponse = ChangedOverlays

