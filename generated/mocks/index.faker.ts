/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AcceptQuoteRequest,
  AccountDeletion,
  Acknowledgement,
  ActionElementInput,
  ActiveUsers,
  ActiveUsersDay,
  ActiveUsersRequest,
  AddArollRequest,
  AddBlankProjectRequest,
  AddMusicCuesRequest,
  AddOverlaysRequest,
  AddSceneRequest,
  AiOutputMode,
  AlertEvent,
  ApiProblem,
  ApplyRewritingRequest,
  ArchiveStoryRequest,
  Aroll,
  ArollLayout,
  ArollObject,
  ArollState,
  ArollType,
  AspectRatio,
  AttentionItem,
  AttentionKind,
  AuditVideo,
  AuditVideoPage,
  AuthenticateChannelRequest,
  BackgroundMusicMediaList,
  BillingInterval,
  BlankProject,
  BrandChangedEvent,
  BrandOverlay,
  BrandSettings,
  Broll,
  BugReport,
  BugReportList,
  BuildScenesRequest,
  CancelSubscriptionRequest,
  CaptionBreak,
  CaptionCue,
  CaptionLengthOption,
  CaptionOutline,
  CaptionsSettings,
  ChangeBegin,
  ChangePasswordRequest,
  ChangeSubscriptionRequest,
  ChangedArolls,
  ChangedMusicCues,
  ChangedOverlays,
  ChangedScenes,
  ChannelSignature,
  Character,
  CharacterList,
  CharacterPortrait,
  CharacterRole,
  CharacterStatus,
  ChooseVisualsRequest,
  ChosenEngineInput,
  ChosenMediaVisual,
  ChosenStockVisual,
  ChosenVisual,
  CompleteDemoCheckoutRequest,
  CompleteRenderRequest,
  ConfirmEmailChangeRequest,
  ContentFit,
  Country,
  CountryList,
  CreateAndGenerateStoryRequest,
  CreateCharacterRequest,
  CreateEmptyTextStoryRequest,
  CreateImageStyleRequest,
  CreateInpaintingRequestRequest,
  CreateLocationRequest,
  CreateLoraRequest,
  CreateNarratedStoryRequest,
  CreatePortalSessionRequest,
  CreateProjectRequest,
  CreatePurchaseRequest,
  CreateQuoteRequest,
  CreateRenderPartUploadRequest,
  CreateRenderUploadRequest,
  CreateScreenplaySegmentRequest,
  CreateStaffViewRequest,
  CreateStoryFromAudioRequest,
  CreateStoryRequest,
  CreateStoryVersionRequest,
  CreateSubscriptionRequest,
  CreateTaskRequest,
  CreateVideoCaptionsStoryRequest,
  CreationMode,
  CreditAction,
  CreditBalance,
  CreditCap,
  CreditCost,
  CreditCostList,
  CreditLot,
  CreditPack,
  CreditSource,
  CreditUnit,
  CreditsEstimate,
  CreditsEstimateLine,
  CreditsShortfall,
  CreditsSummary,
  CreditsUpdatedEvent,
  CropArea,
  CropArollRequest,
  CumulativeDay,
  CumulativeStats,
  Currency,
  CurrencySymbol,
  CurrentSubscription,
  CustomCaptionsStyle,
  CustomCaptionsStyleInput,
  DailyStats,
  DataExport,
  DeadLetter,
  DebugEdit,
  DebugEvent,
  DebugJob,
  DebugJobStatus,
  DebugOwner,
  DebugRender,
  DebugReport,
  DebugScene,
  DebugStory,
  DebugTask,
  DeleteLoraTrainingDataRequest,
  DeleteMusicCuesRequest,
  DeleteOverlaysRequest,
  DeleteSceneRequest,
  DemoCheckout,
  DemoCheckoutEnding,
  DemoCheckoutStatus,
  DialogueElementInput,
  DivideRenderRequest,
  DivideTranscriptIntoScenesRequest,
  DraftCompanyInfoRequest,
  DuplicateStoryInAnotherLanguageRequest,
  DuplicateStoryRequest,
  DuplicateTemplateInAnotherAccountRequest,
  EarlierFilm,
  ElementType,
  Emotion,
  EndCredit,
  Engine,
  EngineHealth,
  EngineKind,
  EngineList,
  EnginePrice,
  EngineSetting,
  EngineSetup,
  EngineTest,
  EngineValue,
  EstimateCreditsForStoryRequest,
  ExampleStory,
  ExampleStoryList,
  ExpectedRefusal,
  ExportAuditTrailRequest,
  ExportPremiumCreditsRequest,
  ExportStaffRowsRequest,
  ExportToPremiereProRequest,
  ExportUsageRequest,
  FailRenderRequest,
  FeedbackType,
  FileUploadedRequest,
  FiledReport,
  FilmDecision,
  FilmEngine,
  FilmFlag,
  FilmFlagKind,
  FilmReceipt,
  FilmReceipts,
  FilmReview,
  FilmReviewState,
  FilmStyle,
  FilmStyleInput,
  FlipArollHorizontalRequest,
  FocalKey,
  FocalPath,
  FocalPoint,
  FontSizeOption,
  ForecastRefusalsRequest,
  ForecastWritingRequest,
  FoundFocalPath,
  FoundFocalPoint,
  FreePlan,
  FunnelAnalytics,
  FunnelCountry,
  FunnelStep,
  FunnelStepName,
  GenerateAudioRequest,
  GenerateLoraCaptionsRequest,
  GenerateMagicPromptRequest,
  GeneratePreviewLinkRequest,
  GenerateStoryWithScriptTypeRequest,
  GenerateVideoRequest,
  GenerateVisualsForAudioStoryRequest,
  GenerateWholeLongStoryVideoRequest,
  GenerationAnalytics,
  GenerationByMode,
  GenerationByModel,
  GenerationByTask,
  GenerationCost,
  GenerationCostEngine,
  GenerationDay,
  GenerationDayPart,
  GenerationFailure,
  GenerationPart,
  GenerationQuote,
  GenerationQuoteEngine,
  GenerationStep,
  GetGenericPresignedUrlRequest,
  GetStockRequest,
  GivenTemplateOffer,
  GivenTemplateOfferList,
  HandEdit,
  ImageAnimation,
  ImageModel,
  ImageModelRatio,
  ImagePrompt,
  ImagePromptFromVisualActionRequest,
  ImageStyle,
  ImageStyleList,
  ImageStylePreview,
  ImageStyleSource,
  ImportScreenplayRequest,
  ImportStockRequest,
  ImportSubtitlesRequest,
  ImportedElement,
  ImportedScreenplay,
  ImportedSegment,
  ImprovePromptRequest,
  ImprovedPrompt,
  InpaintingRequest,
  JobSettlement,
  Language,
  LeonardoModel,
  LeonardoPresetList,
  LeonardoStyle,
  LetterCase,
  LinkGoogleRequest,
  Location,
  LocationList,
  LocationType,
  LocationTypeInput,
  LoginRequest,
  LoginWithGoogleRequest,
  LogoPosition,
  LogoUploadRequest,
  Lora,
  LoraCaption,
  LoraCaptionSource,
  LoraCheckpoint,
  LoraImageIssue,
  LoraImageIssueKind,
  LoraList,
  LoraModelType,
  LoraReplacement,
  LoraSample,
  LoraStage,
  LoraStatus,
  LoraTrainer,
  LoraTrainingItem,
  LoraType,
  LoudnessLufs,
  MapCharacterRequest,
  MarkNotificationsReadRequest,
  Media,
  MediaArgs,
  MediaDetails,
  MediaOverlay,
  MediaOverlayInput,
  MediaPage,
  MediaReceipt,
  MediaSource,
  MediaStatus,
  MediaTranscription,
  MediaType,
  MediaUpdateEvent,
  MergeScenesRequest,
  MissedEvent,
  MissedEventList,
  MoveArollRequest,
  MusicCue,
  MusicCueChangeInput,
  MusicCueCut,
  MusicCueInput,
  MusicCueKind,
  MusicList,
  MusicSettings,
  MusicTrack,
  NewStoryQuote,
  NewVideoEvent,
  Notification,
  NotificationKind,
  NotificationPage,
  NotificationSetting,
  NotificationSettingList,
  NotificationsChangedEvent,
  ObjectToFilmReviewRequest,
  OnboardingAnswer,
  OnboardingFormRequest,
  OtherImageModel,
  Overlay,
  OverlayAlign,
  OverlayBackground,
  OverlayBox,
  OverlayChangeInput,
  OverlayEasing,
  OverlayFit,
  OverlayFont,
  OverlayInput,
  OverlayMotion,
  OverlayMotionName,
  OverlayOutline,
  OverlayShadow,
  OverlayShape,
  OverlayStroke,
  OverrideCaptionsRequest,
  ParseScreenplayAndCreateStoryRequest,
  PartnerReport,
  PartnerReportRequest,
  PartnerReportRow,
  Payment,
  PaymentList,
  PaymentProvider,
  PaymentStatus,
  PersonCredits,
  PersonDetails,
  PersonPlan,
  PersonSession,
  PlanShotsRequest,
  PlanUse,
  PortalSession,
  PortraitGenerationStatus,
  PremierePackage,
  PremiumType,
  PremiumUserCredit,
  PremiumUserCreditPage,
  PresignedUpload,
  PreviewImageStyleRequest,
  PreviewLink,
  PreviewTaskRequest,
  PreviousGenerations,
  PriceUnit,
  ProductPrice,
  ProductPriceList,
  Project,
  ProjectPage,
  ProviderKeyList,
  PublicAroll,
  PublicBroll,
  PublicMediaOverlay,
  PublicMusicCue,
  PublicOverlay,
  PublicScene,
  PublicStory,
  Purchase,
  PurchaseStatus,
  QualityByModel,
  QualityData,
  QualityDataRequest,
  QualityDay,
  QualityReport,
  QueueName,
  QueueProcess,
  Quote,
  QuoteEngine,
  QuoteItem,
  QuoteItemState,
  QuoteStatus,
  ReachedCap,
  RealEngine,
  RealItem,
  RealLock,
  RealPart,
  RealWork,
  Receipt,
  ReceiptFailure,
  ReceiptInput,
  ReceiptInputName,
  ReceiptSetting,
  ReceiptWork,
  RecordingPhrase,
  Redraws,
  ReferralSource,
  RefusalForecast,
  RefusalForecasts,
  RegenerateImageRequest,
  RegenerateSceneAudioRequest,
  RegenerateStaleWorkRequest,
  RegisterRequest,
  RegisterResult,
  RenameProjectRequest,
  Render,
  RenderDocument,
  RenderExecutor,
  RenderImagesTask,
  RenderJoinTask,
  RenderPart,
  RenderPartInput,
  RenderPartUpload,
  RenderProgressEvent,
  RenderSection,
  RenderSectionInput,
  RenderSoundTask,
  RenderStart,
  RenderStatus,
  RenderTask,
  RenderWholeTask,
  ReorderScenesRequest,
  ReorderScreenplayRequest,
  ReplaceSoundsRequest,
  ReplacedSound,
  ReportAssignee,
  ReportKind,
  ReportRenderProgressRequest,
  ReportState,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  RequestAccountDeletionRequest,
  RequestEmailChangeRequest,
  RequestOutcome,
  ResendVerificationEmailRequest,
  ResetPasswordRequest,
  ResumeSubscriptionRequest,
  ResyncSceneCaptionsRequest,
  RevealAddressRequest,
  RevealBugReportRequest,
  RevealStoryRequest,
  RevealedAddress,
  ReverseVideoRequest,
  ReviewFilmRequest,
  RewriteStoryRequest,
  Rewriting,
  RewritingPair,
  RisenPrice,
  SaveBrowserTranslationRequest,
  Scene,
  SceneAudioTranscribedEvent,
  SceneCaption,
  SceneMergedEvent,
  SceneOperation,
  SceneOrder,
  ScenePace,
  SceneSize,
  SceneSplitEvent,
  SceneState,
  SceneTranslation,
  ScreenDirection,
  ScreenplayElement,
  ScreenplayElementInput,
  ScreenplaySegment,
  ScreenplaySegmentList,
  ScreenplayText,
  ScriptType,
  SendBugReportRequest,
  Session,
  SetArollMediaRequest,
  SetMediaThumbnailRequest,
  SetMonthlyCreditCapRequest,
  SetStockRequest,
  SetStoryCreditCapRequest,
  SettleJobRequest,
  SettleableJob,
  ShapeOverlay,
  ShapeOverlayInput,
  Shot,
  ShotAngle,
  ShotElementInput,
  ShotSize,
  ShotSketch,
  ShotsPerScene,
  SignedInSession,
  SignedInSessionList,
  SoundEffect,
  SoundEffectKind,
  SoundEffectList,
  SplitMusicCuesRequest,
  SplitSceneRequest,
  SplitStoryIntoScenesRequest,
  StaffBugReport,
  StaffBugReportList,
  StaffGrid,
  StaffMatch,
  StaffMatchKind,
  StaffMatchList,
  StaffOverview,
  StaffQueue,
  StaffQueues,
  StaffReport,
  StaffReportPage,
  StaffRole,
  StaffRow,
  StaffRowDate,
  StaffRowKind,
  StaffRowPage,
  StaffRowTotals,
  StaffView,
  StaffViewList,
  StaleLock,
  StalePart,
  StaleWork,
  StaleWorkList,
  Stats,
  StickerOverlay,
  StickerOverlayInput,
  StockChoice,
  StockCredit,
  StockItem,
  StockPage,
  StockType,
  StopLoraRequest,
  StopQuoteRequest,
  Story,
  StoryChangedEvent,
  StoryCharacterUpdateEvent,
  StoryCredits,
  StoryDebugDetails,
  StoryDocument,
  StoryEdit,
  StoryEditPage,
  StoryHistoryStep,
  StoryPage,
  StoryPlan,
  StoryState,
  StoryStatus,
  StoryStatusEvent,
  StorySummary,
  StoryTranslation,
  StoryVersion,
  StoryVersionDocument,
  StoryVersionPage,
  SubmitFeedbackRequest,
  SubmitLoraRequest,
  Subscription,
  SubscriptionChange,
  SubscriptionChangedEvent,
  SubscriptionStatus,
  SwapSceneRequest,
  Task,
  TaskEngine,
  TaskEstimate,
  TaskEvent,
  TaskList,
  TaskModel,
  TaskModelList,
  TaskPreview,
  TaskSettings,
  TaskStatus,
  TaskTool,
  TaskType,
  TemplateOffer,
  TemplateOfferList,
  TemplatedCaptionsStyle,
  TestEngineRequest,
  TextOverlay,
  TextOverlayInput,
  TimeOfDay,
  TimeOfDayInput,
  TimePercentiles,
  TimelineEvent,
  TimelineKind,
  ToolResult,
  ToolResultPage,
  ToolVerdict,
  TrailAction,
  TrailEntry,
  TrailPage,
  TrailSubject,
  TranscribeAudioStoryRequest,
  TranscribeSceneAudioRequest,
  TranscribedWord,
  TransitionElementInput,
  TransitionName,
  TranslateSceneRequest,
  TranslatorInfo,
  UndoFilmReviewRequest,
  UnreadCount,
  UpdateArollDurationsRequest,
  UpdateArollLayoutRequest,
  UpdateAspectRatioRequest,
  UpdateBrandSettingsRequest,
  UpdateCaptionsRequest,
  UpdateCharacterRequest,
  UpdateContentFitRequest,
  UpdateEngineSetupRequest,
  UpdateImageAnimationRequest,
  UpdateImagePromptRequest,
  UpdateImageStyleRequest,
  UpdateLocationRequest,
  UpdateLoraRequest,
  UpdateMediaTranscriptionRequest,
  UpdateMusicCuesRequest,
  UpdateMusicRequest,
  UpdateNotificationPreferencesRequest,
  UpdateNotificationSettingsRequest,
  UpdateOverlaysRequest,
  UpdateProviderKeyRequest,
  UpdateReportRequest,
  UpdateSceneAudioRequest,
  UpdateSceneCaptionsRequest,
  UpdateScenePauseRequest,
  UpdateScreenplaySegmentRequest,
  UpdateShotRequest,
  UpdateStaffViewRequest,
  UpdateStoryRequest,
  UpdateStoryTitleRequest,
  UpdateToolResultRequest,
  UpdateTransitionRequest,
  UpdateUserLocationRequest,
  UpdateUserProfileRequest,
  UpdateVideoAudioRequest,
  UpdateVideoPlaybackRateRequest,
  UpdateVideoStartEndRequest,
  UploadLoraModelRequest,
  UploadProfilePictureRequest,
  UpscaleFactor,
  UsageByAction,
  UsageByActionEntry,
  UsageByDay,
  UsageDay,
  UsageEntry,
  UsageExport,
  UsageKind,
  UsageMetricDay,
  UsageMetrics,
  UsageMetricsRequest,
  UsagePage,
  User,
  UserProfile,
  UserSummary,
  UserSummaryList,
  VerifyEmailRequest,
  VisualAction,
  VisualUse,
  Voice,
  VoiceGender,
  VoiceLanguage,
  VoiceLanguageList,
  VoiceList,
  VolumePoint,
  VolumePointInput,
  WritingBasis,
  WritingForecast
} from '#generated/schema.ts';

import {
  faker
} from '@faker-js/faker';



export const getAcceptQuoteRequestMock = (overrideResponse: Partial<AcceptQuoteRequest> = {}): AcceptQuoteRequest => ({quote_id: faker.string.uuid(), ...overrideResponse})

export const getAccountDeletionMock = (overrideResponse: Partial<AccountDeletion> = {}): AccountDeletion => ({deletes_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAcknowledgementMock = (overrideResponse: Partial<Acknowledgement> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getActionElementInputMock = (overrideResponse: Partial<ActionElementInput> = {}): ActionElementInput => ({element_type: faker.helpers.arrayElement(['ACTION'] as const), description: (() => faker.lorem.sentence())(), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), version: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getActiveUsersDayMock = (overrideResponse: Partial<ActiveUsersDay> = {}): ActiveUsersDay => ({date: faker.date.past().toISOString().slice(0, 10), daily: faker.number.int({min: 0, max: 500}), weekly: faker.number.int({min: 0, max: 500}), monthly: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getActiveUsersMock = (overrideResponse: Partial<ActiveUsers> = {}): ActiveUsers => ({daily: faker.number.int({min: 0, max: 500}), weekly: faker.number.int({min: 0, max: 500}), monthly: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getActiveUsersDayMock() })), ...overrideResponse})

export const getActiveUsersRequestMock = (overrideResponse: Partial<ActiveUsersRequest> = {}): ActiveUsersRequest => ({num_days: faker.number.int({min: 1, max: 365}), ...overrideResponse})

export const getAddArollRequestMock = (overrideResponse: Partial<AddArollRequest> = {}): AddArollRequest => ({duplicate_of: faker.helpers.arrayElement([faker.string.uuid(), undefined]), scene: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getLanguageMock = (): Language => (faker.helpers.fromRegExp("[a-z]{2,3}"))

export const getAspectRatioMock = (): AspectRatio => (faker.helpers.arrayElement(['NINE_SIXTEEN','SIXTEEN_NINE','ONE_ONE'] as const))

export const getAddBlankProjectRequestMock = (overrideResponse: Partial<AddBlankProjectRequest> = {}): AddBlankProjectRequest => ({language: faker.helpers.arrayElement([getLanguageMock(), undefined]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), aspect_ratio: faker.helpers.arrayElement([getAspectRatioMock(), undefined]), ...overrideResponse})

export const getMusicCueKindMock = (): MusicCueKind => (faker.helpers.arrayElement(['MUSIC','EFFECT'] as const))

export const getVolumePointInputMock = (overrideResponse: Partial<VolumePointInput> = {}): VolumePointInput => ({at_ms: faker.number.int({min: 0, max: 8000}), db: faker.number.float({min: 0, max: 12, fractionDigits: 2}), ...overrideResponse})

export const getMusicCueInputMock = (overrideResponse: Partial<MusicCueInput> = {}): MusicCueInput => ({scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), kind: getMusicCueKindMock(), media_id: faker.string.uuid(), track: faker.helpers.arrayElement([faker.number.int({min: 0, max: 9}), undefined]), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8000}), null]), offset_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), volume_points: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVolumePointInputMock() })), undefined]), loops: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), is_muted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: 0, fractionDigits: 2}), null]), ...overrideResponse})

export const getAddMusicCuesRequestMock = (overrideResponse: Partial<AddMusicCuesRequest> = {}): AddMusicCuesRequest => ({story_id: faker.string.uuid(), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueInputMock() })), ...overrideResponse})

export const getOverlayBoxMock = (overrideResponse: Partial<OverlayBox> = {}): OverlayBox => ({x: faker.number.float({min: 0, max: 3, fractionDigits: 2}), y: faker.number.float({min: 0, max: 3, fractionDigits: 2}), width: faker.number.float({min: 0.01, max: 3, fractionDigits: 2}), height: faker.number.float({min: 0.01, max: 3, fractionDigits: 2}), rotation: faker.number.float({min: 0, max: 360, fractionDigits: 2}), opacity: faker.number.float({min: 0, max: 1, fractionDigits: 2}), corner_radius: faker.number.float({min: 0, max: 0.5, fractionDigits: 2}), ...overrideResponse})

export const getOverlayMotionNameMock = (): OverlayMotionName => (faker.helpers.arrayElement(['NONE','FADE','SLIDE_LEFT','SLIDE_RIGHT','SLIDE_UP','SLIDE_DOWN','SCALE','TYPEWRITER'] as const))

export const getOverlayEasingMock = (): OverlayEasing => (faker.helpers.arrayElement(['LINEAR','EASE_IN','EASE_OUT','EASE_IN_OUT','OVERSHOOT'] as const))

export const getOverlayMotionMock = (overrideResponse: Partial<OverlayMotion> = {}): OverlayMotion => ({name: getOverlayMotionNameMock(), by: faker.helpers.arrayElement(['WHOLE','WORD','LETTER'] as const), duration_ms: faker.number.int({min: 0, max: 8000}), easing: getOverlayEasingMock(), ...overrideResponse})

export const getOverlayFitMock = (): OverlayFit => (faker.helpers.arrayElement(['COVER','CONTAIN'] as const))

