/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  AddSceneRequest,
  ChangedScenes,
  CreateInpaintingRequestRequest,
  DeleteSceneRequest,
  FileUploadedRequest,
  GenerateAudioRequest,
  GenerateMagicPromptRequest,
  GetStockRequest,
  ImagePrompt,
  ImagePromptFromVisualActionRequest,
  ImportSubtitlesRequest,
  InpaintingRequest,
  MergeScenesRequest,
  OverrideCaptionsRequest,
  PreviousGenerations,
  RegenerateSceneAudioRequest,
  ReorderScenesRequest,
  ReplaceSoundsRequest,
  ResyncSceneCaptionsRequest,
  Scene,
  SceneOperation,
  SceneOrder,
  SplitSceneRequest,
  StockPage,
  Story,
  StoryStatus,
  SwapSceneRequest,
  Task,
  TranscribeSceneAudioRequest,
  UpdateCaptionsRequest,
  UpdateImagePromptRequest,
  UpdateMusicRequest,
  UpdateSceneAudioRequest,
  UpdateSceneCaptionsRequest,
  UpdateScenePauseRequest
} from '../schemas/index.ts';


/**
 * An empty scene of two seconds, or a copy of another one. The limit counts all scenes after the addition.
 * @summary Add a scene
 */
export const AddSceneBody = AddSceneRequest

export const AddSceneResponse = ChangedScenes

/**
 * Ends with the realtime event `aitask`; the image stays as it was when it fails, and the cost is refunded.
 * @summary Repaint a part of an image
 */
export const CreateInpaintingRequestHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const CreateInpaintingRequestBody = CreateInpaintingRequestRequest

export const CreateInpaintingRequestResponse = Task

/**
 * Can be undone. The last scene cannot be deleted.
 * @summary Delete a scene
 */
export const DeleteSceneBody = DeleteSceneRequest

export const DeleteSceneResponse = SceneOrder

/**
 * Called after the storage PUT answered 200. An image or video becomes an A-roll, a recording the voice-over.
 * @summary Show an uploaded file in a scene
 */
export const FileUploadedBody = FileUploadedRequest

export const FileUploadedResponse = Scene

/**
 * One scene or all of them; scenes that are spoken already are left alone and not charged. `getStoryStatus` shows how far it is.
 * @summary Generate voice-overs that are missing or outdated
 */
export const generateAudioHeaderMostCreditsMax = 10;


export const generateAudioHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const GenerateAudioHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(generateAudioHeaderMostCreditsMax).regex(generateAudioHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const GenerateAudioBody = GenerateAudioRequest

export const GenerateAudioResponse = StoryStatus

/**
 * Writes a prompt from the scene's text, or improves the given one. No image is generated.
 * @summary Write an image prompt for a scene
 */
export const generateMagicPromptHeaderMostCreditsMax = 10;


export const generateMagicPromptHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const GenerateMagicPromptHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(generateMagicPromptHeaderMostCreditsMax).regex(generateMagicPromptHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const GenerateMagicPromptBody = GenerateMagicPromptRequest

export const GenerateMagicPromptResponse = ImagePrompt

/**
 * @summary Get the newest repainting of an A-roll
 */
export const GetInpaintingRequestParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll')
})

export const GetInpaintingRequestResponse = InpaintingRequest

/**
 * @summary List the previous generations of an A-roll
 */
export const GetPreviousGenerationsQueryParams = zod.object({
  "aroll_id": zod.uuid().describe('The A-roll'),
  "scene_id": zod.uuid().describe('The scene'),
  "story_id": zod.uuid().describe('The story')
})

export const GetPreviousGenerationsResponse = PreviousGenerations

/**
 * @summary Load one scene
 */
export const GetSceneQueryParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene')
})

export const GetSceneResponse = Scene

/**
 * Pages of up to 20, mixed where several libraries are connected. Searching is free. 503 when all of them are unavailable.
 * @summary Search the stock library
 */
export const GetStockBody = GetStockRequest

export const GetStockResponse = StockPage

/**
 * No image is generated.
 * @summary Write an image prompt that changes the last image
 */
export const ImagePromptFromVisualActionHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again')
})

export const ImagePromptFromVisualActionBody = ImagePromptFromVisualActionRequest

export const ImagePromptFromVisualActionResponse = ImagePrompt

/**
 * Assigns the captions to the scenes by their times, in place of all captions of the story; a caption across a cut belongs to the scene with its larger part. Captions are shown as in the file from then on.
 * @summary Import a subtitle file into a story
 */
export const ImportSubtitlesBody = ImportSubtitlesRequest

export const ImportSubtitlesResponse = Story

/**
 * Texts, voice-overs, captions and A-rolls are joined in a new scene at the first one's place; both source scenes are deleted. Nothing is spoken again and nothing is charged. Ends with the realtime event `scene-merged`.
 * @summary Merge two neighbouring scenes
 */
