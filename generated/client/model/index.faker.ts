/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import type {
  Acknowledgement,
  ActionElementInput,
  ChangePasswordRequest,
  Character,
  CharacterList,
  CharacterPortrait,
  CharacterRole,
  CharacterStatus,
  CreateCharacterRequest,
  CreateImageStyleRequest,
  CreateLocationRequest,
  CreateLoraRequest,
  CreateScreenplaySegmentRequest,
  DeleteLoraTrainingDataRequest,
  DialogueElementInput,
  ElementType,
  Emotion,
  Error,
  FeedbackType,
  FiledReport,
  GenerateLoraCaptionsRequest,
  ImageModel,
  ImageStyle,
  ImageStyleList,
  ImageStyleSource,
  ImportScreenplayRequest,
  ImportedElement,
  ImportedScreenplay,
  ImportedSegment,
  Location,
  LocationList,
  LocationType,
  LocationTypeInput,
  LoginRequest,
  LoginWithGoogleRequest,
  Lora,
  LoraCaption,
  LoraList,
  LoraModelType,
  LoraStatus,
  LoraTrainingItem,
  LoraType,
  MapCharacterRequest,
  Media,
  MediaSource,
  MediaStatus,
  MediaType,
  PortraitGenerationStatus,
  ReferralSource,
  RegisterRequest,
  RegisterResult,
  ReorderScreenplayRequest,
  ReportStoryEngineErrorRequest,
  ReportStoryRenderingIssuesRequest,
  ResendVerificationEmailRequest,
  ResetPasswordRequest,
  ScreenplayElement,
  ScreenplayElementInput,
  ScreenplaySegment,
  ScreenplaySegmentList,
  Session,
  SubmitFeedbackRequest,
  SubmitLoraRequest,
  TimeOfDay,
  TimeOfDayInput,
  TransitionElementInput,
  UpdateCharacterRequest,
  UpdateImageStyleRequest,
  UpdateLocationRequest,
  UpdateLoraRequest,
  UpdateScreenplaySegmentRequest,
  UploadLoraModelRequest,
  VerifyEmailRequest
} from './index.ts';



export const getAcknowledgementMock = (overrideResponse: Partial<Acknowledgement> = {}): Acknowledgement => ({message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getActionElementInputMock = (overrideResponse: Partial<ActionElementInput> = {}): ActionElementInput => ({element_type: faker.helpers.arrayElement(['ACTION'] as const), description: faker.string.alpha({length: {min: 1, max: 5000}}), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000}), undefined]), ...overrideResponse})

export const getChangePasswordRequestMock = (overrideResponse: Partial<ChangePasswordRequest> = {}): ChangePasswordRequest => ({current_password: faker.internet.password(), new_password: faker.internet.password(), ...overrideResponse})

export const getCharacterRoleMock = (): CharacterRole => (faker.helpers.arrayElement(['Character','Narrator'] as const))

export const getCharacterStatusMock = (): CharacterStatus => (faker.helpers.arrayElement(['draft','published'] as const))

export const getMediaTypeMock = (): MediaType => (faker.helpers.arrayElement(['image','video','audio'] as const))

export const getMediaSourceMock = (): MediaSource => (faker.helpers.arrayElement(['SYSTEM','USER','GENERATED','STOCK'] as const))

export const getMediaStatusMock = (): MediaStatus => (faker.helpers.arrayElement(['PENDING','PROCESSING','COMPLETED','FAILED'] as const))