export const getMediaOverlayInputMock = (overrideResponse: Partial<MediaOverlayInput> = {}): MediaOverlayInput => ({kind: faker.helpers.arrayElement(['MEDIA'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), motion_out: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), media_id: faker.string.uuid(), fit: faker.helpers.arrayElement([getOverlayFitMock(), undefined]), video_start: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getOverlayFontMock = (): OverlayFont => (faker.helpers.arrayElement(['Inter','Fraunces','Oswald','Caveat'] as const))

export const getOverlayAlignMock = (): OverlayAlign => (faker.helpers.arrayElement(['START','CENTER','END'] as const))

export const getOverlayOutlineMock = (overrideResponse: Partial<OverlayOutline> = {}): OverlayOutline => ({width: faker.number.float({min: 0, max: 0.3, fractionDigits: 2}), color: faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), ...overrideResponse})

export const getOverlayShadowMock = (overrideResponse: Partial<OverlayShadow> = {}): OverlayShadow => ({color: faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), blur: faker.number.float({min: 0, max: 1, fractionDigits: 2}), x: faker.number.float({min: -1, max: 1, fractionDigits: 2}), y: faker.number.float({min: -1, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getOverlayBackgroundMock = (overrideResponse: Partial<OverlayBackground> = {}): OverlayBackground => ({color: faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), padding: faker.number.float({min: 0, max: 2, fractionDigits: 2}), radius: faker.number.float({min: 0, max: 2, fractionDigits: 2}), ...overrideResponse})

export const getTextOverlayInputMock = (overrideResponse: Partial<TextOverlayInput> = {}): TextOverlayInput => ({kind: faker.helpers.arrayElement(['TEXT'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), motion_out: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), text: (() => faker.lorem.sentence())(), font: getOverlayFontMock(), font_weight: faker.number.int({min: 100, max: 500}), font_size: faker.number.float({min: 0.01, max: 0.5, fractionDigits: 2}), color: faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), align: getOverlayAlignMock(), line_height: faker.number.float({min: 0.8, max: 3, fractionDigits: 2}), outline: faker.helpers.arrayElement([{ ...getOverlayOutlineMock() },null,]), shadow: faker.helpers.arrayElement([{ ...getOverlayShadowMock() },null,]), background: faker.helpers.arrayElement([{ ...getOverlayBackgroundMock() },null,]), counts_up: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getOverlayShapeMock = (): OverlayShape => (faker.helpers.arrayElement(['RECTANGLE','ELLIPSE','TRIANGLE','STAR','LINE','ARROW','SPEECH_BUBBLE'] as const))

export const getOverlayStrokeMock = (overrideResponse: Partial<OverlayStroke> = {}): OverlayStroke => ({width: faker.number.float({min: 0, max: 0.1, fractionDigits: 2}), color: faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), ...overrideResponse})

export const getShapeOverlayInputMock = (overrideResponse: Partial<ShapeOverlayInput> = {}): ShapeOverlayInput => ({kind: faker.helpers.arrayElement(['SHAPE'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), motion_out: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), shape: getOverlayShapeMock(), fill: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), null]), stroke: faker.helpers.arrayElement([{ ...getOverlayStrokeMock() },null,]), ...overrideResponse})

export const getStickerOverlayInputMock = (overrideResponse: Partial<StickerOverlayInput> = {}): StickerOverlayInput => ({kind: faker.helpers.arrayElement(['STICKER'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), motion_out: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), sticker: faker.helpers.fromRegExp("[a-z0-9-]{1,80}"), ...overrideResponse})

export const getOverlayInputMock = (): OverlayInput => (faker.helpers.arrayElement([{ ...getMediaOverlayInputMock() },{ ...getTextOverlayInputMock() },{ ...getShapeOverlayInputMock() },{ ...getStickerOverlayInputMock() },]))

export const getAddOverlaysRequestMock = (overrideResponse: Partial<AddOverlaysRequest> = {}): AddOverlaysRequest => ({story_id: faker.string.uuid(), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayInputMock() })), ...overrideResponse})

export const getAddSceneRequestMock = (overrideResponse: Partial<AddSceneRequest> = {}): AddSceneRequest => ({story_id: faker.string.uuid(), new_element_order: faker.number.int({min: 0, max: 500}), duplicate_of: faker.helpers.arrayElement([faker.string.uuid(), undefined]), further_duplicates: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getAiOutputModeMock = (): AiOutputMode => (faker.helpers.arrayElement(['IMAGE','VIDEO'] as const))

export const getAlertEventMock = (overrideResponse: Partial<AlertEvent> = {}): AlertEvent => ({message: (() => faker.lorem.sentence())(), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getCaptionBreakMock = (): CaptionBreak => (faker.helpers.arrayElement(['LINE','CUE'] as const))

export const getSceneCaptionMock = (overrideResponse: Partial<SceneCaption> = {}): SceneCaption => ({word: faker.string.alpha({length: {min: 1, max: 20}}), start: faker.number.int({min: 0, max: 500}), end: faker.number.int({min: 0, max: 500}), break_after: faker.helpers.arrayElement([getCaptionBreakMock(), undefined]), ...overrideResponse})

export const getTranscribedWordMock = (overrideResponse: Partial<TranscribedWord> = {}): TranscribedWord => ({word: faker.string.alpha({length: {min: 1, max: 20}}), start: faker.number.int({min: 0, max: 500}), end: faker.number.int({min: 0, max: 500}), confidence: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getCreditActionMock = (): CreditAction => (faker.helpers.arrayElement(['generate_story','write_story','regenerate_image','regenerate_audio','generate_prompt','image_to_video','modify_video','image_editing','inpainting','lip_sync','upscale','music','clean_up','transcribe_audio','translate_story','generate_portrait','train_lora','lora_captions','render_video','export_premiere','generate_visuals'] as const))

export const getCreditsShortfallMock = (overrideResponse: Partial<CreditsShortfall> = {}): CreditsShortfall => ({action: getCreditActionMock(), units: faker.number.int({min: 0, max: 500}), cost: faker.number.float({min: 0, max: 500, fractionDigits: 2}), available: faker.number.float({min: 0, max: 500, fractionDigits: 2}), missing: faker.number.float({min: 0, max: 500, fractionDigits: 2}), affordable_units: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getReachedCapMock = (overrideResponse: Partial<ReachedCap> = {}): ReachedCap => ({scope: faker.helpers.arrayElement(['FILM','MONTH'] as const), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), credits: faker.number.int({min: 0, max: 500}), spent: faker.number.int({min: 0, max: 500}), left: faker.number.int({min: 0, max: 500}), cost: faker.number.int({min: 0, max: 500}), needed: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getRisenPriceMock = (overrideResponse: Partial<RisenPrice> = {}): RisenPrice => ({shown: faker.number.int({min: 0, max: 500}), most: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getApiProblemMock = (overrideResponse: Partial<ApiProblem> = {}): ApiProblem => ({message: (() => faker.lorem.sentence())(), detail: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), reference: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fields: faker.helpers.arrayElement([{
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, undefined]), present_value: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), present_captions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), undefined]), present_words: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTranscribedWordMock() })), undefined]), credits_shortfall: faker.helpers.arrayElement([{ ...getCreditsShortfallMock() }, undefined]), caps_reached: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), undefined]), risen_price: faker.helpers.arrayElement([{ ...getRisenPriceMock() }, undefined]), non_field_errors: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getApplyRewritingRequestMock = (overrideResponse: Partial<ApplyRewritingRequest> = {}): ApplyRewritingRequest => ({rewriting_id: faker.string.uuid(), pair_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), revision: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), over_edits: faker.datatype.boolean(), ...overrideResponse})

export const getArchiveStoryRequestMock = (overrideResponse: Partial<ArchiveStoryRequest> = {}): ArchiveStoryRequest => ({story_id: faker.string.uuid(), archive: faker.datatype.boolean(), ...overrideResponse})

export const getArollTypeMock = (): ArollType => (faker.helpers.arrayElement(['ImageARoll','VideoARoll'] as const))

export const getArollStateMock = (): ArollState => (faker.helpers.arrayElement(['EMPTY','GENERATING','COMPLETED','FAILED'] as const))

export const getMediaTypeMock = (): MediaType => (faker.helpers.arrayElement(['image','video','audio'] as const))

export const getMediaSourceMock = (): MediaSource => (faker.helpers.arrayElement(['SYSTEM','USER','GENERATED','STOCK'] as const))

export const getMediaStatusMock = (): MediaStatus => (faker.helpers.arrayElement(['PENDING','PROCESSING','COMPLETED','FAILED'] as const))

export const getStockCreditMock = (overrideResponse: Partial<StockCredit> = {}): StockCredit => ({author: faker.string.alpha({length: {min: 10, max: 20}}), author_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), library: faker.string.alpha({length: {min: 10, max: 20}}), page_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), licence: faker.string.alpha({length: {min: 1, max: 20}}), licence_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), ...overrideResponse})

export const getMediaMock = (overrideResponse: Partial<Media> = {}): Media => ({id: faker.string.uuid(), media_type: getMediaTypeMock(), source: getMediaSourceMock(), status: getMediaStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_transcription_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), file_name: (() => faker.book.title())(), content_type: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credit: faker.helpers.arrayElement([{ ...getStockCreditMock() }, undefined]), cleaned_from_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getArollObjectMock = (overrideResponse: Partial<ArollObject> = {}): ArollObject => ({media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), video_start: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), video_end: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), preview_image: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), image_generation_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), custom_image_generation_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), ...overrideResponse})

export const getTransitionNameMock = (): TransitionName => (faker.helpers.arrayElement(['','fade','slide-left','slide-right','wipe','zoom','dip-to-black'] as const))

export const getImageAnimationMock = (): ImageAnimation => (faker.helpers.arrayElement(['NONE','ZOOM_IN','ZOOM_OUT','PAN_LEFT','PAN_RIGHT','PAN_UP','PAN_DOWN'] as const))

export const getContentFitMock = (): ContentFit => (faker.helpers.arrayElement(['COVER','CONTAIN','BLUR_FILL'] as const))

