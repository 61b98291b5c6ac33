/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptQuoteRequest } from './acceptQuoteRequest.ts'
import type { AccountDeletion } from './accountDeletion.ts'
import type { Acknowledgement } from './acknowledgement.ts'
import type { ActiveUsers } from './activeUsers.ts'
import type { ActiveUsersRequest } from './activeUsersRequest.ts'
import type { AddArollRequest } from './addArollRequest.ts'
import type { AddBlankProjectRequest } from './addBlankProjectRequest.ts'
import type { AddSceneRequest } from './addSceneRequest.ts'
import type { ApplyRewritingRequest } from './applyRewritingRequest.ts'
import type { ArchiveStoryRequest } from './archiveStoryRequest.ts'
import type { Aroll } from './aroll.ts'
import type { AuditVideoPage } from './auditVideoPage.ts'
import type { AuthenticateChannelRequest } from './authenticateChannelRequest.ts'
import type { BackgroundMusicMediaList } from './backgroundMusicMediaList.ts'
import type { BlankProject } from './blankProject.ts'
import type { BrandSettings } from './brandSettings.ts'
import type { BuildScenesRequest } from './buildScenesRequest.ts'
import type { CancelSubscriptionRequest } from './cancelSubscriptionRequest.ts'
import type { Capsule } from './capsule.ts'
import type { CapsuleList } from './capsuleList.ts'
import type { ChangePasswordRequest } from './changePasswordRequest.ts'
import type { ChangeSubscriptionRequest } from './changeSubscriptionRequest.ts'
import type { ChangedArolls } from './changedArolls.ts'
import type { ChangedScenes } from './changedScenes.ts'
import type { ChannelSignature } from './channelSignature.ts'
import type { Character } from './character.ts'
import type { CharacterList } from './characterList.ts'
import type { CharacterPortrait } from './characterPortrait.ts'
import type { ChooseVisualsRequest } from './chooseVisualsRequest.ts'
import type { CompleteDemoCheckoutRequest } from './completeDemoCheckoutRequest.ts'
import type { CompleteRenderRequest } from './completeRenderRequest.ts'
import type { ConfirmEmailChangeRequest } from './confirmEmailChangeRequest.ts'
import type { CountryList } from './countryList.ts'
import type { CreateAndGenerateStoryRequest } from './createAndGenerateStoryRequest.ts'
import type { CreateCharacterRequest } from './createCharacterRequest.ts'
import type { CreateEmptyTextStoryRequest } from './createEmptyTextStoryRequest.ts'
import type { CreateImageStyleRequest } from './createImageStyleRequest.ts'
import type { CreateInpaintingRequestRequest } from './createInpaintingRequestRequest.ts'
import type { CreateLocationRequest } from './createLocationRequest.ts'
import type { CreateLoraRequest } from './createLoraRequest.ts'
import type { CreateNarratedStoryRequest } from './createNarratedStoryRequest.ts'
import type { CreatePortalSessionRequest } from './createPortalSessionRequest.ts'
import type { CreateProjectRequest } from './createProjectRequest.ts'
import type { CreatePurchaseRequest } from './createPurchaseRequest.ts'
import type { CreateQuoteRequest } from './createQuoteRequest.ts'
import type { CreateRenderUploadRequest } from './createRenderUploadRequest.ts'
import type { CreateScreenplaySegmentRequest } from './createScreenplaySegmentRequest.ts'
import type { CreateStaffViewRequest } from './createStaffViewRequest.ts'
import type { CreateStoryFromAudioRequest } from './createStoryFromAudioRequest.ts'
import type { CreateStoryRequest } from './createStoryRequest.ts'
import type { CreateStoryVersionRequest } from './createStoryVersionRequest.ts'
import type { CreateSubscriptionRequest } from './createSubscriptionRequest.ts'
import type { CreateTaskRequest } from './createTaskRequest.ts'
import type { CreateVideoCaptionsStoryRequest } from './createVideoCaptionsStoryRequest.ts'
import type { CreditCap } from './creditCap.ts'
import type { CreditCostList } from './creditCostList.ts'
import type { CreditsEstimate } from './creditsEstimate.ts'
import type { CreditsSummary } from './creditsSummary.ts'
import type { CropArollRequest } from './cropArollRequest.ts'
import type { CumulativeStats } from './cumulativeStats.ts'
import type { CurrentSubscription } from './currentSubscription.ts'
import type { DataExport } from './dataExport.ts'
import type { DebugJob } from './debugJob.ts'
import type { DeleteLoraParams } from './deleteLoraParams.ts'
import type { DeleteLoraTrainingDataParams } from './deleteLoraTrainingDataParams.ts'
import type { DeleteLoraTrainingDataRequest } from './deleteLoraTrainingDataRequest.ts'
import type { DeleteProjectParams } from './deleteProjectParams.ts'
import type { DeleteSceneRequest } from './deleteSceneRequest.ts'
import type { DemoCheckout } from './demoCheckout.ts'
import type { DivideTranscriptIntoScenesRequest } from './divideTranscriptIntoScenesRequest.ts'
import type { DraftCompanyInfoRequest } from './draftCompanyInfoRequest.ts'
import type { DuplicateStoryInAnotherLanguageRequest } from './duplicateStoryInAnotherLanguageRequest.ts'
import type { DuplicateStoryRequest } from './duplicateStoryRequest.ts'
import type { DuplicateTemplateInAnotherAccountRequest } from './duplicateTemplateInAnotherAccountRequest.ts'
import type { EngineList } from './engineList.ts'
import type { EstimateCreditsForStoryRequest } from './estimateCreditsForStoryRequest.ts'
import type { ExportAuditTrailRequest } from './exportAuditTrailRequest.ts'
import type { ExportPremiumCreditsRequest } from './exportPremiumCreditsRequest.ts'
import type { ExportStaffRowsRequest } from './exportStaffRowsRequest.ts'
import type { ExportToPremiereProRequest } from './exportToPremiereProRequest.ts'
import type { ExportUsageRequest } from './exportUsageRequest.ts'
import type { FailRenderRequest } from './failRenderRequest.ts'
import type { FileUploadedRequest } from './fileUploadedRequest.ts'
import type { FiledReport } from './filedReport.ts'
import type { FilmReceipts } from './filmReceipts.ts'
import type { FilmReview } from './filmReview.ts'
import type { FindStaffSubjectParams } from './findStaffSubjectParams.ts'
import type { FlipArollHorizontalRequest } from './flipArollHorizontalRequest.ts'
import type { ForecastRefusalsRequest } from './forecastRefusalsRequest.ts'
import type { FoundFocalPath } from './foundFocalPath.ts'
import type { FoundFocalPoint } from './foundFocalPoint.ts'
import type { FunnelAnalytics } from './funnelAnalytics.ts'
import type { GenerateAudioRequest } from './generateAudioRequest.ts'
import type { GenerateLoraCaptionsParams } from './generateLoraCaptionsParams.ts'
import type { GenerateLoraCaptionsRequest } from './generateLoraCaptionsRequest.ts'
import type { GenerateMagicPromptRequest } from './generateMagicPromptRequest.ts'
import type { GeneratePreviewLinkRequest } from './generatePreviewLinkRequest.ts'
import type { GenerateStoryWithScriptTypeRequest } from './generateStoryWithScriptTypeRequest.ts'
import type { GenerateVideoRequest } from './generateVideoRequest.ts'
import type { GenerateVisualsForAudioStoryRequest } from './generateVisualsForAudioStoryRequest.ts'
import type { GenerateWholeLongStoryVideoRequest } from './generateWholeLongStoryVideoRequest.ts'
import type { GenerationAnalytics } from './generationAnalytics.ts'
import type { GetCharacterPortraitParams } from './getCharacterPortraitParams.ts'
import type { GetCreditCostsParams } from './getCreditCostsParams.ts'
import type { GetCumulativeStatsParams } from './getCumulativeStatsParams.ts'
import type { GetFunnelAnalyticsParams } from './getFunnelAnalyticsParams.ts'
import type { GetGenerationAnalyticsParams } from './getGenerationAnalyticsParams.ts'
import type { GetGenericPresignedUrlRequest } from './getGenericPresignedUrlRequest.ts'
import type { GetLoraParams } from './getLoraParams.ts'
import type { GetMediaParams } from './getMediaParams.ts'
import type { GetNewStoryQuoteParams } from './getNewStoryQuoteParams.ts'
import type { GetPendingTasksParams } from './getPendingTasksParams.ts'
import type { GetPersonDetailsParams } from './getPersonDetailsParams.ts'
import type { GetPremiumUsersCreditSummaryParams } from './getPremiumUsersCreditSummaryParams.ts'
import type { GetPreviousGenerationsParams } from './getPreviousGenerationsParams.ts'
import type { GetProductsPricesParams } from './getProductsPricesParams.ts'
import type { GetPublicStoryParams } from './getPublicStoryParams.ts'
import type { GetSceneParams } from './getSceneParams.ts'
import type { GetStatsParams } from './getStatsParams.ts'
import type { GetStockRequest } from './getStockRequest.ts'
import type { GetStoryDebugDetailsParams } from './getStoryDebugDetailsParams.ts'
import type { GetStoryParams } from './getStoryParams.ts'
import type { GetStoryStatusParams } from './getStoryStatusParams.ts'
import type { GetTasksParams } from './getTasksParams.ts'
import type { GetUsageByDayParams } from './getUsageByDayParams.ts'
import type { GetUsageDataByActionParams } from './getUsageDataByActionParams.ts'
import type { GetUserStoriesParams } from './getUserStoriesParams.ts'
import type { GetVideoFilesForAuditParams } from './getVideoFilesForAuditParams.ts'
import type { GivenTemplateOfferList } from './givenTemplateOfferList.ts'
import type { ImagePrompt } from './imagePrompt.ts'
import type { ImagePromptFromVisualActionRequest } from './imagePromptFromVisualActionRequest.ts'
import type { ImageStyle } from './imageStyle.ts'
import type { ImageStyleList } from './imageStyleList.ts'
import type { ImageStylePreview } from './imageStylePreview.ts'
import type { ImportScreenplayRequest } from './importScreenplayRequest.ts'
import type { ImportStockRequest } from './importStockRequest.ts'
import type { ImportSubtitlesRequest } from './importSubtitlesRequest.ts'
import type { ImprovePromptRequest } from './improvePromptRequest.ts'
import type { ImprovedPrompt } from './improvedPrompt.ts'
import type { InpaintingRequest } from './inpaintingRequest.ts'
import type { LeonardoPresetList } from './leonardoPresetList.ts'
import type { LinkGoogleRequest } from './linkGoogleRequest.ts'
import type { ListAllCharactersParams } from './listAllCharactersParams.ts'
import type { ListAuditTrailParams } from './listAuditTrailParams.ts'
import type { ListExistingCharactersParams } from './listExistingCharactersParams.ts'
import type { ListImageStylesParams } from './listImageStylesParams.ts'
import type { ListLocationsParams } from './listLocationsParams.ts'
import type { ListMediaParams } from './listMediaParams.ts'
import type { ListMissedEventsParams } from './listMissedEventsParams.ts'
import type { ListNotificationsParams } from './listNotificationsParams.ts'
import type { ListProjectsParams } from './listProjectsParams.ts'
import type { ListStaffCapsulesParams } from './listStaffCapsulesParams.ts'
import type { ListStaffReportsParams } from './listStaffReportsParams.ts'
import type { ListStaffRowsParams } from './listStaffRowsParams.ts'
import type { ListStaffViewsParams } from './listStaffViewsParams.ts'
import type { ListStoryEditsParams } from './listStoryEditsParams.ts'
import type { ListStoryVersionsParams } from './listStoryVersionsParams.ts'
import type { ListToolResultsParams } from './listToolResultsParams.ts'
import type { ListUsageParams } from './listUsageParams.ts'
import type { Location } from './location.ts'
import type { LocationList } from './locationList.ts'
import type { LoginRequest } from './loginRequest.ts'
import type { LoginWithGoogleRequest } from './loginWithGoogleRequest.ts'
import type { Lora } from './lora.ts'
import type { LoraList } from './loraList.ts'
import type { MapCharacterRequest } from './mapCharacterRequest.ts'
import type { MarkNotificationsReadRequest } from './markNotificationsReadRequest.ts'
import type { Media } from './media.ts'
import type { MediaDetails } from './mediaDetails.ts'
import type { MediaPage } from './mediaPage.ts'
import type { MediaReceipt } from './mediaReceipt.ts'
import type { MediaTranscription } from './mediaTranscription.ts'
import type { MergeScenesRequest } from './mergeScenesRequest.ts'
import type { MissedEventList } from './missedEventList.ts'
import type { MoveArollRequest } from './moveArollRequest.ts'
import type { MusicList } from './musicList.ts'
import type { NewStoryQuote } from './newStoryQuote.ts'
import type { NotificationPage } from './notificationPage.ts'
import type { NotificationSettingList } from './notificationSettingList.ts'
import type { ObjectToFilmReviewRequest } from './objectToFilmReviewRequest.ts'
import type { OnboardingFormRequest } from './onboardingFormRequest.ts'
import type { OverrideCaptionsRequest } from './overrideCaptionsRequest.ts'
import type { ParseScreenplayAndCreateStoryRequest } from './parseScreenplayAndCreateStoryRequest.ts'
import type { PartnerReport } from './partnerReport.ts'
import type { PartnerReportRequest } from './partnerReportRequest.ts'
import type { PaymentList } from './paymentList.ts'
import type { PersonDetails } from './personDetails.ts'
import type { PortalSession } from './portalSession.ts'
import type { PremierePackage } from './premierePackage.ts'
import type { PremiumUserCreditPage } from './premiumUserCreditPage.ts'
import type { PresignedUpload } from './presignedUpload.ts'
import type { PreviewImageStyleRequest } from './previewImageStyleRequest.ts'
import type { PreviewLink } from './previewLink.ts'
import type { PreviewSubscriptionChangeParams } from './previewSubscriptionChangeParams.ts'
import type { PreviewTaskRequest } from './previewTaskRequest.ts'
import type { PreviousGenerations } from './previousGenerations.ts'
import type { ProductPriceList } from './productPriceList.ts'
import type { Project } from './project.ts'
import type { ProjectPage } from './projectPage.ts'
import type { PublicStory } from './publicStory.ts'
import type { Purchase } from './purchase.ts'
import type { QualityData } from './qualityData.ts'
import type { QualityDataRequest } from './qualityDataRequest.ts'
import type { Quote } from './quote.ts'
import type { RealWork } from './realWork.ts'
import type { RefusalForecasts } from './refusalForecasts.ts'
import type { RegenerateImageRequest } from './regenerateImageRequest.ts'
import type { RegenerateSceneAudioRequest } from './regenerateSceneAudioRequest.ts'
import type { RegenerateStaleWorkRequest } from './regenerateStaleWorkRequest.ts'
import type { RegisterRequest } from './registerRequest.ts'
import type { RegisterResult } from './registerResult.ts'
import type { RenameProjectRequest } from './renameProjectRequest.ts'
import type { Render } from './render.ts'
import type { RenderDocument } from './renderDocument.ts'
import type { RenderStart } from './renderStart.ts'
import type { ReorderScenesRequest } from './reorderScenesRequest.ts'
import type { ReorderScreenplayRequest } from './reorderScreenplayRequest.ts'
import type { ReportRenderProgressRequest } from './reportRenderProgressRequest.ts'
import type { ReportStoryEngineErrorRequest } from './reportStoryEngineErrorRequest.ts'
import type { ReportStoryRenderingIssuesRequest } from './reportStoryRenderingIssuesRequest.ts'
import type { RequestAccountDeletionRequest } from './requestAccountDeletionRequest.ts'
import type { RequestEmailChangeRequest } from './requestEmailChangeRequest.ts'
import type { RequestOutcome } from './requestOutcome.ts'
import type { ResendVerificationEmailRequest } from './resendVerificationEmailRequest.ts'
import type { ResetPasswordRequest } from './resetPasswordRequest.ts'
import type { ResumeSubscriptionRequest } from './resumeSubscriptionRequest.ts'
import type { ResyncSceneCaptionsRequest } from './resyncSceneCaptionsRequest.ts'
import type { RevealAddressRequest } from './revealAddressRequest.ts'
import type { RevealCapsuleRequest } from './revealCapsuleRequest.ts'
import type { RevealStoryRequest } from './revealStoryRequest.ts'
import type { RevealedAddress } from './revealedAddress.ts'
import type { ReverseVideoRequest } from './reverseVideoRequest.ts'
import type { ReviewFilmRequest } from './reviewFilmRequest.ts'
import type { RewriteStoryRequest } from './rewriteStoryRequest.ts'
import type { Rewriting } from './rewriting.ts'
import type { Scene } from './scene.ts'
import type { SceneOperation } from './sceneOperation.ts'
import type { SceneOrder } from './sceneOrder.ts'
import type { SceneTranslation } from './sceneTranslation.ts'
import type { ScreenplayElement } from './screenplayElement.ts'
import type { ScreenplayElementInput } from './screenplayElementInput.ts'
import type { ScreenplaySegment } from './screenplaySegment.ts'
import type { ScreenplaySegmentList } from './screenplaySegmentList.ts'
import type { ScreenplayText } from './screenplayText.ts'
import type { SearchUserSummaryParams } from './searchUserSummaryParams.ts'
import type { Session } from './session.ts'
import type { SetArollMediaRequest } from './setArollMediaRequest.ts'
import type { SetMonthlyCreditCapRequest } from './setMonthlyCreditCapRequest.ts'
import type { SetStockRequest } from './setStockRequest.ts'
import type { SetStoryCreditCapRequest } from './setStoryCreditCapRequest.ts'
import type { SettleJobRequest } from './settleJobRequest.ts'
import type { SignedInSessionList } from './signedInSessionList.ts'
import type { SplitSceneRequest } from './splitSceneRequest.ts'
import type { SplitStoryIntoScenesRequest } from './splitStoryIntoScenesRequest.ts'
import type { StaffCapsuleList } from './staffCapsuleList.ts'
import type { StaffMatchList } from './staffMatchList.ts'
import type { StaffOverview } from './staffOverview.ts'
import type { StaffReport } from './staffReport.ts'
import type { StaffReportPage } from './staffReportPage.ts'
import type { StaffRowPage } from './staffRowPage.ts'
import type { StaffView } from './staffView.ts'
import type { StaffViewList } from './staffViewList.ts'
import type { StaleWorkList } from './staleWorkList.ts'
import type { Stats } from './stats.ts'
import type { StockPage } from './stockPage.ts'
import type { StopLoraParams } from './stopLoraParams.ts'
import type { StopLoraRequest } from './stopLoraRequest.ts'
import type { StopQuoteRequest } from './stopQuoteRequest.ts'
import type { Story } from './story.ts'
import type { StoryCredits } from './storyCredits.ts'
import type { StoryDebugDetails } from './storyDebugDetails.ts'
import type { StoryDocument } from './storyDocument.ts'
import type { StoryEditPage } from './storyEditPage.ts'
import type { StoryHistoryStep } from './storyHistoryStep.ts'
import type { StoryPage } from './storyPage.ts'
import type { StoryStatus } from './storyStatus.ts'
import type { StoryTranslation } from './storyTranslation.ts'
import type { StoryVersion } from './storyVersion.ts'
import type { StoryVersionDocument } from './storyVersionDocument.ts'
import type { StoryVersionPage } from './storyVersionPage.ts'
import type { SubmitFeedbackRequest } from './submitFeedbackRequest.ts'
import type { SubmitLoraRequest } from './submitLoraRequest.ts'
import type { Subscription } from './subscription.ts'
import type { SubscriptionChange } from './subscriptionChange.ts'
import type { SwapSceneRequest } from './swapSceneRequest.ts'
import type { Task } from './task.ts'
import type { TaskEstimate } from './taskEstimate.ts'
import type { TaskList } from './taskList.ts'
import type { TaskModelList } from './taskModelList.ts'
import type { TaskPreview } from './taskPreview.ts'
import type { TemplateOfferList } from './templateOfferList.ts'
import type { ToolResult } from './toolResult.ts'
import type { ToolResultPage } from './toolResultPage.ts'
import type { TrailPage } from './trailPage.ts'
import type { TranscribeAudioStoryRequest } from './transcribeAudioStoryRequest.ts'
import type { TranscribeSceneAudioRequest } from './transcribeSceneAudioRequest.ts'
import type { TranslateSceneRequest } from './translateSceneRequest.ts'
import type { TranslatorInfo } from './translatorInfo.ts'
import type { UndoFilmReviewRequest } from './undoFilmReviewRequest.ts'
import type { UnreadCount } from './unreadCount.ts'
import type { UpdateArollDurationsRequest } from './updateArollDurationsRequest.ts'
import type { UpdateArollLayoutRequest } from './updateArollLayoutRequest.ts'
import type { UpdateAspectRatioRequest } from './updateAspectRatioRequest.ts'
import type { UpdateBrandSettingsRequest } from './updateBrandSettingsRequest.ts'
import type { UpdateCaptionsRequest } from './updateCaptionsRequest.ts'
import type { UpdateCharacterRequest } from './updateCharacterRequest.ts'
import type { UpdateContentFitRequest } from './updateContentFitRequest.ts'
import type { UpdateImageAnimationRequest } from './updateImageAnimationRequest.ts'
import type { UpdateImagePromptRequest } from './updateImagePromptRequest.ts'
import type { UpdateImageStyleRequest } from './updateImageStyleRequest.ts'
import type { UpdateLocationRequest } from './updateLocationRequest.ts'
import type { UpdateLoraRequest } from './updateLoraRequest.ts'
import type { UpdateMediaTranscriptionRequest } from './updateMediaTranscriptionRequest.ts'
import type { UpdateMusicRequest } from './updateMusicRequest.ts'
import type { UpdateNotificationPreferencesRequest } from './updateNotificationPreferencesRequest.ts'
import type { UpdateNotificationSettingsRequest } from './updateNotificationSettingsRequest.ts'
import type { UpdateReportRequest } from './updateReportRequest.ts'
import type { UpdateSceneAudioRequest } from './updateSceneAudioRequest.ts'
import type { UpdateSceneCaptionsRequest } from './updateSceneCaptionsRequest.ts'
import type { UpdateScenePauseRequest } from './updateScenePauseRequest.ts'
import type { UpdateScreenplaySegmentRequest } from './updateScreenplaySegmentRequest.ts'
import type { UpdateStaffViewRequest } from './updateStaffViewRequest.ts'
import type { UpdateStoryRequest } from './updateStoryRequest.ts'
import type { UpdateStoryTitleRequest } from './updateStoryTitleRequest.ts'
import type { UpdateToolResultRequest } from './updateToolResultRequest.ts'
import type { UpdateTransitionRequest } from './updateTransitionRequest.ts'
import type { UpdateUserLocationRequest } from './updateUserLocationRequest.ts'
import type { UpdateUserProfileRequest } from './updateUserProfileRequest.ts'
import type { UpdateVideoAudioRequest } from './updateVideoAudioRequest.ts'
import type { UpdateVideoPlaybackRateRequest } from './updateVideoPlaybackRateRequest.ts'
import type { UpdateVideoStartEndRequest } from './updateVideoStartEndRequest.ts'
import type { UsageByAction } from './usageByAction.ts'
import type { UsageByDay } from './usageByDay.ts'
import type { UsageExport } from './usageExport.ts'
import type { UsageMetrics } from './usageMetrics.ts'
import type { UsageMetricsRequest } from './usageMetricsRequest.ts'
import type { UsagePage } from './usagePage.ts'
import type { User } from './user.ts'
import type { UserProfile } from './userProfile.ts'
import type { UserSummaryList } from './userSummaryList.ts'
import type { VerifyEmailRequest } from './verifyEmailRequest.ts'
import type { VoiceLanguageList } from './voiceLanguageList.ts'
import type { VoiceList } from './voiceList.ts'