export const getMediaMock = (overrideResponse: Partial<Media> = {}): Media => ({id: faker.string.uuid(), media_type: getMediaTypeMock(), source: getMediaSourceMock(), status: getMediaStatusMock(), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), media_transcription_id: faker.helpers.arrayElement([faker.string.uuid(), null]), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), scene_id: faker.helpers.arrayElement([faker.string.uuid(), null]), aroll_id: faker.helpers.arrayElement([faker.string.uuid(), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), file_name: faker.string.alpha({length: {min: 10, max: 20}}), content_type: faker.string.alpha({length: {min: 10, max: 20}}), size_bytes: faker.helpers.arrayElement([faker.number.int(), null]), width: faker.helpers.arrayElement([faker.number.int(), null]), height: faker.helpers.arrayElement([faker.number.int(), null]), duration_ms: faker.helpers.arrayElement([faker.number.int(), null]), prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getPortraitGenerationStatusMock = (): PortraitGenerationStatus => (faker.helpers.arrayElement(['IN_PROGRESS','GENERATED'] as const))

export const getCharacterMock = (overrideResponse: Partial<Character> = {}): Character => ({id: faker.string.uuid(), story_id: faker.helpers.arrayElement([faker.string.uuid(), null]), call_name: faker.string.alpha({length: {min: 10, max: 20}}), role: getCharacterRoleMock(), description: faker.string.alpha({length: {min: 10, max: 20}}), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: getCharacterStatusMock(), mapped_from: faker.helpers.arrayElement([faker.string.uuid(), null]), is_system: faker.datatype.boolean(), portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: faker.helpers.arrayElement([getPortraitGenerationStatusMock(),null,]), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCharacterListMock = (overrideResponse: Partial<CharacterList> = {}): CharacterList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getCharacterMock() })), ...overrideResponse})

export const getCharacterPortraitMock = (overrideResponse: Partial<CharacterPortrait> = {}): CharacterPortrait => ({portrait: faker.helpers.arrayElement([{ ...getMediaMock() },null,]), portrait_generation_status: faker.helpers.arrayElement([getPortraitGenerationStatusMock(),null,]), portrait_error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getCreateCharacterRequestMock = (overrideResponse: Partial<CreateCharacterRequest> = {}): CreateCharacterRequest => ({call_name: faker.string.alpha({length: {min: 1, max: 100}}), role: faker.helpers.arrayElement([getCharacterRoleMock(), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 2000}}), undefined]), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 100}}), undefined]), ...overrideResponse})

export const getImageModelMock = (): ImageModel => (faker.helpers.arrayElement(['DRAFT','LEONARDO','FLUX','CUSTOM_LORA'] as const))

export const getCreateImageStyleRequestMock = (overrideResponse: Partial<CreateImageStyleRequest> = {}): CreateImageStyleRequest => ({name: faker.string.alpha({length: {min: 1, max: 80}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 500}}), undefined]), style_prompt: faker.string.alpha({length: {min: 1, max: 1000}}), base_style_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), image_model: faker.helpers.arrayElement([getImageModelMock(), undefined]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 100}}), undefined]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getCreateLocationRequestMock = (overrideResponse: Partial<CreateLocationRequest> = {}): CreateLocationRequest => ({name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 2000}}), undefined]), derived_from: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getLoraTypeMock = (): LoraType => (faker.helpers.arrayElement(['CHARACTER','OBJECT','STYLE'] as const))

export const getCreateLoraRequestMock = (overrideResponse: Partial<CreateLoraRequest> = {}): CreateLoraRequest => ({lora_type: getLoraTypeMock(), ...overrideResponse})

export const getLocationTypeInputMock = (): LocationTypeInput => (faker.helpers.arrayElement(['INT','EXT','INT_EXT'] as const))

export const getTimeOfDayInputMock = (): TimeOfDayInput => (faker.helpers.arrayElement(['DAY','NIGHT','DAWN','MORNING','AFTERNOON','EVENING','DUSK','LATER','CONTINUOUS'] as const))

export const getCreateScreenplaySegmentRequestMock = (overrideResponse: Partial<CreateScreenplaySegmentRequest> = {}): CreateScreenplaySegmentRequest => ({location: faker.helpers.arrayElement([faker.string.uuid(), undefined]), location_type: faker.helpers.arrayElement([getLocationTypeInputMock(), undefined]), time_of_day: faker.helpers.arrayElement([getTimeOfDayInputMock(), undefined]), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000}), undefined]), ...overrideResponse})

