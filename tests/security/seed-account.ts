import * as schema from '#server/platform/db/schema/index.ts'
import { FULL_BOX, NO_MOTION } from '#src/domain/overlays.ts'
import type { TestApp } from '#server/testing/create-test-app.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { exampleDocument } from './contract.ts'

/** One or two records of each kind that a user can have. */
export interface SeededAccount {
  user: TestUser
  /** Part of every text of these records and of no other text. */
  sentinel: string
  ids: Readonly<Record<Kind, string>>
}

export type Kind =
  | 'story'
  | 'scene'
  | 'otherScene'
  | 'aroll'
  | 'overlay'
  | 'musicCue'
  | 'image'
  | 'otherImage'
  | 'audio'
  | 'video'
  | 'pendingUpload'
  | 'transcription'
  | 'project'
  | 'character'
  | 'location'
  | 'imageStyle'
  | 'lora'
  | 'segment'
  | 'element'
  | 'task'
  | 'render'
  | 'quote'
  | 'rewriting'
  | 'version'
  | 'subscription'
  | 'purchase'
  | 'checkout'
  | 'templateOffer'
  | 'user'
  | 'session'
  | 'notification'
  | 'job'
  | 'report'
  | 'bugReport'
  | 'staffView'

const document = exampleDocument()

/** An inspected image of a training set. */
const FACTS = {
  size: { width: 640, height: 640 },
  sharpness: 1,
  darkest: 20,
  brightest: 80,
  transparent: 0,
  hash: '0123456789abcdef',
  caption: 'a bright picture',
}

