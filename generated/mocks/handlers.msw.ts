/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type {
  AccountDeletion,
  Acknowledgement,
  ActiveUsers,
  Aroll,
  AuditVideoPage,
  BackgroundMusicMediaList,
  BlankProject,
  BrandSettings,
  BugReport,
  BugReportList,
  ChangedArolls,
  ChangedMusicCues,
  ChangedOverlays,
  ChangedScenes,
  ChannelSignature,
  Character,
  CharacterList,
  CharacterPortrait,
  CountryList,
  CreditCap,
  CreditCostList,
  CreditsEstimate,
  CreditsSummary,
  CumulativeStats,
  CurrentSubscription,
  DataExport,
  DebugJob,
  DemoCheckout,
  EngineList,
  EngineSetup,
  EngineTest,
  ExampleStoryList,
  FiledReport,
  FilmReceipts,
  FilmReview,
  FoundFocalPath,
  FoundFocalPoint,
  FunnelAnalytics,
  GenerationAnalytics,
  GivenTemplateOfferList,
  ImagePrompt,
  ImageStyle,
  ImageStyleList,
  ImageStylePreview,
  ImprovedPrompt,
  InpaintingRequest,
  LeonardoPresetList,
  Location,
  LocationList,
  Lora,
  LoraList,
  Media,
  MediaDetails,
  MediaPage,
  MediaReceipt,
  MediaTranscription,
  MissedEventList,
  MusicList,
  NewStoryQuote,
  NotificationPage,
  NotificationSettingList,
  PartnerReport,
  PaymentList,
  PersonDetails,
  PortalSession,
  PremierePackage,
  PremiumUserCreditPage,
  PresignedUpload,
  PreviewLink,
  PreviousGenerations,
  ProductPriceList,
  Project,
  ProjectPage,
  ProviderKeyList,
  PublicStory,
  Purchase,
  QualityData,
  Quote,
  RealWork,
  RefusalForecasts,
  RegisterResult,
  Render,
  RenderDocument,
  RenderPartUpload,
  RenderStart,
  RequestOutcome,
  RevealedAddress,
  Rewriting,
  Scene,
  SceneOperation,
  SceneOrder,
  SceneTranslation,
  ScreenplayElement,
  ScreenplaySegment,
  ScreenplaySegmentList,
  ScreenplayText,
  Session,
  ShotSketch,
  SignedInSessionList,
  SoundEffectList,
  StaffBugReportList,
  StaffMatchList,
  StaffOverview,
  StaffQueues,
  StaffReport,
  StaffReportPage,
  StaffRowPage,
  StaffView,
  StaffViewList,
  StaleWorkList,
  Stats,
  StockPage,
  Story,
  StoryCredits,
  StoryDebugDetails,
  StoryDocument,
  StoryEditPage,
  StoryHistoryStep,
  StoryPage,
  StoryStatus,
  StoryTranslation,
  StoryVersion,
  StoryVersionDocument,
  StoryVersionPage,
  Subscription,
  SubscriptionChange,
  Task,
  TaskEstimate,
  TaskList,
  TaskModelList,
  TaskPreview,
  TemplateOfferList,
  ToolResult,
  ToolResultPage,
  TrailPage,
  TranslatorInfo,
  UnreadCount,
  UsageByAction,
  UsageByDay,
  UsageExport,
  UsageMetrics,
  UsagePage,
  User,
  UserProfile,
  UserSummaryList,
  VoiceLanguageList,
  VoiceList,
  WritingForecast
} from '#generated/schema.ts';

import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getActiveUsersDayMock,
  getAiOutputModeMock,
  getArollLayoutMock,
  getArollMock,
  getArollObjectMock,
  getArollStateMock,
  getArollTypeMock,
  getAspectRatioMock,
  getAttentionItemMock,
  getAuditVideoMock,
  getBillingIntervalMock,
  getBrandOverlayMock,
  getBrandSettingsMock,
  getBrollMock,
  getBugReportMock,
  getCaptionsSettingsMock,
  getChangeBeginMock,
  getCharacterMock,
  getCharacterRoleMock,
  getCharacterStatusMock,
  getContentFitMock,
  getCountryMock,
  getCreationModeMock,
  getCreditBalanceMock,
  getCreditCapMock,
  getCreditCostMock,
  getCreditLotMock,
  getCreditPackMock,
  getCreditsEstimateLineMock,
  getCropAreaMock,
  getCumulativeDayMock,
  getCurrencyMock,
  getCustomCaptionsStyleMock,
  getDailyStatsMock,
  getDeadLetterMock,
  getDebugEditMock,
  getDebugEventMock,
  getDebugJobMock,
  getDebugJobStatusMock,
  getDebugOwnerMock,
  getDebugRenderMock,
  getDebugReportMock,
  getDebugSceneMock,
  getDebugStoryMock,
  getDebugTaskMock,
  getDemoCheckoutStatusMock,
  getEarlierFilmMock,
  getElementTypeMock,
  getEmotionMock,
  getEndCreditMock,
  getEngineHealthMock,
  getEngineKindMock,
  getEngineMock,
  getEngineSettingMock,
  getEngineValueMock,
  getExampleStoryMock,
  getExpectedRefusalMock,
  getFeedbackTypeMock,
  getFilmEngineMock,
  getFilmReceiptMock,
  getFilmReceiptsMock,
  getFilmReviewStateMock,
  getFilmStyleMock,
  getFocalPathMock,
  getFreePlanMock,
  getFunnelCountryMock,
  getFunnelStepMock,
  getGenerationByModeMock,
  getGenerationByModelMock,
  getGenerationByTaskMock,
  getGenerationCostMock,
  getGenerationDayMock,
  getGenerationFailureMock,
  getGenerationQuoteMock,
  getGenerationStepMock,
  getGivenTemplateOfferMock,
  getImageAnimationMock,
  getImageModelMock,
  getImageStyleMock,
  getImageStyleSourceMock,
  getJobSettlementMock,
  getLanguageMock,
  getLeonardoModelMock,
  getLocationMock,
  getLocationTypeMock,
  getLogoPositionMock,
  getLoraCheckpointMock,
  getLoraMock,
  getLoraModelTypeMock,
  getLoraSampleMock,
  getLoraStageMock,
  getLoraStatusMock,
  getLoraTrainerMock,
  getLoraTrainingItemMock,
  getLoraTypeMock,
  getLoudnessLufsMock,
  getMediaMock,
  getMediaSourceMock,
  getMediaStatusMock,
  getMediaTranscriptionMock,
  getMediaTypeMock,
  getMissedEventMock,
  getMusicCueMock,
  getMusicSettingsMock,
  getMusicTrackMock,
  getNotificationMock,
  getNotificationSettingMock,
  getOtherImageModelMock,
  getOverlayMock,
  getPartnerReportRowMock,
  getPaymentMock,
  getPaymentProviderMock,
  getPersonCreditsMock,
  getPersonPlanMock,
  getPersonSessionMock,
  getPlanUseMock,
  getPortraitGenerationStatusMock,
  getPremiumTypeMock,
  getPremiumUserCreditMock,
  getProductPriceMock,
  getProjectMock,
  getPublicMusicCueMock,
  getPublicOverlayMock,
  getPublicSceneMock,
  getPurchaseStatusMock,
  getQualityByModelMock,
  getQualityDayMock,
  getQualityReportMock,
  getQueueProcessMock,
  getQuoteEngineMock,
  getQuoteItemMock,
  getQuoteMock,
  getQuoteStatusMock,
  getReachedCapMock,
  getRealEngineMock,
  getRealItemMock,
  getReceiptMock,
  getRecordingPhraseMock,
  getReferralSourceMock,
  getRenderExecutorMock,
  getRenderMock,
  getRenderStatusMock,
  getRenderTaskMock,
  getReportAssigneeMock,
  getReportKindMock,
  getReportStateMock,
  getRewritingPairMock,
  getSceneCaptionMock,
  getSceneMock,
  getScenePaceMock,
  getSceneSizeMock,
  getSceneStateMock,
  getSceneTranslationMock,
  getScreenplayElementMock,
  getScreenplaySegmentMock,
  getScriptTypeMock,
  getShotMock,
  getShotsPerSceneMock,
  getSignedInSessionMock,
  getSoundEffectMock,
  getStaffBugReportMock,
  getStaffGridMock,
  getStaffMatchMock,
  getStaffQueueMock,
  getStaffReportMock,
  getStaffRoleMock,
  getStaffRowMock,
  getStaffRowTotalsMock,
  getStaffViewMock,
  getStaleWorkMock,
  getStockCreditMock,
  getStockItemMock,
  getStoryDocumentMock,
  getStoryEditMock,
  getStoryMock,
  getStoryStateMock,
  getStorySummaryMock,
  getStoryVersionMock,
  getSubscriptionMock,
  getSubscriptionStatusMock,
  getTaskMock,
  getTaskModelMock,
  getTaskSettingsMock,
  getTaskStatusMock,
  getTaskToolMock,
  getTaskTypeMock,
  getTemplateOfferMock,
  getTemplatedCaptionsStyleMock,
  getTimeOfDayMock,
  getTimelineEventMock,
  getToolResultMock,
  getToolVerdictMock,
  getTrailEntryMock,
  getTranscribedWordMock,
  getTransitionNameMock,
  getTranslatorInfoMock,
  getUsageByActionEntryMock,
  getUsageDayMock,
  getUsageEntryMock,
  getUsageMetricDayMock,
  getUserSummaryMock,
  getVoiceLanguageMock,
  getVoiceMock,
  getWritingBasisMock
} from './index.faker.ts';


export const getGetGenerationAnalyticsResponseMock = (overrideResponse: Partial<Extract<GenerationAnalytics, object>> = {}): GenerationAnalytics => ({days: faker.number.int({min: 0, max: 500}), by_model: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByModelMock() })), failures: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationFailureMock() })), by_creation_mode: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByModeMock() })), by_task_type: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationByTaskMock() })), costs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationCostMock() })), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGenerationDayMock() })), ...overrideResponse})

export const getRegisterResponseMock = (overrideResponse: Partial<Extract<RegisterResult, object>> = {}): RegisterResult => ({message: (() => faker.lorem.sentence())(), access: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_profile_complete: faker.datatype.boolean(), is_email_verified: faker.datatype.boolean(), ...overrideResponse})

export const getListBackgroundMusicMediaResponseMock = (overrideResponse: Partial<Extract<BackgroundMusicMediaList, object>> = {}): BackgroundMusicMediaList => ({media: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getCancelSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListEnginesResponseMock = (overrideResponse: Partial<Extract<EngineList, object>> = {}): EngineList => ({engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineMock() })), connected_by: faker.helpers.arrayElement(['ADMINS','NO_ADMIN','NOBODY'] as const), ...overrideResponse})

export const getListMusicResponseMock = (overrideResponse: Partial<Extract<MusicList, object>> = {}): MusicList => ({tracks: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicTrackMock() })), ...overrideResponse})

export const getListSoundEffectsResponseMock = (overrideResponse: Partial<Extract<SoundEffectList, object>> = {}): SoundEffectList => ({effects: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSoundEffectMock() })), ...overrideResponse})

export const getListVoicesByLanguageResponseMock = (overrideResponse: Partial<Extract<VoiceLanguageList, object>> = {}): VoiceLanguageList => ({languages: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVoiceLanguageMock() })), default_voice_code: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getListVoicesResponseMock = (overrideResponse: Partial<Extract<VoiceList, object>> = {}): VoiceList => ({voices: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getVoiceMock() })), ...overrideResponse})

export const getAcceptQuoteResponseMock = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({id: faker.string.uuid(), story_id: faker.string.uuid(), status: getQuoteStatusMock(), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteItemMock() })), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.int({min: 0, max: 500}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), charged: faker.number.int({min: 0, max: 500}), caps_reached: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), ...overrideResponse})

export const getGetDataExportResponseMock = (overrideResponse: Partial<Extract<DataExport, object>> = {}): DataExport => ({status: faker.helpers.arrayElement(['NONE','PREPARING','READY','FAILED'] as const), url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), file_name: (() => faker.book.title())(), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), requested_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), ...overrideResponse})

export const getRequestDataExportResponseMock = (overrideResponse: Partial<Extract<DataExport, object>> = {}): DataExport => ({status: faker.helpers.arrayElement(['NONE','PREPARING','READY','FAILED'] as const), url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), file_name: (() => faker.book.title())(), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), requested_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), ...overrideResponse})

export const getRequestAccountDeletionResponseMock = (overrideResponse: Partial<Extract<AccountDeletion, object>> = {}): AccountDeletion => ({deletes_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCancelEmailChangeResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getRequestEmailChangeResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getConfirmEmailChangeResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getUnlinkGoogleResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getLinkGoogleResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getMailFirstPasswordResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getRemoveProfilePictureResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getUploadProfilePictureResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getListProviderKeysResponseMock = (overrideResponse: Partial<Extract<ProviderKeyList, object>> = {}): ProviderKeyList => ({providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({name: (() => faker.book.title())(), label: (() => faker.book.title())(), is_set: faker.datatype.boolean()})), ...overrideResponse})

export const getRevokeOtherSessionsResponseMock = (overrideResponse: Partial<Extract<SignedInSessionList, object>> = {}): SignedInSessionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSignedInSessionMock() })), ...overrideResponse})

export const getListSessionsResponseMock = (overrideResponse: Partial<Extract<SignedInSessionList, object>> = {}): SignedInSessionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSignedInSessionMock() })), ...overrideResponse})

export const getRevokeSessionResponseMock = (overrideResponse: Partial<Extract<SignedInSessionList, object>> = {}): SignedInSessionList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSignedInSessionMock() })), ...overrideResponse})

export const getUpdateProviderKeyResponseMock = (overrideResponse: Partial<Extract<ProviderKeyList, object>> = {}): ProviderKeyList => ({providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({name: (() => faker.book.title())(), label: (() => faker.book.title())(), is_set: faker.datatype.boolean()})), ...overrideResponse})

export const getAddBlankProjectResponseMock = (overrideResponse: Partial<Extract<BlankProject, object>> = {}): BlankProject => ({project: { ...getProjectMock() }, story: { ...getStoryMock() }, ...overrideResponse})

export const getAddMusicCuesResponseMock = (overrideResponse: Partial<Extract<ChangedMusicCues, object>> = {}): ChangedMusicCues => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), ...overrideResponse})

export const getAddOverlaysResponseMock = (overrideResponse: Partial<Extract<ChangedOverlays, object>> = {}): ChangedOverlays => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), ...overrideResponse})

export const getAddSceneResponseMock = (): ChangedScenes => ({...{ ...getSceneMock() },...{further_scenes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), undefined])},})

export const getArchiveStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAddArollResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSetStockResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateArollDurationsResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteArollResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetArollResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCropArollResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDecrementArollOrderResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFlipArollHorizontalResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getIncrementArollOrderResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateArollLayoutResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRefreshSeedResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRegenerateImageResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSetArollMediaResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateShotResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetShotSketchResponseMock = (overrideResponse: Partial<Extract<ShotSketch, object>> = {}): ShotSketch => ({picture_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), width: faker.number.int({min: 1, max: 500}), height: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getUpdateContentFitResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateImageAnimationResponseMock = (overrideResponse: Partial<Extract<ChangedArolls, object>> = {}): ChangedArolls => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), ...overrideResponse})

export const getUpdateTransitionResponseMock = (overrideResponse: Partial<Extract<ChangedArolls, object>> = {}): ChangedArolls => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), ...overrideResponse})

export const getUpdateVideoAudioResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateVideoPlaybackRateResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateVideoStartEndResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getReverseVideoResponseMock = (overrideResponse: Partial<Extract<Aroll, object>> = {}): Aroll => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), aroll_order: faker.number.int({min: 0, max: 500}), aroll_type: getArollTypeMock(), status: getArollStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), aroll_object: { ...getArollObjectMock() }, image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), transition_name: getTransitionNameMock(), transition_duration_ms: faker.number.int({min: 0, max: 8000}), image_animation: getImageAnimationMock(), content_fit: getContentFitMock(), duration_ms: faker.number.int({min: 0, max: 8000}), playback_rate: faker.number.float({min: 0.25, max: 4, fractionDigits: 2}), crop: faker.helpers.arrayElement([{ ...getCropAreaMock() },null,]), layout: getArollLayoutMock(), reversed: faker.datatype.boolean(), flipped: faker.datatype.boolean(), use_video_audio: faker.datatype.boolean(), video_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), shot: faker.helpers.arrayElement([{ ...getShotMock() },null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListBugReportsResponseMock = (overrideResponse: Partial<Extract<BugReportList, object>> = {}): BugReportList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBugReportMock() })), ...overrideResponse})