export const MergeScenesBody = MergeScenesRequest

export const MergeScenesResponse = SceneOperation

/**
 * The words may differ from what is spoken and stay until `resyncSceneCaptions`, even when the scene is spoken again.
 * @summary Replace the captions of a scene
 */
export const OverrideCaptionsBody = OverrideCaptionsRequest

export const OverrideCaptionsResponse = Scene

/**
 * Voice-over and captions are replaced; captions written by the user stay. The scene is COMPLETED when it was spoken at once, else GENERATING until `media_update` brings the voice-over. When the voice fails the scene becomes FAILED with its reason in `error_message`; the old voice-over stays and the cost is refunded.
 * @summary Regenerate the audio of a scene
 */
export const regenerateSceneAudioHeaderMostCreditsMax = 10;


export const regenerateSceneAudioHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const RegenerateSceneAudioHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(regenerateSceneAudioHeaderMostCreditsMax).regex(regenerateSceneAudioHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const RegenerateSceneAudioBody = RegenerateSceneAudioRequest

export const RegenerateSceneAudioResponse = Scene

/**
 * @summary Move a scene
 */
export const ReorderScenesBody = ReorderScenesRequest

export const ReorderScenesResponse = SceneOrder

/**
 * One edit, and one undo, replaces recordings and videos by a version whose sound was cleaned up, or by the original of one. Both are equally long, so words, captions, trim and everything else stay.
 * @summary Use cleaned sounds, or their originals
 */
export const ReplaceSoundsBody = ReplaceSoundsRequest

export const ReplaceSoundsResponse = ChangedScenes

/**
 * @summary Resync captions with the voice-over
 */
export const ResyncSceneCaptionsBody = ResyncSceneCaptionsRequest

export const ResyncSceneCaptionsResponse = Scene

/**
 * The scene keeps its first `index` words, or its part before `frame`, and the rest moves into a new scene right after it. The voice-over is cut between the words, so nothing is spoken again and nothing is charged. Ends with the realtime event `scene-split`.
 * @summary Split a scene in two
 */
export const SplitSceneBody = SplitSceneRequest

export const SplitSceneResponse = SceneOperation

/**
 * @summary Swap two scenes
 */
export const SwapSceneBody = SwapSceneRequest

export const SwapSceneResponse = SceneOrder

/**
 * Text and captions are transcribed from the voice-over, or taken from supplied words, which an engine without speech recognition requires. Ends with the realtime event `scene-audio-transcribed`. A model is paid by the minute of sound; failures are not charged.
 * @summary Listen to a voice-over
 */
export const transcribeSceneAudioHeaderMostCreditsMax = 10;


export const transcribeSceneAudioHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const TranscribeSceneAudioHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(transcribeSceneAudioHeaderMostCreditsMax).regex(transcribeSceneAudioHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const TranscribeSceneAudioBody = TranscribeSceneAudioRequest

export const TranscribeSceneAudioResponse = SceneOperation

/**
 * @summary Change how captions look
 */
export const UpdateCaptionsBody = UpdateCaptionsRequest

export const UpdateCaptionsResponse = Story

/**
 * It is used for the next image; no image is generated now.
 * @summary Change the prompt of an image
 */
export const UpdateImagePromptBody = UpdateImagePromptRequest

export const UpdateImagePromptResponse = Scene

/**
 * Sent as a form when the user attaches a track.
 * @summary Change the music of a story
 */
export const UpdateMusicBody = UpdateMusicRequest

export const UpdateMusicResponse = Story

/**
 * Saves text and voice; the previous voice-over is marked stale. With `generate_audio` it is spoken again and charged, with `upload_audio` a recording replaces it; both flags false cost nothing. When the voice fails the scene becomes FAILED with its reason in `error_message`; the new text and the old voice-over stay, the cost is refunded.
 * @summary Change text and voice of a scene
 */
export const updateSceneAudioHeaderMostCreditsMax = 10;


export const updateSceneAudioHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const UpdateSceneAudioHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(updateSceneAudioHeaderMostCreditsMax).regex(updateSceneAudioHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const UpdateSceneAudioBody = UpdateSceneAudioRequest

export const UpdateSceneAudioResponse = ChangedScenes

/**
 * Corrects spelling and times word by word; to change the number of words, use `overrideCaptions`.
 * @summary Correct captions or show and hide them
 */
export const UpdateSceneCaptionsBody = UpdateSceneCaptionsRequest

export const UpdateSceneCaptionsResponse = Scene

/**
 * @summary Change the pause at the end of a scene
 */
export const UpdateScenePauseBody = UpdateScenePauseRequest

export const UpdateScenePauseResponse = Scene