/** What each operation takes: `params`, those of its path and of its query, and its JSON `body`. */
export interface OperationInputs {
  acceptQuote: { params?: never; body: AcceptQuoteRequest }
  acceptTemplateOffer: { params: { offer_id: string }; body?: never }
  addAroll: { params?: never; body: AddArollRequest }
  addBlankProject: { params?: never; body: AddBlankProjectRequest }
  addScene: { params?: never; body: AddSceneRequest }
  applyRewriting: { params: { story_id: string }; body: ApplyRewritingRequest }
  archiveStory: { params?: never; body: ArchiveStoryRequest }
  authenticateChannel: { params?: never; body: AuthenticateChannelRequest }
  buildScenesFromScreenplay: { params: { story_id: string }; body: BuildScenesRequest }
  cancelEmailChange: { params?: never; body?: never }
  cancelGeneration: { params: { story_id: string }; body?: never }
  cancelRender: { params: { render_id: string }; body?: never }
  cancelSubscription: { params?: never; body: CancelSubscriptionRequest }
  cancelTask: { params: { task_id: string }; body?: never }
  changePassword: { params?: never; body: ChangePasswordRequest }
  changeSubscription: { params?: never; body: ChangeSubscriptionRequest }
  chooseVisuals: { params?: never; body: ChooseVisualsRequest }
  completeDemoCheckout: { params: { checkout_id: string }; body: CompleteDemoCheckoutRequest }
  completeRender: { params: { render_id: string }; body: CompleteRenderRequest }
  confirmEmailChange: { params?: never; body: ConfirmEmailChangeRequest }
  createAndGenerateStory: { params?: never; body: CreateAndGenerateStoryRequest }
  createAndPublishCharacter: { params: { storyId: string }; body: CreateCharacterRequest }
  createCharacter: { params: { storyId: string }; body: CreateCharacterRequest }
  createEmptyTextStory: { params?: never; body: CreateEmptyTextStoryRequest }
  createImageStyle: { params?: never; body: CreateImageStyleRequest }
  createInpaintingRequest: { params?: never; body: CreateInpaintingRequestRequest }
  createLocation: { params?: never; body: CreateLocationRequest }
  createLora: { params?: never; body: CreateLoraRequest }
  createNarratedStory: { params?: never; body: CreateNarratedStoryRequest }
  createPortalSession: { params?: never; body: CreatePortalSessionRequest }
  createProject: { params?: never; body: CreateProjectRequest }
  createPurchase: { params?: never; body: CreatePurchaseRequest }
  createQuote: { params?: never; body: CreateQuoteRequest }
  createRenderUpload: { params: { render_id: string }; body: CreateRenderUploadRequest }
  createScreenplayElement: { params: { story_id: string; screenplay_segment_id: string }; body: ScreenplayElementInput }
  createScreenplaySegment: { params: { story_id: string }; body: CreateScreenplaySegmentRequest }
  createStaffView: { params?: never; body: CreateStaffViewRequest }
  createStory: { params?: never; body: CreateStoryRequest }
  createStoryFromAudio: { params?: never; body: CreateStoryFromAudioRequest }
  createStoryVersion: { params: { story_id: string }; body: CreateStoryVersionRequest }
  createSubscription: { params?: never; body: CreateSubscriptionRequest }
  createTask: { params?: never; body: CreateTaskRequest }
  createVideoCaptionsStory: { params?: never; body: CreateVideoCaptionsStoryRequest }
  cropAroll: { params: { aroll_id: string }; body: CropArollRequest }
  declineTemplateOffer: { params: { offer_id: string }; body?: never }
  decrementArollOrder: { params: { aroll_id: string }; body?: MoveArollRequest }
  deleteAroll: { params: { aroll_id: string }; body?: never }
  deleteCapsule: { params: { capsule_id: string }; body?: never }
  deleteCharacter: { params: { storyId: string; id: string }; body?: never }
  deleteImageStyle: { params: { id: string }; body?: never }
  deleteLocation: { params: { location_id: string }; body?: never }
  deleteLora: { params: DeleteLoraParams; body?: never }
  deleteLoraTrainingData: { params: DeleteLoraTrainingDataParams; body?: DeleteLoraTrainingDataRequest }
  deleteProject: { params: { project_id: string } & DeleteProjectParams; body?: never }
  deleteScene: { params?: never; body: DeleteSceneRequest }
  deleteScreenplayElement: { params: { story_id: string; element_id: string }; body?: never }
  deleteScreenplaySegment: { params: { story_id: string; segment_id: string }; body?: never }
  deleteStaffView: { params: { view_id: string }; body?: never }
  deleteToolResult: { params: { task_id: string }; body?: never }
  discardRewriting: { params: { story_id: string }; body?: never }
  divideTranscriptIntoScenes: { params?: never; body: DivideTranscriptIntoScenesRequest }
  draftCompanyInfo: { params?: never; body: DraftCompanyInfoRequest }
  duplicateStory: { params?: never; body: DuplicateStoryRequest }
  duplicateStoryInAnotherLanguage: { params?: never; body: DuplicateStoryInAnotherLanguageRequest }
  duplicateTemplateInAnotherAccount: { params?: never; body: DuplicateTemplateInAnotherAccountRequest }
  estimateCreditsForStory: { params?: never; body: EstimateCreditsForStoryRequest }
  estimateTask: { params?: never; body: CreateTaskRequest }
  exportAuditTrail: { params?: never; body: ExportAuditTrailRequest }
  exportPremiumCredits: { params?: never; body: ExportPremiumCreditsRequest }
  exportScreenplay: { params: { story_id: string }; body?: never }
  exportStaffRows: { params?: never; body: ExportStaffRowsRequest }
  exportToPremierePro: { params?: never; body: ExportToPremiereProRequest }
  exportUsage: { params?: never; body: ExportUsageRequest }
  failRender: { params: { render_id: string }; body: FailRenderRequest }
  fileUploaded: { params?: never; body: FileUploadedRequest }
  findFocalPath: { params: { media_id: string }; body?: never }
  findFocalPoint: { params: { media_id: string }; body?: never }
  findStaffSubject: { params: FindStaffSubjectParams; body?: never }
  flipArollHorizontal: { params: { aroll_id: string }; body: FlipArollHorizontalRequest }
  forecastRefusals: { params?: never; body: ForecastRefusalsRequest }
  generateAudio: { params?: never; body: GenerateAudioRequest }
  generateLoraCaptions: { params: GenerateLoraCaptionsParams; body: GenerateLoraCaptionsRequest }
  generateMagicPrompt: { params?: never; body: GenerateMagicPromptRequest }
  generatePreviewLink: { params?: never; body: GeneratePreviewLinkRequest }
  generateStoryWithScriptType: { params?: never; body: GenerateStoryWithScriptTypeRequest }
  generateVideo: { params?: never; body: GenerateVideoRequest }
  generateVisualsForAudioStory: { params?: never; body: GenerateVisualsForAudioStoryRequest }
  generateWholeLongStoryVideo: { params?: never; body: GenerateWholeLongStoryVideoRequest }
  getActiveUsers: { params?: never; body: ActiveUsersRequest }
  getAroll: { params: { aroll_id: string }; body?: never }
  getCharacterPortrait: { params: { storyId: string; id: string } & GetCharacterPortraitParams; body?: never }
  getCreditCosts: { params?: GetCreditCostsParams; body?: never }
  getCreditsSummary: { params?: never; body?: never }
  getCumulativeStats: { params?: GetCumulativeStatsParams; body?: never }
  getCurrentSubscription: { params?: never; body?: never }
  getDataExport: { params?: never; body?: never }
  getDemoCheckout: { params: { checkout_id: string }; body?: never }
  getFilmReceipts: { params: { story_id: string }; body?: never }
  getFilmReview: { params: { render_id: string }; body?: never }
  getFunnelAnalytics: { params?: GetFunnelAnalyticsParams; body?: never }
  getGenerationAnalytics: { params?: GetGenerationAnalyticsParams; body?: never }
  getGenericPresignedUrl: { params?: never; body: GetGenericPresignedUrlRequest }
  getImageStyle: { params: { id: string }; body?: never }
  getInpaintingRequest: { params: { aroll_id: string }; body?: never }
  getLora: { params: GetLoraParams; body?: never }
  getMedia: { params: { media_id: string } & GetMediaParams; body?: never }
  getNewStoryQuote: { params: GetNewStoryQuoteParams; body?: never }
  getNotificationSettings: { params?: never; body?: never }
  getPartnerReport: { params?: never; body: PartnerReportRequest }
  getPendingTasks: { params: GetPendingTasksParams; body?: never }
  getPersonDetails: { params: GetPersonDetailsParams; body?: never }
  getPremiumUsersCreditSummary: { params?: GetPremiumUsersCreditSummaryParams; body?: never }
  getPreviousGenerations: { params: GetPreviousGenerationsParams; body?: never }
  getProductsPrices: { params?: GetProductsPricesParams; body?: never }
  getProject: { params: { project_id: string }; body?: never }
  getPublicStory: { params: GetPublicStoryParams; body?: never }
  getPurchase: { params: { purchase_id: string }; body?: never }
  getQualityData: { params?: never; body: QualityDataRequest }
  getRealWork: { params: { story_id: string }; body?: never }
  getReceipt: { params: { media_id: string }; body?: never }
  getRender: { params: { render_id: string }; body?: never }
  getRenderDocument: { params: { render_id: string }; body?: never }
  getRenderReceipts: { params: { render_id: string }; body?: never }
  getRewriting: { params: { story_id: string }; body?: never }
  getScene: { params: GetSceneParams; body?: never }
  getStaffOverview: { params?: never; body?: never }
  getStats: { params?: GetStatsParams; body?: never }
  getStock: { params?: never; body: GetStockRequest }
  getStory: { params: GetStoryParams; body?: never }
  getStoryCredits: { params: { story_id: string }; body?: never }
  getStoryDebugDetails: { params: GetStoryDebugDetailsParams; body?: never }
  getStoryStatus: { params: GetStoryStatusParams; body?: never }
  getStoryTranslation: { params: { story_id: string }; body?: never }
  getStoryVersion: { params: { story_id: string; version_id: string }; body?: never }
  getSubscription: { params: { subscription_id: string }; body?: never }
  getTasks: { params?: GetTasksParams; body?: never }
  getToolResult: { params: { task_id: string }; body?: never }
  getTranslator: { params?: never; body?: never }
  getUsageByDay: { params?: GetUsageByDayParams; body?: never }
  getUsageDataByAction: { params?: GetUsageDataByActionParams; body?: never }
  getUsageMetrics: { params?: never; body: UsageMetricsRequest }
  getUserDetails: { params?: never; body?: never }
  getUserProfile: { params?: never; body?: never }
  getUserStories: { params?: GetUserStoriesParams; body?: never }
  getVideoFilesForAudit: { params?: GetVideoFilesForAuditParams; body?: never }
  imagePromptFromVisualAction: { params?: never; body: ImagePromptFromVisualActionRequest }
  importScreenplayFromJson: { params: { story_id: string }; body: ImportScreenplayRequest }
  importStock: { params?: never; body: ImportStockRequest }
  importSubtitles: { params?: never; body: ImportSubtitlesRequest }
  improvePrompt: { params?: never; body: ImprovePromptRequest }
  incrementArollOrder: { params: { aroll_id: string }; body?: MoveArollRequest }
  linkGoogle: { params?: never; body: LinkGoogleRequest }
  listAllCharacters: { params?: ListAllCharactersParams; body?: never }
  listAuditTrail: { params?: ListAuditTrailParams; body?: never }
  listAvailableCountries: { params?: never; body?: never }
  listBackgroundMusicMedia: { params?: never; body?: never }
  listCapsules: { params?: never; body?: never }
  listCharacters: { params: { storyId: string }; body?: never }
  listEngines: { params?: never; body?: never }
  listExistingCharacters: { params: { storyId: string } & ListExistingCharactersParams; body?: never }
  listGivenTemplateOffers: { params?: never; body?: never }
  listImageStyles: { params?: ListImageStylesParams; body?: never }
  listLeonardoPresets: { params?: never; body?: never }
  listLocations: { params?: ListLocationsParams; body?: never }
  listMedia: { params?: ListMediaParams; body?: never }
  listMissedEvents: { params: ListMissedEventsParams; body?: never }
  listModelGallery: { params?: never; body?: never }
  listMusic: { params?: never; body?: never }
  listNotifications: { params?: ListNotificationsParams; body?: never }
  listPayments: { params?: never; body?: never }
  listProjects: { params?: ListProjectsParams; body?: never }
  listScreenplaySegments: { params: { story_id: string }; body?: never }
  listSessions: { params?: never; body?: never }
  listStaffCapsules: { params?: ListStaffCapsulesParams; body?: never }
  listStaffReports: { params?: ListStaffReportsParams; body?: never }
  listStaffRows: { params: ListStaffRowsParams; body?: never }
  listStaffViews: { params: ListStaffViewsParams; body?: never }
  listStaleWork: { params: { story_id: string }; body?: never }
  listStoryEdits: { params: { story_id: string } & ListStoryEditsParams; body?: never }
  listStoryVersions: { params: { story_id: string } & ListStoryVersionsParams; body?: never }
  listTaskModels: { params?: never; body?: never }
  listTemplateOffers: { params?: never; body?: never }
  listToolResults: { params?: ListToolResultsParams; body?: never }
  listUsage: { params?: ListUsageParams; body?: never }
  listVoices: { params?: never; body?: never }
  listVoicesByLanguage: { params?: never; body?: never }
  login: { params?: never; body: LoginRequest }
  loginWithGoogle: { params?: never; body: LoginWithGoogleRequest }
  logout: { params?: never; body?: never }
  mailFirstPassword: { params?: never; body?: never }
  mapCharacter: { params: { storyId: string; characterId: string }; body: MapCharacterRequest }
  markNotificationsRead: { params?: never; body: MarkNotificationsReadRequest }
  mergeScenes: { params?: never; body: MergeScenesRequest }
  objectToFilmReview: { params: { render_id: string }; body: ObjectToFilmReviewRequest }
  overrideCaptions: { params?: never; body: OverrideCaptionsRequest }
  parseScreenplayAndCreateStory: { params?: never; body: ParseScreenplayAndCreateStoryRequest }
  prepareGeneration: { params?: never; body?: never }
  previewImageStyle: { params?: never; body: PreviewImageStyleRequest }
  previewSubscriptionChange: { params: PreviewSubscriptionChangeParams; body?: never }
  previewTask: { params?: never; body: PreviewTaskRequest }
  publishCharacter: { params: { storyId: string; id: string }; body?: never }
  redoStoryEdit: { params: { story_id: string }; body?: never }
  refreshSeed: { params: { aroll_id: string }; body?: never }
  regenerateImage: { params: { aroll_id: string }; body: RegenerateImageRequest }
  regenerateSceneAudio: { params?: never; body: RegenerateSceneAudioRequest }
  regenerateStaleWork: { params?: never; body: RegenerateStaleWorkRequest }
  register: { params?: never; body: RegisterRequest }
  removeLogo: { params?: never; body?: never }
  removeProfilePicture: { params?: never; body?: never }
  renameProject: { params: { project_id: string }; body: RenameProjectRequest }
  reorderScenes: { params?: never; body: ReorderScenesRequest }
  reorderScreenplayElement: { params: { story_id: string; element_id: string }; body: ReorderScreenplayRequest }
  reorderScreenplaySegment: { params: { story_id: string; segment_id: string }; body: ReorderScreenplayRequest }
  reportRenderProgress: { params: { render_id: string }; body: ReportRenderProgressRequest }
  reportStoryEngineError: { params?: never; body: ReportStoryEngineErrorRequest }
  reportStoryRenderingIssues: { params?: never; body: ReportStoryRenderingIssuesRequest }
  requestAccountDeletion: { params?: never; body: RequestAccountDeletionRequest }
  requestDataExport: { params?: never; body?: never }
  requestEmailChange: { params?: never; body: RequestEmailChangeRequest }
  resendVerificationEmail: { params?: never; body: ResendVerificationEmailRequest }
  resetCharacter: { params: { storyId: string; id: string }; body?: never }
  resetPassword: { params?: never; body: ResetPasswordRequest }
  restoreStoryVersion: { params: { story_id: string; version_id: string }; body?: never }
  resumeSubscription: { params?: never; body: ResumeSubscriptionRequest }
  resyncSceneCaptions: { params?: never; body: ResyncSceneCaptionsRequest }
  revealAddress: { params?: never; body: RevealAddressRequest }
  revealCapsule: { params?: never; body: RevealCapsuleRequest }
  revealStory: { params?: never; body: RevealStoryRequest }
  reverseVideo: { params: { aroll_id: string }; body: ReverseVideoRequest }
  reviewFilm: { params?: never; body: ReviewFilmRequest }
  revokeOtherSessions: { params?: never; body?: never }
  revokePreviewLink: { params: { story_id: string }; body?: never }
  revokeSession: { params: { session_id: string }; body?: never }
  rewriteStory: { params: { story_id: string }; body: RewriteStoryRequest }
  searchUserSummary: { params: SearchUserSummaryParams; body?: never }
  sendCapsule: { params?: never; body: never }
  setArollMedia: { params: { aroll_id: string }; body: SetArollMediaRequest }
  setMediaThumbnail: { params: { media_id: string }; body: never }
  setMonthlyCreditCap: { params?: never; body: SetMonthlyCreditCapRequest }
  setStock: { params?: never; body: SetStockRequest }
  setStoryCreditCap: { params: { story_id: string }; body: SetStoryCreditCapRequest }
  settleJob: { params?: never; body: SettleJobRequest }
  splitScene: { params?: never; body: SplitSceneRequest }
  splitStoryIntoScenes: { params?: never; body: SplitStoryIntoScenesRequest }
  stopLora: { params: StopLoraParams; body: StopLoraRequest }
  stopQuote: { params?: never; body: StopQuoteRequest }
  submitFeedback: { params?: never; body: SubmitFeedbackRequest }
  submitLora: { params?: never; body: SubmitLoraRequest }
  submitOnboardingForm: { params?: never; body: OnboardingFormRequest }
  submitStory: { params: { story_id: string }; body?: never }
  swapScene: { params?: never; body: SwapSceneRequest }
  transcribeAudioStory: { params?: never; body: TranscribeAudioStoryRequest }
  transcribeSceneAudio: { params?: never; body: TranscribeSceneAudioRequest }
  translateRemainingScenes: { params: { story_id: string }; body?: never }
  translateScene: { params: { story_id: string; scene_id: string }; body: TranslateSceneRequest }
  undoFilmReview: { params?: never; body: UndoFilmReviewRequest }
  undoStoryEdit: { params: { story_id: string }; body?: never }
  unlinkGoogle: { params?: never; body?: never }
  updateArollDurations: { params?: never; body: UpdateArollDurationsRequest }
  updateArollLayout: { params: { aroll_id: string }; body: UpdateArollLayoutRequest }
  updateAspectRatio: { params?: never; body: UpdateAspectRatioRequest }
  updateCaptions: { params?: never; body: UpdateCaptionsRequest }
  updateCharacter: { params: { storyId: string; id: string }; body: UpdateCharacterRequest }
  updateContentFit: { params: { aroll_id: string }; body: UpdateContentFitRequest }
  updateImageAnimation: { params: { aroll_id: string }; body: UpdateImageAnimationRequest }
  updateImagePrompt: { params?: never; body: UpdateImagePromptRequest }
  updateImageStyle: { params: { id: string }; body: UpdateImageStyleRequest }
  updateLocation: { params: { location_id: string }; body: UpdateLocationRequest }
  updateLora: { params?: never; body: UpdateLoraRequest }
  updateMediaTranscription: { params: { media_transcription_id: string }; body: UpdateMediaTranscriptionRequest }
  updateMusic: { params?: never; body: UpdateMusicRequest }
  updateNotificationPreferences: { params?: never; body: UpdateNotificationPreferencesRequest }
  updateNotificationSettings: { params?: never; body: UpdateNotificationSettingsRequest }
  updateReport: { params?: never; body: UpdateReportRequest }
  updateSceneAudio: { params?: never; body: UpdateSceneAudioRequest }
  updateSceneCaptions: { params?: never; body: UpdateSceneCaptionsRequest }
  updateScenePause: { params?: never; body: UpdateScenePauseRequest }
  updateScreenplayElement: { params: { story_id: string; element_id: string }; body: ScreenplayElementInput }
  updateScreenplaySegment: { params: { story_id: string; segment_id: string }; body: UpdateScreenplaySegmentRequest }
  updateStaffView: { params: { view_id: string }; body: UpdateStaffViewRequest }
  updateStory: { params: { story_id: string }; body: UpdateStoryRequest }
  updateStoryTitle: { params?: never; body: UpdateStoryTitleRequest }
  updateToolResult: { params: { task_id: string }; body: UpdateToolResultRequest }
  updateTransition: { params: { aroll_id: string }; body: UpdateTransitionRequest }
  updateUserBrandSettings: { params?: never; body: UpdateBrandSettingsRequest }
  updateUserLocation: { params?: never; body: UpdateUserLocationRequest }
  updateUserProfile: { params?: never; body: UpdateUserProfileRequest }
  updateVideoAudio: { params: { aroll_id: string }; body: UpdateVideoAudioRequest }
  updateVideoPlaybackRate: { params: { aroll_id: string }; body: UpdateVideoPlaybackRateRequest }
  updateVideoStartEnd: { params: { aroll_id: string }; body: UpdateVideoStartEndRequest }
  uploadLogo: { params?: never; body: never }
  uploadLoraModel: { params?: never; body: never }
  uploadProfilePicture: { params?: never; body: never }
  verifyEmail: { params?: never; body: VerifyEmailRequest }
  withdrawRequest: { params: { idempotency_key: string }; body?: never }
  withdrawTemplateOffer: { params: { offer_id: string }; body?: never }
}