export const getSendBugReportResponseMock = (overrideResponse: Partial<Extract<BugReport, object>> = {}): BugReport => ({bug_report_id: faker.string.uuid(), report_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), description: (() => faker.lorem.sentence())(), app_version: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getDeleteBugReportResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getChangePasswordResponseMock = (overrideResponse: Partial<Extract<Session, object>> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListAllCharactersResponseMock = (overrideResponse: Partial<Extract<CharacterList, object>> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getChooseVisualsResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateEmptyTextStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateInpaintingRequestResponseMock = (overrideResponse: Partial<Extract<Task, object>> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), request: { ...getTaskSettingsMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateNarratedStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateQuoteResponseMock = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({id: faker.string.uuid(), story_id: faker.string.uuid(), status: getQuoteStatusMock(), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteItemMock() })), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.int({min: 0, max: 500}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), charged: faker.number.int({min: 0, max: 500}), caps_reached: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), ...overrideResponse})

export const getDeleteMusicCuesResponseMock = (overrideResponse: Partial<Extract<ChangedMusicCues, object>> = {}): ChangedMusicCues => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), ...overrideResponse})

export const getDeleteOverlaysResponseMock = (overrideResponse: Partial<Extract<ChangedOverlays, object>> = {}): ChangedOverlays => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), ...overrideResponse})

export const getDeleteSceneResponseMock = (overrideResponse: Partial<Extract<SceneOrder, object>> = {}): SceneOrder => ({story_id: faker.string.uuid(), scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), revision: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getDraftCompanyInfoResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), logo_size: faker.number.float({min: 0, max: 500, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getDuplicateStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDuplicateStoryInAnotherLanguageResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDuplicateTemplateInAnotherAccountResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getEstimateCreditsForStoryResponseMock = (overrideResponse: Partial<Extract<CreditsEstimate, object>> = {}): CreditsEstimate => ({story_id: faker.string.uuid(), credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), is_free_generation: faker.datatype.boolean(), balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), is_affordable: faker.datatype.boolean(), lines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditsEstimateLineMock() })), quote: faker.helpers.arrayElement([{ ...getGenerationQuoteMock() },null,]), offers_overnight: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), length_problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getListExampleStoriesResponseMock = (overrideResponse: Partial<Extract<ExampleStoryList, object>> = {}): ExampleStoryList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getExampleStoryMock() })), ...overrideResponse})

export const getCopyExampleStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getExportToPremiereProResponseMock = (overrideResponse: Partial<Extract<PremierePackage, object>> = {}): PremierePackage => ({story_id: faker.string.uuid(), file_name: (() => faker.book.title())(), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getFileUploadedResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getForecastRefusalsResponseMock = (overrideResponse: Partial<Extract<RefusalForecasts, object>> = {}): RefusalForecasts => ({refusals: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getExpectedRefusalMock() })), other_image_models: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOtherImageModelMock() })), ...overrideResponse})

export const getForecastWritingResponseMock = (overrideResponse: Partial<Extract<WritingForecast, object>> = {}): WritingForecast => ({basis: getWritingBasisMock(), seconds: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), ...overrideResponse})