export const getCropAreaMock = (overrideResponse: Partial<CropArea> = {}): CropArea => ({x: faker.number.float({min: 0, max: 1, fractionDigits: 2}), y: faker.number.float({min: 0, max: 1, fractionDigits: 2}), width: faker.number.float({min: 0.05, max: 1, fractionDigits: 2}), height: faker.number.float({min: 0.05, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getArollLayoutMock = (): ArollLayout => (faker.helpers.arrayElement(['FULL','SPLIT_LEFT','SPLIT_RIGHT','PICTURE_IN_PICTURE'] as const))

export const getShotSizeMock = (): ShotSize => (faker.helpers.arrayElement(['WIDE','MEDIUM','CLOSE_UP','DETAIL'] as const))

export const getShotAngleMock = (): ShotAngle => (faker.helpers.arrayElement(['EYE_LEVEL','LOW','HIGH','OVERHEAD'] as const))

export const getScreenDirectionMock = (): ScreenDirection => (faker.helpers.arrayElement(['NONE','LEFT','RIGHT'] as const))

export const getShotMock = (overrideResponse: Partial<Shot> = {}): Shot => ({subject: faker.string.alpha({length: {min: 10, max: 20}}), size: getShotSizeMock(), angle: getShotAngleMock(), action: faker.string.alpha({length: {min: 10, max: 20}}), end_state: faker.string.alpha({length: {min: 10, max: 20}}), screen_direction: getScreenDirectionMock(), continues: faker.datatype.boolean(), sound: faker.string.alpha({length: {min: 10, max: 20}}), is_locked: faker.datatype.boolean(), ...overrideResponse})

export const getArollMock = (overrideResponse: Partial<Aroll> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAttentionKindMock = (): AttentionKind => (faker.helpers.arrayElement(['FAILED_JOBS','OPEN_REPORTS','STUCK_TASKS','STUCK_EXPORTS','STUCK_JOBS','DEAD_LETTERS','LEDGER_DIFFERS','FILMS_WAITING','FAILING_ENGINES'] as const))

export const getAttentionItemMock = (overrideResponse: Partial<AttentionItem> = {}): AttentionItem => ({kind: getAttentionKindMock(), count: faker.number.int({min: 0, max: 500}), oldest_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getFilmFlagKindMock = (): FilmFlagKind => (faker.helpers.arrayElement(['REJECTION','REPORT'] as const))

export const getFilmFlagMock = (overrideResponse: Partial<FilmFlag> = {}): FilmFlag => ({at_ms: faker.number.int({min: 0, max: 8000}), kind: getFilmFlagKindMock(), text: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getAuditVideoMock = (overrideResponse: Partial<AuditVideo> = {}): AuditVideo => ({render_id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), user_id: faker.string.uuid(), email: faker.internet.email(), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_ms: faker.number.int({min: 0, max: 8000}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', held_until: faker.date.past().toISOString().slice(0, 19) + 'Z', rejection_reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), flags: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFilmFlagMock() })), ...overrideResponse})

export const getAuditVideoPageMock = (overrideResponse: Partial<AuditVideoPage> = {}): AuditVideoPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getAuditVideoMock() })), ...overrideResponse})

export const getAuthenticateChannelRequestMock = (overrideResponse: Partial<AuthenticateChannelRequest> = {}): AuthenticateChannelRequest => ({socket_id: faker.helpers.fromRegExp("[0-9]{1,20}\\.[0-9]{1,20}"), channel_name: faker.helpers.fromRegExp("private-user-[0-9a-f-]{36}"), ...overrideResponse})

export const getBackgroundMusicMediaListMock = (overrideResponse: Partial<BackgroundMusicMediaList> = {}): BackgroundMusicMediaList => ({media: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getBillingIntervalMock = (): BillingInterval => (faker.helpers.arrayElement(['MONTH','YEAR'] as const))

export const getProjectMock = (overrideResponse: Partial<Project> = {}): Project => ({id: faker.string.uuid(), project_id: faker.string.uuid(), name: (() => faker.book.title())(), story_count: faker.number.int({min: 0, max: 500}), archived_count: faker.number.int({min: 0, max: 500}), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStoryStateMock = (): StoryState => (faker.helpers.arrayElement(['DRAFT','GENERATING','COMPLETED','FAILED'] as const))

export const getCreationModeMock = (): CreationMode => (faker.helpers.arrayElement(['Text','Script','Screenplay','Audio','VideoCaptions','Avatar','Narrated','Blank'] as const))

export const getScriptTypeMock = (): ScriptType => (faker.helpers.arrayElement(['PROMPT','SCRIPT','SCREENPLAY'] as const))

export const getShotsPerSceneMock = (): ShotsPerScene => (faker.helpers.arrayElement(['AUTO','ONE','TWO','THREE','FOUR'] as const))

export const getFilmStyleMock = (overrideResponse: Partial<FilmStyle> = {}): FilmStyle => ({palette: faker.string.alpha({length: {min: 10, max: 20}}), light: faker.string.alpha({length: {min: 10, max: 20}}), lens: faker.string.alpha({length: {min: 10, max: 20}}), medium: faker.string.alpha({length: {min: 10, max: 20}}), tone: faker.string.alpha({length: {min: 10, max: 20}}), audience: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLoudnessLufsMock = (): LoudnessLufs => (faker.helpers.arrayElement([-23,-16,-14] as const))

export const getSceneSizeMock = (): SceneSize => (faker.helpers.arrayElement(['SHORT','MEDIUM','LONG'] as const))

export const getScenePaceMock = (): ScenePace => (faker.helpers.arrayElement(['SLOW','MEDIUM','FAST'] as const))

export const getImageModelMock = (): ImageModel => (faker.string.alpha({length: {min: 1, max: 20}}))

export const getMusicSettingsMock = (overrideResponse: Partial<MusicSettings> = {}): MusicSettings => ({have_background_music: faker.datatype.boolean(), background_music_volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: -3, fractionDigits: 2}), null]), background_music_file_location: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.m4a`)(), null]), background_music_name: faker.helpers.arrayElement([(() => faker.book.title())(), null]), background_music_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), background_music_track_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), background_music_duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), ...overrideResponse})

export const getTemplatedCaptionsStyleMock = (): TemplatedCaptionsStyle => (faker.helpers.arrayElement(['CLASSIC','BOLD_POP','KARAOKE','BOXED','MINIMAL','NEON'] as const))

export const getFontSizeOptionMock = (): FontSizeOption => (faker.helpers.arrayElement(['SMALL','MEDIUM','LARGE','EXTRA_LARGE'] as const))

export const getCaptionLengthOptionMock = (): CaptionLengthOption => (faker.helpers.arrayElement(['ONE_WORD','SHORT','MEDIUM','LONG'] as const))

export const getLetterCaseMock = (): LetterCase => (faker.helpers.arrayElement(['AS_WRITTEN','UPPERCASE'] as const))

export const getCaptionOutlineMock = (): CaptionOutline => (faker.helpers.arrayElement(['NONE','THIN','THICK'] as const))

export const getCustomCaptionsStyleMock = (overrideResponse: Partial<CustomCaptionsStyle> = {}): CustomCaptionsStyle => ({font: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), font_weight: faker.helpers.arrayElement([faker.number.int({min: 300, max: 500}), undefined]), letter_case: faker.helpers.arrayElement([getLetterCaseMock(), undefined]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), has_highlight: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), highlight_color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), outline: faker.helpers.arrayElement([getCaptionOutlineMock(), undefined]), outline_color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), background_color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), ...overrideResponse})

export const getCaptionsSettingsMock = (overrideResponse: Partial<CaptionsSettings> = {}): CaptionsSettings => ({show_captions: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), captions_margin_from_bottom: faker.number.int({min: 0, max: 90}), font_size_option: getFontSizeOptionMock(), custom_caption_font: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), caption_length_option: getCaptionLengthOptionMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ...overrideResponse})

export const getStoryMock = (overrideResponse: Partial<Story> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getBlankProjectMock = (overrideResponse: Partial<BlankProject> = {}): BlankProject => ({project: { ...getProjectMock() }, story: { ...getStoryMock() }, ...overrideResponse})

export const getBrandChangedEventMock = (overrideResponse: Partial<BrandChangedEvent> = {}): BrandChangedEvent => ({updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getLogoPositionMock = (): LogoPosition => (faker.helpers.arrayElement(['TOP_LEFT','TOP_CENTER','TOP_RIGHT','MIDDLE_LEFT','MIDDLE_CENTER','MIDDLE_RIGHT','BOTTOM_LEFT','BOTTOM_CENTER','BOTTOM_RIGHT'] as const))

export const getBrandOverlayMock = (overrideResponse: Partial<BrandOverlay> = {}): BrandOverlay => ({logo_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), logo_size: faker.number.float({min: 0, max: 500, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), ...overrideResponse})

export const getBrandSettingsMock = (overrideResponse: Partial<BrandSettings> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), logo_size: faker.number.float({min: 0, max: 500, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getBrollMock = (overrideResponse: Partial<Broll> = {}): Broll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 0, max: 8000}), ...overrideResponse})

export const getBugReportMock = (overrideResponse: Partial<BugReport> = {}): BugReport => ({bug_report_id: faker.string.uuid(), report_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), description: (() => faker.lorem.sentence())(), app_version: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getBugReportListMock = (overrideResponse: Partial<BugReportList> = {}): BugReportList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBugReportMock() })), ...overrideResponse})

export const getBuildScenesRequestMock = (overrideResponse: Partial<BuildScenesRequest> = {}): BuildScenesRequest => ({narrate_action: faker.datatype.boolean(), ...overrideResponse})

export const getCancelSubscriptionRequestMock = (overrideResponse: Partial<CancelSubscriptionRequest> = {}): CancelSubscriptionRequest => ({subscription_id: faker.string.uuid(), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getCaptionCueMock = (overrideResponse: Partial<CaptionCue> = {}): CaptionCue => ({text: (() => faker.lorem.sentence())(), start: faker.number.int({min: 0, max: 500}), end: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getChangeBeginMock = (): ChangeBegin => (faker.helpers.arrayElement(['NOW','NEXT_PERIOD'] as const))

export const getChangePasswordRequestMock = (overrideResponse: Partial<ChangePasswordRequest> = {}): ChangePasswordRequest => ({current_password: faker.internet.password(), new_password: faker.internet.password(), ...overrideResponse})

export const getChangeSubscriptionRequestMock = (overrideResponse: Partial<ChangeSubscriptionRequest> = {}): ChangeSubscriptionRequest => ({subscription_id: faker.string.uuid(), price_id: faker.string.alpha({length: {min: 1, max: 20}}), expected_amount: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getChangedArollsMock = (overrideResponse: Partial<ChangedArolls> = {}): ChangedArolls => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), ...overrideResponse})

export const getVolumePointMock = (overrideResponse: Partial<VolumePoint> = {}): VolumePoint => ({at_ms: faker.number.int({min: 0, max: 8000}), db: faker.number.float({min: 0, max: 12, fractionDigits: 2}), ...overrideResponse})

export const getMusicCueMock = (overrideResponse: Partial<MusicCue> = {}): MusicCue => ({id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), kind: getMusicCueKindMock(), media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), track: faker.number.int({min: 0, max: 9}), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8000}), null]), offset_ms: faker.number.int({min: 0, max: 8000}), volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), volume_points: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVolumePointMock() })), undefined]), loops: faker.datatype.boolean(), fade_in_ms: faker.number.int({min: 0, max: 8000}), fade_out_ms: faker.number.int({min: 0, max: 8000}), is_muted: faker.datatype.boolean(), ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: 0, fractionDigits: 2}), null]), ...overrideResponse})

export const getChangedMusicCuesMock = (overrideResponse: Partial<ChangedMusicCues> = {}): ChangedMusicCues => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), ...overrideResponse})

export const getMediaOverlayMock = (overrideResponse: Partial<MediaOverlay> = {}): MediaOverlay => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(['MEDIA'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.number.int({min: 0, max: 500}), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: { ...getOverlayMotionMock() }, motion_out: { ...getOverlayMotionMock() }, media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), fit: getOverlayFitMock(), video_start: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getTextOverlayMock = (overrideResponse: Partial<TextOverlay> = {}): TextOverlay => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(['TEXT'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.number.int({min: 0, max: 500}), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: { ...getOverlayMotionMock() }, motion_out: { ...getOverlayMotionMock() }, text: (() => faker.lorem.sentence())(), font: getOverlayFontMock(), font_weight: faker.number.int({min: 100, max: 500}), font_size: faker.number.float({min: 0.01, max: 0.5, fractionDigits: 2}), color: faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), align: getOverlayAlignMock(), line_height: faker.number.float({min: 0.8, max: 3, fractionDigits: 2}), outline: faker.helpers.arrayElement([{ ...getOverlayOutlineMock() },null,]), shadow: faker.helpers.arrayElement([{ ...getOverlayShadowMock() },null,]), background: faker.helpers.arrayElement([{ ...getOverlayBackgroundMock() },null,]), counts_up: faker.datatype.boolean(), ...overrideResponse})

export const getShapeOverlayMock = (overrideResponse: Partial<ShapeOverlay> = {}): ShapeOverlay => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(['SHAPE'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.number.int({min: 0, max: 500}), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: { ...getOverlayMotionMock() }, motion_out: { ...getOverlayMotionMock() }, shape: getOverlayShapeMock(), fill: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), null]), stroke: faker.helpers.arrayElement([{ ...getOverlayStrokeMock() },null,]), ...overrideResponse})

export const getStickerOverlayMock = (overrideResponse: Partial<StickerOverlay> = {}): StickerOverlay => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(['STICKER'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.number.int({min: 0, max: 500}), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: { ...getOverlayMotionMock() }, motion_out: { ...getOverlayMotionMock() }, sticker: faker.helpers.fromRegExp("[a-z0-9-]{1,80}"), ...overrideResponse})

export const getOverlayMock = (): Overlay => (faker.helpers.arrayElement([{ ...getMediaOverlayMock() },{ ...getTextOverlayMock() },{ ...getShapeOverlayMock() },{ ...getStickerOverlayMock() },]))

export const getChangedOverlaysMock = (overrideResponse: Partial<ChangedOverlays> = {}): ChangedOverlays => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), ...overrideResponse})

export const getSceneStateMock = (): SceneState => (faker.helpers.arrayElement(['PENDING','GENERATING','COMPLETED','FAILED'] as const))

export const getEmotionMock = (): Emotion => (faker.helpers.arrayElement(['NEUTRAL','HAPPY','SAD','ANGRY','EXCITED','CALM','SERIOUS','WHISPER'] as const))

export const getSceneMock = (overrideResponse: Partial<Scene> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getChangedScenesMock = (): ChangedScenes => ({...{ ...getSceneMock() },...{further_scenes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), undefined])},})

export const getChannelSignatureMock = (overrideResponse: Partial<ChannelSignature> = {}): ChannelSignature => ({auth: faker.string.alpha({length: {min: 10, max: 20}}), sign_in: faker.helpers.arrayElement([{auth: faker.string.alpha({length: {min: 10, max: 20}}), user_data: faker.string.alpha({length: {min: 10, max: 20}})}, undefined]), ...overrideResponse})

export const getPortraitGenerationStatusMock = (): PortraitGenerationStatus => (faker.helpers.arrayElement(['NONE','IN_PROGRESS','GENERATED','FAILED'] as const))

export const getCharacterRoleMock = (): CharacterRole => (faker.helpers.arrayElement(['Character','Narrator'] as const))

export const getCharacterStatusMock = (): CharacterStatus => (faker.helpers.arrayElement(['draft','published'] as const))

export const getCharacterMock = (overrideResponse: Partial<Character> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getCharacterListMock = (overrideResponse: Partial<CharacterList> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getCharacterPortraitMock = (overrideResponse: Partial<CharacterPortrait> = {}): CharacterPortrait => ({portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getVisualUseMock = (): VisualUse => (faker.helpers.arrayElement(['AROLL','BROLL'] as const))

export const getChosenMediaVisualMock = (overrideResponse: Partial<ChosenMediaVisual> = {}): ChosenMediaVisual => ({source: faker.helpers.arrayElement(['MEDIA'] as const), media_id: faker.string.uuid(), use_as: faker.helpers.arrayElement([getVisualUseMock(), undefined]), start_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 100, max: 8000}), undefined]), ...overrideResponse})

export const getStockTypeMock = (): StockType => (faker.helpers.arrayElement(['images','videos'] as const))

export const getChosenStockVisualMock = (overrideResponse: Partial<ChosenStockVisual> = {}): ChosenStockVisual => ({source: faker.helpers.arrayElement(['STOCK'] as const), stock_id: faker.string.alpha({length: {min: 1, max: 20}}), stock_type: getStockTypeMock(), use_as: faker.helpers.arrayElement([getVisualUseMock(), undefined]), start_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 100, max: 8000}), undefined]), ...overrideResponse})

export const getChosenVisualMock = (): ChosenVisual => (faker.helpers.arrayElement([{ ...getChosenMediaVisualMock() },{ ...getChosenStockVisualMock() },]))

export const getChooseVisualsRequestMock = (overrideResponse: Partial<ChooseVisualsRequest> = {}): ChooseVisualsRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), visuals: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getChosenVisualMock() })), ...overrideResponse})

export const getRealPartMock = (): RealPart => (faker.helpers.arrayElement(['PICTURE','VOICE','MOTION','LIP_SYNC'] as const))

export const getChosenEngineInputMock = (overrideResponse: Partial<ChosenEngineInput> = {}): ChosenEngineInput => ({part: getRealPartMock(), engine: faker.string.alpha({length: {min: 1, max: 20}}), items: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getDemoCheckoutEndingMock = (): DemoCheckoutEnding => (faker.helpers.arrayElement(['PAY','PAY_LATE','PAY_TWICE','PAY_ONCE','ASK_CODE','CONFIRM_CODE','DECLINE','GIVE_UP'] as const))

export const getCompleteDemoCheckoutRequestMock = (overrideResponse: Partial<CompleteDemoCheckoutRequest> = {}): CompleteDemoCheckoutRequest => ({ending: getDemoCheckoutEndingMock(), code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getCompleteRenderRequestMock = (overrideResponse: Partial<CompleteRenderRequest> = {}): CompleteRenderRequest => ({media_id: faker.string.uuid(), ...overrideResponse})

export const getConfirmEmailChangeRequestMock = (overrideResponse: Partial<ConfirmEmailChangeRequest> = {}): ConfirmEmailChangeRequest => ({token: faker.string.alpha({length: {min: 16, max: 20}}), ...overrideResponse})

export const getCurrencyMock = (): Currency => (faker.helpers.arrayElement(['USD','EUR','GBP','INR'] as const))

export const getCountryMock = (overrideResponse: Partial<Country> = {}): Country => ({code: faker.helpers.fromRegExp("[A-Z]{2}"), name: (() => faker.book.title())(), currency: getCurrencyMock(), ...overrideResponse})

export const getCountryListMock = (overrideResponse: Partial<CountryList> = {}): CountryList => ({countries: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCountryMock() })), ...overrideResponse})

export const getFilmStyleInputMock = (overrideResponse: Partial<FilmStyleInput> = {}): FilmStyleInput => ({palette: faker.string.alpha({length: {min: 10, max: 20}}), light: faker.string.alpha({length: {min: 10, max: 20}}), lens: faker.string.alpha({length: {min: 10, max: 20}}), medium: faker.string.alpha({length: {min: 10, max: 20}}), tone: faker.string.alpha({length: {min: 10, max: 20}}), audience: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getStoryPlanMock = (overrideResponse: Partial<StoryPlan> = {}): StoryPlan => ({title: (() => faker.book.title())(), style: { ...getFilmStyleInputMock() }, cast: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({name: faker.string.alpha({length: {min: 1, max: 20}}), description: (() => faker.lorem.sentence())()})), scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({narration: faker.string.alpha({length: {min: 1, max: 20}}), speaker: faker.string.alpha({length: {min: 10, max: 20}}), emotion: getEmotionMock(), subject: faker.string.alpha({length: {min: 1, max: 20}}), size: getShotSizeMock(), angle: getShotAngleMock(), action: faker.string.alpha({length: {min: 10, max: 20}}), screen_direction: getScreenDirectionMock()})), ...overrideResponse})

export const getCreateAndGenerateStoryRequestMock = (overrideResponse: Partial<CreateAndGenerateStoryRequest> = {}): CreateAndGenerateStoryRequest => ({initial_prompt: (() => faker.lorem.sentence())(), script_type: faker.helpers.arrayElement([getScriptTypeMock(), undefined]), aspect_ratio: faker.helpers.arrayElement([getAspectRatioMock(), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 5, max: 500}), undefined]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), default_image_model: faker.helpers.arrayElement([getImageModelMock(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), use_brand_settings: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), project_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), browser_plan: faker.helpers.arrayElement([{ ...getStoryPlanMock() }, undefined]), ...overrideResponse})

export const getCreateCharacterRequestMock = (overrideResponse: Partial<CreateCharacterRequest> = {}): CreateCharacterRequest => ({call_name: (() => faker.book.title())(), role: faker.helpers.arrayElement([getCharacterRoleMock(), undefined]), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), ...overrideResponse})

export const getCreateEmptyTextStoryRequestMock = (overrideResponse: Partial<CreateEmptyTextStoryRequest> = {}): CreateEmptyTextStoryRequest => ({project_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), story_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), aspect_ratio: faker.helpers.arrayElement([getAspectRatioMock(), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), ...overrideResponse})

export const getCreateImageStyleRequestMock = (overrideResponse: Partial<CreateImageStyleRequest> = {}): CreateImageStyleRequest => ({name: faker.string.alpha({length: {min: 1, max: 20}}), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), prompt: (() => faker.lorem.sentence())(), look: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lora_weight: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getCreateInpaintingRequestRequestMock = (overrideResponse: Partial<CreateInpaintingRequestRequest> = {}): CreateInpaintingRequestRequest => ({image_media: faker.string.uuid(), mask_media: faker.string.uuid(), prompt: (() => faker.lorem.sentence())(), story: faker.string.uuid(), scene: faker.string.uuid(), aroll: faker.string.uuid(), ...overrideResponse})

export const getCreateLocationRequestMock = (overrideResponse: Partial<CreateLocationRequest> = {}): CreateLocationRequest => ({name: (() => faker.book.title())(), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), derived_from: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getLoraTypeMock = (): LoraType => (faker.helpers.arrayElement(['CHARACTER','OBJECT','STYLE'] as const))

export const getCreateLoraRequestMock = (overrideResponse: Partial<CreateLoraRequest> = {}): CreateLoraRequest => ({lora_type: getLoraTypeMock(), from_lora_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getCreateNarratedStoryRequestMock = (overrideResponse: Partial<CreateNarratedStoryRequest> = {}): CreateNarratedStoryRequest => ({initial_prompt: (() => faker.lorem.sentence())(), story_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), aspect_ratio: faker.helpers.arrayElement([getAspectRatioMock(), undefined]), scene_size: faker.helpers.arrayElement([getSceneSizeMock(), undefined]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), project_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getCreatePortalSessionRequestMock = (overrideResponse: Partial<CreatePortalSessionRequest> = {}): CreatePortalSessionRequest => ({subscription_id: faker.string.uuid(), ...overrideResponse})

export const getCreateProjectRequestMock = (overrideResponse: Partial<CreateProjectRequest> = {}): CreateProjectRequest => ({name: (() => faker.book.title())(), ...overrideResponse})

export const getCreatePurchaseRequestMock = (overrideResponse: Partial<CreatePurchaseRequest> = {}): CreatePurchaseRequest => ({pack_id: faker.string.alpha({length: {min: 1, max: 20}}), return_path: faker.helpers.arrayElement([faker.helpers.fromRegExp("/"), undefined]), ...overrideResponse})

export const getCreateQuoteRequestMock = (overrideResponse: Partial<CreateQuoteRequest> = {}): CreateQuoteRequest => ({story_id: faker.string.uuid(), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), engines: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getChosenEngineInputMock() })), undefined]), rewrites: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getCreateRenderPartUploadRequestMock = (overrideResponse: Partial<CreateRenderPartUploadRequest> = {}): CreateRenderPartUploadRequest => ({size_bytes: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getCreateRenderUploadRequestMock = (overrideResponse: Partial<CreateRenderUploadRequest> = {}): CreateRenderUploadRequest => ({size_bytes: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getLocationTypeInputMock = (): LocationTypeInput => (faker.helpers.arrayElement(['INT','EXT','INT_EXT'] as const))

export const getTimeOfDayInputMock = (): TimeOfDayInput => (faker.helpers.arrayElement(['DAY','NIGHT','DAWN','MORNING','AFTERNOON','EVENING','DUSK','CONTINUOUS'] as const))

export const getCreateScreenplaySegmentRequestMock = (overrideResponse: Partial<CreateScreenplaySegmentRequest> = {}): CreateScreenplaySegmentRequest => ({location: faker.helpers.arrayElement([faker.string.uuid(), undefined]), location_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), location_type: faker.helpers.arrayElement([getLocationTypeInputMock(), undefined]), time_of_day: faker.helpers.arrayElement([getTimeOfDayInputMock(), undefined]), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getStaffGridMock = (): StaffGrid => (faker.helpers.arrayElement(['USAGE','GENERATIONS','QUALITY','PREMIUM','PARTNER','PERSON','TRAIL'] as const))

export const getCreateStaffViewRequestMock = (overrideResponse: Partial<CreateStaffViewRequest> = {}): CreateStaffViewRequest => ({grid: getStaffGridMock(), name: faker.string.alpha({length: {min: 1, max: 20}}), search: faker.string.alpha({length: {min: 10, max: 20}}), is_shared: faker.datatype.boolean(), ...overrideResponse})

export const getCreateStoryFromAudioRequestMock = (overrideResponse: Partial<CreateStoryFromAudioRequest> = {}): CreateStoryFromAudioRequest => ({media_id: faker.string.uuid(), project_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), storyId: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getCreateStoryRequestMock = (overrideResponse: Partial<CreateStoryRequest> = {}): CreateStoryRequest => ({creation_mode: getCreationModeMock(), initial_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), story_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), script_type: faker.helpers.arrayElement([getScriptTypeMock(), undefined]), aspect_ratio: faker.helpers.arrayElement([getAspectRatioMock(), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 5, max: 500}), undefined]), scene_size: faker.helpers.arrayElement(['SHORT','MEDIUM','LONG'] as const), scene_pace: faker.helpers.arrayElement([getScenePaceMock(), undefined]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), default_image_model: faker.helpers.arrayElement([getImageModelMock(), undefined]), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), ai_output_mode: faker.helpers.arrayElement([getAiOutputModeMock(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), use_brand_settings: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), project_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getCreateStoryVersionRequestMock = (overrideResponse: Partial<CreateStoryVersionRequest> = {}): CreateStoryVersionRequest => ({name: (() => faker.book.title())(), ...overrideResponse})

export const getCreateSubscriptionRequestMock = (overrideResponse: Partial<CreateSubscriptionRequest> = {}): CreateSubscriptionRequest => ({price_id: faker.string.alpha({length: {min: 1, max: 20}}), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), undefined]), return_path: faker.helpers.arrayElement([faker.helpers.fromRegExp("/"), undefined]), ...overrideResponse})

export const getImageModelRatioMock = (): ImageModelRatio => (faker.helpers.arrayElement(['auto','16:9','9:16','1:1','4:3','3:4','2:3','3:2','4:5','5:4','21:9','9:21'] as const))

export const getUpscaleFactorMock = (): UpscaleFactor => (faker.helpers.arrayElement([2,4] as const))

export const getFocalPointMock = (overrideResponse: Partial<FocalPoint> = {}): FocalPoint => ({x: faker.number.float({min: 0, max: 1, fractionDigits: 2}), y: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getFocalKeyMock = (overrideResponse: Partial<FocalKey> = {}): FocalKey => ({at_ms: faker.number.int({min: 0, max: 8000}), x: faker.number.float({min: 0, max: 1, fractionDigits: 2}), y: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getFocalPathMock = (): FocalPath => (Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFocalKeyMock() })))

export const getCreateTaskRequestMock = (overrideResponse: Partial<CreateTaskRequest> = {}): CreateTaskRequest => ({model_id: faker.string.alpha({length: {min: 1, max: 20}}), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), reference_media_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), driving_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), end_frame_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), duration: faker.number.int({min: 1, max: 500}), aspect_ratio: faker.helpers.arrayElement([getImageModelRatioMock(), undefined]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), generate_audio: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), upscale_factor: faker.helpers.arrayElement([getUpscaleFactorMock(), undefined]), body_control: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), expression_intensity: faker.number.int({min: 1, max: 5}), fidelity: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), grain: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), keep_skin: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), look: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lora_weight: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), character_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), mask_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), strength: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), undefined]), range_start_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), range_end_ms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8000}), undefined]), focal_point: faker.helpers.arrayElement([{ ...getFocalPointMock() }, undefined]), focal_path: faker.helpers.arrayElement([getFocalPathMock(), undefined]), frame_size: faker.helpers.arrayElement([faker.number.int({min: 25, max: 200}), undefined]), reduce_noise: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), cut_rumble: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), match_level: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getCreateVideoCaptionsStoryRequestMock = (overrideResponse: Partial<CreateVideoCaptionsStoryRequest> = {}): CreateVideoCaptionsStoryRequest => ({media: faker.string.uuid(), language: getLanguageMock(), transcribe_language: faker.helpers.fromRegExp("[a-z]{2,3}"), project_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), story_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCaptionCueMock() })), undefined]), text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getCreditBalanceMock = (overrideResponse: Partial<CreditBalance> = {}): CreditBalance => ({balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getCreditCapMock = (overrideResponse: Partial<CreditCap> = {}): CreditCap => ({credits: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), spent: faker.number.int({min: 0, max: 500}), left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), ...overrideResponse})

export const getCreditUnitMock = (): CreditUnit => (faker.helpers.arrayElement(['CALL','SCENE','SECOND','IMAGE'] as const))

export const getPriceUnitMock = (): PriceUnit => (faker.helpers.arrayElement(['PICTURE','SECOND','TEXT','MINUTE','STEPS'] as const))

export const getEnginePriceMock = (overrideResponse: Partial<EnginePrice> = {}): EnginePrice => ({engine: faker.string.alpha({length: {min: 1, max: 20}}), per: getPriceUnitMock(), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.float({min: 0, max: 500, fractionDigits: 2}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getCreditCostMock = (overrideResponse: Partial<CreditCost> = {}): CreditCost => ({action: getCreditActionMock(), label: (() => faker.book.title())(), credits: faker.number.int({min: 0, max: 500}), unit: getCreditUnitMock(), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), engine_price: faker.helpers.arrayElement([{ ...getEnginePriceMock() },null,]), ...overrideResponse})

export const getCreditCostListMock = (overrideResponse: Partial<CreditCostList> = {}): CreditCostList => ({costs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditCostMock() })), ...overrideResponse})

export const getCreditSourceMock = (): CreditSource => (faker.helpers.arrayElement(['START','PLAN_MONTH','PURCHASE','GIFT'] as const))

export const getCreditLotMock = (overrideResponse: Partial<CreditLot> = {}): CreditLot => ({lot_id: faker.string.uuid(), source: getCreditSourceMock(), granted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), remaining: faker.number.float({min: 0, max: 500, fractionDigits: 2}), held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCurrencySymbolMock = (): CurrencySymbol => (faker.helpers.arrayElement(['$','€','£','₹'] as const))

export const getCreditPackMock = (overrideResponse: Partial<CreditPack> = {}): CreditPack => ({pack_id: faker.string.alpha({length: {min: 10, max: 20}}), credits: faker.number.int({min: 0, max: 500}), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), currency_symbol: getCurrencySymbolMock(), ...overrideResponse})

export const getCreditsEstimateLineMock = (overrideResponse: Partial<CreditsEstimateLine> = {}): CreditsEstimateLine => ({action: getCreditActionMock(), quantity: faker.number.int({min: 0, max: 500}), credits_each: faker.number.float({min: 0, max: 500, fractionDigits: 2}), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getGenerationPartMock = (): GenerationPart => (faker.helpers.arrayElement(['WRITING','PICTURE','VOICE','MOTION','LIP_SYNC'] as const))

export const getGenerationQuoteEngineMock = (overrideResponse: Partial<GenerationQuoteEngine> = {}): GenerationQuoteEngine => ({part: getGenerationPartMock(), engine: faker.string.alpha({length: {min: 1, max: 20}}), is_built_in: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 500}), sheets: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), undefined]), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), most: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getGenerationQuoteMock = (overrideResponse: Partial<GenerationQuote> = {}): GenerationQuote => ({prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationQuoteEngineMock() })), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.int({min: 0, max: 500}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), is_about: faker.datatype.boolean(), ...overrideResponse})

export const getCreditsEstimateMock = (overrideResponse: Partial<CreditsEstimate> = {}): CreditsEstimate => ({story_id: faker.string.uuid(), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), is_free_generation: faker.datatype.boolean(), balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), is_affordable: faker.datatype.boolean(), lines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditsEstimateLineMock() })), quote: faker.helpers.arrayElement([{ ...getGenerationQuoteMock() },null,]), offers_overnight: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), length_problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreditsSummaryMock = (overrideResponse: Partial<CreditsSummary> = {}): CreditsSummary => ({balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), posted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), available: faker.number.float({min: 0, max: 500, fractionDigits: 2}), lots: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditLotMock() })), granted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), spent_this_month: faker.number.float({min: 0, max: 500, fractionDigits: 2}), credits_per_month: faker.number.int({min: 0, max: 500}), next_grant_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_grant_credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), time_zone: faker.string.alpha({length: {min: 10, max: 20}}), monthly_cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getCreditsUpdatedEventMock = (overrideResponse: Partial<CreditsUpdatedEvent> = {}): CreditsUpdatedEvent => ({balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getCropArollRequestMock = (overrideResponse: Partial<CropArollRequest> = {}): CropArollRequest => ({crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), ...overrideResponse})

export const getCumulativeDayMock = (overrideResponse: Partial<CumulativeDay> = {}): CumulativeDay => ({date: faker.date.past().toISOString().slice(0, 10), users: faker.number.int({min: 0, max: 500}), premium_users: faker.number.int({min: 0, max: 500}), stories: faker.number.int({min: 0, max: 500}), videos: faker.number.int({min: 0, max: 500}), credits_spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getCumulativeStatsMock = (overrideResponse: Partial<CumulativeStats> = {}): CumulativeStats => ({days: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCumulativeDayMock() })), ...overrideResponse})

export const getSubscriptionStatusMock = (): SubscriptionStatus => (faker.helpers.arrayElement(['PENDING','ACTIVE','PAST_DUE','CANCELLED','EXPIRED'] as const))

export const getPremiumTypeMock = (): PremiumType => (faker.helpers.arrayElement(['CREATOR','PRO','STUDIO'] as const))

export const getPaymentProviderMock = (): PaymentProvider => (faker.helpers.arrayElement(['DEMO','STRIPE'] as const))

export const getSubscriptionMock = (overrideResponse: Partial<Subscription> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCurrentSubscriptionMock = (overrideResponse: Partial<CurrentSubscription> = {}): CurrentSubscription => ({subscription: faker.helpers.arrayElement([{ ...getSubscriptionMock() },null,]), ...overrideResponse})

export const getCustomCaptionsStyleInputMock = (overrideResponse: Partial<CustomCaptionsStyleInput> = {}): CustomCaptionsStyleInput => ({font: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), font_weight: faker.helpers.arrayElement([faker.number.int({min: 300, max: 500}), undefined]), letter_case: faker.helpers.arrayElement([getLetterCaseMock(), undefined]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), has_highlight: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), highlight_color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), outline: faker.helpers.arrayElement([getCaptionOutlineMock(), undefined]), outline_color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), background_color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), ...overrideResponse})

export const getDailyStatsMock = (overrideResponse: Partial<DailyStats> = {}): DailyStats => ({date: faker.date.past().toISOString().slice(0, 10), sign_ups: faker.number.int({min: 0, max: 500}), active_users: faker.number.int({min: 0, max: 500}), stories_created: faker.number.int({min: 0, max: 500}), videos_exported: faker.number.int({min: 0, max: 500}), credits_spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), failed_tasks: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getDataExportMock = (overrideResponse: Partial<DataExport> = {}): DataExport => ({status: faker.helpers.arrayElement(['NONE','PREPARING','READY','FAILED'] as const), url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), file_name: (() => faker.book.title())(), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), requested_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), ...overrideResponse})

export const getQueueNameMock = (): QueueName => (faker.helpers.arrayElement(['INTERACTIVE','ENGINE','RENDER','BOOKKEEPING'] as const))

export const getJobSettlementMock = (): JobSettlement => (faker.helpers.arrayElement(['RETRY','RELEASE','ACKNOWLEDGE'] as const))

export const getDeadLetterMock = (overrideResponse: Partial<DeadLetter> = {}): DeadLetter => ({job_id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), queue: getQueueNameMock(), attempts: faker.number.int({min: 0, max: 500}), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), dead_at: faker.date.past().toISOString().slice(0, 19) + 'Z', settlements: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getJobSettlementMock())), ...overrideResponse})

export const getDebugEditMock = (overrideResponse: Partial<DebugEdit> = {}): DebugEdit => ({edit_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), label: (() => faker.book.title())(), is_undone: faker.datatype.boolean(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDebugEventMock = (overrideResponse: Partial<DebugEvent> = {}): DebugEvent => ({event: faker.string.alpha({length: {min: 10, max: 20}}), seq: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDebugJobStatusMock = (): DebugJobStatus => (faker.helpers.arrayElement(['QUEUED','RUNNING','COMPLETED','FAILED','CANCELLED','ACKNOWLEDGED'] as const))

export const getDebugJobMock = (overrideResponse: Partial<DebugJob> = {}): DebugJob => ({job_id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), status: getDebugJobStatusMock(), attempts: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), is_stuck: faker.datatype.boolean(), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), settlements: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getJobSettlementMock())), ...overrideResponse})

export const getDebugOwnerMock = (overrideResponse: Partial<DebugOwner> = {}): DebugOwner => ({user_id: faker.string.uuid(), email: faker.internet.email(), is_premium: faker.datatype.boolean(), ...overrideResponse})

export const getRenderStatusMock = (): RenderStatus => (faker.helpers.arrayElement(['QUEUED','RENDERING','COMPLETED','FAILED','CANCELLED'] as const))

export const getRenderExecutorMock = (): RenderExecutor => (faker.helpers.arrayElement(['SERVER','BROWSER'] as const))

export const getDebugRenderMock = (overrideResponse: Partial<DebugRender> = {}): DebugRender => ({render_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getReportStateMock = (): ReportState => (faker.helpers.arrayElement(['OPEN','IN_PROGRESS','ANSWERED','CLOSED'] as const))

export const getDebugReportMock = (overrideResponse: Partial<DebugReport> = {}): DebugReport => ({report_id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), details: (() => faker.lorem.sentence())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', state: getReportStateMock(), ...overrideResponse})

export const getDebugSceneMock = (overrideResponse: Partial<DebugScene> = {}): DebugScene => ({scene_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), state: getSceneStateMock(), duration_in_frames: faker.number.int({min: 0, max: 500}), aroll_count: faker.number.int({min: 0, max: 500}), has_voice_over: faker.datatype.boolean(), caption_count: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDebugStoryMock = (overrideResponse: Partial<DebugStory> = {}): DebugStory => ({story_id: faker.string.uuid(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getStoryStateMock(), creation_mode: getCreationModeMock(), aspect_ratio: getAspectRatioMock(), language: getLanguageMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), duration_in_frames: faker.number.int({min: 0, max: 500}), revision: faker.number.int({min: 0, max: 500}), archived: faker.datatype.boolean(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getTaskTypeMock = (): TaskType => (faker.helpers.arrayElement(['inpainting','lip_sync','upscale','image_editing','image_to_video','music','clean_up'] as const))

export const getTaskStatusMock = (): TaskStatus => (faker.helpers.arrayElement(['CREATED','PROCESSING','COMPLETED','FAILED','CANCELLED','THROTTLED'] as const))

export const getDebugTaskMock = (overrideResponse: Partial<DebugTask> = {}): DebugTask => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteLoraTrainingDataRequestMock = (overrideResponse: Partial<DeleteLoraTrainingDataRequest> = {}): DeleteLoraTrainingDataRequest => ({training_data_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getDeleteMusicCuesRequestMock = (overrideResponse: Partial<DeleteMusicCuesRequest> = {}): DeleteMusicCuesRequest => ({story_id: faker.string.uuid(), music_cue_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getDeleteOverlaysRequestMock = (overrideResponse: Partial<DeleteOverlaysRequest> = {}): DeleteOverlaysRequest => ({story_id: faker.string.uuid(), overlay_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getDeleteSceneRequestMock = (overrideResponse: Partial<DeleteSceneRequest> = {}): DeleteSceneRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), further_scene_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getDemoCheckoutStatusMock = (): DemoCheckoutStatus => (faker.helpers.arrayElement(['OPEN','AWAITS_CODE','PROCESSING','PAID','EXPIRED'] as const))

export const getDemoCheckoutMock = (overrideResponse: Partial<DemoCheckout> = {}): DemoCheckout => ({checkout_id: faker.string.uuid(), status: getDemoCheckoutStatusMock(), title: (() => faker.book.title())(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), is_subscription: faker.datatype.boolean(), return_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), cancel_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getDialogueElementInputMock = (overrideResponse: Partial<DialogueElementInput> = {}): DialogueElementInput => ({element_type: faker.helpers.arrayElement(['DIALOGUE'] as const), character: faker.helpers.arrayElement([faker.string.uuid(), undefined]), dialogue: (() => faker.lorem.sentence())(), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), emotions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEmotionMock())), undefined]), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), version: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getRenderSectionInputMock = (overrideResponse: Partial<RenderSectionInput> = {}): RenderSectionInput => ({from_frame: faker.number.int({min: 0, max: 500}), frames: faker.number.int({min: 1, max: 120}), ...overrideResponse})

export const getRenderPartInputMock = (overrideResponse: Partial<RenderPartInput> = {}): RenderPartInput => ({sections: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRenderSectionInputMock() })), ...overrideResponse})

export const getDivideRenderRequestMock = (overrideResponse: Partial<DivideRenderRequest> = {}): DivideRenderRequest => ({parts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRenderPartInputMock() })), ...overrideResponse})

export const getDivideTranscriptIntoScenesRequestMock = (overrideResponse: Partial<DivideTranscriptIntoScenesRequest> = {}): DivideTranscriptIntoScenesRequest => ({story_id: faker.string.uuid(), media_transcription_id: faker.string.uuid(), scene_size: faker.helpers.arrayElement([getSceneSizeMock(), undefined]), ...overrideResponse})

export const getDraftCompanyInfoRequestMock = (overrideResponse: Partial<DraftCompanyInfoRequest> = {}): DraftCompanyInfoRequest => ({text: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getDuplicateStoryInAnotherLanguageRequestMock = (overrideResponse: Partial<DuplicateStoryInAnotherLanguageRequest> = {}): DuplicateStoryInAnotherLanguageRequest => ({story_id: faker.string.uuid(), language: getLanguageMock(), voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), display_title: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), translation: faker.helpers.arrayElement(['ENGINE','BY_HAND'] as const), ...overrideResponse})

export const getDuplicateStoryRequestMock = (overrideResponse: Partial<DuplicateStoryRequest> = {}): DuplicateStoryRequest => ({story_id: faker.string.uuid(), display_title: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), project_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getDuplicateTemplateInAnotherAccountRequestMock = (overrideResponse: Partial<DuplicateTemplateInAnotherAccountRequest> = {}): DuplicateTemplateInAnotherAccountRequest => ({story_id: faker.string.uuid(), email: faker.internet.email(), ...overrideResponse})

export const getStoryDocumentMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), music_cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), undefined]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getEarlierFilmMock = (overrideResponse: Partial<EarlierFilm> = {}): EarlierFilm => ({story: { ...getStoryDocumentMock() }, video_url: (() => `/files/made-up/${faker.string.uuid()}.mp4`)(), ...overrideResponse})

export const getElementTypeMock = (): ElementType => (faker.helpers.arrayElement(['ACTION','DIALOGUE','SHOT','TRANSITION'] as const))

export const getEndCreditMock = (overrideResponse: Partial<EndCredit> = {}): EndCredit => ({author: faker.string.alpha({length: {min: 10, max: 20}}), library: faker.string.alpha({length: {min: 10, max: 20}}), licence: faker.string.alpha({length: {min: 1, max: 20}}), ...overrideResponse})

export const getEngineKindMock = (): EngineKind => (faker.helpers.arrayElement(['WRITER','ILLUSTRATOR','VOICE','MUSIC','STOCK','ANIMATOR','LIP_SYNC','UPSCALER','INPAINTER','TRANSCRIBER','TRANSLATOR','TRAINER','REVIEWER'] as const))

export const getEngineMock = (overrideResponse: Partial<Engine> = {}): Engine => ({kind: getEngineKindMock(), label: (() => faker.book.title())(), is_built_in: faker.datatype.boolean(), follows_portraits: faker.datatype.boolean(), most_portraits: faker.number.int({min: 0, max: 500}), follows_style_picture: faker.datatype.boolean(), ...overrideResponse})

export const getEngineHealthMock = (overrideResponse: Partial<EngineHealth> = {}): EngineHealth => ({kind: getEngineKindMock(), label: (() => faker.book.title())(), provider: faker.string.alpha({length: {min: 1, max: 20}}), limit: faker.number.int({min: 1, max: 64}), stand_ins: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), failures: faker.number.int({min: 0, max: 500}), is_failing: faker.datatype.boolean(), last_failure: faker.helpers.arrayElement([{at: faker.date.past().toISOString().slice(0, 19) + 'Z', problem: faker.string.alpha({length: {min: 10, max: 20}})},null,]), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), price: faker.helpers.arrayElement([{unit: getPriceUnitMock(), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), is_known: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getEngineListMock = (overrideResponse: Partial<EngineList> = {}): EngineList => ({engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineMock() })), connected_by: faker.helpers.arrayElement(['ADMINS','NO_ADMIN','NOBODY'] as const), ...overrideResponse})

export const getEngineSettingMock = (overrideResponse: Partial<EngineSetting> = {}): EngineSetting => ({name: (() => faker.book.title())(), value: faker.helpers.arrayElement([(() => faker.book.title())(), null]), is_secret: faker.datatype.boolean(), source: faker.helpers.arrayElement(['ENVIRONMENT','STORED','NONE'] as const), usual: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getEngineValueMock = (overrideResponse: Partial<EngineValue> = {}): EngineValue => ({name: (() => faker.book.title())(), value: faker.helpers.arrayElement([(() => faker.book.title())(), null]), ...overrideResponse})

export const getEngineSetupMock = (overrideResponse: Partial<EngineSetup> = {}): EngineSetup => ({is_settable: faker.datatype.boolean(), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), work: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({kind: getEngineKindMock(), setting: { ...getEngineSettingMock() }, providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), has_draft: faker.datatype.boolean(), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineHealthMock() }))})), providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({name: (() => faker.book.title())(), label: (() => faker.book.title())(), settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), offer: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineValueMock() }))})), options: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), local: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: (() => faker.book.title())(), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kinds: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEngineKindMock())), state: faker.helpers.arrayElement(['OFFERED','USED','FIXED','NEEDS_FILE','NOT_FETCHED'] as const), settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineValueMock() }))})), null]), limits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), ...overrideResponse})

export const getEngineTestMock = (overrideResponse: Partial<EngineTest> = {}): EngineTest => ({is_working: faker.datatype.boolean(), proof: faker.helpers.arrayElement(['MADE','ASKED'] as const), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), took_ms: faker.number.int({min: 0, max: 8000}), usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), file: faker.helpers.arrayElement([{content_type: faker.string.alpha({length: {min: 10, max: 20}}), base64: faker.string.alpha({length: {min: 10, max: 20}})},null,]), ...overrideResponse})

export const getRedrawsMock = (): Redraws => (faker.helpers.arrayElement(['ALL','FAILED'] as const))

export const getEstimateCreditsForStoryRequestMock = (overrideResponse: Partial<EstimateCreditsForStoryRequest> = {}): EstimateCreditsForStoryRequest => ({story_id: faker.string.uuid(), ai_output_mode: faker.helpers.arrayElement([getAiOutputModeMock(), undefined]), redraws: faker.helpers.arrayElement([getRedrawsMock(), undefined]), overnight: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getExampleStoryMock = (overrideResponse: Partial<ExampleStory> = {}): ExampleStory => ({id: faker.string.alpha({length: {min: 10, max: 20}}), title: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), aspect_ratio: getAspectRatioMock(), scenes_total: faker.number.int({min: 1, max: 200}), length_in_sec: faker.number.int({min: 1, max: 500}), poster_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getExampleStoryListMock = (overrideResponse: Partial<ExampleStoryList> = {}): ExampleStoryList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getExampleStoryMock() })), ...overrideResponse})

export const getExpectedRefusalMock = (overrideResponse: Partial<ExpectedRefusal> = {}): ExpectedRefusal => ({scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), engine: faker.string.alpha({length: {min: 1, max: 20}}), sentence: (() => faker.lorem.sentence())(), reason: (() => faker.lorem.sentence())(), rewrite: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getTrailActionMock = (): TrailAction => (faker.helpers.arrayElement(['SEARCHED_PEOPLE','VIEWED_PERSON','REVEALED_ADDRESS','VIEWED_STORY','REVEALED_TEXTS','EXPORTED_ROWS','RETRIED_JOB','RELEASED_JOB','ACKNOWLEDGED_JOB','VIEWED_FILM','APPROVED_FILM','REJECTED_FILM','UNDID_REVIEW','LISTED_CAPSULES','OPENED_CAPSULE','CLOSED_REPORT','REOPENED_REPORT','UPDATED_REPORT','ANSWERED_REPORT','SET_ENGINES','SET_OWN_KEY','TESTED_ENGINE'] as const))

export const getExportAuditTrailRequestMock = (overrideResponse: Partial<ExportAuditTrailRequest> = {}): ExportAuditTrailRequest => ({action: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getTrailActionMock())), undefined]), subject_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), staff_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), to: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), order: faker.helpers.arrayElement(['asc','desc'] as const), ...overrideResponse})

export const getExportPremiumCreditsRequestMock = (overrideResponse: Partial<ExportPremiumCreditsRequest> = {}): ExportPremiumCreditsRequest => ({sort: faker.helpers.arrayElement(['spent','granted','balance','last_active_at'] as const), order: faker.helpers.arrayElement(['asc','desc'] as const), premium_type: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getPremiumTypeMock())), undefined]), user_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getStaffRowKindMock = (): StaffRowKind => (faker.helpers.arrayElement(['PERSON','STORY','TASK','EXPORT','REPORT','CHARGE','JOB','PAYMENT','LEDGER','UPLOAD','PIECE'] as const))

export const getStaffRowDateMock = (): StaffRowDate => (faker.helpers.arrayElement(['CREATED','GENERATED','ACTIVE','CHARGED'] as const))

export const getFunnelStepNameMock = (): FunnelStepName => (faker.helpers.arrayElement(['SIGNED_UP','VERIFIED','COMPLETED_PROFILE','CREATED_STORY','GENERATED_STORY','EXPORTED_VIDEO','SUBSCRIBED'] as const))

export const getExportStaffRowsRequestMock = (overrideResponse: Partial<ExportStaffRowsRequest> = {}): ExportStaffRowsRequest => ({kind: getStaffRowKindMock(), sort: faker.helpers.arrayElement(['created_at','credits','work_ms'] as const), order: faker.helpers.arrayElement(['asc','desc'] as const), status: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), type: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), model: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), country: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.arrayElement(['DE', 'FR', 'US']))())), undefined]), is_stuck: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), row_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), user_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), to: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), dated_by: faker.helpers.arrayElement([getStaffRowDateMock(), undefined]), step: faker.helpers.arrayElement([getFunnelStepNameMock(), undefined]), action: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), source: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), joined_from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), joined_to: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), currency: faker.helpers.arrayElement([getCurrencyMock(), undefined]), is_wrong: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getExportToPremiereProRequestMock = (overrideResponse: Partial<ExportToPremiereProRequest> = {}): ExportToPremiereProRequest => ({story_id: faker.string.uuid(), ...overrideResponse})

export const getUsageKindMock = (): UsageKind => (faker.helpers.arrayElement(['GRANT','EXPIRY','REVERSAL','HOLD','CHARGE','RELEASE','REFUND'] as const))

export const getExportUsageRequestMock = (overrideResponse: Partial<ExportUsageRequest> = {}): ExportUsageRequest => ({kind: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getUsageKindMock())), undefined]), action: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), from: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), to: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), undefined]), ...overrideResponse})

export const getFailRenderRequestMock = (overrideResponse: Partial<FailRenderRequest> = {}): FailRenderRequest => ({error_message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getFeedbackTypeMock = (): FeedbackType => (faker.helpers.arrayElement(['GENERAL','BUG','FEATURE_REQUEST','QUALITY','BILLING'] as const))

export const getFileUploadedRequestMock = (overrideResponse: Partial<FileUploadedRequest> = {}): FileUploadedRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), media_id: faker.string.uuid(), ...overrideResponse})

export const getFiledReportMock = (overrideResponse: Partial<FiledReport> = {}): FiledReport => ({report_id: faker.string.uuid(), message: (() => faker.lorem.sentence())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFilmDecisionMock = (): FilmDecision => (faker.helpers.arrayElement(['APPROVE','REJECT','SKIP'] as const))

export const getReceiptWorkMock = (): ReceiptWork => (faker.helpers.arrayElement(['TEXT','VOICE','PICTURE','PORTRAIT','CLIP','LIP_SYNC','EDIT','UPSCALE','REPAINT','STOCK','MUSIC','SOUND_EFFECT','CLEAN_UP','FILM','UPLOAD','CUT','OTHER'] as const))

export const getFilmEngineMock = (overrideResponse: Partial<FilmEngine> = {}): FilmEngine => ({work: getReceiptWorkMock(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_draft: faker.datatype.boolean(), count: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getReceiptSettingMock = (overrideResponse: Partial<ReceiptSetting> = {}): ReceiptSetting => ({name: (() => faker.book.title())(), value: (() => faker.book.title())(), ...overrideResponse})

export const getReceiptInputNameMock = (): ReceiptInputName => (faker.helpers.arrayElement(['PROMPT','CAST','STYLE','LOOK','SEED','SHAPE','MODEL','TEXT','VOICE','MANNER','SOURCE','END','MASK','REFERENCE','PORTRAITS','SOUND'] as const))

export const getReceiptInputMock = (overrideResponse: Partial<ReceiptInput> = {}): ReceiptInput => ({name: getReceiptInputNameMock(), content: faker.helpers.fromRegExp("[0-9a-f]{64}"), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getReceiptFailureMock = (overrideResponse: Partial<ReceiptFailure> = {}): ReceiptFailure => ({engine: faker.string.alpha({length: {min: 1, max: 20}}), problem: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getReceiptMock = (overrideResponse: Partial<Receipt> = {}): Receipt => ({work: getReceiptWorkMock(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_draft: faker.datatype.boolean(), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReceiptSettingMock() })), inputs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReceiptInputMock() })), licence: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), author: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), source_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), credits: faker.number.int({min: 0, max: 500}), shared_by: faker.number.int({min: 1, max: 500}), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), failures: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReceiptFailureMock() })), notes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 20}}))), undefined]), made_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFilmReceiptMock = (overrideResponse: Partial<FilmReceipt> = {}): FilmReceipt => ({place: faker.string.alpha({length: {min: 10, max: 20}}), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), receipt: { ...getReceiptMock() }, ...overrideResponse})

export const getFilmReceiptsMock = (overrideResponse: Partial<FilmReceipts> = {}): FilmReceipts => ({story_id: faker.string.uuid(), title: (() => faker.book.title())(), revision: faker.number.int({min: 0, max: 500}), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFilmEngineMock() })), receipts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFilmReceiptMock() })), written_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFilmReviewStateMock = (): FilmReviewState => (faker.helpers.arrayElement(['NONE','APPROVED','REJECTED','OBJECTED'] as const))

export const getFilmReviewMock = (overrideResponse: Partial<FilmReview> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getFlipArollHorizontalRequestMock = (overrideResponse: Partial<FlipArollHorizontalRequest> = {}): FlipArollHorizontalRequest => ({flipped: faker.datatype.boolean(), ...overrideResponse})

export const getForecastRefusalsRequestMock = (overrideResponse: Partial<ForecastRefusalsRequest> = {}): ForecastRefusalsRequest => ({story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), redraws: faker.helpers.arrayElement([getRedrawsMock(), undefined]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), ...overrideResponse})

export const getForecastWritingRequestMock = (overrideResponse: Partial<ForecastWritingRequest> = {}): ForecastWritingRequest => ({prompt: (() => faker.lorem.sentence())(), language: getLanguageMock(), video_length_in_sec: faker.number.int({min: 5, max: 500}), ...overrideResponse})

export const getFoundFocalPathMock = (overrideResponse: Partial<FoundFocalPath> = {}): FoundFocalPath => ({keys: getFocalPathMock(), certainty: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getFoundFocalPointMock = (overrideResponse: Partial<FoundFocalPoint> = {}): FoundFocalPoint => ({x: faker.number.float({min: 0, max: 1, fractionDigits: 2}), y: faker.number.float({min: 0, max: 1, fractionDigits: 2}), certainty: faker.number.float({min: 0, max: 1, fractionDigits: 2}), left: faker.number.float({min: 0, max: 1, fractionDigits: 2}), top: faker.number.float({min: 0, max: 1, fractionDigits: 2}), width: faker.number.float({min: 0, max: 1, fractionDigits: 2}), height: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getFreePlanMock = (overrideResponse: Partial<FreePlan> = {}): FreePlan => ({name: (() => faker.book.title())(), starting_credits: faker.number.int({min: 0, max: 500}), max_video_seconds: faker.number.int({min: 0, max: 500}), max_projects: faker.number.int({min: 0, max: 500}), max_stories: faker.number.int({min: 0, max: 500}), max_image_styles: faker.number.int({min: 0, max: 500}), max_trained_models: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getFunnelStepMock = (overrideResponse: Partial<FunnelStep> = {}): FunnelStep => ({step: getFunnelStepNameMock(), users: faker.number.int({min: 0, max: 500}), share_of_first: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getFunnelCountryMock = (overrideResponse: Partial<FunnelCountry> = {}): FunnelCountry => ({country: faker.helpers.fromRegExp(""), signed_up: faker.number.int({min: 0, max: 500}), exported_video: faker.number.int({min: 0, max: 500}), subscribed: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getFunnelAnalyticsMock = (overrideResponse: Partial<FunnelAnalytics> = {}): FunnelAnalytics => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), steps: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFunnelStepMock() })), by_country: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFunnelCountryMock() })), ...overrideResponse})

export const getGenerateAudioRequestMock = (overrideResponse: Partial<GenerateAudioRequest> = {}): GenerateAudioRequest => ({story_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getGenerateLoraCaptionsRequestMock = (overrideResponse: Partial<GenerateLoraCaptionsRequest> = {}): GenerateLoraCaptionsRequest => ({training_data_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getGenerateMagicPromptRequestMock = (overrideResponse: Partial<GenerateMagicPromptRequest> = {}): GenerateMagicPromptRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getGeneratePreviewLinkRequestMock = (overrideResponse: Partial<GeneratePreviewLinkRequest> = {}): GeneratePreviewLinkRequest => ({story_id: faker.string.uuid(), expires_in_days: faker.helpers.arrayElement([faker.number.int({min: 1, max: 365}), null]), ...overrideResponse})

export const getGenerateStoryWithScriptTypeRequestMock = (overrideResponse: Partial<GenerateStoryWithScriptTypeRequest> = {}): GenerateStoryWithScriptTypeRequest => ({story_id: faker.string.uuid(), script_type: getScriptTypeMock(), initial_prompt: (() => faker.lorem.sentence())(), base_initial_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), built_in_writer: faker.datatype.boolean(), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 5, max: 500}), undefined]), scene_size: faker.helpers.arrayElement([getSceneSizeMock(), undefined]), scene_pace: faker.helpers.arrayElement([getScenePaceMock(), undefined]), browser_plan: faker.helpers.arrayElement([{ ...getStoryPlanMock() }, undefined]), ...overrideResponse})

export const getGenerateVideoRequestMock = (overrideResponse: Partial<GenerateVideoRequest> = {}): GenerateVideoRequest => ({story_id: faker.string.uuid(), executor: faker.helpers.arrayElement([getRenderExecutorMock(), undefined]), include_receipts: faker.datatype.boolean(), ...overrideResponse})

export const getGenerateVisualsForAudioStoryRequestMock = (overrideResponse: Partial<GenerateVisualsForAudioStoryRequest> = {}): GenerateVisualsForAudioStoryRequest => ({story_id: faker.string.uuid(), ai_output_mode: faker.helpers.arrayElement([getAiOutputModeMock(), undefined]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getGenerateWholeLongStoryVideoRequestMock = (overrideResponse: Partial<GenerateWholeLongStoryVideoRequest> = {}): GenerateWholeLongStoryVideoRequest => ({story_id: faker.string.uuid(), ai_output_mode: getAiOutputModeMock(), overnight: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), only_failed: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getTimePercentilesMock = (overrideResponse: Partial<TimePercentiles> = {}): TimePercentiles => ({p50_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), p90_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), p99_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), ...overrideResponse})

export const getGenerationByModelMock = (overrideResponse: Partial<GenerationByModel> = {}): GenerationByModel => ({task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), started: faker.number.int({min: 0, max: 500}), completed: faker.number.int({min: 0, max: 500}), failed: faker.number.int({min: 0, max: 500}), waiting: { ...getTimePercentilesMock() }, working: { ...getTimePercentilesMock() }, ...overrideResponse})

export const getGenerationFailureMock = (overrideResponse: Partial<GenerationFailure> = {}): GenerationFailure => ({subject: faker.helpers.arrayElement(['STORY','TASK','EXPORT'] as const), type: faker.string.alpha({length: {min: 10, max: 20}}), reason: (() => faker.lorem.sentence())(), count: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getGenerationByModeMock = (overrideResponse: Partial<GenerationByMode> = {}): GenerationByMode => ({creation_mode: getCreationModeMock(), started: faker.number.int({min: 0, max: 500}), completed: faker.number.int({min: 0, max: 500}), failed: faker.number.int({min: 0, max: 500}), median_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), waiting: { ...getTimePercentilesMock() }, working: { ...getTimePercentilesMock() }, ...overrideResponse})

export const getGenerationByTaskMock = (overrideResponse: Partial<GenerationByTask> = {}): GenerationByTask => ({task_type: getTaskTypeMock(), started: faker.number.int({min: 0, max: 500}), completed: faker.number.int({min: 0, max: 500}), failed: faker.number.int({min: 0, max: 500}), median_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), waiting: { ...getTimePercentilesMock() }, working: { ...getTimePercentilesMock() }, credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getGenerationCostEngineMock = (overrideResponse: Partial<GenerationCostEngine> = {}): GenerationCostEngine => ({made_by: faker.string.alpha({length: {min: 10, max: 20}}), pieces: faker.number.int({min: 0, max: 500}), work_ms: faker.number.int({min: 0, max: 8000}), ...overrideResponse})

export const getGenerationCostMock = (overrideResponse: Partial<GenerationCost> = {}): GenerationCost => ({action: faker.string.alpha({length: {min: 10, max: 20}}), charges: faker.number.int({min: 0, max: 500}), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), pieces: faker.number.int({min: 0, max: 500}), work_ms: faker.number.int({min: 0, max: 8000}), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationCostEngineMock() })), ...overrideResponse})

export const getGenerationDayPartMock = (overrideResponse: Partial<GenerationDayPart> = {}): GenerationDayPart => ({started: faker.number.int({min: 0, max: 500}), completed: faker.number.int({min: 0, max: 500}), failed: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getGenerationDayMock = (overrideResponse: Partial<GenerationDay> = {}): GenerationDay => ({date: faker.date.past().toISOString().slice(0, 10), started: faker.number.int({min: 0, max: 500}), completed: faker.number.int({min: 0, max: 500}), failed: faker.number.int({min: 0, max: 500}), stories: { ...getGenerationDayPartMock() }, tasks: { ...getGenerationDayPartMock() }, ...overrideResponse})

export const getGenerationAnalyticsMock = (overrideResponse: Partial<GenerationAnalytics> = {}): GenerationAnalytics => ({days: faker.number.int({min: 0, max: 500}), by_model: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByModelMock() })), failures: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationFailureMock() })), by_creation_mode: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByModeMock() })), by_task_type: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByTaskMock() })), costs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationCostMock() })), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationDayMock() })), ...overrideResponse})

export const getGenerationStepMock = (): GenerationStep => (faker.helpers.arrayElement(['NONE','QUEUED','WRITING','SPLITTING','TRANSCRIBING','TRANSLATING','SPEAKING','ILLUSTRATING','ANIMATING'] as const))

export const getMediaArgsMock = (overrideResponse: Partial<MediaArgs> = {}): MediaArgs => ({size_bytes: faker.number.int({min: 0, max: 500}), media_type: faker.helpers.arrayElement([getMediaTypeMock(), undefined]), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getGetGenericPresignedUrlRequestMock = (overrideResponse: Partial<GetGenericPresignedUrlRequest> = {}): GetGenericPresignedUrlRequest => ({file_name: (() => faker.book.title())(), content_type: faker.helpers.fromRegExp("[\\w.+-]+/[\\w.+-]+"), media_args: { ...getMediaArgsMock() }, ...overrideResponse})

export const getGetStockRequestMock = (overrideResponse: Partial<GetStockRequest> = {}): GetStockRequest => ({query: faker.string.alpha({length: {min: 10, max: 20}}), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), stock_type: faker.helpers.arrayElement(['images','videos'] as const), page: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getGivenTemplateOfferMock = (overrideResponse: Partial<GivenTemplateOffer> = {}): GivenTemplateOffer => ({offer_id: faker.string.uuid(), to_email: faker.internet.email(), display_title: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGivenTemplateOfferListMock = (overrideResponse: Partial<GivenTemplateOfferList> = {}): GivenTemplateOfferList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGivenTemplateOfferMock() })), ...overrideResponse})

export const getHandEditMock = (): HandEdit => (faker.helpers.arrayElement(['TEXT','VOICE','CAPTIONS','VISUALS'] as const))

export const getImagePromptMock = (overrideResponse: Partial<ImagePrompt> = {}): ImagePrompt => ({scene_id: faker.string.uuid(), prompt: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getVisualActionMock = (): VisualAction => (faker.helpers.arrayElement(['CLOSER','WIDER','OTHER_ANGLE','OTHER_TIME_OF_DAY','MORE_DETAIL','SIMPLER','MORE_DRAMATIC'] as const))

export const getImagePromptFromVisualActionRequestMock = (overrideResponse: Partial<ImagePromptFromVisualActionRequest> = {}): ImagePromptFromVisualActionRequest => ({story: faker.string.uuid(), scene: faker.string.uuid(), action: getVisualActionMock(), ...overrideResponse})

export const getImageStyleSourceMock = (): ImageStyleSource => (faker.helpers.arrayElement(['SYSTEM','USER'] as const))

export const getImageStyleMock = (overrideResponse: Partial<ImageStyle> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), prompt: (() => faker.lorem.sentence())(), look: faker.string.alpha({length: {min: 10, max: 20}}), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), archived: faker.datatype.boolean(), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getImageStyleListMock = (overrideResponse: Partial<ImageStyleList> = {}): ImageStyleList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getImageStyleMock() })), ...overrideResponse})

export const getImageStylePreviewMock = (overrideResponse: Partial<ImageStylePreview> = {}): ImageStylePreview => ({picture_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), width: faker.number.int({min: 1, max: 500}), height: faker.number.int({min: 1, max: 500}), scene_text: (() => faker.lorem.sentence())(), story_title: faker.helpers.arrayElement([(() => faker.book.title())(), null]), ...overrideResponse})

export const getImportedElementMock = (overrideResponse: Partial<ImportedElement> = {}): ImportedElement => ({element_type: getElementTypeMock(), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), character: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), dialogue: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), emotions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEmotionMock())), undefined]), ...overrideResponse})

export const getImportedSegmentMock = (overrideResponse: Partial<ImportedSegment> = {}): ImportedSegment => ({location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), location_type: faker.helpers.arrayElement([getLocationTypeInputMock(), undefined]), time_of_day: faker.helpers.arrayElement([getTimeOfDayInputMock(), undefined]), elements: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getImportedElementMock() })), ...overrideResponse})

export const getImportedScreenplayMock = (overrideResponse: Partial<ImportedScreenplay> = {}): ImportedScreenplay => ({title: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), segments: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getImportedSegmentMock() })), ...overrideResponse})

export const getImportScreenplayRequestMock = (overrideResponse: Partial<ImportScreenplayRequest> = {}): ImportScreenplayRequest => ({screenplay_data: { ...getImportedScreenplayMock() }, ...overrideResponse})

export const getStockChoiceMock = (overrideResponse: Partial<StockChoice> = {}): StockChoice => ({id: faker.string.alpha({length: {min: 1, max: 20}}), title: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), ...overrideResponse})

export const getImportStockRequestMock = (overrideResponse: Partial<ImportStockRequest> = {}): ImportStockRequest => ({stock_data: { ...getStockChoiceMock() }, stock_type: faker.helpers.arrayElement(['images','videos'] as const), aspect_ratio: faker.helpers.arrayElement([getAspectRatioMock(), undefined]), ...overrideResponse})

export const getImportSubtitlesRequestMock = (overrideResponse: Partial<ImportSubtitlesRequest> = {}): ImportSubtitlesRequest => ({story_id: faker.string.uuid(), cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCaptionCueMock() })), ...overrideResponse})

export const getImprovePromptRequestMock = (overrideResponse: Partial<ImprovePromptRequest> = {}): ImprovePromptRequest => ({prompt: (() => faker.lorem.sentence())(), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getImprovedPromptMock = (overrideResponse: Partial<ImprovedPrompt> = {}): ImprovedPrompt => ({prompt: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getTaskSettingsMock = (overrideResponse: Partial<TaskSettings> = {}): TaskSettings => ({engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), reference_media_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), driving_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), end_frame_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), mask_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), aspect_ratio: faker.helpers.arrayElement([getImageModelRatioMock(), undefined]), generate_audio: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), upscale_factor: faker.helpers.arrayElement([getUpscaleFactorMock(), undefined]), body_control: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), expression_intensity: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), fidelity: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), grain: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100}), undefined]), keep_skin: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), look: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lora_weight: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), character_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), strength: faker.helpers.arrayElement([faker.number.int({min: 1, max: 100}), undefined]), range_start_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), range_end_ms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8000}), undefined]), focal_point: faker.helpers.arrayElement([{ ...getFocalPointMock() }, undefined]), focal_path: faker.helpers.arrayElement([getFocalPathMock(), undefined]), frame_size: faker.helpers.arrayElement([faker.number.int({min: 25, max: 200}), undefined]), reduce_noise: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), cut_rumble: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), match_level: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getTaskMock = (overrideResponse: Partial<Task> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), request: { ...getTaskSettingsMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getInpaintingRequestMock = (overrideResponse: Partial<InpaintingRequest> = {}): InpaintingRequest => ({image_media: { ...getMediaMock() }, mask_media: { ...getMediaMock() }, prompt: (() => faker.lorem.sentence())(), story: faker.string.uuid(), scene: faker.string.uuid(), aroll: faker.string.uuid(), task: { ...getTaskMock() }, ...overrideResponse})

export const getLeonardoStyleMock = (overrideResponse: Partial<LeonardoStyle> = {}): LeonardoStyle => ({leonardo_style_id: faker.string.alpha({length: {min: 10, max: 20}}), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), preview_colors: Array.from({ length: faker.number.int({min: 3, max: 3}) }, (_, i) => i + 1).map(() => (faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"))), ...overrideResponse})

export const getLeonardoModelMock = (overrideResponse: Partial<LeonardoModel> = {}): LeonardoModel => ({leonardo_model_id: faker.string.alpha({length: {min: 10, max: 20}}), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), is_built_in: faker.datatype.boolean(), supports_style_reference: faker.datatype.boolean(), most_portraits: faker.number.int({min: 0, max: 500}), styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLeonardoStyleMock() })), ...overrideResponse})

export const getLeonardoPresetListMock = (overrideResponse: Partial<LeonardoPresetList> = {}): LeonardoPresetList => ({models: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLeonardoModelMock() })), ...overrideResponse})

export const getLinkGoogleRequestMock = (overrideResponse: Partial<LinkGoogleRequest> = {}): LinkGoogleRequest => ({access_token: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLocationMock = (overrideResponse: Partial<Location> = {}): Location => ({id: faker.string.uuid(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), derived_from: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLocationListMock = (overrideResponse: Partial<LocationList> = {}): LocationList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLocationMock() })), ...overrideResponse})

export const getLocationTypeMock = (): LocationType => (faker.helpers.arrayElement(['INT','EXT','INT_EXT'] as const))

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({username: faker.internet.email(), password: faker.internet.password(), ...overrideResponse})

export const getLoginWithGoogleRequestMock = (overrideResponse: Partial<LoginWithGoogleRequest> = {}): LoginWithGoogleRequest => ({access_token: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getLogoUploadRequestMock = (overrideResponse: Partial<LogoUploadRequest> = {}): LogoUploadRequest => ({logo: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getLoraModelTypeMock = (): LoraModelType => (faker.helpers.arrayElement(['DRAFT','FLUX','SDXL'] as const))

export const getLoraStatusMock = (): LoraStatus => (faker.helpers.arrayElement(['DRAFT','TRAINING','COMPLETED','FAILED'] as const))

export const getLoraCaptionSourceMock = (): LoraCaptionSource => (faker.helpers.arrayElement(['NONE','PERSON','IMPORTED','DRAFTED'] as const))

export const getLoraImageIssueKindMock = (): LoraImageIssueKind => (faker.helpers.arrayElement(['UNREADABLE','TOO_SMALL','SMALL','BLURRED','UNDER_EXPOSED','OVER_EXPOSED','NEAR_DUPLICATE','TRANSPARENT'] as const))

export const getLoraImageIssueMock = (overrideResponse: Partial<LoraImageIssue> = {}): LoraImageIssue => ({kind: getLoraImageIssueKindMock(), reason: (() => faker.lorem.sentence())(), fix: faker.string.alpha({length: {min: 10, max: 20}}), is_blocking: faker.datatype.boolean(), like_training_data_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getLoraTrainingItemMock = (overrideResponse: Partial<LoraTrainingItem> = {}): LoraTrainingItem => ({training_data_id: faker.string.uuid(), file_name: (() => faker.book.title())(), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), caption: (() => faker.lorem.sentence())(), caption_source: getLoraCaptionSourceMock(), draft_caption: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), is_checked: faker.datatype.boolean(), original_training_data_id: faker.helpers.arrayElement([faker.string.uuid(), null]), issues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraImageIssueMock() })), ...overrideResponse})

export const getLoraStageMock = (): LoraStage => (faker.helpers.arrayElement(['QUEUED','TRAINING','SAMPLES'] as const))

export const getLoraSampleMock = (overrideResponse: Partial<LoraSample> = {}): LoraSample => ({prompt: (() => faker.lorem.sentence())(), seed: faker.number.int({min: 0, max: 500}), weight: faker.number.float({min: 0, max: 2, fractionDigits: 2}), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getLoraCheckpointMock = (overrideResponse: Partial<LoraCheckpoint> = {}): LoraCheckpoint => ({step: faker.number.int({min: 0, max: 500}), distance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), is_chosen: faker.datatype.boolean(), samples: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), ...overrideResponse})

export const getLoraMock = (overrideResponse: Partial<Lora> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLoraCaptionMock = (overrideResponse: Partial<LoraCaption> = {}): LoraCaption => ({training_data_id: faker.string.uuid(), caption: (() => faker.lorem.sentence())(), source: faker.helpers.arrayElement([getLoraCaptionSourceMock(), undefined]), ...overrideResponse})

export const getLoraTrainerMock = (overrideResponse: Partial<LoraTrainer> = {}): LoraTrainer => ({label: (() => faker.book.title())(), base: getLoraModelTypeMock(), is_built_in: faker.datatype.boolean(), cannot_learn: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), credits_per_thousand_steps: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getLoraListMock = (overrideResponse: Partial<LoraList> = {}): LoraList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraMock() })), trainers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainerMock() })), ...overrideResponse})

export const getLoraReplacementMock = (overrideResponse: Partial<LoraReplacement> = {}): LoraReplacement => ({training_data_id: faker.string.uuid(), by_training_data_id: faker.string.uuid(), ...overrideResponse})

export const getMapCharacterRequestMock = (overrideResponse: Partial<MapCharacterRequest> = {}): MapCharacterRequest => ({character_id: faker.string.uuid(), ...overrideResponse})

export const getMarkNotificationsReadRequestMock = (overrideResponse: Partial<MarkNotificationsReadRequest> = {}): MarkNotificationsReadRequest => ({notification_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getRecordingPhraseMock = (overrideResponse: Partial<RecordingPhrase> = {}): RecordingPhrase => ({start: faker.number.int({min: 0, max: 500}), end: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getMediaTranscriptionMock = (overrideResponse: Partial<MediaTranscription> = {}): MediaTranscription => ({media_transcription_id: faker.string.uuid(), media_id: faker.string.uuid(), language: getLanguageMock(), text: (() => faker.lorem.sentence())(), words: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTranscribedWordMock() })), phrases: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRecordingPhraseMock() })), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getMediaDetailsMock = (): MediaDetails => ({...{ ...getMediaMock() },...{transcription: faker.helpers.arrayElement([{ ...getMediaTranscriptionMock() },null,])},})

export const getMediaPageMock = (overrideResponse: Partial<MediaPage> = {}): MediaPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getMediaReceiptMock = (overrideResponse: Partial<MediaReceipt> = {}): MediaReceipt => ({media_id: faker.string.uuid(), media_type: getMediaTypeMock(), file_name: (() => faker.book.title())(), receipt: { ...getReceiptMock() }, sources: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReceiptMock() })), ...overrideResponse})

export const getMediaUpdateEventMock = (overrideResponse: Partial<MediaUpdateEvent> = {}): MediaUpdateEvent => ({media: { ...getMediaMock() }, seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getMergeScenesRequestMock = (overrideResponse: Partial<MergeScenesRequest> = {}): MergeScenesRequest => ({story_id: faker.string.uuid(), scene_id_one: faker.string.uuid(), scene_id_two: faker.string.uuid(), further_scene_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), wav_media_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getStoryCharacterUpdateEventMock = (overrideResponse: Partial<StoryCharacterUpdateEvent> = {}): StoryCharacterUpdateEvent => ({character: { ...getCharacterMock() }, error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getSceneSplitEventMock = (overrideResponse: Partial<SceneSplitEvent> = {}): SceneSplitEvent => ({story_id: faker.string.uuid(), source_scene_id: faker.string.uuid(), scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getSceneMergedEventMock = (overrideResponse: Partial<SceneMergedEvent> = {}): SceneMergedEvent => ({story_id: faker.string.uuid(), source_scene_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), scene: faker.helpers.arrayElement([{ ...getSceneMock() },null,]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getSceneAudioTranscribedEventMock = (overrideResponse: Partial<SceneAudioTranscribedEvent> = {}): SceneAudioTranscribedEvent => ({story_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), scene: faker.helpers.arrayElement([{ ...getSceneMock() },null,]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getNewVideoEventMock = (overrideResponse: Partial<NewVideoEvent> = {}): NewVideoEvent => ({story_id: faker.string.uuid(), render_id: faker.string.uuid(), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getTaskEventMock = (): TaskEvent => ({...{ ...getTaskMock() },...{refetch_scene: faker.datatype.boolean(), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined])},})

export const getRenderMock = (overrideResponse: Partial<Render> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getStoryStatusMock = (overrideResponse: Partial<StoryStatus> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStoryStatusEventMock = (overrideResponse: Partial<StoryStatusEvent> = {}): StoryStatusEvent => ({status: { ...getStoryStatusMock() }, seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getStoryChangedEventMock = (overrideResponse: Partial<StoryChangedEvent> = {}): StoryChangedEvent => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), scene_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), origin: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), undo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), redo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getRenderProgressEventMock = (overrideResponse: Partial<RenderProgressEvent> = {}): RenderProgressEvent => ({render: { ...getRenderMock() }, seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getSubscriptionChangedEventMock = (overrideResponse: Partial<SubscriptionChangedEvent> = {}): SubscriptionChangedEvent => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getNotificationKindMock = (): NotificationKind => (faker.helpers.arrayElement(['FILM_READY','TASK_FAILED','OFFER_RECEIVED','CREDITS','PLAN','FILM_REVIEWED'] as const))

export const getNotificationMock = (overrideResponse: Partial<Notification> = {}): Notification => ({notification_id: faker.string.uuid(), kind: getNotificationKindMock(), title: (() => faker.book.title())(), text: (() => faker.lorem.sentence())(), path: faker.string.alpha({length: {min: 10, max: 20}}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), is_read: faker.datatype.boolean(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getNotificationsChangedEventMock = (overrideResponse: Partial<NotificationsChangedEvent> = {}): NotificationsChangedEvent => ({unread_count: faker.number.int({min: 0, max: 500}), notification: faker.helpers.arrayElement([{ ...getNotificationMock() },null,]), seq: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getMissedEventMock = (overrideResponse: Partial<MissedEvent> = {}): MissedEvent => ({event: faker.string.alpha({length: {min: 10, max: 20}}), seq: faker.number.int({min: 0, max: 500}), payload: faker.helpers.arrayElement([{ ...getMediaUpdateEventMock() },{ ...getAlertEventMock() },{ ...getStoryCharacterUpdateEventMock() },{ ...getSceneSplitEventMock() },{ ...getSceneMergedEventMock() },{ ...getSceneAudioTranscribedEventMock() },{ ...getNewVideoEventMock() },{ ...getTaskEventMock() },{ ...getStoryStatusEventMock() },{ ...getStoryChangedEventMock() },{ ...getRenderProgressEventMock() },{ ...getCreditsUpdatedEventMock() },{ ...getSubscriptionChangedEventMock() },{ ...getNotificationsChangedEventMock() },{ ...getBrandChangedEventMock() },]), ...overrideResponse})

export const getMissedEventListMock = (overrideResponse: Partial<MissedEventList> = {}): MissedEventList => ({channel: faker.string.alpha({length: {min: 10, max: 20}}), seq: faker.number.int({min: 0, max: 500}), is_complete: faker.datatype.boolean(), events: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMissedEventMock() })), ...overrideResponse})

export const getMoveArollRequestMock = (overrideResponse: Partial<MoveArollRequest> = {}): MoveArollRequest => ({places: faker.number.int({min: 1, max: 50}), ...overrideResponse})

export const getMusicCueChangeInputMock = (overrideResponse: Partial<MusicCueChangeInput> = {}): MusicCueChangeInput => ({music_cue_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), kind: faker.helpers.arrayElement([getMusicCueKindMock(), undefined]), media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), track: faker.helpers.arrayElement([faker.number.int({min: 0, max: 9}), undefined]), start_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8000}), null]), offset_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), volume_points: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVolumePointInputMock() })), undefined]), loops: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), is_muted: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: 0, fractionDigits: 2}), null]), ...overrideResponse})

export const getMusicCueCutMock = (overrideResponse: Partial<MusicCueCut> = {}): MusicCueCut => ({music_cue_id: faker.string.uuid(), after_ms: faker.number.int({min: 1, max: 8000}), ...overrideResponse})

export const getMusicTrackMock = (overrideResponse: Partial<MusicTrack> = {}): MusicTrack => ({track_id: faker.string.alpha({length: {min: 10, max: 20}}), name: (() => faker.book.title())(), mood: faker.string.alpha({length: {min: 10, max: 20}}), bpm: faker.number.int({min: 0, max: 500}), duration_ms: faker.number.int({min: 0, max: 8000}), file_location: (() => `/files/made-up/${faker.string.uuid()}.png`)(), media_id: faker.string.uuid(), ...overrideResponse})

export const getMusicListMock = (overrideResponse: Partial<MusicList> = {}): MusicList => ({tracks: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicTrackMock() })), ...overrideResponse})

export const getNewStoryQuoteMock = (overrideResponse: Partial<NewStoryQuote> = {}): NewStoryQuote => ({quote: faker.helpers.arrayElement([{ ...getGenerationQuoteMock() },null,]), balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), is_affordable: faker.datatype.boolean(), ...overrideResponse})

export const getNotificationPageMock = (overrideResponse: Partial<NotificationPage> = {}): NotificationPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getNotificationMock() })), unread_count: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getNotificationSettingMock = (overrideResponse: Partial<NotificationSetting> = {}): NotificationSetting => ({kind: getNotificationKindMock(), in_app: faker.datatype.boolean(), by_mail: faker.datatype.boolean(), ...overrideResponse})

export const getNotificationSettingListMock = (overrideResponse: Partial<NotificationSettingList> = {}): NotificationSettingList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getNotificationSettingMock() })), ...overrideResponse})

export const getObjectToFilmReviewRequestMock = (overrideResponse: Partial<ObjectToFilmReviewRequest> = {}): ObjectToFilmReviewRequest => ({objection: faker.string.alpha({length: {min: 8, max: 20}}), ...overrideResponse})

export const getOnboardingAnswerMock = (overrideResponse: Partial<OnboardingAnswer> = {}): OnboardingAnswer => ({key: faker.string.alpha({length: {min: 1, max: 20}}), value: (() => faker.book.title())(), ...overrideResponse})

export const getOnboardingFormRequestMock = (overrideResponse: Partial<OnboardingFormRequest> = {}): OnboardingFormRequest => ({answers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOnboardingAnswerMock() })), ...overrideResponse})

export const getOtherImageModelMock = (overrideResponse: Partial<OtherImageModel> = {}): OtherImageModel => ({model_id: faker.string.alpha({length: {min: 10, max: 20}}), name: (() => faker.book.title())(), ...overrideResponse})

export const getOverlayChangeInputMock = (overrideResponse: Partial<OverlayChangeInput> = {}): OverlayChangeInput => ({overlay_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), start_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8000}), undefined]), box: faker.helpers.arrayElement([{ ...getOverlayBoxMock() }, undefined]), motion_in: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), motion_out: faker.helpers.arrayElement([{ ...getOverlayMotionMock() }, undefined]), media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), fit: faker.helpers.arrayElement([getOverlayFitMock(), undefined]), video_start: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), base_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), font: faker.helpers.arrayElement([getOverlayFontMock(), undefined]), font_weight: faker.helpers.arrayElement([faker.number.int({min: 100, max: 500}), undefined]), font_size: faker.helpers.arrayElement([faker.number.float({min: 0.01, max: 0.5, fractionDigits: 2}), undefined]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), undefined]), align: faker.helpers.arrayElement([getOverlayAlignMock(), undefined]), line_height: faker.helpers.arrayElement([faker.number.float({min: 0.8, max: 3, fractionDigits: 2}), undefined]), outline: faker.helpers.arrayElement([{ ...getOverlayOutlineMock() },null,]), shadow: faker.helpers.arrayElement([{ ...getOverlayShadowMock() },null,]), background: faker.helpers.arrayElement([{ ...getOverlayBackgroundMock() },null,]), counts_up: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shape: faker.helpers.arrayElement([getOverlayShapeMock(), undefined]), fill: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"), null]), stroke: faker.helpers.arrayElement([{ ...getOverlayStrokeMock() },null,]), sticker: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9-]{1,80}"), undefined]), ...overrideResponse})

export const getOverrideCaptionsRequestMock = (overrideResponse: Partial<OverrideCaptionsRequest> = {}): OverrideCaptionsRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), base_captions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), undefined]), ...overrideResponse})

export const getParseScreenplayAndCreateStoryRequestMock = (overrideResponse: Partial<ParseScreenplayAndCreateStoryRequest> = {}): ParseScreenplayAndCreateStoryRequest => ({script: faker.string.alpha({length: {min: 1, max: 20}}), base_script: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), ...overrideResponse})

export const getPartnerReportRowMock = (overrideResponse: Partial<PartnerReportRow> = {}): PartnerReportRow => ({source: faker.string.alpha({length: {min: 10, max: 20}}), sign_ups: faker.number.int({min: 0, max: 500}), active_users: faker.number.int({min: 0, max: 500}), premium_users: faker.number.int({min: 0, max: 500}), videos_exported: faker.number.int({min: 0, max: 500}), credits_spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), revenue: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getPartnerReportMock = (overrideResponse: Partial<PartnerReport> = {}): PartnerReport => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), currency: getCurrencyMock(), rows: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPartnerReportRowMock() })), ...overrideResponse})

export const getReferralSourceMock = (): ReferralSource => (faker.helpers.arrayElement(['Google','TikTok','X/Twitter','LinkedIn','Instagram','YouTube','Word of Mouth / Referral','Other'] as const))

export const getPartnerReportRequestMock = (overrideResponse: Partial<PartnerReportRequest> = {}): PartnerReportRequest => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), source: faker.helpers.arrayElement([getReferralSourceMock(), undefined]), currency: faker.helpers.arrayElement(['USD','EUR','GBP','INR'] as const), ...overrideResponse})

export const getPaymentStatusMock = (): PaymentStatus => (faker.helpers.arrayElement(['PENDING','OPEN','PAID','REFUNDED'] as const))

export const getPaymentMock = (overrideResponse: Partial<Payment> = {}): Payment => ({payment_id: faker.string.uuid(), status: getPaymentStatusMock(), description: (() => faker.lorem.sentence())(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), invoice_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPaymentListMock = (overrideResponse: Partial<PaymentList> = {}): PaymentList => ({payments: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() })), ...overrideResponse})

export const getPersonCreditsMock = (overrideResponse: Partial<PersonCredits> = {}): PersonCredits => ({posted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), granted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ledger: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getUserSummaryMock = (overrideResponse: Partial<UserSummary> = {}): UserSummary => ({user_id: faker.string.uuid(), email: faker.internet.email(), name: (() => faker.book.title())(), company_name: (() => faker.company.name())(), is_premium: faker.datatype.boolean(), premium_type: faker.helpers.arrayElement([getPremiumTypeMock(),null,]), is_staff: faker.datatype.boolean(), date_joined: faker.date.past().toISOString().slice(0, 19) + 'Z', last_active_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), story_count: faker.number.int({min: 0, max: 500}), video_count: faker.number.int({min: 0, max: 500}), balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getPersonPlanMock = (overrideResponse: Partial<PersonPlan> = {}): PersonPlan => ({subscription_id: faker.string.uuid(), premium_type: getPremiumTypeMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getSubscriptionStatusMock(), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPersonSessionMock = (overrideResponse: Partial<PersonSession> = {}): PersonSession => ({session_id: faker.string.uuid(), device: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_seen_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ended_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getTimelineKindMock = (): TimelineKind => (faker.helpers.arrayElement(['JOINED','VERIFIED','PROFILE','SESSION','STORY','EXPORT','TASK_FAILED','CHARGE','GRANT','PAYMENT','REPORT'] as const))

export const getTimelineEventMock = (overrideResponse: Partial<TimelineEvent> = {}): TimelineEvent => ({event_id: faker.string.uuid(), kind: getTimelineKindMock(), detail: (() => faker.lorem.sentence())(), credits: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPersonDetailsMock = (overrideResponse: Partial<PersonDetails> = {}): PersonDetails => ({person: { ...getUserSummaryMock() }, is_verified: faker.datatype.boolean(), source: faker.string.alpha({length: {min: 10, max: 20}}), deletes_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{ ...getPersonPlanMock() },null,]), credits: { ...getPersonCreditsMock() }, sessions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPersonSessionMock() })), timeline: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTimelineEventMock() })), ...overrideResponse})

export const getPlanShotsRequestMock = (overrideResponse: Partial<PlanShotsRequest> = {}): PlanShotsRequest => ({shots_per_scene: getShotsPerSceneMock(), ...overrideResponse})

export const getPlanUseMock = (overrideResponse: Partial<PlanUse> = {}): PlanUse => ({projects: faker.number.int({min: 0, max: 500}), stories: faker.number.int({min: 0, max: 500}), image_styles: faker.number.int({min: 0, max: 500}), trained_models: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getPortalSessionMock = (overrideResponse: Partial<PortalSession> = {}): PortalSession => ({url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getPremierePackageMock = (overrideResponse: Partial<PremierePackage> = {}): PremierePackage => ({story_id: faker.string.uuid(), file_name: (() => faker.book.title())(), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPremiumUserCreditMock = (overrideResponse: Partial<PremiumUserCredit> = {}): PremiumUserCredit => ({user_id: faker.string.uuid(), email: faker.internet.email(), name: (() => faker.book.title())(), premium_type: faker.helpers.arrayElement([getPremiumTypeMock(),null,]), balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), granted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), last_active_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getPremiumUserCreditPageMock = (overrideResponse: Partial<PremiumUserCreditPage> = {}): PremiumUserCreditPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPremiumUserCreditMock() })), ...overrideResponse})

export const getPresignedUploadMock = (overrideResponse: Partial<PresignedUpload> = {}): PresignedUpload => ({presigned_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), headers: {'Content-Type': faker.string.alpha({length: {min: 10, max: 20}}), 'x-amz-acl': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, is_checked_later: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', media: { ...getMediaMock() }, ...overrideResponse})

export const getPreviewImageStyleRequestMock = (overrideResponse: Partial<PreviewImageStyleRequest> = {}): PreviewImageStyleRequest => ({prompt: (() => faker.lorem.sentence())(), look: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getPreviewLinkMock = (overrideResponse: Partial<PreviewLink> = {}): PreviewLink => ({story_id: faker.string.uuid(), public_preview_id: faker.string.alpha({length: {min: 10, max: 20}}), preview_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getPreviewTaskRequestMock = (overrideResponse: Partial<PreviewTaskRequest> = {}): PreviewTaskRequest => ({task: { ...getCreateTaskRequestMock() }, x: faker.number.float({min: 0, max: 1, fractionDigits: 2}), y: faker.number.float({min: 0, max: 1, fractionDigits: 2}), at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), ...overrideResponse})

export const getPreviousGenerationsMock = (overrideResponse: Partial<PreviousGenerations> = {}): PreviousGenerations => ({aroll_id: faker.string.uuid(), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getProductPriceMock = (overrideResponse: Partial<ProductPrice> = {}): ProductPrice => ({price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), interval: getBillingIntervalMock(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), currency_symbol: getCurrencySymbolMock(), credits_per_month: faker.number.int({min: 0, max: 500}), max_video_seconds: faker.number.int({min: 0, max: 500}), max_projects: faker.number.int({min: 0, max: 500}), max_stories: faker.number.int({min: 0, max: 500}), features: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), is_recommended: faker.datatype.boolean(), ...overrideResponse})

export const getProductPriceListMock = (overrideResponse: Partial<ProductPriceList> = {}): ProductPriceList => ({currency: getCurrencyMock(), payment_provider: faker.helpers.arrayElement([getPaymentProviderMock(),null,]), prices: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getProductPriceMock() })), credit_packs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditPackMock() })), free_plan: { ...getFreePlanMock() }, used: { ...getPlanUseMock() }, ...overrideResponse})

export const getProjectPageMock = (overrideResponse: Partial<ProjectPage> = {}): ProjectPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getProjectMock() })), ...overrideResponse})

export const getProviderKeyListMock = (overrideResponse: Partial<ProviderKeyList> = {}): ProviderKeyList => ({providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({name: (() => faker.book.title())(), label: (() => faker.book.title())(), is_set: faker.datatype.boolean()})), ...overrideResponse})

export const getPublicArollMock = (overrideResponse: Partial<PublicAroll> = {}): PublicAroll => ({id: faker.string.uuid(), aroll_type: getArollTypeMock(), media_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), video_start: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), video_end: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0, max: 500, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.number.float({min: 0, max: 2, fractionDigits: 2}), ...overrideResponse})

export const getPublicBrollMock = (overrideResponse: Partial<PublicBroll> = {}): PublicBroll => ({id: faker.string.uuid(), media_type: getMediaTypeMock(), media_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 0, max: 8000}), ...overrideResponse})

export const getPublicMediaOverlayMock = (overrideResponse: Partial<PublicMediaOverlay> = {}): PublicMediaOverlay => ({id: faker.string.uuid(), kind: faker.helpers.arrayElement(['MEDIA'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), overlay_order: faker.number.int({min: 0, max: 500}), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.number.int({min: 1, max: 8000}), box: { ...getOverlayBoxMock() }, motion_in: { ...getOverlayMotionMock() }, motion_out: { ...getOverlayMotionMock() }, media_type: getMediaTypeMock(), media_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), content_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), fit: getOverlayFitMock(), video_start: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getPublicMusicCueMock = (overrideResponse: Partial<PublicMusicCue> = {}): PublicMusicCue => ({id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), kind: getMusicCueKindMock(), media_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), media_duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), track: faker.number.int({min: 0, max: 9}), start_ms: faker.number.int({min: 0, max: 8000}), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 1, max: 8000}), null]), offset_ms: faker.number.int({min: 0, max: 8000}), volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), volume_points: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVolumePointMock() })), loops: faker.datatype.boolean(), fade_in_ms: faker.number.int({min: 0, max: 8000}), fade_out_ms: faker.number.int({min: 0, max: 8000}), is_muted: faker.datatype.boolean(), ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: 0, fractionDigits: 2}), null]), ...overrideResponse})

export const getPublicOverlayMock = (): PublicOverlay => (faker.helpers.arrayElement([{ ...getPublicMediaOverlayMock() },{ ...getTextOverlayMock() },{ ...getShapeOverlayMock() },{ ...getStickerOverlayMock() },]))

export const getPublicSceneMock = (overrideResponse: Partial<PublicScene> = {}): PublicScene => ({id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), show_captions: faker.datatype.boolean(), audio_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.m4a`)(), null]), use_scene_audio: faker.datatype.boolean(), audio_duration_ms: faker.number.int({min: 0, max: 8000}), voice_volume: faker.number.float({min: 0, max: 2, fractionDigits: 2}), voice_fade_in_ms: faker.number.int({min: 0, max: 8000}), voice_fade_out_ms: faker.number.int({min: 0, max: 8000}), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicArollMock() })), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicOverlayMock() })), ...overrideResponse})

