/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  ApplyRewritingRequest,
  ArchiveStoryRequest,
  ChooseVisualsRequest,
  CreateAndGenerateStoryRequest,
  CreateEmptyTextStoryRequest,
  CreateNarratedStoryRequest,
  CreateStoryRequest,
  CreateStoryVersionRequest,
  CreditsEstimate,
  DuplicateStoryInAnotherLanguageRequest,
  DuplicateStoryRequest,
  DuplicateTemplateInAnotherAccountRequest,
  EstimateCreditsForStoryRequest,
  ExampleStoryList,
  GeneratePreviewLinkRequest,
  GenerateStoryWithScriptTypeRequest,
  GenerateWholeLongStoryVideoRequest,
  GivenTemplateOfferList,
  ParseScreenplayAndCreateStoryRequest,
  PreviewLink,
  PublicStory,
  RewriteStoryRequest,
  Rewriting,
  SaveBrowserTranslationRequest,
  Scene,
  SceneTranslation,
  SplitStoryIntoScenesRequest,
  Story,
  StoryDocument,
  StoryEditPage,
  StoryHistoryStep,
  StoryPage,
  StoryStatus,
  StoryTranslation,
  StoryVersion,
  StoryVersionDocument,
  StoryVersionPage,
  TemplateOfferList,
  TranslateSceneRequest,
  TranslatorInfo,
  UpdateAspectRatioRequest,
  UpdateStoryRequest,
  UpdateStoryTitleRequest
} from '../schemas/index.ts';


/**
 * A preview link of an archived story answers 404.
 * @summary Archive a story or restore it
 */
export const ArchiveStoryBody = ArchiveStoryRequest

export const ArchiveStoryResponse = Story

/**
 * Offered visuals, from the media or the stock library, become the scene's A-rolls or overlay them.
 * @summary Choose which visuals a scene shows
 */
export const ChooseVisualsBody = ChooseVisualsRequest

export const ChooseVisualsResponse = Scene

/**
 * The story has one empty scene.
 * @summary Create a blank story
 */
export const CreateEmptyTextStoryBody = CreateEmptyTextStoryRequest

export const CreateEmptyTextStoryResponse = Story

/**
 * The text is split into scenes word for word, all spoken by the narrator; `submitStory` generates voices and images. Free by a built-in engine; a model that writes the image prompts is paid by the text's length.
 * @summary Create a narrated story
 */
export const createNarratedStoryHeaderMostCreditsMax = 10;