export const getGenerateAudioResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGenerateMagicPromptResponseMock = (overrideResponse: Partial<Extract<ImagePrompt, object>> = {}): ImagePrompt => ({scene_id: faker.string.uuid(), prompt: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getGeneratePreviewLinkResponseMock = (overrideResponse: Partial<Extract<PreviewLink, object>> = {}): PreviewLink => ({story_id: faker.string.uuid(), public_preview_id: faker.string.alpha({length: {min: 10, max: 20}}), preview_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getGenerateWholeLongStoryVideoResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetInpaintingRequestResponseMock = (overrideResponse: Partial<Extract<InpaintingRequest, object>> = {}): InpaintingRequest => ({image_media: { ...getMediaMock() }, mask_media: { ...getMediaMock() }, prompt: (() => faker.lorem.sentence())(), story: faker.string.uuid(), scene: faker.string.uuid(), aroll: faker.string.uuid(), task: { ...getTaskMock() }, ...overrideResponse})

export const getGetPreviousGenerationsResponseMock = (overrideResponse: Partial<Extract<PreviousGenerations, object>> = {}): PreviousGenerations => ({aroll_id: faker.string.uuid(), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getGetPublicStoryResponseMock = (overrideResponse: Partial<Extract<PublicStory, object>> = {}): PublicStory => ({public_preview_id: faker.string.alpha({length: {min: 10, max: 20}}), display_title: (() => faker.book.title())(), aspect_ratio: getAspectRatioMock(), language: getLanguageMock(), duration_in_frames: faker.number.int({min: 0, max: 500}), poster_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), captions_settings: { ...getCaptionsSettingsMock() }, music_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.m4a`)(), null]), music_volume: faker.number.float({min: 0, max: 1, fractionDigits: 2}), music_ducking_db: faker.helpers.arrayElement([faker.number.float({min: -24, max: -3, fractionDigits: 2}), null]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), end_credits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEndCreditMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicOverlayMock() })), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicMusicCueMock() })), scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPublicSceneMock() })), ...overrideResponse})

export const getGetSceneResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetStockResponseMock = (overrideResponse: Partial<Extract<StockPage, object>> = {}): StockPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStockItemMock() })), ...overrideResponse})

export const getGetStoryResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), music_cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), undefined]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getGetStoryStatusResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetUserDetailsResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({user_id: faker.string.uuid(), name: (() => faker.book.title())(), email: faker.internet.email(), is_premium: faker.datatype.boolean(), premium_type: faker.helpers.arrayElement([getPremiumTypeMock(),null,]), is_staff: faker.datatype.boolean(), staff_roles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getStaffRoleMock())), date_joined: faker.date.past().toISOString().slice(0, 19) + 'Z', is_profile_complete: faker.datatype.boolean(), is_onboarded: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), suggested_content: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), user_brand_settings: { ...getBrandSettingsMock() }, default_image_model: getImageModelMock(), pusher_id: faker.string.uuid(), credit_summary: { ...getCreditBalanceMock() }, picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), scene_pace_preference: getScenePaceMock(), ...overrideResponse})

export const getGetUserStoriesResponseMock = (overrideResponse: Partial<Extract<StoryPage, object>> = {}): StoryPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStorySummaryMock() })), ...overrideResponse})

export const getListGivenTemplateOffersResponseMock = (overrideResponse: Partial<Extract<GivenTemplateOfferList, object>> = {}): GivenTemplateOfferList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getGivenTemplateOfferMock() })), ...overrideResponse})

export const getWithdrawTemplateOfferResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getImagePromptFromVisualActionResponseMock = (overrideResponse: Partial<Extract<ImagePrompt, object>> = {}): ImagePrompt => ({scene_id: faker.string.uuid(), prompt: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getListImageStylesResponseMock = (overrideResponse: Partial<Extract<ImageStyleList, object>> = {}): ImageStyleList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getImageStyleMock() })), ...overrideResponse})

export const getCreateImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStyle, object>> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), prompt: (() => faker.lorem.sentence())(), look: faker.string.alpha({length: {min: 10, max: 20}}), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), archived: faker.datatype.boolean(), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteImageStyleResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getGetImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStyle, object>> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), prompt: (() => faker.lorem.sentence())(), look: faker.string.alpha({length: {min: 10, max: 20}}), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), archived: faker.datatype.boolean(), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStyle, object>> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), prompt: (() => faker.lorem.sentence())(), look: faker.string.alpha({length: {min: 10, max: 20}}), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), lora_weight: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_strength: faker.number.float({min: 0, max: 1, fractionDigits: 2}), reference_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), archived: faker.datatype.boolean(), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getImportSubtitlesResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getImprovePromptResponseMock = (overrideResponse: Partial<Extract<ImprovedPrompt, object>> = {}): ImprovedPrompt => ({prompt: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getListLocationsResponseMock = (overrideResponse: Partial<Extract<LocationList, object>> = {}): LocationList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLocationMock() })), ...overrideResponse})

export const getCreateLocationResponseMock = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.string.uuid(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), derived_from: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteLocationResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getUpdateLocationResponseMock = (overrideResponse: Partial<Extract<Location, object>> = {}): Location => ({id: faker.string.uuid(), name: (() => faker.book.title())(), description: (() => faker.lorem.sentence())(), derived_from: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRemoveLogoResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), logo_size: faker.number.float({min: 0, max: 500, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getUploadLogoResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), logo_size: faker.number.float({min: 0, max: 500, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getCreateLoraResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGenerateLoraCaptionsResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetLoraResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteLoraResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getListModelGalleryResponseMock = (overrideResponse: Partial<Extract<LoraList, object>> = {}): LoraList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraMock() })), trainers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainerMock() })), ...overrideResponse})

export const getStopLoraResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSubmitLoraResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteLoraTrainingDataResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateLoraResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUploadLoraModelResponseMock = (overrideResponse: Partial<Extract<Lora, object>> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: (() => faker.book.title())(), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), trigger_word: faker.string.alpha({length: {min: 10, max: 20}}), primary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), secondary_trigger: faker.string.alpha({length: {min: 10, max: 20}}), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 500}), training_data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), set_version: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), consented_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), steps_done: faker.number.int({min: 0, max: 500}), seconds_left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), is_stopping: faker.datatype.boolean(), stage: faker.helpers.arrayElement([getLoraStageMock(),null,]), control_distance: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), controls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraSampleMock() })), checkpoints: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLoraCheckpointMock() })), rank: faker.helpers.arrayElement([faker.number.int({min: 1, max: 500}), null]), trained_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), can_draw: faker.datatype.boolean(), drawn_by: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), download_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), used_in_styles: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListMediaResponseMock = (overrideResponse: Partial<Extract<MediaPage, object>> = {}): MediaPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMediaMock() })), ...overrideResponse})

export const getImportStockResponseMock = (overrideResponse: Partial<Extract<Media, object>> = {}): Media => ({id: faker.string.uuid(), media_type: getMediaTypeMock(), source: getMediaSourceMock(), status: getMediaStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_transcription_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), file_name: (() => faker.book.title())(), content_type: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credit: faker.helpers.arrayElement([{ ...getStockCreditMock() }, undefined]), cleaned_from_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetMediaResponseMock = (): MediaDetails => ({...{ ...getMediaMock() },...{transcription: faker.helpers.arrayElement([{ ...getMediaTranscriptionMock() },null,])},})

export const getFindFocalPathResponseMock = (overrideResponse: Partial<Extract<FoundFocalPath, object>> = {}): FoundFocalPath => ({keys: getFocalPathMock(), certainty: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getFindFocalPointResponseMock = (overrideResponse: Partial<Extract<FoundFocalPoint, object>> = {}): FoundFocalPoint => ({x: faker.number.float({min: 0, max: 1, fractionDigits: 2}), y: faker.number.float({min: 0, max: 1, fractionDigits: 2}), certainty: faker.number.float({min: 0, max: 1, fractionDigits: 2}), left: faker.number.float({min: 0, max: 1, fractionDigits: 2}), top: faker.number.float({min: 0, max: 1, fractionDigits: 2}), width: faker.number.float({min: 0, max: 1, fractionDigits: 2}), height: faker.number.float({min: 0, max: 1, fractionDigits: 2}), ...overrideResponse})

export const getGetReceiptResponseMock = (overrideResponse: Partial<Extract<MediaReceipt, object>> = {}): MediaReceipt => ({media_id: faker.string.uuid(), media_type: getMediaTypeMock(), file_name: (() => faker.book.title())(), receipt: { ...getReceiptMock() }, sources: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReceiptMock() })), ...overrideResponse})

export const getSetMediaThumbnailResponseMock = (overrideResponse: Partial<Extract<Media, object>> = {}): Media => ({id: faker.string.uuid(), media_type: getMediaTypeMock(), source: getMediaSourceMock(), status: getMediaStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_transcription_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), file_name: (() => faker.book.title())(), content_type: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credit: faker.helpers.arrayElement([{ ...getStockCreditMock() }, undefined]), cleaned_from_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateMediaTranscriptionResponseMock = (overrideResponse: Partial<Extract<MediaTranscription, object>> = {}): MediaTranscription => ({media_transcription_id: faker.string.uuid(), media_id: faker.string.uuid(), language: getLanguageMock(), text: (() => faker.lorem.sentence())(), words: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTranscribedWordMock() })), phrases: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRecordingPhraseMock() })), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getMergeScenesResponseMock = (overrideResponse: Partial<Extract<SceneOperation, object>> = {}): SceneOperation => ({story_id: faker.string.uuid(), operation: faker.helpers.arrayElement(['SPLIT','MERGE','TRANSCRIBE'] as const), scene_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), event: faker.helpers.arrayElement(['scene-split','scene-merged','scene-audio-transcribed'] as const), ...overrideResponse})

export const getSetMonthlyCreditCapResponseMock = (overrideResponse: Partial<Extract<CreditCap, object>> = {}): CreditCap => ({credits: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), spent: faker.number.int({min: 0, max: 500}), left: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), ...overrideResponse})

export const getGetNewStoryQuoteResponseMock = (overrideResponse: Partial<Extract<NewStoryQuote, object>> = {}): NewStoryQuote => ({quote: faker.helpers.arrayElement([{ ...getGenerationQuoteMock() },null,]), balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), is_affordable: faker.datatype.boolean(), ...overrideResponse})

export const getListNotificationsResponseMock = (overrideResponse: Partial<Extract<NotificationPage, object>> = {}): NotificationPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getNotificationMock() })), unread_count: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getMarkNotificationsReadResponseMock = (overrideResponse: Partial<Extract<UnreadCount, object>> = {}): UnreadCount => ({unread_count: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getGetNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettingList, object>> = {}): NotificationSettingList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getNotificationSettingMock() })), ...overrideResponse})

export const getUpdateNotificationSettingsResponseMock = (overrideResponse: Partial<Extract<NotificationSettingList, object>> = {}): NotificationSettingList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getNotificationSettingMock() })), ...overrideResponse})

export const getSubmitOnboardingFormResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getOverrideCaptionsResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getParseScreenplayAndCreateStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPreviewImageStyleResponseMock = (overrideResponse: Partial<Extract<ImageStylePreview, object>> = {}): ImageStylePreview => ({picture_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), width: faker.number.int({min: 1, max: 500}), height: faker.number.int({min: 1, max: 500}), scene_text: (() => faker.lorem.sentence())(), story_title: faker.helpers.arrayElement([(() => faker.book.title())(), null]), ...overrideResponse})

export const getListProjectsResponseMock = (overrideResponse: Partial<Extract<ProjectPage, object>> = {}): ProjectPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getProjectMock() })), ...overrideResponse})

export const getCreateProjectResponseMock = (overrideResponse: Partial<Extract<Project, object>> = {}): Project => ({id: faker.string.uuid(), project_id: faker.string.uuid(), name: (() => faker.book.title())(), story_count: faker.number.int({min: 0, max: 500}), archived_count: faker.number.int({min: 0, max: 500}), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteProjectResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getGetProjectResponseMock = (overrideResponse: Partial<Extract<Project, object>> = {}): Project => ({id: faker.string.uuid(), project_id: faker.string.uuid(), name: (() => faker.book.title())(), story_count: faker.number.int({min: 0, max: 500}), archived_count: faker.number.int({min: 0, max: 500}), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRenameProjectResponseMock = (overrideResponse: Partial<Extract<Project, object>> = {}): Project => ({id: faker.string.uuid(), project_id: faker.string.uuid(), name: (() => faker.book.title())(), story_count: faker.number.int({min: 0, max: 500}), archived_count: faker.number.int({min: 0, max: 500}), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getAuthenticateChannelResponseMock = (overrideResponse: Partial<Extract<ChannelSignature, object>> = {}): ChannelSignature => ({auth: faker.string.alpha({length: {min: 10, max: 20}}), sign_in: faker.helpers.arrayElement([{auth: faker.string.alpha({length: {min: 10, max: 20}}), user_data: faker.string.alpha({length: {min: 10, max: 20}})}, undefined]), ...overrideResponse})

export const getListMissedEventsResponseMock = (overrideResponse: Partial<Extract<MissedEventList, object>> = {}): MissedEventList => ({channel: faker.string.alpha({length: {min: 10, max: 20}}), seq: faker.number.int({min: 0, max: 500}), is_complete: faker.datatype.boolean(), events: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMissedEventMock() })), ...overrideResponse})

export const getRegenerateSceneAudioResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRegenerateStaleWorkResponseMock = (overrideResponse: Partial<Extract<StaleWorkList, object>> = {}): StaleWorkList => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaleWorkMock() })), credits: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getGetRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCancelRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCompleteRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getDivideRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getGetRenderDocumentResponseMock = (overrideResponse: Partial<Extract<RenderDocument, object>> = {}): RenderDocument => ({render: { ...getRenderMock() }, task: { ...getRenderTaskMock() }, story: { ...getStoryDocumentMock() }, earlier: faker.helpers.arrayElement([{ ...getEarlierFilmMock() },null,]), receipts: faker.helpers.arrayElement([{ ...getFilmReceiptsMock() },null,]), ...overrideResponse})

export const getFailRenderResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCompleteRenderPartResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getCreateRenderPartUploadResponseMock = (overrideResponse: Partial<Extract<RenderPartUpload, object>> = {}): RenderPartUpload => ({presigned_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), headers: {'Content-Type': faker.string.alpha({length: {min: 10, max: 20}}), 'x-amz-acl': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getReportRenderProgressResponseMock = (overrideResponse: Partial<Extract<Render, object>> = {}): Render => ({id: faker.string.uuid(), render_id: faker.string.uuid(), story_id: faker.string.uuid(), status: getRenderStatusMock(), executor: getRenderExecutorMock(), progress: faker.number.int({min: 0, max: 100}), scene_number: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), renders_ahead: faker.number.int({min: 0, max: 500}), width: faker.number.int({min: 0, max: 500}), height: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), file_name: (() => faker.book.title())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', completed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), ...overrideResponse})

export const getGetRenderReceiptsResponseMock = (overrideResponse: Partial<Extract<FilmReceipts, object>> = {}): FilmReceipts => ({story_id: faker.string.uuid(), title: (() => faker.book.title())(), revision: faker.number.int({min: 0, max: 500}), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFilmEngineMock() })), receipts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFilmReceiptMock() })), written_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetFilmReviewResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getObjectToFilmReviewResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getCreateRenderUploadResponseMock = (overrideResponse: Partial<Extract<PresignedUpload, object>> = {}): PresignedUpload => ({presigned_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), headers: {'Content-Type': faker.string.alpha({length: {min: 10, max: 20}}), 'x-amz-acl': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, is_checked_later: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', media: { ...getMediaMock() }, ...overrideResponse})

export const getReorderScenesResponseMock = (overrideResponse: Partial<Extract<SceneOrder, object>> = {}): SceneOrder => ({story_id: faker.string.uuid(), scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), revision: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getReplaceSoundsResponseMock = (): ChangedScenes => ({...{ ...getSceneMock() },...{further_scenes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), undefined])},})

export const getReportStoryEngineErrorResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: (() => faker.lorem.sentence())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getReportStoryRenderingIssuesResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: (() => faker.lorem.sentence())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getResendVerificationEmailResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getResyncSceneCaptionsResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSplitMusicCuesResponseMock = (overrideResponse: Partial<Extract<ChangedMusicCues, object>> = {}): ChangedMusicCues => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), ...overrideResponse})

export const getSplitSceneResponseMock = (overrideResponse: Partial<Extract<SceneOperation, object>> = {}): SceneOperation => ({story_id: faker.string.uuid(), operation: faker.helpers.arrayElement(['SPLIT','MERGE','TRANSCRIBE'] as const), scene_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), event: faker.helpers.arrayElement(['scene-split','scene-merged','scene-audio-transcribed'] as const), ...overrideResponse})

export const getSplitStoryIntoScenesResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getStopQuoteResponseMock = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({id: faker.string.uuid(), story_id: faker.string.uuid(), status: getQuoteStatusMock(), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQuoteItemMock() })), expected: faker.number.float({min: 0, max: 500, fractionDigits: 2}), most: faker.number.int({min: 0, max: 500}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), charged: faker.number.int({min: 0, max: 500}), caps_reached: Array.from({ length: faker.number.int({min: 1, max: 2}) }, (_, i) => i + 1).map(() => ({ ...getReachedCapMock() })), ...overrideResponse})

export const getCreateStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateAndGenerateStoryResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPrepareGenerationResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getListCharactersResponseMock = (overrideResponse: Partial<Extract<CharacterList, object>> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getCreateAndPublishCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getCreateCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getListExistingCharactersResponseMock = (overrideResponse: Partial<Extract<CharacterList, object>> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getMapCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getDeleteCharacterResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getGetCharacterPortraitResponseMock = (overrideResponse: Partial<Extract<CharacterPortrait, object>> = {}): CharacterPortrait => ({portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getPublishCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getResetCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getDeleteCharacterSheetResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getDrawCharacterSheetResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getUpdateCharacterResponseMock = (overrideResponse: Partial<Extract<Character, object>> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: (() => faker.book.title())(), role: getCharacterRoleMock(), description: (() => faker.lorem.sentence())(), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: getPortraitGenerationStatusMock(), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), sheet: faker.helpers.arrayElement([{image: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), generation_status: getPortraitGenerationStatusMock(), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_outdated: faker.datatype.boolean()},null,]), ...overrideResponse})

export const getUpdateStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCancelGenerationResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSetStoryCreditCapResponseMock = (overrideResponse: Partial<Extract<StoryCredits, object>> = {}): StoryCredits => ({story_id: faker.string.uuid(), charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getGetStoryCreditsResponseMock = (overrideResponse: Partial<Extract<StoryCredits, object>> = {}): StoryCredits => ({story_id: faker.string.uuid(), charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getListStoryEditsResponseMock = (overrideResponse: Partial<Extract<StoryEditPage, object>> = {}): StoryEditPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), can_undo: faker.datatype.boolean(), can_redo: faker.datatype.boolean(), undo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), redo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStoryEditMock() })), ...overrideResponse})

export const getDeleteScreenplayElementResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getUpdateScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplayElement, object>> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 500}), element_type: getElementTypeMock(), description: (() => faker.lorem.sentence())(), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: (() => faker.lorem.sentence())(), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), version: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getReorderScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 500}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: (() => faker.book.title())(), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), version: faker.number.int({min: 0, max: 500}), elements: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getPlanShotsResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), music_cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), undefined]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getRevokePreviewLinkResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetRealWorkResponseMock = (overrideResponse: Partial<Extract<RealWork, object>> = {}): RealWork => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), prices_as_of: faker.date.past().toISOString().slice(0, 10), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRealEngineMock() })), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRealItemMock() })), quote: faker.helpers.arrayElement([{ ...getQuoteMock() },null,]), ...overrideResponse})

export const getGetFilmReceiptsResponseMock = (overrideResponse: Partial<Extract<FilmReceipts, object>> = {}): FilmReceipts => ({story_id: faker.string.uuid(), title: (() => faker.book.title())(), revision: faker.number.int({min: 0, max: 500}), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFilmEngineMock() })), receipts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFilmReceiptMock() })), written_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getRedoStoryEditResponseMock = (overrideResponse: Partial<Extract<StoryHistoryStep, object>> = {}): StoryHistoryStep => ({edit: { ...getStoryEditMock() }, can_undo: faker.datatype.boolean(), can_redo: faker.datatype.boolean(), undo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), redo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), story: { ...getStoryDocumentMock() }, ...overrideResponse})

export const getDiscardRewritingResponseMock = (overrideResponse: Partial<Extract<Rewriting, object>> = {}): Rewriting => ({story_id: faker.string.uuid(), rewriting_id: faker.helpers.arrayElement([faker.string.uuid(), null]), state: faker.helpers.arrayElement(['NONE','WRITING','READY','TAKEN','FAILED'] as const), revision: faker.number.int({min: 0, max: 500}), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_draft: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits: faker.number.int({min: 0, max: 500}), pairs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRewritingPairMock() })), ...overrideResponse})

export const getGetRewritingResponseMock = (overrideResponse: Partial<Extract<Rewriting, object>> = {}): Rewriting => ({story_id: faker.string.uuid(), rewriting_id: faker.helpers.arrayElement([faker.string.uuid(), null]), state: faker.helpers.arrayElement(['NONE','WRITING','READY','TAKEN','FAILED'] as const), revision: faker.number.int({min: 0, max: 500}), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_draft: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits: faker.number.int({min: 0, max: 500}), pairs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRewritingPairMock() })), ...overrideResponse})

export const getRewriteStoryResponseMock = (overrideResponse: Partial<Extract<Rewriting, object>> = {}): Rewriting => ({story_id: faker.string.uuid(), rewriting_id: faker.helpers.arrayElement([faker.string.uuid(), null]), state: faker.helpers.arrayElement(['NONE','WRITING','READY','TAKEN','FAILED'] as const), revision: faker.number.int({min: 0, max: 500}), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_draft: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits: faker.number.int({min: 0, max: 500}), pairs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getRewritingPairMock() })), ...overrideResponse})

export const getApplyRewritingResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), music_cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), undefined]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getListScreenplaySegmentsResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getCreateScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 500}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: (() => faker.book.title())(), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), version: faker.number.int({min: 0, max: 500}), elements: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getCreateScreenplayElementResponseMock = (overrideResponse: Partial<Extract<ScreenplayElement, object>> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 500}), element_type: getElementTypeMock(), description: (() => faker.lorem.sentence())(), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: (() => faker.lorem.sentence())(), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), version: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getDeleteScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getUpdateScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegment, object>> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0, max: 500}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_name: (() => faker.book.title())(), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), version: faker.number.int({min: 0, max: 500}), elements: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getReorderScreenplaySegmentResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getBuildScenesFromScreenplayResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getExportScreenplayResponseMock = (overrideResponse: Partial<Extract<ScreenplayText, object>> = {}): ScreenplayText => ({file_name: (() => faker.book.title())(), text: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getImportScreenplayFromJsonResponseMock = (overrideResponse: Partial<Extract<ScreenplaySegmentList, object>> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getListStaleWorkResponseMock = (overrideResponse: Partial<Extract<StaleWorkList, object>> = {}): StaleWorkList => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaleWorkMock() })), credits: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getSubmitStoryResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetStoryTranslationResponseMock = (overrideResponse: Partial<Extract<StoryTranslation, object>> = {}): StoryTranslation => ({story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), original_title: (() => faker.book.title())(), language: getLanguageMock(), original_language: (() => faker.helpers.arrayElement(['en-US', 'de-DE', 'fr-FR', 'ja-JP']))(), status: getStoryStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), has_voice: faker.datatype.boolean(), translator: { ...getTranslatorInfoMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneTranslationMock() })), untranslated_overlay_texts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getSaveBrowserTranslationResponseMock = (overrideResponse: Partial<Extract<StoryTranslation, object>> = {}): StoryTranslation => ({story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), original_title: (() => faker.book.title())(), language: getLanguageMock(), original_language: (() => faker.helpers.arrayElement(['en-US', 'de-DE', 'fr-FR', 'ja-JP']))(), status: getStoryStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), has_voice: faker.datatype.boolean(), translator: { ...getTranslatorInfoMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneTranslationMock() })), untranslated_overlay_texts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getTranslateRemainingScenesResponseMock = (overrideResponse: Partial<Extract<StoryTranslation, object>> = {}): StoryTranslation => ({story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), original_title: (() => faker.book.title())(), language: getLanguageMock(), original_language: (() => faker.helpers.arrayElement(['en-US', 'de-DE', 'fr-FR', 'ja-JP']))(), status: getStoryStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), has_voice: faker.datatype.boolean(), translator: { ...getTranslatorInfoMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneTranslationMock() })), untranslated_overlay_texts: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getTranslateSceneResponseMock = (overrideResponse: Partial<Extract<SceneTranslation, object>> = {}): SceneTranslation => ({scene_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), original_text: (() => faker.lorem.sentence())(), text: (() => faker.lorem.sentence())(), is_translated: faker.datatype.boolean(), original_duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), duration_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), fit: faker.helpers.arrayElement(['NOT_TRANSLATED','NOT_SPOKEN','FITS','LONGER','SHORTER'] as const), ...overrideResponse})

export const getUndoStoryEditResponseMock = (overrideResponse: Partial<Extract<StoryHistoryStep, object>> = {}): StoryHistoryStep => ({edit: { ...getStoryEditMock() }, can_undo: faker.datatype.boolean(), can_redo: faker.datatype.boolean(), undo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), redo_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), story: { ...getStoryDocumentMock() }, ...overrideResponse})

export const getListStoryVersionsResponseMock = (overrideResponse: Partial<Extract<StoryVersionPage, object>> = {}): StoryVersionPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStoryVersionMock() })), ...overrideResponse})

export const getCreateStoryVersionResponseMock = (overrideResponse: Partial<Extract<StoryVersion, object>> = {}): StoryVersion => ({version_id: faker.string.uuid(), story_id: faker.string.uuid(), name: (() => faker.book.title())(), is_automatic: faker.datatype.boolean(), revision: faker.number.int({min: 0, max: 500}), scenes_total: faker.number.int({min: 0, max: 500}), duration_in_frames: faker.number.int({min: 0, max: 500}), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetStoryVersionResponseMock = (overrideResponse: Partial<Extract<StoryVersionDocument, object>> = {}): StoryVersionDocument => ({version: { ...getStoryVersionMock() }, story: { ...getStoryDocumentMock() }, ...overrideResponse})

export const getRestoreStoryVersionResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), music_cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), undefined]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getSubmitFeedbackResponseMock = (overrideResponse: Partial<Extract<FiledReport, object>> = {}): FiledReport => ({report_id: faker.string.uuid(), message: (() => faker.lorem.sentence())(), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSwapSceneResponseMock = (overrideResponse: Partial<Extract<SceneOrder, object>> = {}): SceneOrder => ({story_id: faker.string.uuid(), scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), revision: faker.number.int({min: 0, max: 500}), ...overrideResponse})

export const getGetTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getCreateTaskResponseMock = (overrideResponse: Partial<Extract<Task, object>> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), request: { ...getTaskSettingsMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getEstimateTaskResponseMock = (overrideResponse: Partial<Extract<TaskEstimate, object>> = {}): TaskEstimate => ({credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), expected_credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), key_cost_usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), undefined]), expected_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), width: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), ...overrideResponse})

export const getListTaskModelsResponseMock = (overrideResponse: Partial<Extract<TaskModelList, object>> = {}): TaskModelList => ({data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTaskModelMock() })), ...overrideResponse})

export const getGetPendingTasksResponseMock = (overrideResponse: Partial<Extract<TaskList, object>> = {}): TaskList => ({data: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTaskMock() })), ...overrideResponse})

export const getPreviewTaskResponseMock = (overrideResponse: Partial<Extract<TaskPreview, object>> = {}): TaskPreview => ({before_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), after_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), width: faker.number.int({min: 1, max: 500}), height: faker.number.int({min: 1, max: 500}), ...overrideResponse})

export const getCancelTaskResponseMock = (overrideResponse: Partial<Extract<Task, object>> = {}): Task => ({task_id: faker.string.uuid(), task_type: getTaskTypeMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), progress: faker.number.int({min: 0, max: 100}), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), request: { ...getTaskSettingsMock() }, result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListTemplateOffersResponseMock = (overrideResponse: Partial<Extract<TemplateOfferList, object>> = {}): TemplateOfferList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTemplateOfferMock() })), ...overrideResponse})

export const getDeclineTemplateOfferResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getAcceptTemplateOfferResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListToolResultsResponseMock = (overrideResponse: Partial<Extract<ToolResultPage, object>> = {}): ToolResultPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getToolResultMock() })), ...overrideResponse})

export const getDeleteToolResultResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getGetToolResultResponseMock = (overrideResponse: Partial<Extract<ToolResult, object>> = {}): ToolResult => ({task_id: faker.string.uuid(), tool: getTaskToolMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), model_name: (() => faker.book.title())(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), progress: faker.number.int({min: 0, max: 100}), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), settings: { ...getTaskSettingsMock() }, source_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), verdict: getToolVerdictMock(), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), receipt: faker.helpers.arrayElement([{ ...getReceiptMock() },null,]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateToolResultResponseMock = (overrideResponse: Partial<Extract<ToolResult, object>> = {}): ToolResult => ({task_id: faker.string.uuid(), tool: getTaskToolMock(), model_id: faker.string.alpha({length: {min: 10, max: 20}}), model_name: (() => faker.book.title())(), engine: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getTaskStatusMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), progress: faker.number.int({min: 0, max: 100}), prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), settings: { ...getTaskSettingsMock() }, source_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), result_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), verdict: getToolVerdictMock(), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), work_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), receipt: faker.helpers.arrayElement([{ ...getReceiptMock() },null,]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getTranscribeSceneAudioResponseMock = (overrideResponse: Partial<Extract<SceneOperation, object>> = {}): SceneOperation => ({story_id: faker.string.uuid(), operation: faker.helpers.arrayElement(['SPLIT','MERGE','TRANSCRIBE'] as const), scene_ids: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), event: faker.helpers.arrayElement(['scene-split','scene-merged','scene-audio-transcribed'] as const), ...overrideResponse})

export const getGetTranslatorResponseMock = (overrideResponse: Partial<Extract<TranslatorInfo, object>> = {}): TranslatorInfo => ({is_available: faker.datatype.boolean(), label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), ...overrideResponse})

export const getUpdateAspectRatioResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateCaptionsResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateImagePromptResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateMusicWithJsonResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateMusicWithFormDataResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateMusicCuesResponseMock = (overrideResponse: Partial<Extract<ChangedMusicCues, object>> = {}): ChangedMusicCues => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), music_cues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), ...overrideResponse})

export const getUpdateNotificationPreferencesResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getUpdateOverlaysResponseMock = (overrideResponse: Partial<Extract<ChangedOverlays, object>> = {}): ChangedOverlays => ({story_id: faker.string.uuid(), revision: faker.number.int({min: 0, max: 500}), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), ...overrideResponse})

export const getUpdateSceneAudioResponseMock = (): ChangedScenes => ({...{ ...getSceneMock() },...{further_scenes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), undefined])},})

export const getUpdateSceneCaptionsResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateScenePauseResponseMock = (overrideResponse: Partial<Extract<Scene, object>> = {}): Scene => ({id: faker.string.uuid(), scene_id: faker.string.uuid(), story_id: faker.string.uuid(), element_order: faker.number.int({min: 0, max: 500}), status: getSceneStateMock(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), text: (() => faker.lorem.sentence())(), captions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneCaptionMock() })), are_captions_overridden: faker.datatype.boolean(), arolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getArollMock() })), aroll: faker.helpers.arrayElement([faker.string.uuid(), null]), brolls: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getBrollMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), audio_media: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), audio_duration_in_ms_seconds: faker.number.int({min: 0, max: 500}), is_voiceover_stale: faker.datatype.boolean(), duration_in_frames: faker.number.int({min: 0, max: 500}), transition_duration_frames: faker.number.int({min: 0, max: 500}), is_gen_captions_from_video_audio: faker.datatype.boolean(), is_user_uploaded_audio: faker.datatype.boolean(), is_voiceover_transcribed: faker.datatype.boolean(), use_scene_audio: faker.datatype.boolean(), voice_volume: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), voice_fade_in_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), voice_fade_out_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), undefined]), play_full_video: faker.datatype.boolean(), speaking_rate: faker.number.float({min: 0.5, max: 2, fractionDigits: 2}), pitch: faker.number.float({min: 0, max: 12, fractionDigits: 2}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEmotionMock())), speaker_story_character_id: faker.helpers.arrayElement([faker.string.uuid(), null]), pause_at_the_end: faker.number.int({min: 0, max: 500}), show_captions: faker.datatype.boolean(), image_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), last_used_image_prompt: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), transcription_text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateStoryTitleResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getUpdateUserBrandSettingsResponseMock = (overrideResponse: Partial<Extract<BrandSettings, object>> = {}): BrandSettings => ({logo_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), logo_size: faker.number.float({min: 0, max: 500, fractionDigits: 2}), logo_position: getLogoPositionMock(), logo_blur: faker.datatype.boolean(), templated_captions_style: getTemplatedCaptionsStyleMock(), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), ideal_customer_profile: faker.string.alpha({length: {min: 10, max: 20}}), about_company: faker.string.alpha({length: {min: 10, max: 20}}), gpt_generated: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateUserLocationResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getUpdateUserProfileResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getGetUserProfileResponseMock = (overrideResponse: Partial<Extract<UserProfile, object>> = {}): UserProfile => ({user_id: faker.string.uuid(), email: faker.internet.email(), first_name: faker.person.firstName(), last_name: faker.person.lastName(), company_name: (() => faker.company.name())(), how_did_you_hear_about_us: faker.helpers.arrayElement([getReferralSourceMock(),null,]), receive_updates: faker.datatype.boolean(), email_on_video_export: faker.datatype.boolean(), show_mature_content: faker.datatype.boolean(), scene_pace_preference: getScenePaceMock(), image_model: getImageModelMock(), country: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{2}"), null]), has_password: faker.datatype.boolean(), is_profile_complete: faker.datatype.boolean(), picture_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), has_google: faker.datatype.boolean(), pending_email: faker.helpers.arrayElement([faker.internet.email(), null]), ...overrideResponse})

export const getVerifyEmailResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getCreateStoryFromAudioResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateVideoCaptionsStoryResponseMock = (overrideResponse: Partial<Extract<Story, object>> = {}): Story => ({id: faker.string.uuid(), story_id: faker.string.uuid(), display_title: (() => faker.book.title())(), status: getStoryStateMock(), language: getLanguageMock(), aspect_ratio: getAspectRatioMock(), creation_mode: getCreationModeMock(), script_type: faker.helpers.arrayElement([getScriptTypeMock(),null,]), initial_prompt: (() => faker.lorem.sentence())(), source_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), source_sound_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), video_length_in_sec: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), project_id: faker.helpers.arrayElement([faker.string.uuid(), null]), use_brand_settings: faker.datatype.boolean(), has_end_card: faker.helpers.arrayElement([faker.datatype.boolean(), undefined]), shots_per_scene: faker.helpers.arrayElement([getShotsPerSceneMock(), undefined]), film_style: faker.helpers.arrayElement([{ ...getFilmStyleMock() },null,]), loudness_lufs: faker.helpers.arrayElement([getLoudnessLufsMock(),null,]), archived: faker.datatype.boolean(), is_created_with_screenplay: faker.datatype.boolean(), scene_size: getSceneSizeMock(), scene_pace: getScenePaceMock(), public_preview_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), public_preview_expires_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), visual_style: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), image_seed: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), default_image_model: getImageModelMock(), default_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), usual_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_model_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), leonardo_style_reference_image_id: faker.helpers.arrayElement([faker.string.uuid(), null]), leonardo_style_reference_strength: faker.helpers.arrayElement([faker.number.float({min: 0, max: 1, fractionDigits: 2}), null]), image_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ai_output_mode: getAiOutputModeMock(), music: { ...getMusicSettingsMock() }, captions_settings: { ...getCaptionsSettingsMock() }, scene_list: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), duration_in_frames: faker.number.int({min: 0, max: 500}), kept_length_in_frames: faker.helpers.arrayElement([faker.number.int({min: 1801, max: 1801}), null]), thumbnail_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), last_video_file: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.mp4`)(), null]), revision: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetCreditCostsResponseMock = (overrideResponse: Partial<Extract<CreditCostList, object>> = {}): CreditCostList => ({costs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditCostMock() })), ...overrideResponse})

export const getGetCreditsSummaryResponseMock = (overrideResponse: Partial<Extract<CreditsSummary, object>> = {}): CreditsSummary => ({balance: faker.number.float({min: 0, max: 500, fractionDigits: 2}), posted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), held: faker.number.float({min: 0, max: 500, fractionDigits: 2}), available: faker.number.float({min: 0, max: 500, fractionDigits: 2}), lots: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditLotMock() })), granted: faker.number.float({min: 0, max: 500, fractionDigits: 2}), spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), spent_this_month: faker.number.float({min: 0, max: 500, fractionDigits: 2}), credits_per_month: faker.number.int({min: 0, max: 500}), next_grant_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_grant_credits: faker.number.float({min: 0, max: 500, fractionDigits: 2}), time_zone: faker.string.alpha({length: {min: 10, max: 20}}), monthly_cap: { ...getCreditCapMock() }, ...overrideResponse})