export const getPublicStoryMock = (overrideResponse: Partial<PublicStory> = {}): PublicStory => ({public_preview_id: faker.string.alpha({length: {min: 10, max: 20}}), display_title: (() => faker.book.title())(), aspect_ratio: getAspectRatioMock(), language: getLanguageMock(), duration_in_frames: faker.number.int({min: 0, max: 500}), poster_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), captions_settings: { ...getCaptionsSettingsMock() }, music_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.m4a`)(), null]), music_volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), music_ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: -3, fractionDigits: 2}), null]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), end_credits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEndCreditMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicOverlayMock() })), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicMusicCueMock() })), scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicSceneMock() })), ...overrideResponse})

export const getPurchaseStatusMock = (): PurchaseStatus => (faker.helpers.arrayElement(['PENDING','PAID','REFUNDED','EXPIRED'] as const))

export const getPurchaseMock = (overrideResponse: Partial<Purchase> = {}): Purchase => ({purchase_id: faker.string.uuid(), status: getPurchaseStatusMock(), pack_id: faker.string.alpha({length: {min: 10, max: 20}}), credits: faker.number.int({min: 0, max: 500}), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getQualityByModelMock = (overrideResponse: Partial<QualityByModel> = {}): QualityByModel => ({task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), started: faker.number.int({min: 0, max: 500}), failed: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getQualityDayMock = (overrideResponse: Partial<QualityDay> = {}): QualityDay => ({date: faker.date.past().toISOString().slice(0, 10), reports: faker.number.int({min: 0, max: 500}), failed_generations: faker.number.int({min: 0, max: 500}), failed_tasks: faker.number.int({min: 0, max: 500}), failed_renders: faker.number.int({min: 0, max: 500}), regenerated_images: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getQualityReportMock = (overrideResponse: Partial<QualityReport> = {}): QualityReport => ({report_id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), email: faker.internet.email(), details: (() => faker.lorem.sentence())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getQualityDataMock = (overrideResponse: Partial<QualityData> = {}): QualityData => ({num_days: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQualityDayMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQualityReportMock() })), by_model: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQualityByModelMock() })), ...overrideResponse})

export const getQualityDataRequestMock = (overrideResponse: Partial<QualityDataRequest> = {}): QualityDataRequest => ({num_days: faker.number.int({min: 1, max: 365}), ...overrideResponse})

export const getQueueProcessMock = (overrideResponse: Partial<QueueProcess> = {}): QueueProcess => ({name: (() => faker.book.title())(), is_alive: faker.datatype.boolean(), queues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getQueueNameMock())), running: faker.number.int({min: 0, max: 500}), seen_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getQuoteStatusMock = (): QuoteStatus => (faker.helpers.arrayElement(['OPEN','RUNNING','PAUSED','STOPPED','ENDED'] as const))

export const getQuoteEngineMock = (overrideResponse: Partial<QuoteEngine> = {}): QuoteEngine => ({part: getRealPartMock(), engine: faker.string.alpha({length: {min: 1, max: 20}}), count: faker.number.int({min: 1, max: 500}), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.int({min: 0, max: 500}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getQuoteItemStateMock = (): QuoteItemState => (faker.helpers.arrayElement(['QUOTED','PAUSED','IN_WORK','MADE','FREE','NOT_MADE'] as const))

export const getRefusalForecastMock = (overrideResponse: Partial<RefusalForecast> = {}): RefusalForecast => ({sentence: (() => faker.lorem.sentence())(), reason: (() => faker.lorem.sentence())(), rewrite: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getQuoteItemMock = (overrideResponse: Partial<QuoteItem> = {}): QuoteItem => ({id: faker.string.alpha({length: {min: 10, max: 20}}), part: getRealPartMock(), scene_id: faker.string.uuid(), scene_number: faker.number.int({min: 1, max: 500}), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), engine: faker.string.alpha({length: {min: 1, max: 20}}), is_overnight: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.int({min: 0, max: 500}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), state: getQuoteItemStateMock(), charged: faker.number.int({min: 0, max: 500}), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), forecast: faker.helpers.arrayElement([{ ...getRefusalForecastMock() },null,]), rewritten: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getQuoteMock = (overrideResponse: Partial<Quote> = {}): Quote => ({id: faker.string.uuid(), story_id: faker.string.uuid(), status: getQuoteStatusMock(), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteItemMock() })), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.int({min: 0, max: 500}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), charged: faker.number.int({min: 0, max: 500}), caps_reached: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), ...overrideResponse})

export const getRealEngineMock = (overrideResponse: Partial<RealEngine> = {}): RealEngine => ({part: getRealPartMock(), engine: faker.string.alpha({length: {min: 1, max: 20}}), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), per: getPriceUnitMock(), overnight: faker.helpers.arrayElement([{engine: faker.string.alpha({length: {min: 1, max: 20}}), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined])}, undefined]), ...overrideResponse})

export const getRealLockMock = (): RealLock => (faker.helpers.arrayElement(['EDITED','IN_WORK','MADE','NO_VOICE'] as const))

export const getRealItemMock = (overrideResponse: Partial<RealItem> = {}): RealItem => ({id: faker.string.alpha({length: {min: 10, max: 20}}), part: getRealPartMock(), scene_id: faker.string.uuid(), scene_number: faker.number.int({min: 1, max: 500}), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), made_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_draft: faker.datatype.boolean(), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lock: faker.helpers.arrayElement([getRealLockMock(),null,]), ...overrideResponse})

export const getRealWorkMock = (overrideResponse: Partial<RealWork> = {}): RealWork => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRealEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRealItemMock() })), quote: faker.helpers.arrayElement([{ ...getQuoteMock() },null,]), ...overrideResponse})

export const getRefusalForecastsMock = (overrideResponse: Partial<RefusalForecasts> = {}): RefusalForecasts => ({refusals: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getExpectedRefusalMock() })), other_image_models: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOtherImageModelMock() })), ...overrideResponse})

export const getRegenerateImageRequestMock = (overrideResponse: Partial<RegenerateImageRequest> = {}): RegenerateImageRequest => ({custom_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), base_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getRegenerateSceneAudioRequestMock = (overrideResponse: Partial<RegenerateSceneAudioRequest> = {}): RegenerateSceneAudioRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), new_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), speaking_rate: faker.helpers.arrayElement([faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), undefined]), pitch: faker.helpers.arrayElement([faker.number.float({min: 0, max: 12, fractionDigits: 2}), undefined]), emotions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEmotionMock())), undefined]), ...overrideResponse})

export const getRegenerateStaleWorkRequestMock = (overrideResponse: Partial<RegenerateStaleWorkRequest> = {}): RegenerateStaleWorkRequest => ({story_id: faker.string.uuid(), items: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), most_credits: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => ({username: faker.internet.email(), password: faker.internet.password(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: getReferralSourceMock(), receive_updates: faker.datatype.boolean(), agree_to_tnc: faker.helpers.arrayElement([true] as const), ...overrideResponse})

export const getRegisterResultMock = (overrideResponse: Partial<RegisterResult> = {}): RegisterResult => ({message: (() => faker.lorem.sentence())(), access: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_profile_complete: faker.datatype.boolean(), is_email_verified: faker.datatype.boolean(), ...overrideResponse})

export const getRenameProjectRequestMock = (overrideResponse: Partial<RenameProjectRequest> = {}): RenameProjectRequest => ({name: (() => faker.book.title())(), base_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), ...overrideResponse})

export const getRenderWholeTaskMock = (overrideResponse: Partial<RenderWholeTask> = {}): RenderWholeTask => ({kind: faker.helpers.arrayElement(['WHOLE'] as const), can_divide: faker.datatype.boolean(), ...overrideResponse})

export const getRenderSectionMock = (overrideResponse: Partial<RenderSection> = {}): RenderSection => ({from_frame: faker.number.int({min: 0, max: 500}), frames: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getRenderImagesTaskMock = (overrideResponse: Partial<RenderImagesTask> = {}): RenderImagesTask => ({kind: faker.helpers.arrayElement(['IMAGES'] as const), sections: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRenderSectionMock() })), ...overrideResponse})

export const getRenderSoundTaskMock = (overrideResponse: Partial<RenderSoundTask> = {}): RenderSoundTask => ({kind: faker.helpers.arrayElement(['SOUND'] as const), ...overrideResponse})

export const getRenderPartMock = (overrideResponse: Partial<RenderPart> = {}): RenderPart => ({video_url: (() => `/files/made-up/${faker.string.uuid()}.mp4`)(), sections: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRenderSectionMock() })), ...overrideResponse})

export const getRenderJoinTaskMock = (overrideResponse: Partial<RenderJoinTask> = {}): RenderJoinTask => ({kind: faker.helpers.arrayElement(['JOIN'] as const), parts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRenderPartMock() })), sound_url: (() => `/files/made-up/${faker.string.uuid()}.m4a`)(), ...overrideResponse})

export const getRenderTaskMock = (): RenderTask => (faker.helpers.arrayElement([{ ...getRenderWholeTaskMock() },{ ...getRenderImagesTaskMock() },{ ...getRenderSoundTaskMock() },{ ...getRenderJoinTaskMock() },]))

export const getRenderDocumentMock = (overrideResponse: Partial<RenderDocument> = {}): RenderDocument => ({render: { ...getRenderMock() }, task: { ...getRenderTaskMock() }, story: { ...getStoryDocumentMock() }, earlier: faker.helpers.arrayElement([{ ...getEarlierFilmMock() },null,]), receipts: faker.helpers.arrayElement([{ ...getFilmReceiptsMock() },null,]), ...overrideResponse})

export const getRenderPartUploadMock = (overrideResponse: Partial<RenderPartUpload> = {}): RenderPartUpload => ({presigned_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), headers: {'Content-Type': faker.string.alpha({length: {min: 10, max: 20}}), 'x-amz-acl': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRenderStartMock = (overrideResponse: Partial<RenderStart> = {}): RenderStart => ({render: { ...getRenderMock() }, render_token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getReorderScenesRequestMock = (overrideResponse: Partial<ReorderScenesRequest> = {}): ReorderScenesRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), further_scene_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), to_position: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getReorderScreenplayRequestMock = (overrideResponse: Partial<ReorderScreenplayRequest> = {}): ReorderScreenplayRequest => ({new_index: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getReplacedSoundMock = (overrideResponse: Partial<ReplacedSound> = {}): ReplacedSound => ({scene_id: faker.string.uuid(), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), media_id: faker.string.uuid(), ...overrideResponse})

export const getReplaceSoundsRequestMock = (overrideResponse: Partial<ReplaceSoundsRequest> = {}): ReplaceSoundsRequest => ({story_id: faker.string.uuid(), sounds: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReplacedSoundMock() })), ...overrideResponse})

export const getReportAssigneeMock = (overrideResponse: Partial<ReportAssignee> = {}): ReportAssignee => ({user_id: faker.string.uuid(), email: faker.internet.email(), ...overrideResponse})

export const getReportKindMock = (): ReportKind => (faker.helpers.arrayElement(['RENDERING','ENGINE','FEEDBACK'] as const))

export const getReportRenderProgressRequestMock = (overrideResponse: Partial<ReportRenderProgressRequest> = {}): ReportRenderProgressRequest => ({progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getReportStoryEngineErrorRequestMock = (overrideResponse: Partial<ReportStoryEngineErrorRequest> = {}): ReportStoryEngineErrorRequest => ({story_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), operation: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getReportStoryRenderingIssuesRequestMock = (overrideResponse: Partial<ReportStoryRenderingIssuesRequest> = {}): ReportStoryRenderingIssuesRequest => ({story_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getRequestAccountDeletionRequestMock = (overrideResponse: Partial<RequestAccountDeletionRequest> = {}): RequestAccountDeletionRequest => ({email: faker.internet.email(), current_password: faker.helpers.arrayElement([faker.internet.password(), undefined]), ...overrideResponse})

export const getRequestEmailChangeRequestMock = (overrideResponse: Partial<RequestEmailChangeRequest> = {}): RequestEmailChangeRequest => ({email: faker.internet.email(), current_password: faker.helpers.arrayElement([faker.internet.password(), undefined]), ...overrideResponse})

export const getRequestOutcomeMock = (overrideResponse: Partial<RequestOutcome> = {}): RequestOutcome => ({idempotency_key: faker.string.uuid(), state: faker.helpers.arrayElement(['ACCEPTED','WITHDRAWN'] as const), ...overrideResponse})

export const getResendVerificationEmailRequestMock = (overrideResponse: Partial<ResendVerificationEmailRequest> = {}): ResendVerificationEmailRequest => ({email: faker.internet.email(), ...overrideResponse})

export const getResetPasswordRequestMock = (overrideResponse: Partial<ResetPasswordRequest> = {}): ResetPasswordRequest => ({email: faker.internet.email(), ...overrideResponse})

export const getResumeSubscriptionRequestMock = (overrideResponse: Partial<ResumeSubscriptionRequest> = {}): ResumeSubscriptionRequest => ({subscription_id: faker.string.uuid(), ...overrideResponse})

export const getResyncSceneCaptionsRequestMock = (overrideResponse: Partial<ResyncSceneCaptionsRequest> = {}): ResyncSceneCaptionsRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), ...overrideResponse})

export const getRevealAddressRequestMock = (overrideResponse: Partial<RevealAddressRequest> = {}): RevealAddressRequest => ({user_id: faker.string.uuid(), reason: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getRevealBugReportRequestMock = (overrideResponse: Partial<RevealBugReportRequest> = {}): RevealBugReportRequest => ({bug_report_id: faker.string.uuid(), reason: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getRevealStoryRequestMock = (overrideResponse: Partial<RevealStoryRequest> = {}): RevealStoryRequest => ({story_id: faker.string.uuid(), reason: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getRevealedAddressMock = (overrideResponse: Partial<RevealedAddress> = {}): RevealedAddress => ({user_id: faker.string.uuid(), email: faker.internet.email(), ...overrideResponse})

export const getReverseVideoRequestMock = (overrideResponse: Partial<ReverseVideoRequest> = {}): ReverseVideoRequest => ({reversed: faker.datatype.boolean(), ...overrideResponse})

export const getReviewFilmRequestMock = (overrideResponse: Partial<ReviewFilmRequest> = {}): ReviewFilmRequest => ({render_id: faker.string.uuid(), decision: getFilmDecisionMock(), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), ...overrideResponse})

export const getRewriteStoryRequestMock = (overrideResponse: Partial<RewriteStoryRequest> = {}): RewriteStoryRequest => ({script_type: getScriptTypeMock(), initial_prompt: (() => faker.lorem.sentence())(), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 5, max: 500}), undefined]), browser_plan: faker.helpers.arrayElement([{ ...getStoryPlanMock() }, undefined]), ...overrideResponse})

export const getRewritingPairMock = (overrideResponse: Partial<RewritingPair> = {}): RewritingPair => ({id: faker.string.alpha({length: {min: 10, max: 20}}), change: faker.helpers.arrayElement(['SAME','CHANGED','ADDED','REMOVED'] as const), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), old_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), new_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), hand_edits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getHandEditMock())), ...overrideResponse})

export const getRewritingMock = (overrideResponse: Partial<Rewriting> = {}): Rewriting => ({story_id: faker.string.uuid(), rewriting_id: faker.helpers.arrayElement([faker.string.uuid(), null]), state: faker.helpers.arrayElement(['NONE','WRITING','READY','TAKEN','FAILED'] as const), revision: faker.number.int({min: 0, max: 500}), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_draft: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits: faker.number.int({min: 0, max: 500}), pairs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRewritingPairMock() })), ...overrideResponse})

export const getSaveBrowserTranslationRequestMock = (overrideResponse: Partial<SaveBrowserTranslationRequest> = {}): SaveBrowserTranslationRequest => ({title: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({scene_id: faker.string.uuid(), text: (() => faker.lorem.sentence())()})), overlay_texts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({original_text: (() => faker.lorem.sentence())(), text: (() => faker.lorem.sentence())()})), ...overrideResponse})

export const getSceneOperationMock = (overrideResponse: Partial<SceneOperation> = {}): SceneOperation => ({story_id: faker.string.uuid(), operation: faker.helpers.arrayElement(['SPLIT','MERGE','TRANSCRIBE'] as const), scene_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), event: faker.helpers.arrayElement(['scene-split','scene-merged','scene-audio-transcribed'] as const), ...overrideResponse})

export const getSceneOrderMock = (overrideResponse: Partial<SceneOrder> = {}): SceneOrder => ({story_id: faker.string.uuid(), scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), revision: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getSceneTranslationMock = (overrideResponse: Partial<SceneTranslation> = {}): SceneTranslation => ({scene_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), original_text: (() => faker.lorem.sentence())(), text: (() => faker.lorem.sentence())(), is_translated: faker.datatype.boolean(), original_duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), fit: faker.helpers.arrayElement(['NOT_TRANSLATED','NOT_SPOKEN','FITS','LONGER','SHORTER'] as const), ...overrideResponse})

export const getScreenplayElementMock = (overrideResponse: Partial<ScreenplayElement> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 500}), element_type: getElementTypeMock(), description: (() => faker.lorem.sentence())(), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: (() => faker.lorem.sentence())(), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), version: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getShotElementInputMock = (overrideResponse: Partial<ShotElementInput> = {}): ShotElementInput => ({element_type: faker.helpers.arrayElement(['SHOT'] as const), description: (() => faker.lorem.sentence())(), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), version: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getTransitionElementInputMock = (overrideResponse: Partial<TransitionElementInput> = {}): TransitionElementInput => ({element_type: faker.helpers.arrayElement(['TRANSITION'] as const), description: (() => faker.lorem.sentence())(), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), version: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getScreenplayElementInputMock = (): ScreenplayElementInput => (faker.helpers.arrayElement([{ ...getActionElementInputMock() },{ ...getDialogueElementInputMock() },{ ...getShotElementInputMock() },{ ...getTransitionElementInputMock() },]))

export const getTimeOfDayMock = (): TimeOfDay => (faker.helpers.arrayElement(['DAY','NIGHT','DAWN','MORNING','AFTERNOON','EVENING','DUSK','CONTINUOUS'] as const))

export const getScreenplaySegmentMock = (overrideResponse: Partial<ScreenplaySegment> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 500}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: (() => faker.book.title())(), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), version: faker.number.int({min: 0, max: 500}), elements: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getScreenplaySegmentListMock = (overrideResponse: Partial<ScreenplaySegmentList> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getScreenplayTextMock = (overrideResponse: Partial<ScreenplayText> = {}): ScreenplayText => ({file_name: (() => faker.book.title())(), text: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getSendBugReportRequestMock = (overrideResponse: Partial<SendBugReportRequest> = {}): SendBugReportRequest => ({bundle: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), app_version: faker.string.alpha({length: {min: 1, max: 20}}), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), report_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSetArollMediaRequestMock = (overrideResponse: Partial<SetArollMediaRequest> = {}): SetArollMediaRequest => ({media: faker.string.uuid(), ...overrideResponse})

export const getSetMediaThumbnailRequestMock = (overrideResponse: Partial<SetMediaThumbnailRequest> = {}): SetMediaThumbnailRequest => ({thumbnail: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getSetMonthlyCreditCapRequestMock = (overrideResponse: Partial<SetMonthlyCreditCapRequest> = {}): SetMonthlyCreditCapRequest => ({credits: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), ...overrideResponse})

export const getSetStockRequestMock = (overrideResponse: Partial<SetStockRequest> = {}): SetStockRequest => ({story: faker.string.uuid(), scene: faker.string.uuid(), aroll: faker.helpers.arrayElement([faker.string.uuid(), undefined]), custom_query: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), stock_type: faker.helpers.arrayElement(['images','videos'] as const), stock_data: { ...getStockChoiceMock() }, ...overrideResponse})

export const getSetStoryCreditCapRequestMock = (overrideResponse: Partial<SetStoryCreditCapRequest> = {}): SetStoryCreditCapRequest => ({credits: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), ...overrideResponse})

export const getSettleJobRequestMock = (overrideResponse: Partial<SettleJobRequest> = {}): SettleJobRequest => ({job_id: faker.string.uuid(), action: getJobSettlementMock(), reason: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getSettleableJobMock = (overrideResponse: Partial<SettleableJob> = {}): SettleableJob => ({job_id: faker.string.uuid(), settlements: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getJobSettlementMock())), ...overrideResponse})

export const getShotSketchMock = (overrideResponse: Partial<ShotSketch> = {}): ShotSketch => ({picture_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), width: faker.number.int({min: 1, max: 500}), height: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getSignedInSessionMock = (overrideResponse: Partial<SignedInSession> = {}): SignedInSession => ({session_id: faker.string.uuid(), device: faker.string.alpha({length: {min: 10, max: 20}}), network: faker.string.alpha({length: {min: 10, max: 20}}), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), is_current: faker.datatype.boolean(), signed_in_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_seen_at: faker.date.past().toISOString().slice(0, 19) + 'Z', expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSignedInSessionListMock = (overrideResponse: Partial<SignedInSessionList> = {}): SignedInSessionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSignedInSessionMock() })), ...overrideResponse})

export const getSoundEffectKindMock = (): SoundEffectKind => (faker.helpers.arrayElement(['EFFECT','AMBIENCE'] as const))

export const getSoundEffectMock = (overrideResponse: Partial<SoundEffect> = {}): SoundEffect => ({effect_id: faker.string.alpha({length: {min: 10, max: 20}}), name: (() => faker.book.title())(), words: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), kind: getSoundEffectKindMock(), duration_ms: faker.number.int({min: 0, max: 8000}), loops: faker.datatype.boolean(), file_location: (() => `/files/made-up/${faker.string.uuid()}.png`)(), media_id: faker.string.uuid(), ...overrideResponse})

export const getSoundEffectListMock = (overrideResponse: Partial<SoundEffectList> = {}): SoundEffectList => ({effects: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSoundEffectMock() })), ...overrideResponse})

export const getSplitMusicCuesRequestMock = (overrideResponse: Partial<SplitMusicCuesRequest> = {}): SplitMusicCuesRequest => ({story_id: faker.string.uuid(), cuts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueCutMock() })), ...overrideResponse})

export const getSplitSceneRequestMock = (overrideResponse: Partial<SplitSceneRequest> = {}): SplitSceneRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), index: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), undefined]), frame: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), undefined]), wav_media_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getSplitStoryIntoScenesRequestMock = (overrideResponse: Partial<SplitStoryIntoScenesRequest> = {}): SplitStoryIntoScenesRequest => ({story_id: faker.string.uuid(), initial_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), scene_size: faker.helpers.arrayElement([getSceneSizeMock(), undefined]), ...overrideResponse})

export const getStaffBugReportMock = (overrideResponse: Partial<StaffBugReport> = {}): StaffBugReport => ({bug_report_id: faker.string.uuid(), report_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), description: (() => faker.lorem.sentence())(), app_version: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', owner: { ...getDebugOwnerMock() }, ...overrideResponse})

export const getStaffBugReportListMock = (overrideResponse: Partial<StaffBugReportList> = {}): StaffBugReportList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffBugReportMock() })), ...overrideResponse})

export const getStaffMatchKindMock = (): StaffMatchKind => (faker.helpers.arrayElement(['PERSON','STORY','TASK','EXPORT','JOB'] as const))

export const getStaffMatchMock = (overrideResponse: Partial<StaffMatch> = {}): StaffMatch => ({kind: getStaffMatchKindMock(), id: faker.string.uuid(), user_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getStaffMatchListMock = (overrideResponse: Partial<StaffMatchList> = {}): StaffMatchList => ({matches: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffMatchMock() })), ...overrideResponse})

export const getStaffOverviewMock = (overrideResponse: Partial<StaffOverview> = {}): StaffOverview => ({items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineHealthMock() })), recent_from: faker.date.past().toISOString().slice(0, 10), counted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStaffQueueMock = (overrideResponse: Partial<StaffQueue> = {}): StaffQueue => ({name: getQueueNameMock(), waiting: faker.number.int({min: 0, max: 500}), scheduled: faker.number.int({min: 0, max: 500}), running: faker.number.int({min: 0, max: 500}), oldest_due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getStaffQueuesMock = (overrideResponse: Partial<StaffQueues> = {}): StaffQueues => ({queues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffQueueMock() })), processes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQueueProcessMock() })), null]), dead_letter_count: faker.number.int({min: 0, max: 500}), dead_letters: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDeadLetterMock() })), counted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStaffReportMock = (overrideResponse: Partial<StaffReport> = {}): StaffReport => ({report_id: faker.string.uuid(), kind: getReportKindMock(), feedback_type: faker.helpers.arrayElement([getFeedbackTypeMock(),null,]), rating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), null]), user_id: faker.string.uuid(), email: faker.internet.email(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), details: (() => faker.lorem.sentence())(), operation: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), state: getReportStateMock(), assignee_id: faker.helpers.arrayElement([faker.string.uuid(), null]), assignee_email: faker.helpers.arrayElement([faker.internet.email(), null]), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStaffReportPageMock = (overrideResponse: Partial<StaffReportPage> = {}): StaffReportPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffReportMock() })), assignees: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReportAssigneeMock() })), ...overrideResponse})

export const getStaffRoleMock = (): StaffRole => (faker.helpers.arrayElement(['SUPPORT','FINANCE','REVIEWER','ADMIN'] as const))

export const getStaffRowMock = (overrideResponse: Partial<StaffRow> = {}): StaffRow => ({row_id: faker.string.uuid(), kind: getStaffRowKindMock(), user_id: faker.helpers.arrayElement([faker.string.uuid(), null]), email: faker.helpers.arrayElement([faker.internet.email(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), type: faker.string.alpha({length: {min: 10, max: 20}}), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), wait_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), credits: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), currency: faker.helpers.arrayElement([getCurrencyMock(),null,]), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), job: faker.helpers.arrayElement([{ ...getSettleableJobMock() },null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStaffRowTotalsMock = (overrideResponse: Partial<StaffRowTotals> = {}): StaffRowTotals => ({credits: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), amount: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), ...overrideResponse})

export const getStaffRowPageMock = (overrideResponse: Partial<StaffRowPage> = {}): StaffRowPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), totals: { ...getStaffRowTotalsMock() }, results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffRowMock() })), ...overrideResponse})

export const getStaffViewMock = (overrideResponse: Partial<StaffView> = {}): StaffView => ({view_id: faker.string.uuid(), grid: getStaffGridMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), search: faker.string.alpha({length: {min: 10, max: 20}}), is_shared: faker.datatype.boolean(), is_own: faker.datatype.boolean(), owner_email: faker.internet.email(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStaffViewListMock = (overrideResponse: Partial<StaffViewList> = {}): StaffViewList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffViewMock() })), ...overrideResponse})

export const getStaleLockMock = (): StaleLock => (faker.helpers.arrayElement(['EDITED','NO_VOICE','IN_WORK'] as const))

export const getStalePartMock = (): StalePart => (faker.helpers.arrayElement(['VOICE','CAPTIONS','LENGTH','PICTURE','MOTION','LIP_SYNC'] as const))

export const getStaleWorkMock = (overrideResponse: Partial<StaleWork> = {}): StaleWork => ({id: faker.string.alpha({length: {min: 10, max: 20}}), part: getStalePartMock(), scene_id: faker.string.uuid(), scene_number: faker.number.int({min: 1, max: 500}), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), reasons: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getReceiptInputNameMock())), follows: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lock: faker.helpers.arrayElement([getStaleLockMock(),null,]), credits: faker.number.int({min: 0, max: 500}), engine: faker.string.alpha({length: {min: 1, max: 20}}), is_draft: faker.datatype.boolean(), ...overrideResponse})

export const getStaleWorkListMock = (overrideResponse: Partial<StaleWorkList> = {}): StaleWorkList => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaleWorkMock() })), credits: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getStatsMock = (overrideResponse: Partial<Stats> = {}): Stats => ({days: faker.number.int({min: 0, max: 500}), sign_ups: faker.number.int({min: 0, max: 500}), active_users: faker.number.int({min: 0, max: 500}), stories_created: faker.number.int({min: 0, max: 500}), videos_exported: faker.number.int({min: 0, max: 500}), credits_spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), failed_tasks: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDailyStatsMock() })), ...overrideResponse})

export const getStockItemMock = (overrideResponse: Partial<StockItem> = {}): StockItem => ({id: faker.string.alpha({length: {min: 10, max: 20}}), stock_type: getStockTypeMock(), title: (() => faker.book.title())(), tags: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), thumbnail_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), source_label: (() => faker.book.title())(), credit: faker.helpers.arrayElement([{ ...getStockCreditMock() },null,]), ...overrideResponse})

export const getStockPageMock = (overrideResponse: Partial<StockPage> = {}): StockPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStockItemMock() })), ...overrideResponse})

export const getStopLoraRequestMock = (overrideResponse: Partial<StopLoraRequest> = {}): StopLoraRequest => ({keep: faker.datatype.boolean(), ...overrideResponse})

export const getStopQuoteRequestMock = (overrideResponse: Partial<StopQuoteRequest> = {}): StopQuoteRequest => ({quote_id: faker.string.uuid(), ...overrideResponse})

export const getStoryCreditsMock = (overrideResponse: Partial<StoryCredits> = {}): StoryCredits => ({story_id: faker.string.uuid(), charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getStoryDebugDetailsMock = (overrideResponse: Partial<StoryDebugDetails> = {}): StoryDebugDetails => ({story: { ...getDebugStoryMock() }, owner: { ...getDebugOwnerMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugSceneMock() })), jobs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugJobMock() })), tasks: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugTaskMock() })), renders: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugRenderMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugReportMock() })), ledger: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffRowMock() })), edits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugEditMock() })), events: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugEventMock() })), ...overrideResponse})

export const getStoryEditMock = (overrideResponse: Partial<StoryEdit> = {}): StoryEdit => ({edit_id: faker.string.uuid(), label: (() => faker.book.title())(), actor_name: faker.person.lastName(), is_own: faker.datatype.boolean(), is_undone: faker.datatype.boolean(), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStoryEditPageMock = (overrideResponse: Partial<StoryEditPage> = {}): StoryEditPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), can_undo: faker.datatype.boolean(), can_redo: faker.datatype.boolean(), undo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), redo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStoryEditMock() })), ...overrideResponse})

export const getStoryHistoryStepMock = (overrideResponse: Partial<StoryHistoryStep> = {}): StoryHistoryStep => ({edit: { ...getStoryEditMock() }, can_undo: faker.datatype.boolean(), can_redo: faker.datatype.boolean(), undo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), redo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), story: { ...getStoryDocumentMock() }, ...overrideResponse})

export const getStorySummaryMock = (overrideResponse: Partial<StorySummary> = {}): StorySummary => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), aspect_ratio: getAspectRatioMock(), language: getLanguageMock(), original_language: faker.helpers.arrayElement([(() => faker.helpers.arrayElement(['en-US', 'de-DE', 'fr-FR', 'ja-JP']))(), null]), creation_mode: getCreationModeMock(), archived: faker.datatype.boolean(), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), preview_images: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ((() => `/files/made-up/${faker.string.uuid()}.png`)())), duration_in_frames: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStoryPageMock = (overrideResponse: Partial<StoryPage> = {}): StoryPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStorySummaryMock() })), ...overrideResponse})

export const getTranslatorInfoMock = (overrideResponse: Partial<TranslatorInfo> = {}): TranslatorInfo => ({is_available: faker.datatype.boolean(), label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), ...overrideResponse})

export const getStoryTranslationMock = (overrideResponse: Partial<StoryTranslation> = {}): StoryTranslation => ({story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), original_title: (() => faker.book.title())(), language: getLanguageMock(), original_language: (() => faker.helpers.arrayElement(['en-US', 'de-DE', 'fr-FR', 'ja-JP']))(), status: getStoryStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), has_voice: faker.datatype.boolean(), translator: { ...getTranslatorInfoMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneTranslationMock() })), untranslated_overlay_texts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getStoryVersionMock = (overrideResponse: Partial<StoryVersion> = {}): StoryVersion => ({version_id: faker.string.uuid(), story_id: faker.string.uuid(), name: (() => faker.book.title())(), is_automatic: faker.datatype.boolean(), revision: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStoryVersionDocumentMock = (overrideResponse: Partial<StoryVersionDocument> = {}): StoryVersionDocument => ({version: { ...getStoryVersionMock() }, story: { ...getStoryDocumentMock() }, ...overrideResponse})

export const getStoryVersionPageMock = (overrideResponse: Partial<StoryVersionPage> = {}): StoryVersionPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStoryVersionMock() })), ...overrideResponse})

export const getSubmitFeedbackRequestMock = (overrideResponse: Partial<SubmitFeedbackRequest> = {}): SubmitFeedbackRequest => ({feedback_type: getFeedbackTypeMock(), feedback: faker.helpers.fromRegExp("\\S"), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), ...overrideResponse})

export const getSubmitLoraRequestMock = (overrideResponse: Partial<SubmitLoraRequest> = {}): SubmitLoraRequest => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), trigger_word: faker.helpers.fromRegExp("[A-Za-z0-9_-]+"), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 4, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), consent: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getSubscriptionChangeMock = (overrideResponse: Partial<SubscriptionChange> = {}): SubscriptionChange => ({price_id: faker.string.alpha({length: {min: 10, max: 20}}), begins: getChangeBeginMock(), amount_due: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), credits_now: faker.number.int({min: 0, max: 500}), begins_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSwapSceneRequestMock = (overrideResponse: Partial<SwapSceneRequest> = {}): SwapSceneRequest => ({story_id: faker.string.uuid(), scene_id_one: faker.string.uuid(), scene_id_two: faker.string.uuid(), ...overrideResponse})

export const getTaskEngineMock = (overrideResponse: Partial<TaskEngine> = {}): TaskEngine => ({engine: faker.string.alpha({length: {min: 1, max: 20}}), is_built_in: faker.datatype.boolean(), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getTaskEstimateMock = (overrideResponse: Partial<TaskEstimate> = {}): TaskEstimate => ({credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), expected_credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), expected_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), ...overrideResponse})

export const getTaskListMock = (overrideResponse: Partial<TaskList> = {}): TaskList => ({data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getTaskToolMock = (): TaskTool => (faker.helpers.arrayElement(['IMAGE','UPSCALE','REFRAME','MODIFY_VIDEO','IMAGE_TO_VIDEO','LIP_SYNC','AVATAR','INPAINTING','MUSIC','CLEAN_UP'] as const))

export const getTaskModelMock = (overrideResponse: Partial<TaskModel> = {}): TaskModel => ({model_id: faker.string.alpha({length: {min: 10, max: 20}}), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), task_type: getTaskTypeMock(), tool: getTaskToolMock(), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), credit_unit: getCreditUnitMock(), is_built_in: faker.datatype.boolean(), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTaskEngineMock() })), source_media_types: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getMediaTypeMock())), ...overrideResponse})

export const getTaskModelListMock = (overrideResponse: Partial<TaskModelList> = {}): TaskModelList => ({data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTaskModelMock() })), ...overrideResponse})

export const getTaskPreviewMock = (overrideResponse: Partial<TaskPreview> = {}): TaskPreview => ({before_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), after_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), width: faker.number.int({min: 1, max: 500}), height: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getTemplateOfferMock = (overrideResponse: Partial<TemplateOffer> = {}): TemplateOffer => ({offer_id: faker.string.uuid(), from_name: (() => faker.book.title())(), display_title: (() => faker.book.title())(), aspect_ratio: getAspectRatioMock(), language: getLanguageMock(), scenes_total: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getTemplateOfferListMock = (overrideResponse: Partial<TemplateOfferList> = {}): TemplateOfferList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTemplateOfferMock() })), ...overrideResponse})

export const getTestEngineRequestMock = (overrideResponse: Partial<TestEngineRequest> = {}): TestEngineRequest => ({engine: faker.string.alpha({length: {min: 1, max: 20}}), kind: faker.helpers.arrayElement([getEngineKindMock(), undefined]), ...overrideResponse})

export const getToolVerdictMock = (): ToolVerdict => (faker.helpers.arrayElement(['NONE','KEPT','REJECTED'] as const))

export const getToolResultMock = (overrideResponse: Partial<ToolResult> = {}): ToolResult => ({task_id: faker.string.uuid(), tool: getTaskToolMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), model_name: (() => faker.book.title())(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), progress: faker.number.int({min: 0, max: 100}), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), settings: { ...getTaskSettingsMock() }, source_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), verdict: getToolVerdictMock(), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), receipt: faker.helpers.arrayElement([{ ...getReceiptMock() },null,]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getToolResultPageMock = (overrideResponse: Partial<ToolResultPage> = {}): ToolResultPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getToolResultMock() })), ...overrideResponse})

export const getTrailSubjectMock = (): TrailSubject => (faker.helpers.arrayElement(['PERSON','STORY','FILM','JOB','LIST','CAPSULE','REPORT','ENGINES'] as const))

export const getTrailEntryMock = (overrideResponse: Partial<TrailEntry> = {}): TrailEntry => ({entry_id: faker.string.uuid(), staff_id: faker.string.uuid(), staff_email: faker.internet.email(), action: getTrailActionMock(), subject_kind: getTrailSubjectMock(), subject_id: faker.helpers.arrayElement([faker.string.uuid(), null]), reason: (() => faker.lorem.sentence())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getTrailPageMock = (overrideResponse: Partial<TrailPage> = {}): TrailPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTrailEntryMock() })), ...overrideResponse})

export const getTranscribeAudioStoryRequestMock = (overrideResponse: Partial<TranscribeAudioStoryRequest> = {}): TranscribeAudioStoryRequest => ({story_id: faker.string.uuid(), language: faker.helpers.fromRegExp("[a-z]{2,3}"), text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getTranscribeSceneAudioRequestMock = (overrideResponse: Partial<TranscribeSceneAudioRequest> = {}): TranscribeSceneAudioRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), language: faker.helpers.fromRegExp("[a-z]{2,3}"), text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getTranslateSceneRequestMock = (overrideResponse: Partial<TranslateSceneRequest> = {}): TranslateSceneRequest => ({text: (() => faker.lorem.sentence())(), base_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), ...overrideResponse})

export const getUndoFilmReviewRequestMock = (overrideResponse: Partial<UndoFilmReviewRequest> = {}): UndoFilmReviewRequest => ({render_id: faker.string.uuid(), ...overrideResponse})

export const getUnreadCountMock = (overrideResponse: Partial<UnreadCount> = {}): UnreadCount => ({unread_count: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getUpdateArollDurationsRequestMock = (overrideResponse: Partial<UpdateArollDurationsRequest> = {}): UpdateArollDurationsRequest => ({scene: faker.string.uuid(), aroll_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), aroll_durations: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 100, max: 500}))), ...overrideResponse})

export const getUpdateArollLayoutRequestMock = (overrideResponse: Partial<UpdateArollLayoutRequest> = {}): UpdateArollLayoutRequest => ({layout: getArollLayoutMock(), ...overrideResponse})

export const getUpdateAspectRatioRequestMock = (overrideResponse: Partial<UpdateAspectRatioRequest> = {}): UpdateAspectRatioRequest => ({story_id: faker.string.uuid(), aspect_ratio: getAspectRatioMock(), ...overrideResponse})

export const getUpdateBrandSettingsRequestMock = (overrideResponse: Partial<UpdateBrandSettingsRequest> = {}): UpdateBrandSettingsRequest => ({logo_size: faker.helpers.arrayElement([faker.number.float({min: 1, max: 100, fractionDigits: 2}), undefined]), logo_position: faker.helpers.arrayElement([getLogoPositionMock(), undefined]), logo_blur: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(), undefined]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleInputMock() },null,]), ideal_customer_profile: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), base_ideal_customer_profile: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), about_company: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), base_about_company: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUpdateCaptionsRequestMock = (overrideResponse: Partial<UpdateCaptionsRequest> = {}): UpdateCaptionsRequest => ({story_id: faker.string.uuid(), show_captions: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(), undefined]), captions_margin_from_bottom: faker.helpers.arrayElement([faker.number.int({min: 0, max: 90}), undefined]), font_size_option: faker.helpers.arrayElement([getFontSizeOptionMock(), undefined]), custom_caption_font: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), caption_length_option: faker.helpers.arrayElement([getCaptionLengthOptionMock(), undefined]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleInputMock() },null,]), ...overrideResponse})

export const getUpdateCharacterRequestMock = (overrideResponse: Partial<UpdateCharacterRequest> = {}): UpdateCharacterRequest => ({call_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), base_call_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), role: faker.helpers.arrayElement([getCharacterRoleMock(), undefined]), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), base_description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), ...overrideResponse})

export const getUpdateContentFitRequestMock = (overrideResponse: Partial<UpdateContentFitRequest> = {}): UpdateContentFitRequest => ({content_fit: getContentFitMock(), ...overrideResponse})

export const getUpdateEngineSetupRequestMock = (overrideResponse: Partial<UpdateEngineSetupRequest> = {}): UpdateEngineSetupRequest => ({settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineValueMock() })), ...overrideResponse})

export const getUpdateImageAnimationRequestMock = (overrideResponse: Partial<UpdateImageAnimationRequest> = {}): UpdateImageAnimationRequest => ({image_animation: getImageAnimationMock(), is_update_for_all_scenes: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateImagePromptRequestMock = (overrideResponse: Partial<UpdateImagePromptRequest> = {}): UpdateImagePromptRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getUpdateImageStyleRequestMock = (overrideResponse: Partial<UpdateImageStyleRequest> = {}): UpdateImageStyleRequest => ({name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), base_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), base_description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), base_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), look: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), archived: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateLocationRequestMock = (overrideResponse: Partial<UpdateLocationRequest> = {}): UpdateLocationRequest => ({name: (() => faker.book.title())(), description: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), derived_from: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getUpdateLoraRequestMock = (overrideResponse: Partial<UpdateLoraRequest> = {}): UpdateLoraRequest => ({lora_id: faker.string.uuid(), model_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), model_type: faker.helpers.arrayElement([getLoraModelTypeMock(), undefined]), lora_type: faker.helpers.arrayElement([getLoraTypeMock(), undefined]), trigger_word: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]+"), undefined]), primary_trigger: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]*"), undefined]), secondary_trigger: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Za-z0-9_-]*"), undefined]), lora_scale: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), steps: faker.helpers.arrayElement([faker.number.int({min: 100, max: 500}), undefined]), training_data: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 0, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), added: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), captions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCaptionMock() })), undefined]), replaced: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraReplacementMock() })), undefined]), ...overrideResponse})

export const getUpdateMediaTranscriptionRequestMock = (overrideResponse: Partial<UpdateMediaTranscriptionRequest> = {}): UpdateMediaTranscriptionRequest => ({words: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTranscribedWordMock() })), base_words: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTranscribedWordMock() })), undefined]), ...overrideResponse})

export const getUpdateMusicCuesRequestMock = (overrideResponse: Partial<UpdateMusicCuesRequest> = {}): UpdateMusicCuesRequest => ({story_id: faker.string.uuid(), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueChangeInputMock() })), ...overrideResponse})

export const getUpdateMusicRequestMock = (overrideResponse: Partial<UpdateMusicRequest> = {}): UpdateMusicRequest => ({story_id: faker.string.uuid(), have_background_music: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), background_music_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), undefined]), ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: -3, fractionDigits: 2}), null]), background_music_file_location: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.m4a`)(), undefined]), file: faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), undefined]), ...overrideResponse})