export const getDeleteLoraTrainingDataRequestMock = (overrideResponse: Partial<DeleteLoraTrainingDataRequest> = {}): DeleteLoraTrainingDataRequest => ({training_data_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), ...overrideResponse})

export const getEmotionMock = (): Emotion => (faker.helpers.arrayElement(['NEUTRAL','HAPPY','SAD','ANGRY','EXCITED','CALM','SERIOUS','WHISPER'] as const))

export const getDialogueElementInputMock = (overrideResponse: Partial<DialogueElementInput> = {}): DialogueElementInput => ({element_type: faker.helpers.arrayElement(['DIALOGUE'] as const), character: faker.helpers.arrayElement([faker.string.uuid(), undefined]), dialogue: faker.string.alpha({length: {min: 1, max: 5000}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 500}}), undefined]), emotions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEmotionMock())), undefined]), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000}), undefined]), ...overrideResponse})

export const getElementTypeMock = (): ElementType => (faker.helpers.arrayElement(['ACTION','DIALOGUE','TRANSITION'] as const))

export const getErrorMock = (overrideResponse: Partial<Error> = {}): Error => ({message: faker.string.alpha({length: {min: 10, max: 20}}), detail: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), error: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), undefined]), fields: faker.helpers.arrayElement([{body: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined])}, undefined]), non_field_errors: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), undefined]), ...overrideResponse})

export const getFeedbackTypeMock = (): FeedbackType => (faker.helpers.arrayElement(['GENERAL','BUG','FEATURE_REQUEST','QUALITY','BILLING'] as const))

export const getFiledReportMock = (overrideResponse: Partial<FiledReport> = {}): FiledReport => ({report_id: faker.string.uuid(), message: faker.string.alpha({length: {min: 10, max: 20}}), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGenerateLoraCaptionsRequestMock = (overrideResponse: Partial<GenerateLoraCaptionsRequest> = {}): GenerateLoraCaptionsRequest => ({training_data_ids: Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getImageStyleSourceMock = (): ImageStyleSource => (faker.helpers.arrayElement(['SYSTEM','USER'] as const))

export const getImageStyleMock = (overrideResponse: Partial<ImageStyle> = {}): ImageStyle => ({id: faker.string.uuid(), source: getImageStyleSourceMock(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), style_prompt: faker.string.alpha({length: {min: 10, max: 20}}), base_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), image_model: getImageModelMock(), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), preview_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getImageStyleListMock = (overrideResponse: Partial<ImageStyleList> = {}): ImageStyleList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getImageStyleMock() })), ...overrideResponse})

export const getImportedElementMock = (overrideResponse: Partial<ImportedElement> = {}): ImportedElement => ({element_type: getElementTypeMock(), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 5000}}), undefined]), character: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 100}}), undefined]), dialogue: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 5000}}), undefined]), emotions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (getEmotionMock())), undefined]), ...overrideResponse})

export const getImportedSegmentMock = (overrideResponse: Partial<ImportedSegment> = {}): ImportedSegment => ({location: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined]), location_type: faker.helpers.arrayElement([getLocationTypeInputMock(), undefined]), time_of_day: faker.helpers.arrayElement([getTimeOfDayInputMock(), undefined]), elements: Array.from({ length: faker.number.int({min: 1, max: 1000}) }, (_, i) => i + 1).map(() => ({ ...getImportedElementMock() })), ...overrideResponse})

export const getImportedScreenplayMock = (overrideResponse: Partial<ImportedScreenplay> = {}): ImportedScreenplay => ({title: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 200}}), undefined]), segments: Array.from({ length: faker.number.int({min: 1, max: 500}) }, (_, i) => i + 1).map(() => ({ ...getImportedSegmentMock() })), ...overrideResponse})

export const getImportScreenplayRequestMock = (overrideResponse: Partial<ImportScreenplayRequest> = {}): ImportScreenplayRequest => ({screenplay_data: { ...getImportedScreenplayMock() }, ...overrideResponse})