export const getGetDemoCheckoutResponseMock = (overrideResponse: Partial<Extract<DemoCheckout, object>> = {}): DemoCheckout => ({checkout_id: faker.string.uuid(), status: getDemoCheckoutStatusMock(), title: (() => faker.book.title())(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), is_subscription: faker.datatype.boolean(), return_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), cancel_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getCompleteDemoCheckoutResponseMock = (overrideResponse: Partial<Extract<DemoCheckout, object>> = {}): DemoCheckout => ({checkout_id: faker.string.uuid(), status: getDemoCheckoutStatusMock(), title: (() => faker.book.title())(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), is_subscription: faker.datatype.boolean(), return_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), cancel_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getDivideTranscriptIntoScenesResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), music_cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), undefined]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getLoginWithGoogleResponseMock = (overrideResponse: Partial<Extract<Session, object>> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLoginResponseMock = (overrideResponse: Partial<Extract<Session, object>> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLogoutResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getGenerateVisualsForAudioStoryResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetActiveUsersResponseMock = (overrideResponse: Partial<Extract<ActiveUsers, object>> = {}): ActiveUsers => ({daily: faker.number.int({min: 0, max: 500}), weekly: faker.number.int({min: 0, max: 500}), monthly: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getActiveUsersDayMock() })), ...overrideResponse})

export const getListAvailableCountriesResponseMock = (overrideResponse: Partial<Extract<CountryList, object>> = {}): CountryList => ({countries: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCountryMock() })), ...overrideResponse})

export const getGetCumulativeStatsResponseMock = (overrideResponse: Partial<Extract<CumulativeStats, object>> = {}): CumulativeStats => ({days: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCumulativeDayMock() })), ...overrideResponse})

export const getGetFunnelAnalyticsResponseMock = (overrideResponse: Partial<Extract<FunnelAnalytics, object>> = {}): FunnelAnalytics => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), steps: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFunnelStepMock() })), by_country: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getFunnelCountryMock() })), ...overrideResponse})

export const getGetGenericPresignedUrlResponseMock = (overrideResponse: Partial<Extract<PresignedUpload, object>> = {}): PresignedUpload => ({presigned_url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), headers: {'Content-Type': faker.string.alpha({length: {min: 10, max: 20}}), 'x-amz-acl': faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined])}, is_checked_later: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', media: { ...getMediaMock() }, ...overrideResponse})

export const getGetProductsPricesResponseMock = (overrideResponse: Partial<Extract<ProductPriceList, object>> = {}): ProductPriceList => ({currency: getCurrencyMock(), payment_provider: faker.helpers.arrayElement([getPaymentProviderMock(),null,]), prices: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getProductPriceMock() })), credit_packs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getCreditPackMock() })), free_plan: { ...getFreePlanMock() }, used: { ...getPlanUseMock() }, ...overrideResponse})

export const getGetStatsResponseMock = (overrideResponse: Partial<Extract<Stats, object>> = {}): Stats => ({days: faker.number.int({min: 0, max: 500}), sign_ups: faker.number.int({min: 0, max: 500}), active_users: faker.number.int({min: 0, max: 500}), stories_created: faker.number.int({min: 0, max: 500}), videos_exported: faker.number.int({min: 0, max: 500}), credits_spent: faker.number.float({min: 0, max: 500, fractionDigits: 2}), failed_tasks: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDailyStatsMock() })), ...overrideResponse})

export const getGetStoryDebugDetailsResponseMock = (overrideResponse: Partial<Extract<StoryDebugDetails, object>> = {}): StoryDebugDetails => ({story: { ...getDebugStoryMock() }, owner: { ...getDebugOwnerMock() }, scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugSceneMock() })), jobs: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugJobMock() })), tasks: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugTaskMock() })), renders: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugRenderMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugReportMock() })), ledger: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffRowMock() })), edits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugEditMock() })), events: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDebugEventMock() })), ...overrideResponse})

export const getGetUsageDataByActionResponseMock = (overrideResponse: Partial<Extract<UsageByAction, object>> = {}): UsageByAction => ({num_days: faker.number.int({min: 0, max: 500}), actions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageByActionEntryMock() })), ...overrideResponse})

export const getGetUsageMetricsResponseMock = (overrideResponse: Partial<Extract<UsageMetrics, object>> = {}): UsageMetrics => ({num_days: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageMetricDayMock() })), ...overrideResponse})

export const getGetVideoFilesForAuditResponseMock = (overrideResponse: Partial<Extract<AuditVideoPage, object>> = {}): AuditVideoPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getAuditVideoMock() })), ...overrideResponse})

export const getListLeonardoPresetsResponseMock = (overrideResponse: Partial<Extract<LeonardoPresetList, object>> = {}): LeonardoPresetList => ({models: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getLeonardoModelMock() })), ...overrideResponse})

export const getWithdrawRequestResponseMock = (overrideResponse: Partial<Extract<RequestOutcome, object>> = {}): RequestOutcome => ({idempotency_key: faker.string.uuid(), state: faker.helpers.arrayElement(['ACCEPTED','WITHDRAWN'] as const), ...overrideResponse})

export const getGetQualityDataResponseMock = (overrideResponse: Partial<Extract<QualityData, object>> = {}): QualityData => ({num_days: faker.number.int({min: 0, max: 500}), series: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQualityDayMock() })), reports: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQualityReportMock() })), by_model: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQualityByModelMock() })), ...overrideResponse})

export const getSearchUserSummaryResponseMock = (overrideResponse: Partial<Extract<UserSummaryList, object>> = {}): UserSummaryList => ({users: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUserSummaryMock() })), ...overrideResponse})

export const getListAuditTrailResponseMock = (overrideResponse: Partial<Extract<TrailPage, object>> = {}): TrailPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTrailEntryMock() })), ...overrideResponse})

export const getExportAuditTrailResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: (() => faker.book.title())(), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), rows: faker.number.int({min: 0, max: 500}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListStaffBugReportsResponseMock = (overrideResponse: Partial<Extract<StaffBugReportList, object>> = {}): StaffBugReportList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffBugReportMock() })), ...overrideResponse})

export const getGetEngineSetupResponseMock = (overrideResponse: Partial<Extract<EngineSetup, object>> = {}): EngineSetup => ({is_settable: faker.datatype.boolean(), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), work: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({kind: getEngineKindMock(), setting: { ...getEngineSettingMock() }, providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), has_draft: faker.datatype.boolean(), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineHealthMock() }))})), providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({name: (() => faker.book.title())(), label: (() => faker.book.title())(), settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), offer: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineValueMock() }))})), options: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), local: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: (() => faker.book.title())(), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kinds: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEngineKindMock())), state: faker.helpers.arrayElement(['OFFERED','USED','FIXED','NEEDS_FILE','NOT_FETCHED'] as const), settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineValueMock() }))})), null]), limits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), ...overrideResponse})

export const getFindStaffSubjectResponseMock = (overrideResponse: Partial<Extract<StaffMatchList, object>> = {}): StaffMatchList => ({matches: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffMatchMock() })), ...overrideResponse})

export const getGetStaffOverviewResponseMock = (overrideResponse: Partial<Extract<StaffOverview, object>> = {}): StaffOverview => ({items: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getAttentionItemMock() })), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineHealthMock() })), recent_from: faker.date.past().toISOString().slice(0, 10), counted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetPartnerReportResponseMock = (overrideResponse: Partial<Extract<PartnerReport, object>> = {}): PartnerReport => ({start_date: faker.date.past().toISOString().slice(0, 10), end_date: faker.date.past().toISOString().slice(0, 10), currency: getCurrencyMock(), rows: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPartnerReportRowMock() })), ...overrideResponse})

export const getGetPersonDetailsResponseMock = (overrideResponse: Partial<Extract<PersonDetails, object>> = {}): PersonDetails => ({person: { ...getUserSummaryMock() }, is_verified: faker.datatype.boolean(), source: faker.string.alpha({length: {min: 10, max: 20}}), deletes_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), plan: faker.helpers.arrayElement([{ ...getPersonPlanMock() },null,]), credits: { ...getPersonCreditsMock() }, sessions: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPersonSessionMock() })), timeline: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getTimelineEventMock() })), ...overrideResponse})