export const createNarratedStoryHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const CreateNarratedStoryHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(createNarratedStoryHeaderMostCreditsMax).regex(createNarratedStoryHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const CreateNarratedStoryBody = CreateNarratedStoryRequest

export const CreateNarratedStoryResponse = Story

/**
 * The copy keeps texts, voices, images and settings; nothing is regenerated, so it is free.
 * @summary Copy a story
 */
export const DuplicateStoryBody = DuplicateStoryRequest

export const DuplicateStoryResponse = Story

/**
 * Texts are translated and spoken again; images stay, and no word is ever cut: a scene is as long as its speech. The copy is GENERATING until it is done; failed scenes are refunded. By hand, the copy exists at once with the original's text.
 * @summary Copy a story into another language
 */
export const duplicateStoryInAnotherLanguageHeaderMostCreditsMax = 10;


export const duplicateStoryInAnotherLanguageHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const DuplicateStoryInAnotherLanguageHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(duplicateStoryInAnotherLanguageHeaderMostCreditsMax).regex(duplicateStoryInAnotherLanguageHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const DuplicateStoryInAnotherLanguageBody = DuplicateStoryInAnotherLanguageRequest

export const DuplicateStoryInAnotherLanguageResponse = Story

/**
 * The account with this email accepts or declines. The current story is transferred: texts, voices, generated and stock images, caption style and music. Uploads, recordings, cast, prompts, project, brand and exports are not. The answer is the same whether or not the account exists, so emails cannot be probed.
 * @summary Offer a copy of a story to another account
 */
export const DuplicateTemplateInAnotherAccountBody = DuplicateTemplateInAnotherAccountRequest

export const DuplicateTemplateInAnotherAccountResponse = Acknowledgement

/**
 * Nothing is charged. Estimates what `submitStory` would generate now, or with `redraws` what `generateWholeLongStoryVideo` would; free where there is nothing to generate.
 * @summary Estimate the credits that generating a story would cost
 */
export const EstimateCreditsForStoryBody = EstimateCreditsForStoryRequest

export const EstimateCreditsForStoryResponse = CreditsEstimate

/**
 * @summary List example stories
 */
export const ListExampleStoriesResponse = ExampleStoryList

/**
 * The copy is the account's own and can be changed like any other story. It is complete, and costs nothing.
 * @summary Copy an example story
 */
export const copyExampleStoryPathExampleIdMax = 40;



export const CopyExampleStoryParams = zod.object({
  "example_id": zod.string().min(1).max(copyExampleStoryPathExampleIdMax).describe('The example story')
})

export const CopyExampleStoryResponse = Story

/**
 * A story has one link; another call returns the same one and may change its expiry.
 * @summary Create a public preview link
 */
export const GeneratePreviewLinkBody = GeneratePreviewLinkRequest

export const GeneratePreviewLinkResponse = PreviewLink

/**
 * IMAGE generates an image for every A-roll, VIDEO makes a clip of it as well. Failed scenes are refunded and can be requested again alone (`only_failed`); `cancelGeneration` stops the waiting ones.
 * @summary Regenerate the visuals of every scene
 */
export const generateWholeLongStoryVideoHeaderMostCreditsMax = 10;


export const generateWholeLongStoryVideoHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const GenerateWholeLongStoryVideoHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(generateWholeLongStoryVideoHeaderMostCreditsMax).regex(generateWholeLongStoryVideoHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const GenerateWholeLongStoryVideoBody = GenerateWholeLongStoryVideoRequest

export const GenerateWholeLongStoryVideoResponse = StoryStatus

/**
 * Nothing of the owner but the title. Unknown, revoked, expired and archived links have the same answer.
 * @summary Watch a shared story
 */
export const getPublicStoryQueryPublicPreviewIdMax = 100;



export const GetPublicStoryQueryParams = zod.object({
  "public_preview_id": zod.string().min(1).max(getPublicStoryQueryPublicPreviewIdMax).describe('Key of the link')
})

export const GetPublicStoryResponse = PublicStory

/**
 * Everything the editor and the player need, in one answer.
 * @summary Load a whole story
 */
export const GetStoryQueryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetStoryResponse = StoryDocument

/**
 * Small enough to be polled every second. After a lost connection a client compares `revision` with its own and loads the story again when it is behind.
 * @summary Read the progress of a story
 */
export const GetStoryStatusQueryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetStoryStatusResponse = StoryStatus

/**
 * Newest change first. `query` looks in the title and the prompt.
 * @summary List or search stories of the signed-in user
 */
export const getUserStoriesQueryPageDefault = 1;
export const getUserStoriesQueryPageMax = 100000;

export const getUserStoriesQueryPageSizeDefault = 10;
export const getUserStoriesQueryPageSizeMax = 100;

export const getUserStoriesQueryArchivedDefault = false;
export const getUserStoriesQueryQueryMax = 200;



export const GetUserStoriesQueryParams = zod.object({
  "page": zod.int().min(1).max(getUserStoriesQueryPageMax).default(getUserStoriesQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(getUserStoriesQueryPageSizeMax).default(getUserStoriesQueryPageSizeDefault).describe('Rows per page'),
  "archived": zod.boolean().default(getUserStoriesQueryArchivedDefault).describe('true lists archived stories instead of the others'),
  "query": zod.string().max(getUserStoriesQueryQueryMax).optional().describe('Search words'),
  "project_id": zod.uuid().optional().describe('Only the stories of this project')
})

export const GetUserStoriesResponse = StoryPage

/**
 * Accepted, declined, withdrawn and ended offers are no longer listed; how one was answered is not shown.
 * @summary List the unanswered template offers of this account
 */
export const ListGivenTemplateOffersResponse = GivenTemplateOfferList

/**
 * The offer ends; its receiver no longer finds it.
 * @summary Withdraw a template that this account offers
 */
export const WithdrawTemplateOfferParams = zod.object({
  "offer_id": zod.uuid().describe('The offer of a template')
})

export const WithdrawTemplateOfferResponse = Acknowledgement

/**
 * Creates the screenplay segments, the locations, the characters and the scenes: the narrator reads the action, the characters the dialogue. Where the story has this very text already, nothing changes.
 * @summary Parse a screenplay into a story
 */
export const ParseScreenplayAndCreateStoryBody = ParseScreenplayAndCreateStoryRequest

export const ParseScreenplayAndCreateStoryResponse = Story

/**
 * The text stays word for word and the same text is always split in the same places; free by a built-in engine. A model that writes the image prompts is paid by the text's length. Previous scenes are saved as a version, and user additions to one (a chosen image, a recording, captions) stay with its words where these return. A script longer than the account's limit is split all the same, so that it can be seen and shortened; `submitStory` refuses to generate it.
 * @summary Split a script into scenes
 */
export const splitStoryIntoScenesHeaderMostCreditsMax = 10;


export const splitStoryIntoScenesHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const SplitStoryIntoScenesHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(splitStoryIntoScenesHeaderMostCreditsMax).regex(splitStoryIntoScenesHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const SplitStoryIntoScenesBody = SplitStoryIntoScenesRequest

export const SplitStoryIntoScenesResponse = StoryStatus

/**
 * The story is a DRAFT without scenes. `generateStoryWithScriptType` or `splitStoryIntoScenes` write it, `submitStory` makes voices and images.
 * @summary Create a story
 */
export const CreateStoryBody = CreateStoryRequest

export const CreateStoryResponse = Story

/**
 * Does the work of `createStory`, `generateStoryWithScriptType` and `submitStory` at once: the story exists and is generating, or, when anything is refused, does not exist. The first generation by built-in engines is free. `getStoryStatus` shows the progress.
 * @summary Create a story, write it and generate it
 */
export const createAndGenerateStoryHeaderMostCreditsMax = 10;


export const createAndGenerateStoryHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const CreateAndGenerateStoryHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(createAndGenerateStoryHeaderMostCreditsMax).regex(createAndGenerateStoryHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const CreateAndGenerateStoryBody = CreateAndGenerateStoryRequest

export const CreateAndGenerateStoryResponse = StoryStatus

/**
 * Announces that the user begins to write a prompt for `createAndGenerateStory`. Built-in engines with a start time start now, so that the first scene waits for their work only; others have nothing to prepare. Nothing is generated, stored or charged.
 * @summary Start the engines that a story is about to need
 */
export const PrepareGenerationResponse = Acknowledgement

/**
 * Every step of the wizard and the style panel save through this call. Scenes that exist keep their images and voices until they are made again.
 * @summary Save choices of the wizard
 */
export const UpdateStoryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const UpdateStoryBody = UpdateStoryRequest

export const UpdateStoryResponse = Story

/**
 * Finished pieces are kept and the rest is refunded; the story returns to DRAFT, or stays COMPLETED when it was before. Unfinished new visuals of a finished story (`generateWholeLongStoryVideo`) are cancelled, and the old ones stay.
 * @summary Stop a generation
 */
export const CancelGenerationParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const CancelGenerationResponse = StoryStatus

/**
 * Newest first. Work of jobs is not in the log.
 * @summary List the changes of a story
 */
export const ListStoryEditsParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const listStoryEditsQueryPageDefault = 1;
export const listStoryEditsQueryPageMax = 100000;

export const listStoryEditsQueryPageSizeDefault = 10;
export const listStoryEditsQueryPageSizeMax = 100;



export const ListStoryEditsQueryParams = zod.object({
  "page": zod.int().min(1).max(listStoryEditsQueryPageMax).default(listStoryEditsQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listStoryEditsQueryPageSizeMax).default(listStoryEditsQueryPageSizeDefault).describe('Rows per page')
})

export const ListStoryEditsResponse = StoryEditPage

/**
 * From then on the link answers 404; a new one gets another key.
 * @summary Revoke the public preview link
 */
export const RevokePreviewLinkParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const RevokePreviewLinkResponse = Story

/**
 * Only until a new edit is made.
 * @summary Redo the last undone change
 */
export const RedoStoryEditParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const RedoStoryEditResponse = StoryHistoryStep

/**
 * One that is still being written is cancelled and not charged. The story stays as it is.
 * @summary Discard a regenerated script
 */
export const DiscardRewritingParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const DiscardRewritingResponse = Rewriting

/**
 * Old and new scene by scene, with the user's edits of each. It stays until it is discarded or another one is generated.
 * @summary Compare a regenerated script with the story
 */
export const GetRewritingParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetRewritingResponse = Rewriting

/**
 * The story stays unchanged: `getRewriting` shows the result. It replaces an earlier regenerated script. The first text by a built-in engine is free, a rewrite is not; a model is paid each time, by the text's length; failures are not charged.
 * @summary Regenerate the script beside the existing story
 */
export const RewriteStoryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const rewriteStoryHeaderMostCreditsMax = 10;


export const rewriteStoryHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const RewriteStoryHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(rewriteStoryHeaderMostCreditsMax).regex(rewriteStoryHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const RewriteStoryBody = RewriteStoryRequest

export const RewriteStoryResponse = Rewriting

/**
 * One edit, which can be undone; the rest stays as it is and can be taken later. What follows from a new text, such as its voice-over, is out of date until it is made again.
 * @summary Apply the chosen parts of a regenerated script
 */
export const ApplyRewritingParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const ApplyRewritingBody = ApplyRewritingRequest

export const ApplyRewritingResponse = StoryDocument

/**
 * Speaks and illustrates every scene that is not COMPLETED, so it also continues a generation that failed or was cancelled. Called while the text is still being written, it continues by itself afterwards. A story's first generation by built-in engines is free; later ones, and the work of providers' engines, cost the estimate, and failures are not charged.
 * @summary Generate the voices and images of a story
 */
export const SubmitStoryParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const submitStoryHeaderMostCreditsMax = 10;


export const submitStoryHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const SubmitStoryHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(submitStoryHeaderMostCreditsMax).regex(submitStoryHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const SubmitStoryResponse = StoryStatus

/**
 * 404 for a story that is no copy in another language.
 * @summary Show a copy in another language beside its original
 */
export const GetStoryTranslationParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const GetStoryTranslationResponse = StoryTranslation

/**
 * For users of a browser with a translator of its own. The texts become one edit, which can be undone, and the story's provenance names the browser. It is free; voice-overs are generated separately.
 * @summary Save what the user's browser translated
 */
export const SaveBrowserTranslationParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const SaveBrowserTranslationBody = SaveBrowserTranslationRequest

export const SaveBrowserTranslationResponse = StoryTranslation

/**
 * Translated texts stay. New ones are spoken too, where there is a voice for the language.
 * @summary Translate the remaining scenes
 */
export const TranslateRemainingScenesParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const translateRemainingScenesHeaderMostCreditsMax = 10;


export const translateRemainingScenesHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const TranslateRemainingScenesHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(translateRemainingScenesHeaderMostCreditsMax).regex(translateRemainingScenesHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const TranslateRemainingScenesResponse = StoryTranslation

/**
 * The voice-over is stale until the scene is spoken again. Where no voice speaks the language, the scene is silent and its captions run over its whole length.
 * @summary Write a scene's text in the new language
 */
export const TranslateSceneParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene')
})

export const TranslateSceneBody = TranslateSceneRequest

export const TranslateSceneResponse = SceneTranslation

/**
 * Applies the inverse of the caller's own newest edit. Results of jobs and other edits made meanwhile stay.
 * @summary Undo the user's last change
 */
export const UndoStoryEditParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const UndoStoryEditResponse = StoryHistoryStep

/**
 * @summary List the saved versions of a story
 */
export const ListStoryVersionsParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const listStoryVersionsQueryPageDefault = 1;
export const listStoryVersionsQueryPageMax = 100000;

export const listStoryVersionsQueryPageSizeDefault = 10;
export const listStoryVersionsQueryPageSizeMax = 100;



export const ListStoryVersionsQueryParams = zod.object({
  "page": zod.int().min(1).max(listStoryVersionsQueryPageMax).default(listStoryVersionsQueryPageDefault).describe('Page number, from 1'),
  "page_size": zod.int().min(1).max(listStoryVersionsQueryPageSizeMax).default(listStoryVersionsQueryPageSizeDefault).describe('Rows per page')
})

export const ListStoryVersionsResponse = StoryVersionPage

/**
 * @summary Save a named version of a story
 */
export const CreateStoryVersionParams = zod.object({
  "story_id": zod.uuid().describe('The story')
})

export const CreateStoryVersionBody = CreateStoryVersionRequest

export const CreateStoryVersionResponse = StoryVersion

/**
 * The whole story as it was, so that it can be watched without going back to it.
 * @summary View a version
 */
export const GetStoryVersionParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "version_id": zod.uuid().describe('The version')
})

export const GetStoryVersionResponse = StoryVersionDocument

/**
 * The present state is saved as an automatic version first, so nothing is lost; the restore is one edit that can be undone.
 * @summary Restore a version
 */
export const RestoreStoryVersionParams = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "version_id": zod.uuid().describe('The version')
})

export const RestoreStoryVersionResponse = StoryDocument

/**
 * Only to an account whose email is verified; offers expire after 30 days.
 * @summary List the templates offered to this account
 */
export const ListTemplateOffersResponse = TemplateOfferList

/**
 * The offer ends; its sender only sees that it is no longer pending.
 * @summary Decline a template
 */
export const DeclineTemplateOfferParams = zod.object({
  "offer_id": zod.uuid().describe('The offer of a template')
})

export const DeclineTemplateOfferResponse = Acknowledgement

/**
 * The copy is the account's own from then on, with files of its own; the offer ends.
 * @summary Accept a template
 */
export const AcceptTemplateOfferParams = zod.object({
  "offer_id": zod.uuid().describe('The offer of a template')
})

export const AcceptTemplateOfferResponse = Story

/**
 * @summary Read whether a translator is connected
 */
export const GetTranslatorResponse = TranslatorInfo

/**
 * Images stay and are fitted again. A client shows the change at once and takes it back unless the answer is exactly 200.
 * @summary Change the aspect ratio of a story
 */
export const UpdateAspectRatioBody = UpdateAspectRatioRequest

export const UpdateAspectRatioResponse = Story

/**
 * @summary Rename a story
 */
export const UpdateStoryTitleBody = UpdateStoryTitleRequest

export const UpdateStoryTitleResponse = Story

/**
 * Sets title and scenes with narration and image prompts; `getStoryStatus` shows the progress. A given script is kept word for word. Where a connected model fails, the story is FAILED and nothing is generated until the model or the built-in engine is called again. The first text by a built-in engine is free, a rewrite is not; a model is paid each time, by the text's length; previous scenes are saved as a version.
 * @summary Write a story from a prompt, script or screenplay
 */
export const generateStoryWithScriptTypeHeaderMostCreditsMax = 10;


export const generateStoryWithScriptTypeHeaderMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');


export const GenerateStoryWithScriptTypeHeader = zod.object({
  "Idempotency-Key": zod.uuid().describe('Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again'),
  "Most-Credits": zod.string().max(generateStoryWithScriptTypeHeaderMostCreditsMax).regex(generateStoryWithScriptTypeHeaderMostCreditsRegExp).optional().describe('The maximum price that the user was shown, whole credits; when the price is higher now, nothing begins')
})

export const GenerateStoryWithScriptTypeBody = GenerateStoryWithScriptTypeRequest

export const GenerateStoryWithScriptTypeResponse = StoryStatus