export const getLocationMock = (overrideResponse: Partial<Location> = {}): Location => ({id: faker.string.uuid(), name: faker.string.alpha({length: {min: 10, max: 20}}), description: faker.string.alpha({length: {min: 10, max: 20}}), derived_from: faker.helpers.arrayElement([faker.string.uuid(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLocationListMock = (overrideResponse: Partial<LocationList> = {}): LocationList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLocationMock() })), ...overrideResponse})

export const getLocationTypeMock = (): LocationType => (faker.helpers.arrayElement(['INT','EXT','INT_EXT'] as const))

export const getLoginRequestMock = (overrideResponse: Partial<LoginRequest> = {}): LoginRequest => ({username: faker.internet.email(), password: faker.internet.password(), ...overrideResponse})

export const getLoginWithGoogleRequestMock = (overrideResponse: Partial<LoginWithGoogleRequest> = {}): LoginWithGoogleRequest => ({access_token: faker.string.alpha({length: {min: 10, max: 4096}}), ...overrideResponse})

export const getLoraModelTypeMock = (): LoraModelType => (faker.helpers.arrayElement(['DRAFT','FLUX','SDXL'] as const))

export const getLoraStatusMock = (): LoraStatus => (faker.helpers.arrayElement(['CREATED','QUEUED','TRAINING','READY','FAILED'] as const))

export const getLoraTrainingItemMock = (overrideResponse: Partial<LoraTrainingItem> = {}): LoraTrainingItem => ({training_data_id: faker.string.uuid(), file_name: faker.string.alpha({length: {min: 10, max: 20}}), thumbnail_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), caption: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), ...overrideResponse})

export const getLoraMock = (overrideResponse: Partial<Lora> = {}): Lora => ({lora_id: faker.string.uuid(), model_name: faker.string.alpha({length: {min: 10, max: 20}}), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), source: faker.helpers.arrayElement(['TRAINED','UPLOADED'] as const), status: getLoraStatusMock(), progress: faker.number.int({min: 0, max: 100}), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), trigger_word: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), primary_trigger: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), secondary_trigger: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), lora_scale: faker.number.float({min: 0, max: 2, fractionDigits: 2}), steps: faker.number.int({min: 100, max: 4000}), training_data: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), training_data_items: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLoraTrainingItemMock() })), preview_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getLoraCaptionMock = (overrideResponse: Partial<LoraCaption> = {}): LoraCaption => ({training_data_id: faker.string.uuid(), caption: faker.string.alpha({length: {min: 0, max: 1000}}), ...overrideResponse})

export const getLoraListMock = (overrideResponse: Partial<LoraList> = {}): LoraList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getLoraMock() })), ...overrideResponse})

export const getMapCharacterRequestMock = (overrideResponse: Partial<MapCharacterRequest> = {}): MapCharacterRequest => ({character_id: faker.string.uuid(), ...overrideResponse})

export const getReferralSourceMock = (): ReferralSource => (faker.helpers.arrayElement(['Google','TikTok','X/Twitter','LinkedIn','Instagram','YouTube','Word of Mouth / Referral','Other'] as const))

export const getRegisterRequestMock = (overrideResponse: Partial<RegisterRequest> = {}): RegisterRequest => ({username: faker.internet.email(), password: faker.internet.password(), first_name: faker.string.alpha({length: {min: 1, max: 100}}), last_name: faker.string.alpha({length: {min: 1, max: 100}}), company_name: faker.string.alpha({length: {min: 1, max: 200}}), how_did_you_hear_about_us: getReferralSourceMock(), receive_updates: faker.datatype.boolean(), agree_to_tnc: faker.helpers.arrayElement([true] as const), ...overrideResponse})

export const getRegisterResultMock = (overrideResponse: Partial<RegisterResult> = {}): RegisterResult => ({message: faker.string.alpha({length: {min: 10, max: 20}}), access: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), is_profile_complete: faker.datatype.boolean(), is_email_verified: faker.datatype.boolean(), ...overrideResponse})

