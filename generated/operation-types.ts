/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AcceptQuoteRequest, AccountDeletion, Acknowledgement, ActiveUsers, ActiveUsersRequest, AddArollRequest, AddBlankProjectRequest, AddMusicCuesRequest, AddOverlaysRequest, AddSceneRequest, ApplyRewritingRequest, ArchiveStoryRequest, Aroll, AuditVideoPage, AuthenticateChannelRequest, BackgroundMusicMediaList, BlankProject, BrandSettings, BugReport, BugReportList, BuildScenesRequest, CancelSubscriptionRequest, ChangePasswordRequest, ChangeSubscriptionRequest, ChangedArolls, ChangedMusicCues, ChangedOverlays, ChangedScenes, ChannelSignature, Character, CharacterList, CharacterPortrait, ChooseVisualsRequest, CompleteDemoCheckoutRequest, CompleteRenderRequest, ConfirmEmailChangeRequest, CountryList, CreateAndGenerateStoryRequest, CreateCharacterRequest, CreateEmptyTextStoryRequest, CreateImageStyleRequest, CreateInpaintingRequestRequest, CreateLocationRequest, CreateLoraRequest, CreateNarratedStoryRequest, CreatePortalSessionRequest, CreateProjectRequest, CreatePurchaseRequest, CreateQuoteRequest, CreateRenderPartUploadRequest, CreateRenderUploadRequest, CreateScreenplaySegmentRequest, CreateStaffViewRequest, CreateStoryFromAudioRequest, CreateStoryRequest, CreateStoryVersionRequest, CreateSubscriptionRequest, CreateTaskRequest, CreateVideoCaptionsStoryRequest, CreditCap, CreditCostList, CreditsEstimate, CreditsSummary, CropArollRequest, CumulativeStats, CurrentSubscription, DataExport, DebugJob, DeleteLoraParams, DeleteLoraTrainingDataParams, DeleteLoraTrainingDataRequest, DeleteMusicCuesRequest, DeleteOverlaysRequest, DeleteProjectParams, DeleteSceneRequest, DemoCheckout, DivideRenderRequest, DivideTranscriptIntoScenesRequest, DraftCompanyInfoRequest, DuplicateStoryInAnotherLanguageRequest, DuplicateStoryRequest, DuplicateTemplateInAnotherAccountRequest, EngineList, EngineSetup, EngineTest, EstimateCreditsForStoryRequest, ExampleStoryList, ExportAuditTrailRequest, ExportPremiumCreditsRequest, ExportStaffRowsRequest, ExportToPremiereProRequest, ExportUsageRequest, FailRenderRequest, FileUploadedRequest, FiledReport, FilmReceipts, FilmReview, FindStaffSubjectParams, FlipArollHorizontalRequest, ForecastRefusalsRequest, ForecastWritingRequest, FoundFocalPath, FoundFocalPoint, FunnelAnalytics, GenerateAudioRequest, GenerateLoraCaptionsParams, GenerateLoraCaptionsRequest, GenerateMagicPromptRequest, GeneratePreviewLinkRequest, GenerateStoryWithScriptTypeRequest, GenerateVideoRequest, GenerateVisualsForAudioStoryRequest, GenerateWholeLongStoryVideoRequest, GenerationAnalytics, GetCharacterPortraitParams, GetCreditCostsParams, GetCumulativeStatsParams, GetFunnelAnalyticsParams, GetGenerationAnalyticsParams, GetGenericPresignedUrlRequest, GetLoraParams, GetMediaParams, GetNewStoryQuoteParams, GetPendingTasksParams, GetPersonDetailsParams, GetPremiumUsersCreditSummaryParams, GetPreviousGenerationsParams, GetProductsPricesParams, GetPublicStoryParams, GetSceneParams, GetStatsParams, GetStockRequest, GetStoryDebugDetailsParams, GetStoryParams, GetStoryStatusParams, GetTasksParams, GetUsageByDayParams, GetUsageDataByActionParams, GetUserStoriesParams, GetVideoFilesForAuditParams, GivenTemplateOfferList, ImagePrompt, ImagePromptFromVisualActionRequest, ImageStyle, ImageStyleList, ImageStylePreview, ImportScreenplayRequest, ImportStockRequest, ImportSubtitlesRequest, ImprovePromptRequest, ImprovedPrompt, InpaintingRequest, LeonardoPresetList, LinkGoogleRequest, ListAllCharactersParams, ListAuditTrailParams, ListExistingCharactersParams, ListImageStylesParams, ListLocationsParams, ListMediaParams, ListMissedEventsParams, ListNotificationsParams, ListProjectsParams, ListStaffBugReportsParams, ListStaffReportsParams, ListStaffRowsParams, ListStaffViewsParams, ListStoryEditsParams, ListStoryVersionsParams, ListToolResultsParams, ListUsageParams, Location, LocationList, LoginRequest, LoginWithGoogleRequest, Lora, LoraList, MapCharacterRequest, MarkNotificationsReadRequest, Media, MediaDetails, MediaPage, MediaReceipt, MediaTranscription, MergeScenesRequest, MissedEventList, MoveArollRequest, MusicList, NewStoryQuote, NotificationPage, NotificationSettingList, ObjectToFilmReviewRequest, OnboardingFormRequest, OverrideCaptionsRequest, ParseScreenplayAndCreateStoryRequest, PartnerReport, PartnerReportRequest, PaymentList, PersonDetails, PlanShotsRequest, PortalSession, PremierePackage, PremiumUserCreditPage, PresignedUpload, PreviewImageStyleRequest, PreviewLink, PreviewSubscriptionChangeParams, PreviewTaskRequest, PreviousGenerations, ProductPriceList, Project, ProjectPage, ProviderKeyList, PublicStory, Purchase, QualityData, QualityDataRequest, Quote, RealWork, RefusalForecasts, RegenerateImageRequest, RegenerateSceneAudioRequest, RegenerateStaleWorkRequest, RegisterRequest, RegisterResult, RenameProjectRequest, Render, RenderDocument, RenderPartUpload, RenderStart, ReorderScenesRequest, ReorderScreenplayRequest, ReplaceSoundsRequest, ReportRenderProgressRequest, ReportStoryEngineErrorRequest, ReportStoryRenderingIssuesRequest, RequestAccountDeletionRequest, RequestEmailChangeRequest, RequestOutcome, ResendVerificationEmailRequest, ResetPasswordRequest, ResumeSubscriptionRequest, ResyncSceneCaptionsRequest, RevealAddressRequest, RevealBugReportRequest, RevealStoryRequest, RevealedAddress, ReverseVideoRequest, ReviewFilmRequest, RewriteStoryRequest, Rewriting, SaveBrowserTranslationRequest, Scene, SceneOperation, SceneOrder, SceneTranslation, ScreenplayElement, ScreenplayElementInput, ScreenplaySegment, ScreenplaySegmentList, ScreenplayText, SearchUserSummaryParams, Session, SetArollMediaRequest, SetMonthlyCreditCapRequest, SetStockRequest, SetStoryCreditCapRequest, SettleJobRequest, ShotSketch, SignedInSessionList, SoundEffectList, SplitMusicCuesRequest, SplitSceneRequest, SplitStoryIntoScenesRequest, StaffBugReportList, StaffMatchList, StaffOverview, StaffQueues, StaffReport, StaffReportPage, StaffRowPage, StaffView, StaffViewList, StaleWorkList, Stats, StockPage, StopLoraParams, StopLoraRequest, StopQuoteRequest, Story, StoryCredits, StoryDebugDetails, StoryDocument, StoryEditPage, StoryHistoryStep, StoryPage, StoryStatus, StoryTranslation, StoryVersion, StoryVersionDocument, StoryVersionPage, SubmitFeedbackRequest, SubmitLoraRequest, Subscription, SubscriptionChange, SwapSceneRequest, Task, TaskEstimate, TaskList, TaskModelList, TaskPreview, TemplateOfferList, TestEngineRequest, ToolResult, ToolResultPage, TrailPage, TranscribeAudioStoryRequest, TranscribeSceneAudioRequest, TranslateSceneRequest, TranslatorInfo, UndoFilmReviewRequest, UnreadCount, UpdateArollDurationsRequest, UpdateArollLayoutRequest, UpdateAspectRatioRequest, UpdateBrandSettingsRequest, UpdateCaptionsRequest, UpdateCharacterRequest, UpdateContentFitRequest, UpdateEngineSetupRequest, UpdateImageAnimationRequest, UpdateImagePromptRequest, UpdateImageStyleRequest, UpdateLocationRequest, UpdateLoraRequest, UpdateMediaTranscriptionRequest, UpdateMusicCuesRequest, UpdateMusicRequest, UpdateNotificationPreferencesRequest, UpdateNotificationSettingsRequest, UpdateOverlaysRequest, UpdateProviderKeyRequest, UpdateReportRequest, UpdateSceneAudioRequest, UpdateSceneCaptionsRequest, UpdateScenePauseRequest, UpdateScreenplaySegmentRequest, UpdateShotRequest, UpdateStaffViewRequest, UpdateStoryRequest, UpdateStoryTitleRequest, UpdateToolResultRequest, UpdateTransitionRequest, UpdateUserLocationRequest, UpdateUserProfileRequest, UpdateVideoAudioRequest, UpdateVideoPlaybackRateRequest, UpdateVideoStartEndRequest, UsageByAction, UsageByDay, UsageExport, UsageMetrics, UsageMetricsRequest, UsagePage, User, UserProfile, UserSummaryList, VerifyEmailRequest, VoiceLanguageList, VoiceList, WritingForecast } from './schema.ts'