export const getUpdateNotificationPreferencesRequestMock = (overrideResponse: Partial<UpdateNotificationPreferencesRequest> = {}): UpdateNotificationPreferencesRequest => ({email_on_video_export: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), receive_updates: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateNotificationSettingsRequestMock = (overrideResponse: Partial<UpdateNotificationSettingsRequest> = {}): UpdateNotificationSettingsRequest => ({kind: getNotificationKindMock(), in_app: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), by_mail: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateOverlaysRequestMock = (overrideResponse: Partial<UpdateOverlaysRequest> = {}): UpdateOverlaysRequest => ({story_id: faker.string.uuid(), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayChangeInputMock() })), ...overrideResponse})

export const getUpdateProviderKeyRequestMock = (overrideResponse: Partial<UpdateProviderKeyRequest> = {}): UpdateProviderKeyRequest => ({provider: faker.string.alpha({length: {min: 1, max: 20}}), key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), ...overrideResponse})

export const getUpdateReportRequestMock = (overrideResponse: Partial<UpdateReportRequest> = {}): UpdateReportRequest => ({report_id: faker.string.uuid(), base_state: getReportStateMock(), state: faker.helpers.arrayElement([getReportStateMock(), undefined]), staff_id: faker.helpers.arrayElement([faker.string.uuid(), null]), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), ...overrideResponse})