export const getGetPremiumUsersCreditSummaryResponseMock = (overrideResponse: Partial<Extract<PremiumUserCreditPage, object>> = {}): PremiumUserCreditPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPremiumUserCreditMock() })), ...overrideResponse})

export const getExportPremiumCreditsResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: (() => faker.book.title())(), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), rows: faker.number.int({min: 0, max: 500}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetStaffQueuesResponseMock = (overrideResponse: Partial<Extract<StaffQueues, object>> = {}): StaffQueues => ({queues: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffQueueMock() })), processes: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getQueueProcessMock() })), null]), dead_letter_count: faker.number.int({min: 0, max: 500}), dead_letters: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getDeadLetterMock() })), counted_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListStaffReportsResponseMock = (overrideResponse: Partial<Extract<StaffReportPage, object>> = {}): StaffReportPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffReportMock() })), assignees: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getReportAssigneeMock() })), ...overrideResponse})

export const getRevealAddressResponseMock = (overrideResponse: Partial<Extract<RevealedAddress, object>> = {}): RevealedAddress => ({user_id: faker.string.uuid(), email: faker.internet.email(), ...overrideResponse})

export const getRevealBugReportResponseMock = (overrideResponse: Partial<Extract<BugReport, object>> = {}): BugReport => ({bug_report_id: faker.string.uuid(), report_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), description: (() => faker.lorem.sentence())(), app_version: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getRevealStoryResponseMock = (): StoryDocument => ({...{ ...getStoryMock() },...{scenes: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getSceneMock() })), overlays: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getOverlayMock() })), music_cues: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getMusicCueMock() })), undefined]), brand_overlay: faker.helpers.arrayElement([{ ...getBrandOverlayMock() },null,]), templated_captions_style: faker.helpers.arrayElement([getTemplatedCaptionsStyleMock(),null,]), custom_captions_style: faker.helpers.arrayElement([{ ...getCustomCaptionsStyleMock() },null,]), brand_exported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null])},})

export const getReviewFilmResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getListStaffRowsResponseMock = (overrideResponse: Partial<Extract<StaffRowPage, object>> = {}): StaffRowPage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), totals: { ...getStaffRowTotalsMock() }, results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffRowMock() })), ...overrideResponse})

export const getExportStaffRowsResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: (() => faker.book.title())(), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), rows: faker.number.int({min: 0, max: 500}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSettleJobResponseMock = (overrideResponse: Partial<Extract<DebugJob, object>> = {}): DebugJob => ({job_id: faker.string.uuid(), kind: faker.string.alpha({length: {min: 10, max: 20}}), status: getDebugJobStatusMock(), attempts: faker.number.int({min: 0, max: 500}), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), is_stuck: faker.datatype.boolean(), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), settlements: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getJobSettlementMock())), ...overrideResponse})

export const getTestEngineResponseMock = (overrideResponse: Partial<Extract<EngineTest, object>> = {}): EngineTest => ({is_working: faker.datatype.boolean(), proof: faker.helpers.arrayElement(['MADE','ASKED'] as const), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), took_ms: faker.number.int({min: 0, max: 8000}), usd: faker.helpers.arrayElement([faker.number.float({min: 0, max: 500, fractionDigits: 2}), null]), text: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), file: faker.helpers.arrayElement([{content_type: faker.string.alpha({length: {min: 10, max: 20}}), base64: faker.string.alpha({length: {min: 10, max: 20}})},null,]), ...overrideResponse})

export const getUndoFilmReviewResponseMock = (overrideResponse: Partial<Extract<FilmReview, object>> = {}): FilmReview => ({render_id: faker.string.uuid(), state: getFilmReviewStateMock(), reason: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), flagged_at_ms: faker.helpers.arrayElement([faker.number.int({min: 0, max: 8000}), null]), reviewed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), objection: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), objected_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), can_object: faker.datatype.boolean(), ...overrideResponse})

export const getUpdateEngineSetupResponseMock = (overrideResponse: Partial<Extract<EngineSetup, object>> = {}): EngineSetup => ({is_settable: faker.datatype.boolean(), problem: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), work: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({kind: getEngineKindMock(), setting: { ...getEngineSettingMock() }, providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), has_draft: faker.datatype.boolean(), engines: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineHealthMock() }))})), providers: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({name: (() => faker.book.title())(), label: (() => faker.book.title())(), settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), offer: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineValueMock() }))})), options: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), local: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({label: (() => faker.book.title())(), model: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), kinds: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => (getEngineKindMock())), state: faker.helpers.arrayElement(['OFFERED','USED','FIXED','NEEDS_FILE','NOT_FETCHED'] as const), settings: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineValueMock() }))})), null]), limits: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getEngineSettingMock() })), ...overrideResponse})

export const getUpdateReportResponseMock = (overrideResponse: Partial<Extract<StaffReport, object>> = {}): StaffReport => ({report_id: faker.string.uuid(), kind: getReportKindMock(), feedback_type: faker.helpers.arrayElement([getFeedbackTypeMock(),null,]), rating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), null]), user_id: faker.string.uuid(), email: faker.internet.email(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), details: (() => faker.lorem.sentence())(), operation: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), state: getReportStateMock(), assignee_id: faker.helpers.arrayElement([faker.string.uuid(), null]), assignee_email: faker.helpers.arrayElement([faker.internet.email(), null]), answer: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListStaffViewsResponseMock = (overrideResponse: Partial<Extract<StaffViewList, object>> = {}): StaffViewList => ({results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getStaffViewMock() })), ...overrideResponse})

export const getCreateStaffViewResponseMock = (overrideResponse: Partial<Extract<StaffView, object>> = {}): StaffView => ({view_id: faker.string.uuid(), grid: getStaffGridMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), search: faker.string.alpha({length: {min: 10, max: 20}}), is_shared: faker.datatype.boolean(), is_own: faker.datatype.boolean(), owner_email: faker.internet.email(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getDeleteStaffViewResponseMock = (overrideResponse: Partial<Extract<Acknowledgement, object>> = {}): Acknowledgement => ({message: (() => faker.lorem.sentence())(), ...overrideResponse})

export const getUpdateStaffViewResponseMock = (overrideResponse: Partial<Extract<StaffView, object>> = {}): StaffView => ({view_id: faker.string.uuid(), grid: getStaffGridMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), search: faker.string.alpha({length: {min: 10, max: 20}}), is_shared: faker.datatype.boolean(), is_own: faker.datatype.boolean(), owner_email: faker.internet.email(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGenerateStoryWithScriptTypeResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getTranscribeAudioStoryResponseMock = (overrideResponse: Partial<Extract<StoryStatus, object>> = {}): StoryStatus => ({story_id: faker.string.uuid(), status: getStoryStateMock(), step: getGenerationStepMock(), scenes_total: faker.number.int({min: 0, max: 500}), scenes_completed: faker.number.int({min: 0, max: 500}), progress: faker.number.int({min: 0, max: 100}), activity: (() => faker.lorem.sentence())(), engine_label: faker.helpers.arrayElement([(() => faker.book.title())(), null]), can_cancel: faker.datatype.boolean(), offers_built_in_writer: faker.datatype.boolean(), error_message: faker.helpers.arrayElement([(() => faker.lorem.sentence())(), null]), credits_charged: faker.number.float({min: 0, max: 500, fractionDigits: 2}), overnight_ready_by: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', undefined]), duration_in_frames: faker.number.int({min: 0, max: 500}), current_render: faker.helpers.arrayElement([{ ...getRenderMock() },null,]), revision: faker.number.int({min: 0, max: 500}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetUsageByDayResponseMock = (overrideResponse: Partial<Extract<UsageByDay, object>> = {}): UsageByDay => ({days: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageDayMock() })), ...overrideResponse})

export const getListUsageResponseMock = (overrideResponse: Partial<Extract<UsagePage, object>> = {}): UsagePage => ({count: faker.number.int({min: 0, max: 500}), page: faker.number.int({min: 0, max: 500}), page_size: faker.number.int({min: 0, max: 500}), next_page: faker.helpers.arrayElement([faker.number.int({min: 0, max: 500}), null]), results: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getUsageEntryMock() })), ...overrideResponse})

export const getExportUsageResponseMock = (overrideResponse: Partial<Extract<UsageExport, object>> = {}): UsageExport => ({file_name: (() => faker.book.title())(), url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), rows: faker.number.int({min: 0, max: 500}), size_bytes: faker.number.int({min: 0, max: 500}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGenerateVideoResponseMock = (overrideResponse: Partial<Extract<RenderStart, object>> = {}): RenderStart => ({render: { ...getRenderMock() }, render_token: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getChangeSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreatePurchaseResponseMock = (overrideResponse: Partial<Extract<Purchase, object>> = {}): Purchase => ({purchase_id: faker.string.uuid(), status: getPurchaseStatusMock(), pack_id: faker.string.alpha({length: {min: 10, max: 20}}), credits: faker.number.int({min: 0, max: 500}), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getCreateSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetCurrentSubscriptionResponseMock = (overrideResponse: Partial<Extract<CurrentSubscription, object>> = {}): CurrentSubscription => ({subscription: faker.helpers.arrayElement([{ ...getSubscriptionMock() },null,]), ...overrideResponse})

export const getGetPurchaseResponseMock = (overrideResponse: Partial<Extract<Purchase, object>> = {}): Purchase => ({purchase_id: faker.string.uuid(), status: getPurchaseStatusMock(), pack_id: faker.string.alpha({length: {min: 10, max: 20}}), credits: faker.number.int({min: 0, max: 500}), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getListPaymentsResponseMock = (overrideResponse: Partial<Extract<PaymentList, object>> = {}): PaymentList => ({payments: Array.from({ length: faker.number.int({min: 1, max: 4}) }, (_, i) => i + 1).map(() => ({ ...getPaymentMock() })), ...overrideResponse})

export const getCreatePortalSessionResponseMock = (overrideResponse: Partial<Extract<PortalSession, object>> = {}): PortalSession => ({url: (() => `/files/made-up/${faker.string.uuid()}.png`)(), ...overrideResponse})

export const getPreviewSubscriptionChangeResponseMock = (overrideResponse: Partial<Extract<SubscriptionChange, object>> = {}): SubscriptionChange => ({price_id: faker.string.alpha({length: {min: 10, max: 20}}), begins: getChangeBeginMock(), amount_due: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), credits_now: faker.number.int({min: 0, max: 500}), begins_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getResumeSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({subscription_id: faker.string.uuid(), status: getSubscriptionStatusMock(), price_id: faker.string.alpha({length: {min: 10, max: 20}}), premium_type: getPremiumTypeMock(), interval: getBillingIntervalMock(), amount: faker.number.int({min: 0, max: 500}), currency: getCurrencyMock(), provider: getPaymentProviderMock(), checkout_url: faker.helpers.arrayElement([(() => `/files/made-up/${faker.string.uuid()}.png`)(), null]), return_path: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), current_period_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), next_price_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), grace_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), cancelled_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getGetGenerationAnalyticsMockHandler = (overrideResponse?: GenerationAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GenerationAnalytics> | GenerationAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/admin-stats/generation-analytics/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGenerationAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterMockHandler = (overrideResponse?: RegisterResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterResult> | RegisterResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/register/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListBackgroundMusicMediaMockHandler = (overrideResponse?: BackgroundMusicMediaList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BackgroundMusicMediaList> | BackgroundMusicMediaList), options?: RequestHandlerOptions) => {
  return http.get('*/bg_music_media/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBackgroundMusicMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/cancel_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListEnginesMockHandler = (overrideResponse?: EngineList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EngineList> | EngineList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/engines/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEnginesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMusicMockHandler = (overrideResponse?: MusicList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MusicList> | MusicList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/music/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMusicResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSoundEffectsMockHandler = (overrideResponse?: SoundEffectList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SoundEffectList> | SoundEffectList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/sound_effects/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSoundEffectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVoicesByLanguageMockHandler = (overrideResponse?: VoiceLanguageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VoiceLanguageList> | VoiceLanguageList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/v2/voice', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVoicesByLanguageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListVoicesMockHandler = (overrideResponse?: VoiceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VoiceList> | VoiceList), options?: RequestHandlerOptions) => {
  return http.get('*/constants/voice/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVoicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptQuoteMockHandler = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/accept_quote', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptQuoteResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetDataExportMockHandler = (overrideResponse?: DataExport | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DataExport> | DataExport), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/account/data_export/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDataExportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestDataExportMockHandler = (overrideResponse?: DataExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DataExport> | DataExport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/data_export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestDataExportResponseMock(),
      { status: 202
      })
  }, options)
}

export const getRequestAccountDeletionMockHandler = (overrideResponse?: AccountDeletion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AccountDeletion> | AccountDeletion), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/deletion/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestAccountDeletionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelEmailChangeMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/email_change/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestEmailChangeMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/email_change/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmEmailChangeMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/email_change/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmEmailChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnlinkGoogleMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/google/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnlinkGoogleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLinkGoogleMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/google/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLinkGoogleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMailFirstPasswordMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMailFirstPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveProfilePictureMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/picture/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveProfilePictureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadProfilePictureMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/picture/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadProfilePictureResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListProviderKeysMockHandler = (overrideResponse?: ProviderKeyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProviderKeyList> | ProviderKeyList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/account/provider_keys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProviderKeysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeOtherSessionsMockHandler = (overrideResponse?: SignedInSessionList | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SignedInSessionList> | SignedInSessionList), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/sessions/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeOtherSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSessionsMockHandler = (overrideResponse?: SignedInSessionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SignedInSessionList> | SignedInSessionList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/account/sessions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokeSessionMockHandler = (overrideResponse?: SignedInSessionList | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<SignedInSessionList> | SignedInSessionList), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/account/sessions/:sessionId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokeSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateProviderKeyMockHandler = (overrideResponse?: ProviderKeyList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProviderKeyList> | ProviderKeyList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/account/update_provider_key/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProviderKeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddBlankProjectMockHandler = (overrideResponse?: BlankProject | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlankProject> | BlankProject), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/add_blank_project/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddBlankProjectResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAddMusicCuesMockHandler = (overrideResponse?: ChangedMusicCues | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedMusicCues> | ChangedMusicCues), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/add_music_cues', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddMusicCuesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddOverlaysMockHandler = (overrideResponse?: ChangedOverlays | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedOverlays> | ChangedOverlays), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/add_overlays', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddOverlaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddSceneMockHandler = (overrideResponse?: ChangedScenes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedScenes> | ChangedScenes), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/add_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSceneResponseMock(),
      { status: 201
      })
  }, options)
}

export const getArchiveStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/archive_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getArchiveStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAddArollMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/add/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddArollResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSetStockMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/set_stock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetStockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateArollDurationsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/update_durations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateArollDurationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteArollMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/aroll/:arollId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteArollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetArollMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/aroll/:arollId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetArollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCropArollMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/crop/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCropArollResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDecrementArollOrderMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/decrement_order/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDecrementArollOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFlipArollHorizontalMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/flip_aroll_horizontal/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFlipArollHorizontalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getIncrementArollOrderMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/increment_order/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getIncrementArollOrderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateArollLayoutMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/layout/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateArollLayoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshSeedMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/refresh_seed/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshSeedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegenerateImageMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/regenerate_image/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegenerateImageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetArollMediaMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/set_media/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetArollMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateShotMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/shot/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateShotResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetShotSketchMockHandler = (overrideResponse?: ShotSketch | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ShotSketch> | ShotSketch), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/aroll/:arollId/sketch/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetShotSketchResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateContentFitMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_content_fit/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateContentFitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateImageAnimationMockHandler = (overrideResponse?: ChangedArolls | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedArolls> | ChangedArolls), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_image_animation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImageAnimationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTransitionMockHandler = (overrideResponse?: ChangedArolls | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedArolls> | ChangedArolls), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_transition/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTransitionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVideoAudioMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_video_audio/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVideoAudioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVideoPlaybackRateMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_video_playback_rate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVideoPlaybackRateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateVideoStartEndMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/update_video_start_end/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateVideoStartEndResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReverseVideoMockHandler = (overrideResponse?: Aroll | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Aroll> | Aroll), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/aroll/:arollId/video_reverse/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReverseVideoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListBugReportsMockHandler = (overrideResponse?: BugReportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BugReportList> | BugReportList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/bug-reports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBugReportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendBugReportMockHandler = (overrideResponse?: BugReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BugReport> | BugReport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/bug-reports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendBugReportResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeleteBugReportMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/bug-reports/:bugReportId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteBugReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: Session | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Session> | Session), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/change_password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAllCharactersMockHandler = (overrideResponse?: CharacterList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterList> | CharacterList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/character/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllCharactersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChooseVisualsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/choose_visuals/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChooseVisualsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateEmptyTextStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_empty_text_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateEmptyTextStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateInpaintingRequestMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_inpainting_request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateInpaintingRequestResponseMock(),
      { status: 202
      })
  }, options)
}

export const getCreateNarratedStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_narrated_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateNarratedStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateQuoteMockHandler = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/create_quote', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateQuoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMusicCuesMockHandler = (overrideResponse?: ChangedMusicCues | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedMusicCues> | ChangedMusicCues), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/delete_music_cues', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteMusicCuesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteOverlaysMockHandler = (overrideResponse?: ChangedOverlays | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedOverlays> | ChangedOverlays), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/delete_overlays', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOverlaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteSceneMockHandler = (overrideResponse?: SceneOrder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOrder> | SceneOrder), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/delete_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDraftCompanyInfoMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/draft_company_info/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDraftCompanyInfoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDuplicateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/duplicate_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDuplicateStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDuplicateStoryInAnotherLanguageMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/duplicate_story_in_another_language/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDuplicateStoryInAnotherLanguageResponseMock(),
      { status: 202
      })
  }, options)
}

export const getDuplicateTemplateInAnotherAccountMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/duplicate_template_in_another_account/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDuplicateTemplateInAnotherAccountResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEstimateCreditsForStoryMockHandler = (overrideResponse?: CreditsEstimate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreditsEstimate> | CreditsEstimate), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/estimate_credits_for_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEstimateCreditsForStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListExampleStoriesMockHandler = (overrideResponse?: ExampleStoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExampleStoryList> | ExampleStoryList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/example-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExampleStoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCopyExampleStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/example-story/:exampleId/copy/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCopyExampleStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getExportToPremiereProMockHandler = (overrideResponse?: PremierePackage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PremierePackage> | PremierePackage), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/export_to_premiere_pro/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportToPremiereProResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFileUploadedMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/file_uploaded', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFileUploadedResponseMock(),
      { status: 200
      })
  }, options)
}

export const getForecastRefusalsMockHandler = (overrideResponse?: RefusalForecasts | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefusalForecasts> | RefusalForecasts), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/forecast_refusals/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getForecastRefusalsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getForecastWritingMockHandler = (overrideResponse?: WritingForecast | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<WritingForecast> | WritingForecast), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/forecast_writing/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getForecastWritingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateAudioMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateAudioResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGenerateMagicPromptMockHandler = (overrideResponse?: ImagePrompt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImagePrompt> | ImagePrompt), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_magic_prompt', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateMagicPromptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGeneratePreviewLinkMockHandler = (overrideResponse?: PreviewLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreviewLink> | PreviewLink), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_preview_link/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGeneratePreviewLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateWholeLongStoryVideoMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/generate_whole_long_story_video/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateWholeLongStoryVideoResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetInpaintingRequestMockHandler = (overrideResponse?: InpaintingRequest | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<InpaintingRequest> | InpaintingRequest), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_inpainting_request/:arollId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetInpaintingRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPreviousGenerationsMockHandler = (overrideResponse?: PreviousGenerations | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PreviousGenerations> | PreviousGenerations), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_previous_generations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPreviousGenerationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPublicStoryMockHandler = (overrideResponse?: PublicStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PublicStory> | PublicStory), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_public_story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublicStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSceneMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_scene', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStockMockHandler = (overrideResponse?: StockPage | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StockPage> | StockPage), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/get_stock', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryStatusMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_story_status/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryStatusResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserDetailsMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_user_details/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserDetailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserStoriesMockHandler = (overrideResponse?: StoryPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryPage> | StoryPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/get_user_stories/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserStoriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListGivenTemplateOffersMockHandler = (overrideResponse?: GivenTemplateOfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GivenTemplateOfferList> | GivenTemplateOfferList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/given-template-offer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListGivenTemplateOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawTemplateOfferMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/given-template-offer/:offerId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawTemplateOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImagePromptFromVisualActionMockHandler = (overrideResponse?: ImagePrompt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImagePrompt> | ImagePrompt), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/image_prompt_from_visual_action', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImagePromptFromVisualActionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListImageStylesMockHandler = (overrideResponse?: ImageStyleList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImageStyleList> | ImageStyleList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/image_style/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImageStylesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateImageStyleMockHandler = (overrideResponse?: ImageStyle | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImageStyle> | ImageStyle), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/image_style/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteImageStyleMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/image_style/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetImageStyleMockHandler = (overrideResponse?: ImageStyle | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImageStyle> | ImageStyle), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/image_style/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateImageStyleMockHandler = (overrideResponse?: ImageStyle | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ImageStyle> | ImageStyle), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/image_style/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportSubtitlesMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/import_subtitles', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportSubtitlesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImprovePromptMockHandler = (overrideResponse?: ImprovedPrompt | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImprovedPrompt> | ImprovedPrompt), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/improve_prompt', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImprovePromptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLocationsMockHandler = (overrideResponse?: LocationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationList> | LocationList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/location/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLocationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/location/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLocationMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/location/:locationId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLocationMockHandler = (overrideResponse?: Location | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Location> | Location), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/location/:locationId/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveLogoMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/logo_upload/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRemoveLogoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadLogoMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/logo_upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadLogoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/create_lora', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateLoraCaptionsMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/generate_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateLoraCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/lora/get_lora', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLoraMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/lora/lora/delete', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListModelGalleryMockHandler = (overrideResponse?: LoraList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LoraList> | LoraList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/lora/model_gallery', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListModelGalleryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStopLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/stop', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/submit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLoraTrainingDataMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/lora/training_data/delete', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteLoraTrainingDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateLoraMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/lora/update_lora', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateLoraResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUploadLoraModelMockHandler = (overrideResponse?: Lora | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Lora> | Lora), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/lora/upload_model', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUploadLoraModelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMediaMockHandler = (overrideResponse?: MediaPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaPage> | MediaPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportStockMockHandler = (overrideResponse?: Media | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Media> | Media), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/media/stock/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportStockResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMediaMockHandler = (overrideResponse?: MediaDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaDetails> | MediaDetails), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMediaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindFocalPathMockHandler = (overrideResponse?: FoundFocalPath | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FoundFocalPath> | FoundFocalPath), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId/focal_path/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindFocalPathResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindFocalPointMockHandler = (overrideResponse?: FoundFocalPoint | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FoundFocalPoint> | FoundFocalPoint), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId/focal_point/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindFocalPointResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReceiptMockHandler = (overrideResponse?: MediaReceipt | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MediaReceipt> | MediaReceipt), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/media/:mediaId/receipt/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReceiptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetMediaThumbnailMockHandler = (overrideResponse?: Media | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Media> | Media), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/media/:mediaId/thumbnail/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetMediaThumbnailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMediaTranscriptionMockHandler = (overrideResponse?: MediaTranscription | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<MediaTranscription> | MediaTranscription), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/media_transcription/:mediaTranscriptionId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMediaTranscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMergeScenesMockHandler = (overrideResponse?: SceneOperation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOperation> | SceneOperation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/merge_scenes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMergeScenesResponseMock(),
      { status: 202
      })
  }, options)
}

export const getSetMonthlyCreditCapMockHandler = (overrideResponse?: CreditCap | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreditCap> | CreditCap), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/monthly_credit_cap/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetMonthlyCreditCapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNewStoryQuoteMockHandler = (overrideResponse?: NewStoryQuote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NewStoryQuote> | NewStoryQuote), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/new_story_quote/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNewStoryQuoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListNotificationsMockHandler = (overrideResponse?: NotificationPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationPage> | NotificationPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/notifications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkNotificationsReadMockHandler = (overrideResponse?: UnreadCount | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnreadCount> | UnreadCount), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/notifications/read/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkNotificationsReadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetNotificationSettingsMockHandler = (overrideResponse?: NotificationSettingList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationSettingList> | NotificationSettingList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/notifications/settings/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNotificationSettingsMockHandler = (overrideResponse?: NotificationSettingList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotificationSettingList> | NotificationSettingList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/notifications/settings/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitOnboardingFormMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/onboarding_form/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitOnboardingFormResponseMock(),
      { status: 200
      })
  }, options)
}