/** What each operation takes: `params`, those of its path and of its query, and its JSON `body`. */
export interface OperationInputs {
  acceptQuote: { params?: never; body: AcceptQuoteRequest }
  acceptTemplateOffer: { params: { offer_id: string }; body?: never }
  addAroll: { params?: never; body: AddArollRequest }
  addBlankProject: { params?: never; body: AddBlankProjectRequest }
  addMusicCues: { params?: never; body: AddMusicCuesRequest }
  addOverlays: { params?: never; body: AddOverlaysRequest }
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
  completeRenderPart: { params: { render_id: string }; body?: never }
  confirmEmailChange: { params?: never; body: ConfirmEmailChangeRequest }
  copyExampleStory: { params: { example_id: string }; body?: never }
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
  createRenderPartUpload: { params: { render_id: string }; body: CreateRenderPartUploadRequest }
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
  deleteBugReport: { params: { bug_report_id: string }; body?: never }
  deleteCharacter: { params: { storyId: string; id: string }; body?: never }
  deleteCharacterSheet: { params: { storyId: string; id: string }; body?: never }
  deleteImageStyle: { params: { id: string }; body?: never }
  deleteLocation: { params: { location_id: string }; body?: never }
  deleteLora: { params: DeleteLoraParams; body?: never }
  deleteLoraTrainingData: { params: DeleteLoraTrainingDataParams; body?: DeleteLoraTrainingDataRequest }
  deleteMusicCues: { params?: never; body: DeleteMusicCuesRequest }
  deleteOverlays: { params?: never; body: DeleteOverlaysRequest }
  deleteProject: { params: { project_id: string } & DeleteProjectParams; body?: never }
  deleteScene: { params?: never; body: DeleteSceneRequest }
  deleteScreenplayElement: { params: { story_id: string; element_id: string }; body?: never }
  deleteScreenplaySegment: { params: { story_id: string; segment_id: string }; body?: never }
  deleteStaffView: { params: { view_id: string }; body?: never }
  deleteToolResult: { params: { task_id: string }; body?: never }
  discardRewriting: { params: { story_id: string }; body?: never }
  divideRender: { params: { render_id: string }; body: DivideRenderRequest }
  divideTranscriptIntoScenes: { params?: never; body: DivideTranscriptIntoScenesRequest }
  draftCompanyInfo: { params?: never; body: DraftCompanyInfoRequest }
  drawCharacterSheet: { params: { storyId: string; id: string }; body?: never }
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
  forecastWriting: { params?: never; body: ForecastWritingRequest }
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
  getEngineSetup: { params?: never; body?: never }
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
  getShotSketch: { params: { aroll_id: string }; body?: never }
  getStaffOverview: { params?: never; body?: never }
  getStaffQueues: { params?: never; body?: never }
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
  listBugReports: { params?: never; body?: never }
  listCharacters: { params: { storyId: string }; body?: never }
  listEngines: { params?: never; body?: never }
  listExampleStories: { params?: never; body?: never }
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
  listProviderKeys: { params?: never; body?: never }
  listScreenplaySegments: { params: { story_id: string }; body?: never }
  listSessions: { params?: never; body?: never }
  listSoundEffects: { params?: never; body?: never }
  listStaffBugReports: { params?: ListStaffBugReportsParams; body?: never }
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
  planShots: { params: { story_id: string }; body: PlanShotsRequest }
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
  replaceSounds: { params?: never; body: ReplaceSoundsRequest }
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
  revealBugReport: { params?: never; body: RevealBugReportRequest }
  revealStory: { params?: never; body: RevealStoryRequest }
  reverseVideo: { params: { aroll_id: string }; body: ReverseVideoRequest }
  reviewFilm: { params?: never; body: ReviewFilmRequest }
  revokeOtherSessions: { params?: never; body?: never }
  revokePreviewLink: { params: { story_id: string }; body?: never }
  revokeSession: { params: { session_id: string }; body?: never }
  rewriteStory: { params: { story_id: string }; body: RewriteStoryRequest }
  saveBrowserTranslation: { params: { story_id: string }; body: SaveBrowserTranslationRequest }
  searchUserSummary: { params: SearchUserSummaryParams; body?: never }
  sendBugReport: { params?: never; body: never }
  setArollMedia: { params: { aroll_id: string }; body: SetArollMediaRequest }
  setMediaThumbnail: { params: { media_id: string }; body: never }
  setMonthlyCreditCap: { params?: never; body: SetMonthlyCreditCapRequest }
  setStock: { params?: never; body: SetStockRequest }
  setStoryCreditCap: { params: { story_id: string }; body: SetStoryCreditCapRequest }
  settleJob: { params?: never; body: SettleJobRequest }
  splitMusicCues: { params?: never; body: SplitMusicCuesRequest }
  splitScene: { params?: never; body: SplitSceneRequest }
  splitStoryIntoScenes: { params?: never; body: SplitStoryIntoScenesRequest }
  stopLora: { params: StopLoraParams; body: StopLoraRequest }
  stopQuote: { params?: never; body: StopQuoteRequest }
  submitFeedback: { params?: never; body: SubmitFeedbackRequest }
  submitLora: { params?: never; body: SubmitLoraRequest }
  submitOnboardingForm: { params?: never; body: OnboardingFormRequest }
  submitStory: { params: { story_id: string }; body?: never }
  swapScene: { params?: never; body: SwapSceneRequest }
  testEngine: { params?: never; body: TestEngineRequest }
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
  updateEngineSetup: { params?: never; body: UpdateEngineSetupRequest }
  updateImageAnimation: { params: { aroll_id: string }; body: UpdateImageAnimationRequest }
  updateImagePrompt: { params?: never; body: UpdateImagePromptRequest }
  updateImageStyle: { params: { id: string }; body: UpdateImageStyleRequest }
  updateLocation: { params: { location_id: string }; body: UpdateLocationRequest }
  updateLora: { params?: never; body: UpdateLoraRequest }
  updateMediaTranscription: { params: { media_transcription_id: string }; body: UpdateMediaTranscriptionRequest }
  updateMusic: { params?: never; body: UpdateMusicRequest }
  updateMusicCues: { params?: never; body: UpdateMusicCuesRequest }
  updateNotificationPreferences: { params?: never; body: UpdateNotificationPreferencesRequest }
  updateNotificationSettings: { params?: never; body: UpdateNotificationSettingsRequest }
  updateOverlays: { params?: never; body: UpdateOverlaysRequest }
  updateProviderKey: { params?: never; body: UpdateProviderKeyRequest }
  updateReport: { params?: never; body: UpdateReportRequest }
  updateSceneAudio: { params?: never; body: UpdateSceneAudioRequest }
  updateSceneCaptions: { params?: never; body: UpdateSceneCaptionsRequest }
  updateScenePause: { params?: never; body: UpdateScenePauseRequest }
  updateScreenplayElement: { params: { story_id: string; element_id: string }; body: ScreenplayElementInput }
  updateScreenplaySegment: { params: { story_id: string; segment_id: string }; body: UpdateScreenplaySegmentRequest }
  updateShot: { params: { aroll_id: string }; body: UpdateShotRequest }
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
  addMusicCues: ChangedMusicCues
  addOverlays: ChangedOverlays
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
  completeRenderPart: Render
  confirmEmailChange: Acknowledgement
  copyExampleStory: Story
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
  createRenderPartUpload: RenderPartUpload
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
  deleteBugReport: Acknowledgement
  deleteCharacter: Acknowledgement
  deleteCharacterSheet: Character
  deleteImageStyle: Acknowledgement
  deleteLocation: Acknowledgement
  deleteLora: Acknowledgement
  deleteLoraTrainingData: Lora
  deleteMusicCues: ChangedMusicCues
  deleteOverlays: ChangedOverlays
  deleteProject: Acknowledgement
  deleteScene: SceneOrder
  deleteScreenplayElement: Acknowledgement
  deleteScreenplaySegment: Acknowledgement
  deleteStaffView: Acknowledgement
  deleteToolResult: Acknowledgement
  discardRewriting: Rewriting
  divideRender: Render
  divideTranscriptIntoScenes: StoryDocument
  draftCompanyInfo: BrandSettings
  drawCharacterSheet: Character
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
  forecastWriting: WritingForecast
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
  getEngineSetup: EngineSetup
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
  getShotSketch: ShotSketch
  getStaffOverview: StaffOverview
  getStaffQueues: StaffQueues
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
  listBugReports: BugReportList
  listCharacters: CharacterList
  listEngines: EngineList
  listExampleStories: ExampleStoryList
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
  listProviderKeys: ProviderKeyList
  listScreenplaySegments: ScreenplaySegmentList
  listSessions: SignedInSessionList
  listSoundEffects: SoundEffectList
  listStaffBugReports: StaffBugReportList
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
  planShots: StoryDocument
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
  replaceSounds: ChangedScenes
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
  revealBugReport: BugReport
  revealStory: StoryDocument
  reverseVideo: Aroll
  reviewFilm: FilmReview
  revokeOtherSessions: SignedInSessionList
  revokePreviewLink: Story
  revokeSession: SignedInSessionList
  rewriteStory: Rewriting
  saveBrowserTranslation: StoryTranslation
  searchUserSummary: UserSummaryList
  sendBugReport: BugReport
  setArollMedia: Aroll
  setMediaThumbnail: Media
  setMonthlyCreditCap: CreditCap
  setStock: Aroll
  setStoryCreditCap: StoryCredits
  settleJob: DebugJob
  splitMusicCues: ChangedMusicCues
  splitScene: SceneOperation
  splitStoryIntoScenes: StoryStatus
  stopLora: Lora
  stopQuote: Quote
  submitFeedback: FiledReport
  submitLora: Lora
  submitOnboardingForm: Acknowledgement
  submitStory: StoryStatus
  swapScene: SceneOrder
  testEngine: EngineTest
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
  updateEngineSetup: EngineSetup
  updateImageAnimation: ChangedArolls
  updateImagePrompt: Scene
  updateImageStyle: ImageStyle
  updateLocation: Location
  updateLora: Lora
  updateMediaTranscription: MediaTranscription
  updateMusic: Story
  updateMusicCues: ChangedMusicCues
  updateNotificationPreferences: UserProfile
  updateNotificationSettings: NotificationSettingList
  updateOverlays: ChangedOverlays
  updateProviderKey: ProviderKeyList
  updateReport: StaffReport
  updateSceneAudio: ChangedScenes
  updateSceneCaptions: Scene
  updateScenePause: Scene
  updateScreenplayElement: ScreenplayElement
  updateScreenplaySegment: ScreenplaySegment
  updateShot: Aroll
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