export const getUpdateSceneAudioRequestMock = (overrideResponse: Partial<UpdateSceneAudioRequest> = {}): UpdateSceneAudioRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), further_scene_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), new_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), base_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), speaking_rate: faker.helpers.arrayElement([faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), undefined]), pitch: faker.helpers.arrayElement([faker.number.float({min: 0, max: 12, fractionDigits: 2}), undefined]), emotions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEmotionMock())), undefined]), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_scene_audio: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), is_gen_captions_from_video_audio: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), generate_audio: faker.datatype.boolean(), upload_audio: faker.datatype.boolean(), audio_media: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getUpdateSceneCaptionsRequestMock = (overrideResponse: Partial<UpdateSceneCaptionsRequest> = {}): UpdateSceneCaptionsRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), captions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), undefined]), base_captions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), undefined]), show_captions: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateScenePauseRequestMock = (overrideResponse: Partial<UpdateScenePauseRequest> = {}): UpdateScenePauseRequest => ({story_id: faker.string.uuid(), scene_id: faker.string.uuid(), pause_at_the_end: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getUpdateScreenplaySegmentRequestMock = (overrideResponse: Partial<UpdateScreenplaySegmentRequest> = {}): UpdateScreenplaySegmentRequest => ({location: faker.helpers.arrayElement([faker.string.uuid(), undefined]), location_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), location_type: faker.helpers.arrayElement([getLocationTypeInputMock(), undefined]), time_of_day: faker.helpers.arrayElement([getTimeOfDayInputMock(), undefined]), version: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), undefined]), ...overrideResponse})