export const getOverrideCaptionsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/override_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOverrideCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getParseScreenplayAndCreateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/parse_screenplay_and_create_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getParseScreenplayAndCreateStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewImageStyleMockHandler = (overrideResponse?: ImageStylePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImageStylePreview> | ImageStylePreview), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/preview_image_style', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewImageStyleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListProjectsMockHandler = (overrideResponse?: ProjectPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProjectPage> | ProjectPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/project/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListProjectsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/project/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateProjectResponseMock(),
      { status: 201
      })
  }, options)
}

export const getDeleteProjectMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/project/:projectId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/project/:projectId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenameProjectMockHandler = (overrideResponse?: Project | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Project> | Project), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/project/:projectId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenameProjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAuthenticateChannelMockHandler = (overrideResponse?: ChannelSignature | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChannelSignature> | ChannelSignature), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/realtime/auth/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAuthenticateChannelResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMissedEventsMockHandler = (overrideResponse?: MissedEventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MissedEventList> | MissedEventList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/realtime/missed/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMissedEventsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegenerateSceneAudioMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/regenerate_scene_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegenerateSceneAudioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegenerateStaleWorkMockHandler = (overrideResponse?: StaleWorkList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaleWorkList> | StaleWorkList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/regenerate_stale_work', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegenerateStaleWorkResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDivideRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/divide/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDivideRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRenderDocumentMockHandler = (overrideResponse?: RenderDocument | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RenderDocument> | RenderDocument), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/document/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRenderDocumentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFailRenderMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/fail/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFailRenderResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteRenderPartMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/part/complete/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteRenderPartResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRenderPartUploadMockHandler = (overrideResponse?: RenderPartUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenderPartUpload> | RenderPartUpload), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/part/upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRenderPartUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportRenderProgressMockHandler = (overrideResponse?: Render | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Render> | Render), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/progress/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportRenderProgressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRenderReceiptsMockHandler = (overrideResponse?: FilmReceipts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FilmReceipts> | FilmReceipts), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/receipts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRenderReceiptsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFilmReviewMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/render/:renderId/review/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFilmReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getObjectToFilmReviewMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/review/object/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getObjectToFilmReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateRenderUploadMockHandler = (overrideResponse?: PresignedUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PresignedUpload> | PresignedUpload), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/render/:renderId/upload/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRenderUploadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderScenesMockHandler = (overrideResponse?: SceneOrder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOrder> | SceneOrder), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/reorder_scenes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderScenesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReplaceSoundsMockHandler = (overrideResponse?: ChangedScenes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedScenes> | ChangedScenes), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/replace_sounds', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceSoundsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReportStoryEngineErrorMockHandler = (overrideResponse?: FiledReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FiledReport> | FiledReport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/report_story_engine_error/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportStoryEngineErrorResponseMock(),
      { status: 201
      })
  }, options)
}

export const getReportStoryRenderingIssuesMockHandler = (overrideResponse?: FiledReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FiledReport> | FiledReport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/report_story_rendering_issues/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReportStoryRenderingIssuesResponseMock(),
      { status: 201
      })
  }, options)
}

export const getResendVerificationEmailMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/resend_verification_email/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResendVerificationEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/reset_password/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResyncSceneCaptionsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/resync_scene_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResyncSceneCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSplitMusicCuesMockHandler = (overrideResponse?: ChangedMusicCues | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedMusicCues> | ChangedMusicCues), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/split_music_cues', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSplitMusicCuesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSplitSceneMockHandler = (overrideResponse?: SceneOperation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOperation> | SceneOperation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/split_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSplitSceneResponseMock(),
      { status: 202
      })
  }, options)
}

export const getSplitStoryIntoScenesMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/split_story_into_scenes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSplitStoryIntoScenesResponseMock(),
      { status: 202
      })
  }, options)
}

export const getStopQuoteMockHandler = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/stop_quote', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStopQuoteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStoryResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateAndGenerateStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/generate/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAndGenerateStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getPrepareGenerationMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/prepare/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPrepareGenerationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListCharactersMockHandler = (overrideResponse?: CharacterList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterList> | CharacterList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/character/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCharactersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAndPublishCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/create-and-publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAndPublishCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/create/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListExistingCharactersMockHandler = (overrideResponse?: CharacterList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterList> | CharacterList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/character/existing/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListExistingCharactersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMapCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:characterId/map/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMapCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCharacterMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/character/:id/delete/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCharacterPortraitMockHandler = (overrideResponse?: CharacterPortrait | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CharacterPortrait> | CharacterPortrait), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/character/:id/portrait/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCharacterPortraitResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:id/reset/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteCharacterSheetMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/character/:id/sheet/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteCharacterSheetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDrawCharacterSheetMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:id/sheet/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDrawCharacterSheetResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCharacterMockHandler = (overrideResponse?: Character | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Character> | Character), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/character/:id/update/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCharacterResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/story/:storyId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelGenerationMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/cancel/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelGenerationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetStoryCreditCapMockHandler = (overrideResponse?: StoryCredits | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryCredits> | StoryCredits), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/credit_cap/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetStoryCreditCapResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryCreditsMockHandler = (overrideResponse?: StoryCredits | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryCredits> | StoryCredits), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/credits/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryCreditsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStoryEditsMockHandler = (overrideResponse?: StoryEditPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryEditPage> | StoryEditPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/edits/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStoryEditsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteScreenplayElementMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/elements/:elementId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateScreenplayElementMockHandler = (overrideResponse?: ScreenplayElement | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ScreenplayElement> | ScreenplayElement), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/story/:storyId/elements/:elementId/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderScreenplayElementMockHandler = (overrideResponse?: ScreenplaySegment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegment> | ScreenplaySegment), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/elements/:elementId/reorder/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPlanShotsMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/plan_shots/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPlanShotsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevokePreviewLinkMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/preview_link/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevokePreviewLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRealWorkMockHandler = (overrideResponse?: RealWork | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RealWork> | RealWork), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/real_work/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRealWorkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFilmReceiptsMockHandler = (overrideResponse?: FilmReceipts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FilmReceipts> | FilmReceipts), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/receipts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFilmReceiptsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRedoStoryEditMockHandler = (overrideResponse?: StoryHistoryStep | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryHistoryStep> | StoryHistoryStep), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/redo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRedoStoryEditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDiscardRewritingMockHandler = (overrideResponse?: Rewriting | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Rewriting> | Rewriting), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/rewriting/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardRewritingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRewritingMockHandler = (overrideResponse?: Rewriting | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Rewriting> | Rewriting), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/rewriting/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRewritingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRewriteStoryMockHandler = (overrideResponse?: Rewriting | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Rewriting> | Rewriting), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/rewriting/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRewriteStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getApplyRewritingMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/rewriting/apply/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyRewritingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListScreenplaySegmentsMockHandler = (overrideResponse?: ScreenplaySegmentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScreenplaySegmentList> | ScreenplaySegmentList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/screenplay-segments/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListScreenplaySegmentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateScreenplaySegmentMockHandler = (overrideResponse?: ScreenplaySegment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegment> | ScreenplaySegment), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay-segments/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateScreenplayElementMockHandler = (overrideResponse?: ScreenplayElement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplayElement> | ScreenplayElement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay-segments/:screenplaySegmentId/elements/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateScreenplayElementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteScreenplaySegmentMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/story/:storyId/screenplay-segments/:segmentId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateScreenplaySegmentMockHandler = (overrideResponse?: ScreenplaySegment | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ScreenplaySegment> | ScreenplaySegment), options?: RequestHandlerOptions) => {
  return http.put('*/core-api/story/:storyId/screenplay-segments/:segmentId/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReorderScreenplaySegmentMockHandler = (overrideResponse?: ScreenplaySegmentList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegmentList> | ScreenplaySegmentList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay-segments/:segmentId/reorder/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReorderScreenplaySegmentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBuildScenesFromScreenplayMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay/build-scenes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuildScenesFromScreenplayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportScreenplayMockHandler = (overrideResponse?: ScreenplayText | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ScreenplayText> | ScreenplayText), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/screenplay/fountain/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportScreenplayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportScreenplayFromJsonMockHandler = (overrideResponse?: ScreenplaySegmentList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScreenplaySegmentList> | ScreenplaySegmentList), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/screenplay/import-from-json/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportScreenplayFromJsonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaleWorkMockHandler = (overrideResponse?: StaleWorkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaleWorkList> | StaleWorkList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/stale_work/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaleWorkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/submit/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetStoryTranslationMockHandler = (overrideResponse?: StoryTranslation | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryTranslation> | StoryTranslation), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/translation/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryTranslationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveBrowserTranslationMockHandler = (overrideResponse?: StoryTranslation | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<StoryTranslation> | StoryTranslation), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/story/:storyId/translation/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveBrowserTranslationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTranslateRemainingScenesMockHandler = (overrideResponse?: StoryTranslation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryTranslation> | StoryTranslation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/translation/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranslateRemainingScenesResponseMock(),
      { status: 202
      })
  }, options)
}