/** Creates all records for a premium account with plenty of credits. */
export async function seedAccount(test: TestApp, options: { isStaff?: boolean } = {}): Promise<SeededAccount> {
  const user = await test.user({ isPremium: true, extraCredits: 10_000, ...options })
  const sentinel = `private-${user.id.slice(0, 8)}`
  const at = { createdAt: test.clock.now(), updatedAt: test.clock.now() }
  const make = () => crypto.randomUUID()
  const ids = {
    story: make(),
    scene: make(),
    otherScene: make(),
    aroll: make(),
    overlay: make(),
    musicCue: make(),
    quote: make(),
    rewriting: make(),
    image: make(),
    otherImage: make(),
    audio: make(),
    video: make(),
    pendingUpload: make(),
    transcription: make(),
    project: make(),
    character: make(),
    location: make(),
    imageStyle: make(),
    lora: make(),
    segment: make(),
    element: make(),
    task: make(),
    render: make(),
    version: make(),
    subscription: make(),
    purchase: make(),
    checkout: make(),
    templateOffer: make(),
    user: user.id,
    session: make(),
    notification: make(),
    job: make(),
    report: make(),
    bugReport: make(),
    staffView: make(),
  }
  const userId = user.id
  const storyId = ids.story
  const { db } = test
  await db.insert(schema.projects).values({ id: ids.project, userId, name: sentinel, ...at })
  await db.insert(schema.loraModels).values({ id: ids.lora, userId, modelName: sentinel, loraType: 'STYLE', ...at })
  const style = { id: ids.imageStyle, userId, source: 'USER' as const, name: sentinel, look: 'cinematic' }
  await db.insert(schema.imageStyles).values({ ...style, ...at })
  const story = { id: storyId, userId, projectId: ids.project, displayTitle: sentinel, creationMode: 'Text' as const }
  const text = `${sentinel} one two three four five six`
  // A copy in another language, so that its operations are covered too.
  const copied = { originalLanguage: 'de-DE', originalTitle: sentinel }
  await db.insert(schema.stories).values({ ...story, initialPrompt: text, status: 'COMPLETED', ...copied, ...at })
  const media = (id: string, mediaType: 'image' | 'audio' | 'video', extension: string, contentType: string) => ({
    id,
    userId,
    storyId,
    mediaType,
    source: 'USER' as const,
    status: 'COMPLETED' as const,
    fileKey: `media/${id}.${extension}`,
    fileName: `${sentinel}.${extension}`,
    contentType,
    sizeBytes: 100,
    origin: { prompt: sentinel },
    ...(mediaType === 'audio' ? {} : { width: 640, height: 360 }),
    ...(mediaType === 'image' ? {} : { durationMs: 3_000 }),
    ...at,
  })
  await db
    .insert(schema.media)
    .values([
      media(ids.image, 'image', 'png', 'image/png'),
      media(ids.otherImage, 'image', 'png', 'image/png'),
      media(ids.audio, 'audio', 'wav', 'audio/wav'),
      media(ids.video, 'video', 'mp4', 'video/mp4'),
      { ...media(ids.pendingUpload, 'image', 'png', 'image/png'), status: 'PENDING' as const },
    ])
  const words = text.split(' ').map((word, index) => ({ word, start: index * 400, end: (index + 1) * 400 }))
  const said = { id: ids.transcription, mediaId: ids.audio, language: 'en-US', text, words }
  await db.insert(schema.mediaTranscriptions).values({ ...said, status: 'GENERATED', ...at })
  await db.insert(schema.loraTrainingData).values({ loraId: ids.lora, mediaId: ids.image, facts: FACTS, ...at })
  const scene = { storyId, text, captions: words, status: 'COMPLETED' as const, audioMediaId: ids.audio }
  await db.insert(schema.scenes).values(
    [ids.scene, ids.otherScene].map((id, elementOrder) => ({
      ...scene,
      id,
      elementOrder,
      audioDurationMs: 3_000,
      durationInFrames: 90,
      languageAndVoiceCode: 'en-US-test',
      lastUsedImagePrompt: sentinel,
      originalText: sentinel,
      ...at,
    })),
  )
  const aroll = { mediaId: ids.image, durationMs: 3_000, status: 'COMPLETED' as const, imageGenerationPrompt: sentinel }
  await db.insert(schema.arolls).values([
    { ...aroll, id: ids.aroll, sceneId: ids.scene, arollOrder: 0, arollType: 'ImageARoll', seed: 1, ...at },
    { ...aroll, sceneId: ids.otherScene, arollOrder: 0, arollType: 'ImageARoll', seed: 2, ...at },
  ])
  const over = {
    overlayOrder: 0,
    startMs: 0,
    durationMs: 1_000,
    box: FULL_BOX,
    motionIn: NO_MOTION,
    motionOut: NO_MOTION,
  }
  const titled = { text: sentinel, font: 'Inter', font_weight: 700, font_size: 0.05, color: '#ffffff' } as const
  const aligned = { align: 'CENTER', line_height: 1.2, outline: null, shadow: null, background: null } as const
  const content = { ...titled, ...aligned, counts_up: false }
  await db
    .insert(schema.overlays)
    .values({ id: ids.overlay, storyId, sceneId: ids.scene, kind: 'TEXT', ...over, content, ...at })
  const plain = { startMs: 0, offsetMs: 0, volume: 1, loops: false, fadeInMs: 0, fadeOutMs: 0, isMuted: false }
  const sounding = { kind: 'EFFECT', mediaId: ids.audio, track: 0, ...plain } as const
  await db.insert(schema.musicCues).values({ id: ids.musicCue, storyId, sceneId: ids.scene, ...sounding, ...at })
  await db.insert(schema.characters).values({ id: ids.character, userId, storyId, callName: sentinel, ...at })
  await db.insert(schema.locations).values({ id: ids.location, userId, name: sentinel, ...at })
  const segment = { id: ids.segment, storyId, segmentOrder: 0, locationId: ids.location, locationName: sentinel }
  await db.insert(schema.screenplaySegments).values({ ...segment, ...at })
  const element = { id: ids.element, segmentId: ids.segment, elementOrder: 0, dialogue: sentinel }
  await db.insert(schema.screenplayElements).values({ ...element, elementType: 'DIALOGUE', ...at })
  const task = { id: ids.task, userId, storyId, sceneId: ids.scene, arollId: ids.aroll, prompt: sentinel }
  const repainting = {
    sourceMediaId: ids.image,
    request: { mask_media_id: ids.otherImage },
    status: 'COMPLETED' as const,
  }
  await db.insert(schema.tasks).values([
    { ...task, taskType: 'upscale', modelId: 'draft-upscale', ...at },
    { ...task, ...repainting, id: make(), taskType: 'inpainting', modelId: 'draft-inpainting', ...at },
  ])
  const render = { id: ids.render, userId, storyId, document, scenesTotal: 2, durationInFrames: 180 }
  const size = { width: 1920, height: 1080 }
  const receipts = {
    ...{ story_id: storyId, title: sentinel, revision: 0, engines: [], receipts: [] },
    written_at: at.createdAt.toISOString(),
  }
  await db
    .insert(schema.renders)
    .values({ ...render, ...size, receipts, executor: 'BROWSER', errorMessage: sentinel, ...at })
  const quoted = {
    ...{ id: `picture:${ids.aroll}`, part: 'PICTURE' as const, scene_id: ids.scene, scene_number: 1 },
    ...{ aroll_id: ids.aroll, engine: 'An engine', expected: 1, most: 1, forecast: null, rewritten: sentinel },
  }
  const quote = { id: ids.quote, userId, storyId, pricesAsOf: '2026-11-01', items: [quoted] }
  await db.insert(schema.quotes).values({ ...quote, createdAt: at.createdAt })
  const version = { id: ids.version, storyId, userId, revision: 0, name: sentinel, scenesTotal: 2 }
  const snapshot = { story: { displayTitle: sentinel }, scenes: [], arolls: [], brolls: [] }
  await db.insert(schema.storyVersions).values({ ...version, durationInFrames: 180, snapshot, createdAt: at.createdAt })
  const bought = { id: ids.subscription, userId, priceId: 'pro-month-usd', amount: 1_900, currency: 'USD' }
  await db
    .insert(schema.subscriptions)
    .values({ ...bought, premiumType: 'PRO', status: 'ACTIVE', returnPath: `/${sentinel}`, ...at })
  const pack = { packId: 'credits-100-usd', credits: 100, amount: 400, currency: 'USD', provider: 'DEMO' as const }
  await db.insert(schema.purchases).values({ id: ids.purchase, userId, ...pack, returnPath: `/${sentinel}`, ...at })
  const checkout = {
    ...{ ownId: ids.purchase, title: sentinel, amount: 400, currency: 'USD', priceId: null, subscriptionId: null },
    ...{ status: 'OPEN', returnUrl: '/', cancelUrl: '/', expiresAt: new Date(at.createdAt.getTime() + 86_400_000) },
  }
  await db.insert(schema.demoObjects).values({ id: ids.checkout, userId, kind: 'CHECKOUT', content: checkout, ...at })
  const giver = {
    userId,
    toEmail: user.email,
    displayTitle: sentinel,
    aspectRatio: 'ONE_ONE' as const,
    language: 'en-US',
  }
  const template = { snapshot: { ...snapshot, story: { ...story, aspectRatio: 'ONE_ONE' } }, scenesTotal: 0 }
  const lasts = { createdAt: at.createdAt, expiresAt: new Date(at.createdAt.getTime() + 86_400_000) }
  const offer = { id: ids.templateOffer, ...giver, ...template, durationInFrames: 0, ...lasts }
  await db.insert(schema.templateOffers).values(offer)
  await db.insert(schema.sessions).values({ id: ids.session, userId, device: sentinel, ...lasts })
  const notification = {
    id: ids.notification,
    userId,
    kind: 'PLAN' as const,
    key: sentinel,
    title: sentinel,
    path: '/app',
    storyId,
  }
  await db.insert(schema.notifications).values({ ...notification, createdAt: at.createdAt })
  const job = {
    id: ids.job,
    userId,
    storyId,
    kind: 'forget-file',
    payload: { key: sentinel },
    status: 'COMPLETED' as const,
  }
  const view = { id: ids.staffView, userId, grid: 'USAGE' as const, name: sentinel, search: '', isShared: false }
  await db.insert(schema.staffViews).values({ ...view, ...at })
  const writing = {
    ...{ storyId, userId, scriptType: 'PROMPT', text: sentinel, seconds: null, holdId: null, stage: 'OPEN' },
    written: {
      scenes: [{ narration: `${sentinel} other words`, visualPrompt: sentinel }],
      cast: [],
      receipt: { work: 'TEXT', engine: 'An engine', is_draft: false, prompt: sentinel, inputs: [], hold_id: null },
    },
  }
  const rewriting = { ...job, id: ids.rewriting, kind: 'rewrite-story', payload: writing }
  const ended = { runAt: at.createdAt, finishedAt: at.createdAt, ...at }
  await db.insert(schema.jobs).values([job, rewriting].map((each) => ({ ...each, ...ended })))
  const report = { id: ids.report, userId, storyId, kind: 'RENDERING' as const, description: sentinel }
  await db.insert(schema.reports).values({ ...report, createdAt: at.createdAt })
  const sent = { id: ids.bugReport, userId, storyId, reportId: ids.report, description: sentinel, appVersion: '0.0.0' }
  const stored = { fileKey: `capsules/${ids.bugReport}.gz`, sizeBytes: 8 }
  await db.insert(schema.bugReports).values({ ...sent, ...stored, createdAt: at.createdAt })
  return { user, sentinel, ids }
}