export const getUpdateShotRequestMock = (overrideResponse: Partial<UpdateShotRequest> = {}): UpdateShotRequest => ({subject: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), size: faker.helpers.arrayElement([getShotSizeMock(), undefined]), angle: faker.helpers.arrayElement([getShotAngleMock(), undefined]), action: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), end_state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), screen_direction: faker.helpers.arrayElement([getScreenDirectionMock(), undefined]), continues: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), sound: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), is_locked: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateStaffViewRequestMock = (overrideResponse: Partial<UpdateStaffViewRequest> = {}): UpdateStaffViewRequest => ({name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), undefined]), search: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), is_shared: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateStoryRequestMock = (overrideResponse: Partial<UpdateStoryRequest> = {}): UpdateStoryRequest => ({display_title: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), creation_mode: faker.helpers.arrayElement([getCreationModeMock(), undefined]), script_type: faker.helpers.arrayElement([getScriptTypeMock(), undefined]), initial_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), base_initial_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), undefined]), language: faker.helpers.arrayElement([getLanguageMock(), undefined]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 5, max: 500}), null]), scene_size: faker.helpers.arrayElement([getSceneSizeMock(), undefined]), scene_pace: faker.helpers.arrayElement([getScenePaceMock(), undefined]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: faker.helpers.arrayElement([getImageModelMock(), undefined]), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: faker.helpers.arrayElement([getAiOutputModeMock(), undefined]), use_brand_settings: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleInputMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getUpdateStoryTitleRequestMock = (overrideResponse: Partial<UpdateStoryTitleRequest> = {}): UpdateStoryTitleRequest => ({story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), base_title: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), ...overrideResponse})

