/** Every closed set of values in the database. `values.test.ts` compares the contract's enums with these. */
/** The kinds of notifications, in the order in which the settings show them. */
export const notificationKinds = [
  'FILM_READY',
  'TASK_FAILED',
  'OFFER_RECEIVED',
  'CREDITS',
  'PLAN',
  'FILM_REVIEWED',
] as const

export const aspectRatios = ['NINE_SIXTEEN', 'SIXTEEN_NINE', 'ONE_ONE'] as const
export const creationModes = [
  'Text',
  'Script',
  'Screenplay',
  'Audio',
  'VideoCaptions',
  'Avatar',
  'Narrated',
  'Blank',
] as const
export const scriptTypes = ['PROMPT', 'SCRIPT', 'SCREENPLAY'] as const
export const storyStatuses = ['DRAFT', 'GENERATING', 'COMPLETED', 'FAILED'] as const
export const generationSteps = [
  'NONE',
  'QUEUED',
  'WRITING',
  'SPLITTING',
  'TRANSCRIBING',
  'TRANSLATING',
  'SPEAKING',
  'ILLUSTRATING',
  'ANIMATING',
] as const
export const sceneStates = ['PENDING', 'GENERATING', 'COMPLETED', 'FAILED'] as const
export const arollStates = ['EMPTY', 'GENERATING', 'COMPLETED', 'FAILED'] as const
export const sceneSizes = ['SHORT', 'MEDIUM', 'LONG'] as const
export const scenePaces = ['SLOW', 'MEDIUM', 'FAST'] as const
export const aiOutputModes = ['IMAGE', 'VIDEO'] as const
export const shotsPerScene = ['AUTO', 'ONE', 'TWO', 'THREE', 'FOUR'] as const
export { EMOTIONS as emotions } from '#src/domain/emotions.ts'
export const captionStyles = ['CLASSIC', 'BOLD_POP', 'KARAOKE', 'BOXED', 'MINIMAL', 'NEON'] as const
export const fontSizes = ['SMALL', 'MEDIUM', 'LARGE', 'EXTRA_LARGE'] as const
export const captionLengths = ['ONE_WORD', 'SHORT', 'MEDIUM', 'LONG'] as const
export const arollTypes = ['VideoARoll', 'ImageARoll'] as const
export const imageAnimations = ['NONE', 'ZOOM_IN', 'ZOOM_OUT', 'PAN_LEFT', 'PAN_RIGHT', 'PAN_UP', 'PAN_DOWN'] as const
/** '' means no transition. */
export const transitions = ['', 'fade', 'slide-left', 'slide-right', 'wipe', 'zoom', 'dip-to-black'] as const
export const contentFits = ['COVER', 'CONTAIN', 'BLUR_FILL'] as const
export const layouts = ['FULL', 'SPLIT_LEFT', 'SPLIT_RIGHT', 'PICTURE_IN_PICTURE'] as const
export const overlayKinds = ['MEDIA', 'TEXT', 'SHAPE', 'STICKER'] as const
export const musicCueKinds = ['MUSIC', 'EFFECT'] as const
export const generationStatuses = ['NONE', 'IN_PROGRESS', 'GENERATED', 'FAILED'] as const
export const mediaTypes = ['image', 'video', 'audio'] as const
export const mediaSources = ['SYSTEM', 'USER', 'GENERATED', 'STOCK'] as const
export const mediaStatuses = ['PENDING', 'PROCESSING', 'COMPLETED', 'FAILED'] as const
export const characterRoles = ['Character', 'Narrator'] as const
export const characterStatuses = ['draft', 'published'] as const
export const timesOfDay = ['DAY', 'NIGHT', 'DAWN', 'DUSK', 'MORNING', 'AFTERNOON', 'EVENING', 'CONTINUOUS'] as const
export const locationTypes = ['INT', 'EXT', 'INT_EXT'] as const
export const screenplayElementTypes = ['ACTION', 'DIALOGUE', 'TRANSITION', 'SHOT'] as const
export const imageStyleSources = ['SYSTEM', 'USER'] as const
export const captionSources = ['NONE', 'PERSON', 'IMPORTED', 'DRAFTED'] as const

