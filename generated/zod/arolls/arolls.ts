/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddArollRequest,
  Aroll,
  ChangedArolls,
  CropArollRequest,
  FlipArollHorizontalRequest,
  MoveArollRequest,
  PlanShotsRequest,
  RegenerateImageRequest,
  ReverseVideoRequest,
  Scene,
  SetArollMediaRequest,
  SetStockRequest,
  ShotSketch,
  StoryDocument,
  UpdateArollDurationsRequest,
  UpdateArollLayoutRequest,
  UpdateContentFitRequest,
  UpdateImageAnimationRequest,
  UpdateShotRequest,
  UpdateTransitionRequest,
  UpdateVideoAudioRequest,
  UpdateVideoPlaybackRateRequest,
  UpdateVideoStartEndRequest
} from '../schemas/index.ts';


/**
 * The scene's time is shared again; its length stays.
 * @summary Add an A-roll
 */
export const AddArollBody = AddArollRequest

export const AddArollResponse = Scene

/**
 * The item becomes a media of the story.
 * @summary Show a stock item in an A-roll
 */
export const SetStockBody = SetStockRequest

export const SetStockResponse = Aroll

/**
 * The durations add up to the length of the scene.
 * @summary Share the time of a scene among its A-rolls
 */
export const UpdateArollDurationsBody = UpdateArollDurationsRequest

export const UpdateArollDurationsResponse = Scene

/**
 * The others share its time.
 * @summary Delete an A-roll
 */
export const DeleteArollParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const DeleteArollResponse = Scene

/**
 * @summary Load one A-roll
 */
export const GetArollParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const GetArollResponse = Aroll

/**
 * @summary Crop an A-roll
 */
export const CropArollParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const CropArollBody = CropArollRequest

export const CropArollResponse = Aroll

/**
 * One place, or the number in `places`; at the first place it stays.
 * @summary Move an A-roll earlier
 */
export const DecrementArollOrderParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const DecrementArollOrderBody = MoveArollRequest

export const DecrementArollOrderResponse = Scene

/**
 * @summary Mirror an A-roll
 */
export const FlipArollHorizontalParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const FlipArollHorizontalBody = FlipArollHorizontalRequest

export const FlipArollHorizontalResponse = Aroll

/**
 * One place, or the number in `places`; at the last place it stays.
 * @summary Move an A-roll later
 */
export const IncrementArollOrderParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const IncrementArollOrderBody = MoveArollRequest

export const IncrementArollOrderResponse = Scene

/**
 * @summary Change the area an A-roll takes
 */
export const UpdateArollLayoutParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateArollLayoutBody = UpdateArollLayoutRequest

export const UpdateArollLayoutResponse = Aroll

/**
 * No image is generated; the next one starts from the new seed.
 * @summary Change the seed of an image
 */
export const RefreshSeedParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const RefreshSeedResponse = Aroll

/**
 * The A-roll is COMPLETED when the image was generated at once, else GENERATING until `media_update` brings the image. The old image stays until then. When the illustrator fails the A-roll becomes FAILED with its reason in `error_message`; the old image stays and the cost is refunded.
 * @summary Regenerate an image
 */
export const RegenerateImageParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const regenerateImageHeaderMostCreditsMax = 10;


export const regenerateImageHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const RegenerateImageHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(regenerateImageHeaderMostCreditsMax).regex(regenerateImageHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const RegenerateImageBody = RegenerateImageRequest

export const RegenerateImageResponse = Aroll

/**
 * Takes an upload, a media of the library or a previous generation; a video plays from its start.
 * @summary Show another media in an A-roll
 */
export const SetArollMediaParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const SetArollMediaBody = SetArollMediaRequest

export const SetArollMediaResponse = Aroll

/**
 * The image prompt of the A-roll is composed again from its shot, without a prompt of the user's own. No image is generated.
 * @summary Change what a shot shows
 */
export const UpdateShotParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateShotBody = UpdateShotRequest

export const UpdateShotResponse = Aroll

/**
 * Free, and nothing is stored. The built-in illustrator generates what the A-roll would show, small, in the look of the story.
 * @summary Load a sketch of a shot
 */
export const GetShotSketchParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const GetShotSketchResponse = ShotSketch

/**
 * @summary Change how an image fills its area
 */
export const UpdateContentFitParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateContentFitBody = UpdateContentFitRequest

export const UpdateContentFitResponse = Aroll

/**
 * @summary Change the motion of an image
 */
export const UpdateImageAnimationParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateImageAnimationBody = UpdateImageAnimationRequest

export const UpdateImageAnimationResponse = ChangedArolls

/**
 * A transition overlays the start of the A-roll and never changes a length.
 * @summary Change the transition of an A-roll
 */
export const UpdateTransitionParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateTransitionBody = UpdateTransitionRequest

export const UpdateTransitionResponse = ChangedArolls

/**
 * @summary Unmute, mute or mix the sound of a video
 */
export const UpdateVideoAudioParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateVideoAudioBody = UpdateVideoAudioRequest

export const UpdateVideoAudioResponse = Aroll

/**
 * A scene that plays its videos in full becomes as long as they are then.
 * @summary Change the speed of a video
 */
export const UpdateVideoPlaybackRateParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateVideoPlaybackRateBody = UpdateVideoPlaybackRateRequest

export const UpdateVideoPlaybackRateResponse = Aroll

/**
 * A scene that plays its videos in full becomes as long as they are then.
 * @summary Trim a video
 */
export const UpdateVideoStartEndParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const UpdateVideoStartEndBody = UpdateVideoStartEndRequest

export const UpdateVideoStartEndResponse = Aroll

/**
 * @summary Reverse a video or undo it
 */
export const ReverseVideoParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const ReverseVideoBody = ReverseVideoRequest

export const ReverseVideoResponse = Aroll

/**
 * Gives every scene this many shots. Shots that are locked, have an image or were described by the user stay. Nothing is generated or charged; more shots cost more images later, which the estimate counts.
 * @summary Plan the shots of a story
 */
export const PlanShotsParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const PlanShotsBody = PlanShotsRequest

export const PlanShotsResponse = StoryDocument