export const getTranslateSceneMockHandler = (overrideResponse?: SceneTranslation | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<SceneTranslation> | SceneTranslation), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/story/:storyId/translation/:sceneId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranslateSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoStoryEditMockHandler = (overrideResponse?: StoryHistoryStep | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryHistoryStep> | StoryHistoryStep), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/undo/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoStoryEditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStoryVersionsMockHandler = (overrideResponse?: StoryVersionPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryVersionPage> | StoryVersionPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStoryVersionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStoryVersionMockHandler = (overrideResponse?: StoryVersion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryVersion> | StoryVersion), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/versions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStoryVersionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetStoryVersionMockHandler = (overrideResponse?: StoryVersionDocument | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryVersionDocument> | StoryVersionDocument), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/story/:storyId/versions/:versionId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreStoryVersionMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/story/:storyId/versions/:versionId/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreStoryVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitFeedbackMockHandler = (overrideResponse?: FiledReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FiledReport> | FiledReport), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/submit_feedback/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitFeedbackResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSwapSceneMockHandler = (overrideResponse?: SceneOrder | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOrder> | SceneOrder), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/swap_scene', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSwapSceneResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTasksMockHandler = (overrideResponse?: TaskList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskList> | TaskList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/task', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/create', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTaskResponseMock(),
      { status: 202
      })
  }, options)
}