export const getReorderScreenplayRequestMock = (overrideResponse: Partial<ReorderScreenplayRequest> = {}): ReorderScreenplayRequest => ({new_index: faker.number.int({min: 0, max: 10000}), ...overrideResponse})

export const getReportStoryEngineErrorRequestMock = (overrideResponse: Partial<ReportStoryEngineErrorRequest> = {}): ReportStoryEngineErrorRequest => ({story_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), error_message: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), undefined]), operation: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 4000}}), undefined]), ...overrideResponse})

export const getReportStoryRenderingIssuesRequestMock = (overrideResponse: Partial<ReportStoryRenderingIssuesRequest> = {}): ReportStoryRenderingIssuesRequest => ({story_id: faker.string.uuid(), scene_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 4000}}), undefined]), ...overrideResponse})

export const getResendVerificationEmailRequestMock = (overrideResponse: Partial<ResendVerificationEmailRequest> = {}): ResendVerificationEmailRequest => ({email: faker.internet.email(), ...overrideResponse})

export const getResetPasswordRequestMock = (overrideResponse: Partial<ResetPasswordRequest> = {}): ResetPasswordRequest => ({email: faker.internet.email(), ...overrideResponse})

export const getScreenplayElementMock = (overrideResponse: Partial<ScreenplayElement> = {}): ScreenplayElement => ({id: faker.string.uuid(), segment_id: faker.string.uuid(), index: faker.number.int({min: 0}), element_type: getElementTypeMock(), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), character: faker.helpers.arrayElement([faker.string.uuid(), null]), dialogue: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), emotions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (getEmotionMock())), ...overrideResponse})

export const getTransitionElementInputMock = (overrideResponse: Partial<TransitionElementInput> = {}): TransitionElementInput => ({element_type: faker.helpers.arrayElement(['TRANSITION'] as const), description: faker.string.alpha({length: {min: 1, max: 100}}), index: faker.helpers.arrayElement([faker.number.int({min: 0, max: 10000}), undefined]), ...overrideResponse})

export const getScreenplayElementInputMock = (): ScreenplayElementInput => (faker.helpers.arrayElement([{ ...getActionElementInputMock() },{ ...getDialogueElementInputMock() },{ ...getTransitionElementInputMock() },]))

export const getTimeOfDayMock = (): TimeOfDay => (faker.helpers.arrayElement(['DAY','NIGHT','DAWN','MORNING','AFTERNOON','EVENING','DUSK','LATER','CONTINUOUS'] as const))

export const getScreenplaySegmentMock = (overrideResponse: Partial<ScreenplaySegment> = {}): ScreenplaySegment => ({id: faker.string.uuid(), story_id: faker.string.uuid(), index: faker.number.int({min: 0}), location: faker.helpers.arrayElement([faker.string.uuid(), null]), location_type: getLocationTypeMock(), time_of_day: getTimeOfDayMock(), elements: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplayElementMock() })), ...overrideResponse})

export const getScreenplaySegmentListMock = (overrideResponse: Partial<ScreenplaySegmentList> = {}): ScreenplaySegmentList => ({results: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({ ...getScreenplaySegmentMock() })), ...overrideResponse})