export const getUpdateToolResultRequestMock = (overrideResponse: Partial<UpdateToolResultRequest> = {}): UpdateToolResultRequest => ({verdict: getToolVerdictMock(), ...overrideResponse})

export const getUpdateTransitionRequestMock = (overrideResponse: Partial<UpdateTransitionRequest> = {}): UpdateTransitionRequest => ({transition_name: getTransitionNameMock(), transition_duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 3000}), undefined]), is_update_for_all_scenes: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateUserLocationRequestMock = (overrideResponse: Partial<UpdateUserLocationRequest> = {}): UpdateUserLocationRequest => ({country: faker.helpers.fromRegExp("[A-Z]{2}"), region: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), city: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), ...overrideResponse})

export const getUpdateUserProfileRequestMock = (overrideResponse: Partial<UpdateUserProfileRequest> = {}): UpdateUserProfileRequest => ({first_name: faker.helpers.arrayElement([faker.person.firstName(), undefined]), base_first_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), last_name: faker.helpers.arrayElement([faker.person.lastName(), undefined]), base_last_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), company_name: faker.helpers.arrayElement([(() => faker.company.name())(), undefined]), base_company_name: faker.helpers.arrayElement([(() => faker.book.title())(), undefined]), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(), undefined]), receive_updates: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), scene_pace_preference: faker.helpers.arrayElement([getScenePaceMock(), undefined]), show_mature_content: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), image_model: faker.helpers.arrayElement([getImageModelMock(), undefined]), complete_profile: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), ...overrideResponse})

export const getUpdateVideoAudioRequestMock = (overrideResponse: Partial<UpdateVideoAudioRequest> = {}): UpdateVideoAudioRequest => ({use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getUpdateVideoPlaybackRateRequestMock = (overrideResponse: Partial<UpdateVideoPlaybackRateRequest> = {}): UpdateVideoPlaybackRateRequest => ({playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), ...overrideResponse})

export const getUpdateVideoStartEndRequestMock = (overrideResponse: Partial<UpdateVideoStartEndRequest> = {}): UpdateVideoStartEndRequest => ({video_start: faker.number.int({min: 0, max: 500}), video_end: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getUploadLoraModelRequestMock = (overrideResponse: Partial<UploadLoraModelRequest> = {}): UploadLoraModelRequest => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), trigger_word: faker.helpers.fromRegExp("[A-Za-z0-9_-]+"), lora_scale: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getUploadProfilePictureRequestMock = (overrideResponse: Partial<UploadProfilePictureRequest> = {}): UploadProfilePictureRequest => ({picture: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), ...overrideResponse})

export const getUsageByActionEntryMock = (overrideResponse: Partial<UsageByActionEntry> = {}): UsageByActionEntry => ({action: getCreditActionMock(), calls: faker.number.int({min: 0, max: 500}), users: faker.number.int({min: 0, max: 500}), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), refunds: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getUsageByActionMock = (overrideResponse: Partial<UsageByAction> = {}): UsageByAction => ({num_days: faker.number.int({min: 0, max: 500}), actions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageByActionEntryMock() })), ...overrideResponse})

export const getUsageDayMock = (overrideResponse: Partial<UsageDay> = {}): UsageDay => ({day: faker.date.past().toISOString().slice(0, 10), action: faker.string.alpha({length: {min: 10, max: 20}}), label: (() => faker.book.title())(), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getUsageByDayMock = (overrideResponse: Partial<UsageByDay> = {}): UsageByDay => ({days: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageDayMock() })), ...overrideResponse})

export const getUsageEntryMock = (overrideResponse: Partial<UsageEntry> = {}): UsageEntry => ({usage_id: faker.string.uuid(), kind: getUsageKindMock(), action: faker.string.alpha({length: {min: 10, max: 20}}), label: (() => faker.book.title())(), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), credits_held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_title: faker.helpers.arrayElement([(() => faker.book.title())(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_number: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), task_id: faker.helpers.arrayElement([faker.string.uuid(), null]), tool: faker.helpers.arrayElement([getTaskToolMock(),null,]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_name: faker.helpers.arrayElement([(() => faker.book.title())(), null]), path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ended_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getUsageExportMock = (overrideResponse: Partial<UsageExport> = {}): UsageExport => ({file_name: (() => faker.book.title())(), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), rows: faker.number.int({min: 0, max: 500}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUsageMetricDayMock = (overrideResponse: Partial<UsageMetricDay> = {}): UsageMetricDay => ({date: faker.date.past().toISOString().slice(0, 10), generations: faker.number.int({min: 0, max: 500}), exports: faker.number.int({min: 0, max: 500}), uploads: faker.number.int({min: 0, max: 500}), uploaded_bytes: faker.number.int({min: 0, max: 500}), tasks: faker.number.int({min: 0, max: 500}), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), ...overrideResponse})

export const getUsageMetricsMock = (overrideResponse: Partial<UsageMetrics> = {}): UsageMetrics => ({num_days: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageMetricDayMock() })), ...overrideResponse})

export const getUsageMetricsRequestMock = (overrideResponse: Partial<UsageMetricsRequest> = {}): UsageMetricsRequest => ({num_days: faker.number.int({min: 1, max: 365}), user_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getUsagePageMock = (overrideResponse: Partial<UsagePage> = {}): UsagePage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageEntryMock() })), ...overrideResponse})

export const getUserMock = (overrideResponse: Partial<User> = {}): User => ({user_id: faker.string.uuid(), name: (() => faker.book.title())(), email: faker.internet.email(), is_premium: faker.datatype.boolean(), premium_type: faker.helpers.arrayElement([getPremiumTypeMock(),null,]), is_staff: faker.datatype.boolean(), staff_roles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getStaffRoleMock())), date_joined: faker.date.past().toISOString().slice(0, 19) + 'Z', is_profile_complete: faker.datatype.boolean(), is_onboarded: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), suggested_content: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), user_brand_settings: { ...getBrandSettingsMock() }, default_image_model: getImageModelMock(), pusher_id: faker.string.uuid(), credit_summary: { ...getCreditBalanceMock() }, picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), scene_pace_preference: getScenePaceMock(), ...overrideResponse})

export const getUserProfileMock = (overrideResponse: Partial<UserProfile> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getUserSummaryListMock = (overrideResponse: Partial<UserSummaryList> = {}): UserSummaryList => ({users: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUserSummaryMock() })), ...overrideResponse})

export const getVerifyEmailRequestMock = (overrideResponse: Partial<VerifyEmailRequest> = {}): VerifyEmailRequest => ({token: faker.string.alpha({length: {min: 16, max: 20}}), ...overrideResponse})

export const getVoiceGenderMock = (): VoiceGender => (faker.helpers.arrayElement(['female','male','neutral'] as const))

export const getVoiceMock = (overrideResponse: Partial<Voice> = {}): Voice => ({voice_code: faker.string.alpha({length: {min: 10, max: 20}}), name: (() => faker.book.title())(), language: getLanguageMock(), gender: getVoiceGenderMock(), description: (() => faker.lorem.sentence())(), sample_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.m4a`)(), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), provider: faker.string.alpha({length: {min: 1, max: 20}}), is_built_in: faker.datatype.boolean(), ...overrideResponse})

export const getVoiceLanguageMock = (overrideResponse: Partial<VoiceLanguage> = {}): VoiceLanguage => ({language: getLanguageMock(), language_name: (() => faker.book.title())(), voices: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVoiceMock() })), ...overrideResponse})

export const getVoiceLanguageListMock = (overrideResponse: Partial<VoiceLanguageList> = {}): VoiceLanguageList => ({languages: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVoiceLanguageMock() })), default_voice_code: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getVoiceListMock = (overrideResponse: Partial<VoiceList> = {}): VoiceList => ({voices: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVoiceMock() })), ...overrideResponse})

export const getWritingBasisMock = (): WritingBasis => (faker.helpers.arrayElement(['OWN_WORDS','OUTLINE','COMPOSED','TOPIC_ONLY','MODEL'] as const))

export const getWritingForecastMock = (overrideResponse: Partial<WritingForecast> = {}): WritingForecast => ({basis: getWritingBasisMock(), seconds: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), ...overrideResponse})