export const getEstimateTaskMockHandler = (overrideResponse?: TaskEstimate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaskEstimate> | TaskEstimate), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/estimate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getEstimateTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTaskModelsMockHandler = (overrideResponse?: TaskModelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskModelList> | TaskModelList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/task/models', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTaskModelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPendingTasksMockHandler = (overrideResponse?: TaskList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TaskList> | TaskList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/task/pending', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPendingTasksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewTaskMockHandler = (overrideResponse?: TaskPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TaskPreview> | TaskPreview), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/preview', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelTaskMockHandler = (overrideResponse?: Task | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Task> | Task), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/task/:taskId/cancel', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelTaskResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTemplateOffersMockHandler = (overrideResponse?: TemplateOfferList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TemplateOfferList> | TemplateOfferList), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/template-offer/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTemplateOffersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeclineTemplateOfferMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/template-offer/:offerId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeclineTemplateOfferResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptTemplateOfferMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/template-offer/:offerId/accept/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptTemplateOfferResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListToolResultsMockHandler = (overrideResponse?: ToolResultPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ToolResultPage> | ToolResultPage), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/tool_results', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListToolResultsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteToolResultMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/core-api/tool_results/:taskId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteToolResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetToolResultMockHandler = (overrideResponse?: ToolResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ToolResult> | ToolResult), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/tool_results/:taskId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetToolResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateToolResultMockHandler = (overrideResponse?: ToolResult | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ToolResult> | ToolResult), options?: RequestHandlerOptions) => {
  return http.patch('*/core-api/tool_results/:taskId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateToolResultResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTranscribeSceneAudioMockHandler = (overrideResponse?: SceneOperation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SceneOperation> | SceneOperation), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/transcribe_scene_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranscribeSceneAudioResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetTranslatorMockHandler = (overrideResponse?: TranslatorInfo | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TranslatorInfo> | TranslatorInfo), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/translator/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTranslatorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAspectRatioMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_aspect_ratio/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAspectRatioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateCaptionsMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateImagePromptMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_image_prompt/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateImagePromptResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMusicWithJsonMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_music', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMusicWithJsonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMusicWithFormDataMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_music', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMusicWithFormDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMusicCuesMockHandler = (overrideResponse?: ChangedMusicCues | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedMusicCues> | ChangedMusicCues), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_music_cues', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMusicCuesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateNotificationPreferencesMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_notif_prefs/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateNotificationPreferencesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateOverlaysMockHandler = (overrideResponse?: ChangedOverlays | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedOverlays> | ChangedOverlays), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_overlays', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOverlaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSceneAudioMockHandler = (overrideResponse?: ChangedScenes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangedScenes> | ChangedScenes), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_scene_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSceneAudioResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateSceneCaptionsMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_scene_captions', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateSceneCaptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateScenePauseMockHandler = (overrideResponse?: Scene | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Scene> | Scene), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_scene_pause', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateScenePauseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStoryTitleMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_story_title/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStoryTitleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserBrandSettingsMockHandler = (overrideResponse?: BrandSettings | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BrandSettings> | BrandSettings), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_user_brand_settings/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserBrandSettingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserLocationMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_user_location/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserProfileMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/update_user_profile/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUserProfileMockHandler = (overrideResponse?: UserProfile | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserProfile> | UserProfile), options?: RequestHandlerOptions) => {
  return http.get('*/core-api/user_profile/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserProfileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getVerifyEmailMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/core-api/verify_email/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStoryFromAudioMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/create_story_from_audio', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStoryFromAudioResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateVideoCaptionsStoryMockHandler = (overrideResponse?: Story | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Story> | Story), options?: RequestHandlerOptions) => {
  return http.post('*/create_video_captions_story', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateVideoCaptionsStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetCreditCostsMockHandler = (overrideResponse?: CreditCostList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditCostList> | CreditCostList), options?: RequestHandlerOptions) => {
  return http.get('*/credit_costs/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCreditCostsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCreditsSummaryMockHandler = (overrideResponse?: CreditsSummary | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreditsSummary> | CreditsSummary), options?: RequestHandlerOptions) => {
  return http.get('*/credits_summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCreditsSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDemoCheckoutMockHandler = (overrideResponse?: DemoCheckout | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DemoCheckout> | DemoCheckout), options?: RequestHandlerOptions) => {
  return http.get('*/demo_checkout/:checkoutId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDemoCheckoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCompleteDemoCheckoutMockHandler = (overrideResponse?: DemoCheckout | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DemoCheckout> | DemoCheckout), options?: RequestHandlerOptions) => {
  return http.post('*/demo_checkout/:checkoutId/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCompleteDemoCheckoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDivideTranscriptIntoScenesMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/divide_transcript_into_scenes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDivideTranscriptIntoScenesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginWithGoogleMockHandler = (overrideResponse?: Session | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Session> | Session), options?: RequestHandlerOptions) => {
  return http.post('*/dj-rest-auth/google/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginWithGoogleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginMockHandler = (overrideResponse?: Session | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Session> | Session), options?: RequestHandlerOptions) => {
  return http.post('*/dj-rest-auth/login/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.post('*/dj-rest-auth/logout/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateVisualsForAudioStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/generate_visuals_for_audio_story', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateVisualsForAudioStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetActiveUsersMockHandler = (overrideResponse?: ActiveUsers | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ActiveUsers> | ActiveUsers), options?: RequestHandlerOptions) => {
  return http.post('*/get_active_users', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetActiveUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAvailableCountriesMockHandler = (overrideResponse?: CountryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CountryList> | CountryList), options?: RequestHandlerOptions) => {
  return http.get('*/get_available_countries/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAvailableCountriesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetCumulativeStatsMockHandler = (overrideResponse?: CumulativeStats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CumulativeStats> | CumulativeStats), options?: RequestHandlerOptions) => {
  return http.get('*/get_cummulative_stats/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCumulativeStatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetFunnelAnalyticsMockHandler = (overrideResponse?: FunnelAnalytics | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FunnelAnalytics> | FunnelAnalytics), options?: RequestHandlerOptions) => {
  return http.get('*/get_funnel_analytics/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFunnelAnalyticsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetGenericPresignedUrlMockHandler = (overrideResponse?: PresignedUpload | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PresignedUpload> | PresignedUpload), options?: RequestHandlerOptions) => {
  return http.post('*/get_generic_presigned_url', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetGenericPresignedUrlResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetProductsPricesMockHandler = (overrideResponse?: ProductPriceList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProductPriceList> | ProductPriceList), options?: RequestHandlerOptions) => {
  return http.get('*/get_products_prices/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProductsPricesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStatsMockHandler = (overrideResponse?: Stats | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Stats> | Stats), options?: RequestHandlerOptions) => {
  return http.get('*/get_stats/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStoryDebugDetailsMockHandler = (overrideResponse?: StoryDebugDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StoryDebugDetails> | StoryDebugDetails), options?: RequestHandlerOptions) => {
  return http.get('*/get_story_debug_details/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStoryDebugDetailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUsageDataByActionMockHandler = (overrideResponse?: UsageByAction | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsageByAction> | UsageByAction), options?: RequestHandlerOptions) => {
  return http.get('*/get_usage_data_by_action/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsageDataByActionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetUsageMetricsMockHandler = (overrideResponse?: UsageMetrics | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageMetrics> | UsageMetrics), options?: RequestHandlerOptions) => {
  return http.post('*/get_usage_metrics', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsageMetricsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetVideoFilesForAuditMockHandler = (overrideResponse?: AuditVideoPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditVideoPage> | AuditVideoPage), options?: RequestHandlerOptions) => {
  return http.get('*/get_video_files_for_audit/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVideoFilesForAuditResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLeonardoPresetsMockHandler = (overrideResponse?: LeonardoPresetList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LeonardoPresetList> | LeonardoPresetList), options?: RequestHandlerOptions) => {
  return http.get('*/leonardo_presets/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLeonardoPresetsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getWithdrawRequestMockHandler = (overrideResponse?: RequestOutcome | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RequestOutcome> | RequestOutcome), options?: RequestHandlerOptions) => {
  return http.post('*/profile/requests/:idempotencyKey/withdraw/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getWithdrawRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetQualityDataMockHandler = (overrideResponse?: QualityData | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<QualityData> | QualityData), options?: RequestHandlerOptions) => {
  return http.post('*/quality_data', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetQualityDataResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSearchUserSummaryMockHandler = (overrideResponse?: UserSummaryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserSummaryList> | UserSummaryList), options?: RequestHandlerOptions) => {
  return http.get('*/search_user_summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchUserSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListAuditTrailMockHandler = (overrideResponse?: TrailPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TrailPage> | TrailPage), options?: RequestHandlerOptions) => {
  return http.get('*/staff/audit_trail/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAuditTrailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportAuditTrailMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/audit_trail/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportAuditTrailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffBugReportsMockHandler = (overrideResponse?: StaffBugReportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffBugReportList> | StaffBugReportList), options?: RequestHandlerOptions) => {
  return http.get('*/staff/bug-reports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffBugReportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEngineSetupMockHandler = (overrideResponse?: EngineSetup | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EngineSetup> | EngineSetup), options?: RequestHandlerOptions) => {
  return http.get('*/staff/engine_setup/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEngineSetupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindStaffSubjectMockHandler = (overrideResponse?: StaffMatchList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffMatchList> | StaffMatchList), options?: RequestHandlerOptions) => {
  return http.get('*/staff/find/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindStaffSubjectResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStaffOverviewMockHandler = (overrideResponse?: StaffOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffOverview> | StaffOverview), options?: RequestHandlerOptions) => {
  return http.get('*/staff/overview/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaffOverviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPartnerReportMockHandler = (overrideResponse?: PartnerReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PartnerReport> | PartnerReport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/partner-report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPartnerReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPersonDetailsMockHandler = (overrideResponse?: PersonDetails | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonDetails> | PersonDetails), options?: RequestHandlerOptions) => {
  return http.get('*/staff/person/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPersonDetailsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPremiumUsersCreditSummaryMockHandler = (overrideResponse?: PremiumUserCreditPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PremiumUserCreditPage> | PremiumUserCreditPage), options?: RequestHandlerOptions) => {
  return http.get('*/staff/premium-users-credit-summary/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPremiumUsersCreditSummaryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportPremiumCreditsMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/premium-users-credit-summary/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportPremiumCreditsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetStaffQueuesMockHandler = (overrideResponse?: StaffQueues | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffQueues> | StaffQueues), options?: RequestHandlerOptions) => {
  return http.get('*/staff/queues/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStaffQueuesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffReportsMockHandler = (overrideResponse?: StaffReportPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffReportPage> | StaffReportPage), options?: RequestHandlerOptions) => {
  return http.get('*/staff/reports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffReportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealAddressMockHandler = (overrideResponse?: RevealedAddress | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RevealedAddress> | RevealedAddress), options?: RequestHandlerOptions) => {
  return http.post('*/staff/reveal_address/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealAddressResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealBugReportMockHandler = (overrideResponse?: BugReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BugReport> | BugReport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/reveal_bug_report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealBugReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRevealStoryMockHandler = (overrideResponse?: StoryDocument | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryDocument> | StoryDocument), options?: RequestHandlerOptions) => {
  return http.post('*/staff/reveal_story/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRevealStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReviewFilmMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.post('*/staff/review_film/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewFilmResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffRowsMockHandler = (overrideResponse?: StaffRowPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffRowPage> | StaffRowPage), options?: RequestHandlerOptions) => {
  return http.get('*/staff/rows/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportStaffRowsMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/rows/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportStaffRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSettleJobMockHandler = (overrideResponse?: DebugJob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DebugJob> | DebugJob), options?: RequestHandlerOptions) => {
  return http.post('*/staff/settle_job/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSettleJobResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTestEngineMockHandler = (overrideResponse?: EngineTest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EngineTest> | EngineTest), options?: RequestHandlerOptions) => {
  return http.post('*/staff/test_engine/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTestEngineResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoFilmReviewMockHandler = (overrideResponse?: FilmReview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FilmReview> | FilmReview), options?: RequestHandlerOptions) => {
  return http.post('*/staff/undo_film_review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoFilmReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateEngineSetupMockHandler = (overrideResponse?: EngineSetup | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EngineSetup> | EngineSetup), options?: RequestHandlerOptions) => {
  return http.post('*/staff/update_engine_setup/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateEngineSetupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateReportMockHandler = (overrideResponse?: StaffReport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffReport> | StaffReport), options?: RequestHandlerOptions) => {
  return http.post('*/staff/update_report/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateReportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListStaffViewsMockHandler = (overrideResponse?: StaffViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StaffViewList> | StaffViewList), options?: RequestHandlerOptions) => {
  return http.get('*/staff/views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListStaffViewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateStaffViewMockHandler = (overrideResponse?: StaffView | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StaffView> | StaffView), options?: RequestHandlerOptions) => {
  return http.post('*/staff/views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateStaffViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteStaffViewMockHandler = (overrideResponse?: Acknowledgement | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Acknowledgement> | Acknowledgement), options?: RequestHandlerOptions) => {
  return http.delete('*/staff/views/:viewId/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteStaffViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateStaffViewMockHandler = (overrideResponse?: StaffView | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<StaffView> | StaffView), options?: RequestHandlerOptions) => {
  return http.patch('*/staff/views/:viewId/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateStaffViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateStoryWithScriptTypeMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/text_api/generate_story_with_script_type_api/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateStoryWithScriptTypeResponseMock(),
      { status: 202
      })
  }, options)
}

export const getTranscribeAudioStoryMockHandler = (overrideResponse?: StoryStatus | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StoryStatus> | StoryStatus), options?: RequestHandlerOptions) => {
  return http.post('*/transcribe_audio_story', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTranscribeAudioStoryResponseMock(),
      { status: 202
      })
  }, options)
}

export const getGetUsageByDayMockHandler = (overrideResponse?: UsageByDay | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsageByDay> | UsageByDay), options?: RequestHandlerOptions) => {
  return http.get('*/usage_by_day/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUsageByDayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUsageMockHandler = (overrideResponse?: UsagePage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UsagePage> | UsagePage), options?: RequestHandlerOptions) => {
  return http.get('*/usage_list/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getExportUsageMockHandler = (overrideResponse?: UsageExport | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UsageExport> | UsageExport), options?: RequestHandlerOptions) => {
  return http.post('*/usage_list/export/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getExportUsageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGenerateVideoMockHandler = (overrideResponse?: RenderStart | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenderStart> | RenderStart), options?: RequestHandlerOptions) => {
  return http.post('*/video_api/generate_video_remotion_async_api_v2/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGenerateVideoResponseMock(),
      { status: 202
      })
  }, options)
}

export const getChangeSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/change_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePurchaseMockHandler = (overrideResponse?: Purchase | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Purchase> | Purchase), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/create_purchase/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePurchaseResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCreateSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/create_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSubscriptionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetCurrentSubscriptionMockHandler = (overrideResponse?: CurrentSubscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CurrentSubscription> | CurrentSubscription), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/current_subscription/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCurrentSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPurchaseMockHandler = (overrideResponse?: Purchase | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Purchase> | Purchase), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/get_purchase/:purchaseId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPurchaseResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/get_subscription/:subscriptionId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPaymentsMockHandler = (overrideResponse?: PaymentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PaymentList> | PaymentList), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/payments/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPaymentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePortalSessionMockHandler = (overrideResponse?: PortalSession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PortalSession> | PortalSession), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/portal_session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePortalSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPreviewSubscriptionChangeMockHandler = (overrideResponse?: SubscriptionChange | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionChange> | SubscriptionChange), options?: RequestHandlerOptions) => {
  return http.get('*/xpay/preview_subscription_change/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPreviewSubscriptionChangeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResumeSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.post('*/xpay/resume_subscription/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResumeSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStoryloomAPIMock = () => [
  getGetGenerationAnalyticsMockHandler(),
  getRegisterMockHandler(),
  getListBackgroundMusicMediaMockHandler(),
  getCancelSubscriptionMockHandler(),
  getListEnginesMockHandler(),
  getListMusicMockHandler(),
  getListSoundEffectsMockHandler(),
  getListVoicesByLanguageMockHandler(),
  getListVoicesMockHandler(),
  getAcceptQuoteMockHandler(),
  getGetDataExportMockHandler(),
  getRequestDataExportMockHandler(),
  getRequestAccountDeletionMockHandler(),
  getCancelEmailChangeMockHandler(),
  getRequestEmailChangeMockHandler(),
  getConfirmEmailChangeMockHandler(),
  getUnlinkGoogleMockHandler(),
  getLinkGoogleMockHandler(),
  getMailFirstPasswordMockHandler(),
  getRemoveProfilePictureMockHandler(),
  getUploadProfilePictureMockHandler(),
  getListProviderKeysMockHandler(),
  getRevokeOtherSessionsMockHandler(),
  getListSessionsMockHandler(),
  getRevokeSessionMockHandler(),
  getUpdateProviderKeyMockHandler(),
  getAddBlankProjectMockHandler(),
  getAddMusicCuesMockHandler(),
  getAddOverlaysMockHandler(),
  getAddSceneMockHandler(),
  getArchiveStoryMockHandler(),
  getAddArollMockHandler(),
  getSetStockMockHandler(),
  getUpdateArollDurationsMockHandler(),
  getDeleteArollMockHandler(),
  getGetArollMockHandler(),
  getCropArollMockHandler(),
  getDecrementArollOrderMockHandler(),
  getFlipArollHorizontalMockHandler(),
  getIncrementArollOrderMockHandler(),
  getUpdateArollLayoutMockHandler(),
  getRefreshSeedMockHandler(),
  getRegenerateImageMockHandler(),
  getSetArollMediaMockHandler(),
  getUpdateShotMockHandler(),
  getGetShotSketchMockHandler(),
  getUpdateContentFitMockHandler(),
  getUpdateImageAnimationMockHandler(),
  getUpdateTransitionMockHandler(),
  getUpdateVideoAudioMockHandler(),
  getUpdateVideoPlaybackRateMockHandler(),
  getUpdateVideoStartEndMockHandler(),
  getReverseVideoMockHandler(),
  getListBugReportsMockHandler(),
  getSendBugReportMockHandler(),
  getDeleteBugReportMockHandler(),
  getChangePasswordMockHandler(),
  getListAllCharactersMockHandler(),
  getChooseVisualsMockHandler(),
  getCreateEmptyTextStoryMockHandler(),
  getCreateInpaintingRequestMockHandler(),
  getCreateNarratedStoryMockHandler(),
  getCreateQuoteMockHandler(),
  getDeleteMusicCuesMockHandler(),
  getDeleteOverlaysMockHandler(),
  getDeleteSceneMockHandler(),
  getDraftCompanyInfoMockHandler(),
  getDuplicateStoryMockHandler(),
  getDuplicateStoryInAnotherLanguageMockHandler(),
  getDuplicateTemplateInAnotherAccountMockHandler(),
  getEstimateCreditsForStoryMockHandler(),
  getListExampleStoriesMockHandler(),
  getCopyExampleStoryMockHandler(),
  getExportToPremiereProMockHandler(),
  getFileUploadedMockHandler(),
  getForecastRefusalsMockHandler(),
  getForecastWritingMockHandler(),
  getGenerateAudioMockHandler(),
  getGenerateMagicPromptMockHandler(),
  getGeneratePreviewLinkMockHandler(),
  getGenerateWholeLongStoryVideoMockHandler(),
  getGetInpaintingRequestMockHandler(),
  getGetPreviousGenerationsMockHandler(),
  getGetPublicStoryMockHandler(),
  getGetSceneMockHandler(),
  getGetStockMockHandler(),
  getGetStoryMockHandler(),
  getGetStoryStatusMockHandler(),
  getGetUserDetailsMockHandler(),
  getGetUserStoriesMockHandler(),
  getListGivenTemplateOffersMockHandler(),
  getWithdrawTemplateOfferMockHandler(),
  getImagePromptFromVisualActionMockHandler(),
  getListImageStylesMockHandler(),
  getCreateImageStyleMockHandler(),
  getDeleteImageStyleMockHandler(),
  getGetImageStyleMockHandler(),
  getUpdateImageStyleMockHandler(),
  getImportSubtitlesMockHandler(),
  getImprovePromptMockHandler(),
  getListLocationsMockHandler(),
  getCreateLocationMockHandler(),
  getDeleteLocationMockHandler(),
  getUpdateLocationMockHandler(),
  getRemoveLogoMockHandler(),
  getUploadLogoMockHandler(),
  getCreateLoraMockHandler(),
  getGenerateLoraCaptionsMockHandler(),
  getGetLoraMockHandler(),
  getDeleteLoraMockHandler(),
  getListModelGalleryMockHandler(),
  getStopLoraMockHandler(),
  getSubmitLoraMockHandler(),
  getDeleteLoraTrainingDataMockHandler(),
  getUpdateLoraMockHandler(),
  getUploadLoraModelMockHandler(),
  getListMediaMockHandler(),
  getImportStockMockHandler(),
  getGetMediaMockHandler(),
  getFindFocalPathMockHandler(),
  getFindFocalPointMockHandler(),
  getGetReceiptMockHandler(),
  getSetMediaThumbnailMockHandler(),
  getUpdateMediaTranscriptionMockHandler(),
  getMergeScenesMockHandler(),
  getSetMonthlyCreditCapMockHandler(),
  getGetNewStoryQuoteMockHandler(),
  getListNotificationsMockHandler(),
  getMarkNotificationsReadMockHandler(),
  getGetNotificationSettingsMockHandler(),
  getUpdateNotificationSettingsMockHandler(),
  getSubmitOnboardingFormMockHandler(),
  getOverrideCaptionsMockHandler(),
  getParseScreenplayAndCreateStoryMockHandler(),
  getPreviewImageStyleMockHandler(),
  getListProjectsMockHandler(),
  getCreateProjectMockHandler(),
  getDeleteProjectMockHandler(),
  getGetProjectMockHandler(),
  getRenameProjectMockHandler(),
  getAuthenticateChannelMockHandler(),
  getListMissedEventsMockHandler(),
  getRegenerateSceneAudioMockHandler(),
  getRegenerateStaleWorkMockHandler(),
  getGetRenderMockHandler(),
  getCancelRenderMockHandler(),
  getCompleteRenderMockHandler(),
  getDivideRenderMockHandler(),
  getGetRenderDocumentMockHandler(),
  getFailRenderMockHandler(),
  getCompleteRenderPartMockHandler(),
  getCreateRenderPartUploadMockHandler(),
  getReportRenderProgressMockHandler(),
  getGetRenderReceiptsMockHandler(),
  getGetFilmReviewMockHandler(),
  getObjectToFilmReviewMockHandler(),
  getCreateRenderUploadMockHandler(),
  getReorderScenesMockHandler(),
  getReplaceSoundsMockHandler(),
  getReportStoryEngineErrorMockHandler(),
  getReportStoryRenderingIssuesMockHandler(),
  getResendVerificationEmailMockHandler(),
  getResetPasswordMockHandler(),
  getResyncSceneCaptionsMockHandler(),
  getSplitMusicCuesMockHandler(),
  getSplitSceneMockHandler(),
  getSplitStoryIntoScenesMockHandler(),
  getStopQuoteMockHandler(),
  getCreateStoryMockHandler(),
  getCreateAndGenerateStoryMockHandler(),
  getPrepareGenerationMockHandler(),
  getListCharactersMockHandler(),
  getCreateAndPublishCharacterMockHandler(),
  getCreateCharacterMockHandler(),
  getListExistingCharactersMockHandler(),
  getMapCharacterMockHandler(),
  getDeleteCharacterMockHandler(),
  getGetCharacterPortraitMockHandler(),
  getPublishCharacterMockHandler(),
  getResetCharacterMockHandler(),
  getDeleteCharacterSheetMockHandler(),
  getDrawCharacterSheetMockHandler(),
  getUpdateCharacterMockHandler(),
  getUpdateStoryMockHandler(),
  getCancelGenerationMockHandler(),
  getSetStoryCreditCapMockHandler(),
  getGetStoryCreditsMockHandler(),
  getListStoryEditsMockHandler(),
  getDeleteScreenplayElementMockHandler(),
  getUpdateScreenplayElementMockHandler(),
  getReorderScreenplayElementMockHandler(),
  getPlanShotsMockHandler(),
  getRevokePreviewLinkMockHandler(),
  getGetRealWorkMockHandler(),
  getGetFilmReceiptsMockHandler(),
  getRedoStoryEditMockHandler(),
  getDiscardRewritingMockHandler(),
  getGetRewritingMockHandler(),
  getRewriteStoryMockHandler(),
  getApplyRewritingMockHandler(),
  getListScreenplaySegmentsMockHandler(),
  getCreateScreenplaySegmentMockHandler(),
  getCreateScreenplayElementMockHandler(),
  getDeleteScreenplaySegmentMockHandler(),
  getUpdateScreenplaySegmentMockHandler(),
  getReorderScreenplaySegmentMockHandler(),
  getBuildScenesFromScreenplayMockHandler(),
  getExportScreenplayMockHandler(),
  getImportScreenplayFromJsonMockHandler(),
  getListStaleWorkMockHandler(),
  getSubmitStoryMockHandler(),
  getGetStoryTranslationMockHandler(),
  getSaveBrowserTranslationMockHandler(),
  getTranslateRemainingScenesMockHandler(),
  getTranslateSceneMockHandler(),
  getUndoStoryEditMockHandler(),
  getListStoryVersionsMockHandler(),
  getCreateStoryVersionMockHandler(),
  getGetStoryVersionMockHandler(),
  getRestoreStoryVersionMockHandler(),
  getSubmitFeedbackMockHandler(),
  getSwapSceneMockHandler(),
  getGetTasksMockHandler(),
  getCreateTaskMockHandler(),
  getEstimateTaskMockHandler(),
  getListTaskModelsMockHandler(),
  getGetPendingTasksMockHandler(),
  getPreviewTaskMockHandler(),
  getCancelTaskMockHandler(),
  getListTemplateOffersMockHandler(),
  getDeclineTemplateOfferMockHandler(),
  getAcceptTemplateOfferMockHandler(),
  getListToolResultsMockHandler(),
  getDeleteToolResultMockHandler(),
  getGetToolResultMockHandler(),
  getUpdateToolResultMockHandler(),
  getTranscribeSceneAudioMockHandler(),
  getGetTranslatorMockHandler(),
  getUpdateAspectRatioMockHandler(),
  getUpdateCaptionsMockHandler(),
  getUpdateImagePromptMockHandler(),
  getUpdateMusicWithJsonMockHandler(),
  getUpdateMusicWithFormDataMockHandler(),
  getUpdateMusicCuesMockHandler(),
  getUpdateNotificationPreferencesMockHandler(),
  getUpdateOverlaysMockHandler(),
  getUpdateSceneAudioMockHandler(),
  getUpdateSceneCaptionsMockHandler(),
  getUpdateScenePauseMockHandler(),
  getUpdateStoryTitleMockHandler(),
  getUpdateUserBrandSettingsMockHandler(),
  getUpdateUserLocationMockHandler(),
  getUpdateUserProfileMockHandler(),
  getGetUserProfileMockHandler(),
  getVerifyEmailMockHandler(),
  getCreateStoryFromAudioMockHandler(),
  getCreateVideoCaptionsStoryMockHandler(),
  getGetCreditCostsMockHandler(),
  getGetCreditsSummaryMockHandler(),
  getGetDemoCheckoutMockHandler(),
  getCompleteDemoCheckoutMockHandler(),
  getDivideTranscriptIntoScenesMockHandler(),
  getLoginWithGoogleMockHandler(),
  getLoginMockHandler(),
  getLogoutMockHandler(),
  getGenerateVisualsForAudioStoryMockHandler(),
  getGetActiveUsersMockHandler(),
  getListAvailableCountriesMockHandler(),
  getGetCumulativeStatsMockHandler(),
  getGetFunnelAnalyticsMockHandler(),
  getGetGenericPresignedUrlMockHandler(),
  getGetProductsPricesMockHandler(),
  getGetStatsMockHandler(),
  getGetStoryDebugDetailsMockHandler(),
  getGetUsageDataByActionMockHandler(),
  getGetUsageMetricsMockHandler(),
  getGetVideoFilesForAuditMockHandler(),
  getListLeonardoPresetsMockHandler(),
  getWithdrawRequestMockHandler(),
  getGetQualityDataMockHandler(),
  getSearchUserSummaryMockHandler(),
  getListAuditTrailMockHandler(),
  getExportAuditTrailMockHandler(),
  getListStaffBugReportsMockHandler(),
  getGetEngineSetupMockHandler(),
  getFindStaffSubjectMockHandler(),
  getGetStaffOverviewMockHandler(),
  getGetPartnerReportMockHandler(),
  getGetPersonDetailsMockHandler(),
  getGetPremiumUsersCreditSummaryMockHandler(),
  getExportPremiumCreditsMockHandler(),
  getGetStaffQueuesMockHandler(),
  getListStaffReportsMockHandler(),
  getRevealAddressMockHandler(),
  getRevealBugReportMockHandler(),
  getRevealStoryMockHandler(),
  getReviewFilmMockHandler(),
  getListStaffRowsMockHandler(),
  getExportStaffRowsMockHandler(),
  getSettleJobMockHandler(),
  getTestEngineMockHandler(),
  getUndoFilmReviewMockHandler(),
  getUpdateEngineSetupMockHandler(),
  getUpdateReportMockHandler(),
  getListStaffViewsMockHandler(),
  getCreateStaffViewMockHandler(),
  getDeleteStaffViewMockHandler(),
  getUpdateStaffViewMockHandler(),
  getGenerateStoryWithScriptTypeMockHandler(),
  getTranscribeAudioStoryMockHandler(),
  getGetUsageByDayMockHandler(),
  getListUsageMockHandler(),
  getExportUsageMockHandler(),
  getGenerateVideoMockHandler(),
  getChangeSubscriptionMockHandler(),
  getCreatePurchaseMockHandler(),
  getCreateSubscriptionMockHandler(),
  getGetCurrentSubscriptionMockHandler(),
  getGetPurchaseMockHandler(),
  getGetSubscriptionMockHandler(),
  getListPaymentsMockHandler(),
  getCreatePortalSessionMockHandler(),
  getPreviewSubscriptionChangeMockHandler(),
  getResumeSubscriptionMockHandler()
]