export const getSessionMock = (overrideResponse: Partial<Session> = {}): Session => ({access: faker.string.alpha({length: {min: 10, max: 20}}), is_profile_complete: faker.datatype.boolean(), must_change_password: faker.datatype.boolean(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getSubmitFeedbackRequestMock = (overrideResponse: Partial<SubmitFeedbackRequest> = {}): SubmitFeedbackRequest => ({feedback_type: getFeedbackTypeMock(), feedback: faker.string.alpha({length: {min: 1, max: 4000}}), story_id: faker.helpers.arrayElement([faker.string.uuid(), undefined]), rating: faker.helpers.arrayElement([faker.number.int({min: 1, max: 5}), undefined]), ...overrideResponse})

export const getSubmitLoraRequestMock = (overrideResponse: Partial<SubmitLoraRequest> = {}): SubmitLoraRequest => ({lora_id: faker.string.uuid(), model_name: faker.string.alpha({length: {min: 1, max: 100}}), trigger_word: faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"), steps: faker.number.int({min: 100, max: 4000}), training_data: Array.from({ length: faker.number.int({min: 4, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), ...overrideResponse})

export const getUpdateCharacterRequestMock = (overrideResponse: Partial<UpdateCharacterRequest> = {}): UpdateCharacterRequest => ({call_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 100}}), undefined]), role: faker.helpers.arrayElement([getCharacterRoleMock(), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 2000}}), undefined]), language_and_voice_code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 100}}), undefined]), ...overrideResponse})

export const getUpdateImageStyleRequestMock = (overrideResponse: Partial<UpdateImageStyleRequest> = {}): UpdateImageStyleRequest => ({name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 80}}), undefined]), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 500}}), undefined]), style_prompt: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 1000}}), undefined]), base_style_id: faker.helpers.arrayElement([faker.string.uuid(), null]), image_model: faker.helpers.arrayElement([getImageModelMock(), undefined]), leonardo_style_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 100}}), null]), lora_id: faker.helpers.arrayElement([faker.string.uuid(), null]), reference_image_media_id: faker.helpers.arrayElement([faker.string.uuid(), null]), ...overrideResponse})

export const getUpdateLocationRequestMock = (overrideResponse: Partial<UpdateLocationRequest> = {}): UpdateLocationRequest => ({name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 0, max: 2000}}), undefined]), derived_from: faker.helpers.arrayElement([faker.string.uuid(), undefined]), ...overrideResponse})

export const getUpdateLoraRequestMock = (overrideResponse: Partial<UpdateLoraRequest> = {}): UpdateLoraRequest => ({lora_id: faker.string.uuid(), model_name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 100}}), undefined]), model_type: faker.helpers.arrayElement([getLoraModelTypeMock(), undefined]), lora_type: faker.helpers.arrayElement([getLoraTypeMock(), undefined]), trigger_word: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"), undefined]), primary_trigger: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"), undefined]), secondary_trigger: faker.helpers.arrayElement([faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"), undefined]), lora_scale: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), steps: faker.helpers.arrayElement([faker.number.int({min: 100, max: 4000}), undefined]), training_data: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 0, max: 100}) }, (_, i) => i + 1).map(() => (faker.string.uuid())), undefined]), captions: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => ({ ...getLoraCaptionMock() })), undefined]), ...overrideResponse})

export const getUpdateScreenplaySegmentRequestMock = (overrideResponse: Partial<UpdateScreenplaySegmentRequest> = {}): UpdateScreenplaySegmentRequest => ({location: faker.helpers.arrayElement([faker.string.uuid(), undefined]), location_type: faker.helpers.arrayElement([getLocationTypeInputMock(), undefined]), time_of_day: faker.helpers.arrayElement([getTimeOfDayInputMock(), undefined]), ...overrideResponse})

export const getUploadLoraModelRequestMock = (overrideResponse: Partial<UploadLoraModelRequest> = {}): UploadLoraModelRequest => ({file: new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), model_name: faker.string.alpha({length: {min: 1, max: 100}}), model_type: getLoraModelTypeMock(), lora_type: getLoraTypeMock(), trigger_word: faker.helpers.fromRegExp("^[A-Za-z0-9_-]+$"), lora_scale: faker.helpers.arrayElement([faker.number.float({min: 0, max: 2, fractionDigits: 2}), undefined]), ...overrideResponse})

export const getVerifyEmailRequestMock = (overrideResponse: Partial<VerifyEmailRequest> = {}): VerifyEmailRequest => ({token: faker.string.alpha({length: {min: 16, max: 512}}), ...overrideResponse})