export const loraStatuses = ['DRAFT', 'TRAINING', 'COMPLETED', 'FAILED'] as const
export const loraStages = ['QUEUED', 'TRAINING', 'SAMPLES'] as const
export const taskTypes = [
  'inpainting',
  'lip_sync',
  'upscale',
  'image_editing',
  'image_to_video',
  'music',
  'clean_up',
] as const
export const taskTools = [
  'IMAGE',
  'UPSCALE',
  'REFRAME',
  'MODIFY_VIDEO',
  'IMAGE_TO_VIDEO',
  'LIP_SYNC',
  'AVATAR',
  'INPAINTING',
  'MUSIC',
  'CLEAN_UP',
] as const
export const taskStatuses = ['CREATED', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'THROTTLED'] as const
export const toolVerdicts = ['NONE', 'KEPT', 'REJECTED'] as const
/** An accepted one runs until all of its holds have ended. */
/** The quoted work: replacing drafts by generated assets, or generating a story. */
export const quotedWorks = ['MAKE_REAL', 'GENERATION'] as const
export const quoteStates = ['OPEN', 'ACCEPTED', 'STOPPED'] as const
/** Sent to a provider, accepted by it, delivered. */
export const providerOrderStates = ['SENT', 'ACCEPTED', 'DELIVERED'] as const
export const renderStatuses = ['QUEUED', 'RENDERING', 'COMPLETED', 'FAILED', 'CANCELLED'] as const
export const renderPartStatuses = ['QUEUED', 'RENDERING', 'COMPLETED'] as const
export const renderExecutors = ['SERVER', 'BROWSER'] as const
export const subscriptionStatuses = ['PENDING', 'ACTIVE', 'PAST_DUE', 'CANCELLED', 'EXPIRED'] as const
export const purchaseStatuses = ['PENDING', 'PAID', 'REFUNDED', 'EXPIRED'] as const
export const paymentStatuses = ['OPEN', 'PAID', 'REFUNDED'] as const
export const paymentProviders = ['DEMO', 'STRIPE'] as const
export const demoObjectKinds = ['CHECKOUT', 'SUBSCRIPTION', 'PAYMENT'] as const
export const creditKinds = ['GRANT', 'CHARGE', 'REFUND', 'EXPIRY', 'REVERSAL'] as const
export const usageKinds = ['GRANT', 'EXPIRY', 'REVERSAL', 'HOLD', 'CHARGE', 'RELEASE', 'REFUND'] as const
export const creditHoldStatuses = ['HELD', 'CAPTURED', 'RELEASED', 'REFUNDED'] as const
export const creditSources = ['START', 'PLAN_MONTH', 'PURCHASE', 'GIFT'] as const
export const jobStatuses = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED', 'ACKNOWLEDGED'] as const
export const premiumTypes = ['CREATOR', 'PRO', 'STUDIO'] as const
export const logoPositions = [
  'TOP_LEFT',
  'TOP_CENTER',
  'TOP_RIGHT',
  'MIDDLE_LEFT',
  'MIDDLE_CENTER',
  'MIDDLE_RIGHT',
  'BOTTOM_LEFT',
  'BOTTOM_CENTER',
  'BOTTOM_RIGHT',
] as const
/** What staff may see: users and stories, payments, videos for review, everything. */
export const staffRoles = ['SUPPORT', 'FINANCE', 'REVIEWER', 'ADMIN'] as const
/** What staff viewed or did; written before it is shown or done. */
export const trailActions = [
  'SEARCHED_PEOPLE',
  'VIEWED_PERSON',
  'REVEALED_ADDRESS',
  'VIEWED_STORY',
  'REVEALED_TEXTS',
  'EXPORTED_ROWS',
  'RETRIED_JOB',
  'RELEASED_JOB',
  'ACKNOWLEDGED_JOB',
  'VIEWED_FILM',
  'APPROVED_FILM',
  'REJECTED_FILM',
  'UNDID_REVIEW',
  'LISTED_CAPSULES',
  'OPENED_CAPSULE',
  'CLOSED_REPORT',
  'REOPENED_REPORT',
  'UPDATED_REPORT',
  'ANSWERED_REPORT',
  'SET_ENGINES',
  'SET_OWN_KEY',
  'TESTED_ENGINE',
] as const
export const trailSubjects = ['PERSON', 'STORY', 'FILM', 'JOB', 'LIST', 'CAPSULE', 'REPORT', 'ENGINES'] as const
/** The decision on an exported video. */
export const filmVerdicts = ['WAITING', 'APPROVED', 'REJECTED'] as const
/** Lists of the staff pages. */
export const staffGrids = ['USAGE', 'GENERATIONS', 'QUALITY', 'PREMIUM', 'PARTNER', 'PERSON', 'TRAIL'] as const
export const reportKinds = ['RENDERING', 'ENGINE', 'FEEDBACK'] as const
export const reportStates = ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const
export const feedbackTypes = ['GENERAL', 'BUG', 'FEATURE_REQUEST', 'QUALITY', 'BILLING'] as const
export type PaymentProviderId = (typeof paymentProviders)[number]