/** What each operation answers. */
export interface OperationAnswers {
  acceptQuote: Quote
  acceptTemplateOffer: Story
  addAroll: Scene
  addBlankProject: BlankProject
  addScene: ChangedScenes
  applyRewriting: StoryDocument
  archiveStory: Story
  authenticateChannel: ChannelSignature
  buildScenesFromScreenplay: Story
  cancelEmailChange: UserProfile
  cancelGeneration: StoryStatus
  cancelRender: Render
  cancelSubscription: Subscription
  cancelTask: Task
  changePassword: Session
  changeSubscription: Subscription
  chooseVisuals: Scene
  completeDemoCheckout: DemoCheckout
  completeRender: Render
  confirmEmailChange: Acknowledgement
  createAndGenerateStory: StoryStatus
  createAndPublishCharacter: Character
  createCharacter: Character
  createEmptyTextStory: Story
  createImageStyle: ImageStyle
  createInpaintingRequest: Task
  createLocation: Location
  createLora: Lora
  createNarratedStory: Story
  createPortalSession: PortalSession
  createProject: Project
  createPurchase: Purchase
  createQuote: Quote
  createRenderUpload: PresignedUpload
  createScreenplayElement: ScreenplayElement
  createScreenplaySegment: ScreenplaySegment
  createStaffView: StaffView
  createStory: Story
  createStoryFromAudio: Story
  createStoryVersion: StoryVersion
  createSubscription: Subscription
  createTask: Task
  createVideoCaptionsStory: Story
  cropAroll: Aroll
  declineTemplateOffer: Acknowledgement
  decrementArollOrder: Scene
  deleteAroll: Scene
  deleteCapsule: Acknowledgement
  deleteCharacter: Acknowledgement
  deleteImageStyle: Acknowledgement
  deleteLocation: Acknowledgement
  deleteLora: Acknowledgement
  deleteLoraTrainingData: Lora
  deleteProject: Acknowledgement
  deleteScene: SceneOrder
  deleteScreenplayElement: Acknowledgement
  deleteScreenplaySegment: Acknowledgement
  deleteStaffView: Acknowledgement
  deleteToolResult: Acknowledgement
  discardRewriting: Rewriting
  divideTranscriptIntoScenes: StoryDocument
  draftCompanyInfo: BrandSettings
  duplicateStory: Story
  duplicateStoryInAnotherLanguage: Story
  duplicateTemplateInAnotherAccount: Acknowledgement
  estimateCreditsForStory: CreditsEstimate
  estimateTask: TaskEstimate
  exportAuditTrail: UsageExport
  exportPremiumCredits: UsageExport
  exportScreenplay: ScreenplayText
  exportStaffRows: UsageExport
  exportToPremierePro: PremierePackage
  exportUsage: UsageExport
  failRender: Render
  fileUploaded: Scene
  findFocalPath: FoundFocalPath
  findFocalPoint: FoundFocalPoint
  findStaffSubject: StaffMatchList
  flipArollHorizontal: Aroll
  forecastRefusals: RefusalForecasts
  generateAudio: StoryStatus
  generateLoraCaptions: Lora
  generateMagicPrompt: ImagePrompt
  generatePreviewLink: PreviewLink
  generateStoryWithScriptType: StoryStatus
  generateVideo: RenderStart
  generateVisualsForAudioStory: StoryStatus
  generateWholeLongStoryVideo: StoryStatus
  getActiveUsers: ActiveUsers
  getAroll: Aroll
  getCharacterPortrait: CharacterPortrait
  getCreditCosts: CreditCostList
  getCreditsSummary: CreditsSummary
  getCumulativeStats: CumulativeStats
  getCurrentSubscription: CurrentSubscription
  getDataExport: DataExport
  getDemoCheckout: DemoCheckout
  getFilmReceipts: FilmReceipts
  getFilmReview: FilmReview
  getFunnelAnalytics: FunnelAnalytics
  getGenerationAnalytics: GenerationAnalytics
  getGenericPresignedUrl: PresignedUpload
  getImageStyle: ImageStyle
  getInpaintingRequest: InpaintingRequest
  getLora: Lora
  getMedia: MediaDetails
  getNewStoryQuote: NewStoryQuote
  getNotificationSettings: NotificationSettingList
  getPartnerReport: PartnerReport
  getPendingTasks: TaskList
  getPersonDetails: PersonDetails
  getPremiumUsersCreditSummary: PremiumUserCreditPage
  getPreviousGenerations: PreviousGenerations
  getProductsPrices: ProductPriceList
  getProject: Project
  getPublicStory: PublicStory
  getPurchase: Purchase
  getQualityData: QualityData
  getRealWork: RealWork
  getReceipt: MediaReceipt
  getRender: Render
  getRenderDocument: RenderDocument
  getRenderReceipts: FilmReceipts
  getRewriting: Rewriting
  getScene: Scene
  getStaffOverview: StaffOverview
  getStats: Stats
  getStock: StockPage
  getStory: StoryDocument
  getStoryCredits: StoryCredits
  getStoryDebugDetails: StoryDebugDetails
  getStoryStatus: StoryStatus
  getStoryTranslation: StoryTranslation
  getStoryVersion: StoryVersionDocument
  getSubscription: Subscription
  getTasks: TaskList
  getToolResult: ToolResult
  getTranslator: TranslatorInfo
  getUsageByDay: UsageByDay
  getUsageDataByAction: UsageByAction
  getUsageMetrics: UsageMetrics
  getUserDetails: User
  getUserProfile: UserProfile
  getUserStories: StoryPage
  getVideoFilesForAudit: AuditVideoPage
  imagePromptFromVisualAction: ImagePrompt
  importScreenplayFromJson: ScreenplaySegmentList
  importStock: Media
  importSubtitles: Story
  improvePrompt: ImprovedPrompt
  incrementArollOrder: Scene
  linkGoogle: UserProfile
  listAllCharacters: CharacterList
  listAuditTrail: TrailPage
  listAvailableCountries: CountryList
  listBackgroundMusicMedia: BackgroundMusicMediaList
  listCapsules: CapsuleList
  listCharacters: CharacterList
  listEngines: EngineList
  listExistingCharacters: CharacterList
  listGivenTemplateOffers: GivenTemplateOfferList
  listImageStyles: ImageStyleList
  listLeonardoPresets: LeonardoPresetList
  listLocations: LocationList
  listMedia: MediaPage
  listMissedEvents: MissedEventList
  listModelGallery: LoraList
  listMusic: MusicList
  listNotifications: NotificationPage
  listPayments: PaymentList
  listProjects: ProjectPage
  listScreenplaySegments: ScreenplaySegmentList
  listSessions: SignedInSessionList
  listStaffCapsules: StaffCapsuleList
  listStaffReports: StaffReportPage
  listStaffRows: StaffRowPage
  listStaffViews: StaffViewList
  listStaleWork: StaleWorkList
  listStoryEdits: StoryEditPage
  listStoryVersions: StoryVersionPage
  listTaskModels: TaskModelList
  listTemplateOffers: TemplateOfferList
  listToolResults: ToolResultPage
  listUsage: UsagePage
  listVoices: VoiceList
  listVoicesByLanguage: VoiceLanguageList
  login: Session
  loginWithGoogle: Session
  logout: Acknowledgement
  mailFirstPassword: Acknowledgement
  mapCharacter: Character
  markNotificationsRead: UnreadCount
  mergeScenes: SceneOperation
  objectToFilmReview: FilmReview
  overrideCaptions: Scene
  parseScreenplayAndCreateStory: Story
  prepareGeneration: Acknowledgement
  previewImageStyle: ImageStylePreview
  previewSubscriptionChange: SubscriptionChange
  previewTask: TaskPreview
  publishCharacter: Character
  redoStoryEdit: StoryHistoryStep
  refreshSeed: Aroll
  regenerateImage: Aroll
  regenerateSceneAudio: Scene
  regenerateStaleWork: StaleWorkList
  register: RegisterResult
  removeLogo: BrandSettings
  removeProfilePicture: UserProfile
  renameProject: Project
  reorderScenes: SceneOrder
  reorderScreenplayElement: ScreenplaySegment
  reorderScreenplaySegment: ScreenplaySegmentList
  reportRenderProgress: Render
  reportStoryEngineError: FiledReport
  reportStoryRenderingIssues: FiledReport
  requestAccountDeletion: AccountDeletion
  requestDataExport: DataExport
  requestEmailChange: UserProfile
  resendVerificationEmail: Acknowledgement
  resetCharacter: Character
  resetPassword: Acknowledgement
  restoreStoryVersion: StoryDocument
  resumeSubscription: Subscription
  resyncSceneCaptions: Scene
  revealAddress: RevealedAddress
  revealCapsule: Capsule
  revealStory: StoryDocument
  reverseVideo: Aroll
  reviewFilm: FilmReview
  revokeOtherSessions: SignedInSessionList
  revokePreviewLink: Story
  revokeSession: SignedInSessionList
  rewriteStory: Rewriting
  searchUserSummary: UserSummaryList
  sendCapsule: Capsule
  setArollMedia: Aroll
  setMediaThumbnail: Media
  setMonthlyCreditCap: CreditCap
  setStock: Aroll
  setStoryCreditCap: StoryCredits
  settleJob: DebugJob
  splitScene: SceneOperation
  splitStoryIntoScenes: StoryStatus
  stopLora: Lora
  stopQuote: Quote
  submitFeedback: FiledReport
  submitLora: Lora
  submitOnboardingForm: Acknowledgement
  submitStory: StoryStatus
  swapScene: SceneOrder
  transcribeAudioStory: StoryStatus
  transcribeSceneAudio: SceneOperation
  translateRemainingScenes: StoryTranslation
  translateScene: SceneTranslation
  undoFilmReview: FilmReview
  undoStoryEdit: StoryHistoryStep
  unlinkGoogle: UserProfile
  updateArollDurations: Scene
  updateArollLayout: Aroll
  updateAspectRatio: Story
  updateCaptions: Story
  updateCharacter: Character
  updateContentFit: Aroll
  updateImageAnimation: ChangedArolls
  updateImagePrompt: Scene
  updateImageStyle: ImageStyle
  updateLocation: Location
  updateLora: Lora
  updateMediaTranscription: MediaTranscription
  updateMusic: Story
  updateNotificationPreferences: UserProfile
  updateNotificationSettings: NotificationSettingList
  updateReport: StaffReport
  updateSceneAudio: ChangedScenes
  updateSceneCaptions: Scene
  updateScenePause: Scene
  updateScreenplayElement: ScreenplayElement
  updateScreenplaySegment: ScreenplaySegment
  updateStaffView: StaffView
  updateStory: Story
  updateStoryTitle: Story
  updateToolResult: ToolResult
  updateTransition: ChangedArolls
  updateUserBrandSettings: BrandSettings
  updateUserLocation: Acknowledgement
  updateUserProfile: UserProfile
  updateVideoAudio: Aroll
  updateVideoPlaybackRate: Aroll
  updateVideoStartEnd: Aroll
  uploadLogo: BrandSettings
  uploadLoraModel: Lora
  uploadProfilePicture: UserProfile
  verifyEmail: Acknowledgement
  withdrawRequest: RequestOutcome
  withdrawTemplateOffer: Acknowledgement
}
