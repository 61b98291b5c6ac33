import * as z from 'zod'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { sceneStates, scriptTypes } from '#server/platform/db/schema/values.ts'

/** What scenes were before work on them began, to be put back when it ends. */
const statusesBefore = z.record(z.string(), z.enum(sceneStates))
export type StatusesBefore = z.output<typeof statusesBefore>

/** The recording to cut for a scene whose own is of a kind that cannot be cut here: scene id → media id. */
const wavCopies = z.record(z.string(), z.string())
export type WavCopies = z.output<typeof wavCopies>

/** A text to be written or divided into scenes. */
export const writePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  kind: z.enum(['PROMPT', 'SCRIPT']),
  text: z.string(),
  /** Whether the title is still the one that was made of the first words. */
  mayRename: z.boolean(),
  holdId: z.string().nullable(),
  /** Voices and pictures were asked for while the text was being written. */
  thenMake: z.boolean(),
  /** What the person was shown that making it costs at most, credits; null: nothing was shown. */
  mostCredits: z.number().nullable().default(null),
  /** The person wants the built-in engine's text in the place of a model's. */
  builtInWriter: z.boolean().default(false),
  /** A text that is only cut may be longer than the account allows: it is shown, and refused when it shall be made. */
  mayExceed: z.boolean().default(false),
  statusBefore: z.enum(['DRAFT', 'COMPLETED']),
})
export type WritePayload = z.output<typeof writePayload>

/** A text that is written beside the story there is; what came stays with the job, to be compared. */
export const rewritePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  scriptType: z.enum(scriptTypes),
  text: z.string(),
  /** Length that is aimed for, seconds; null when the text decides. */
  seconds: z.number().nullable(),
  holdId: z.string().nullable(),
  /** OPEN until something of it was taken, or the person wants none of it. */
  stage: z.enum(['OPEN', 'TAKEN', 'DISCARDED']).default('OPEN'),
  /** null until it is written. */
  written: z
    .object({
      scenes: z.array(z.object({ narration: z.string(), visualPrompt: z.string() })),
      cast: z.array(z.object({ name: z.string(), description: z.string() })),
      receipt: z.custom<StoredReceipt>(),
    })
    .nullable()
    .default(null),
  /** Why it could not be written, for people. */
  problem: z.string().nullable().default(null),
})
export type RewritePayload = z.output<typeof rewritePayload>

/** Scenes that voices and pictures are made for. */
export const makePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  /** In playing order. */
  sceneIds: z.array(z.string()),
  /** VOICES leaves pictures alone. */
  parts: z.enum(['ALL', 'VOICES']),
  /** What it is charged as; by default its parts say it. */
  action: z.enum(['generate_story', 'generate_visuals']).optional(),
  holdId: z.string().nullable(),
  /** Whose holds pay for it, piece by piece, where engines of providers were asked. */
  quoteId: z.string().nullable().default(null),
  statusBefore: z.enum(['DRAFT', 'COMPLETED']),
})
export type MakePayload = z.output<typeof makePayload>

/** A scene's voice-over. */
export const speakPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  sceneId: z.string(),
  holdId: z.string().nullable(),
  /** A voice that takes the place of the scene's own once it has spoken. */
  voice: z.string().optional(),
  /** Whether the scene stays as long as it is where the speech is shorter. */
  keepsLength: z.boolean().optional(),
  /** What was asked for with it by the same call; absent in jobs of earlier versions. */
  workId: z.string().optional(),
})
export type SpeakPayload = z.output<typeof speakPayload>

/** A new picture for an A-roll, as it was asked for. */
export const drawArollPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  arollId: z.string(),
  holdId: z.string().nullable(),
  prompt: z.string(),
  /** What the prompt was put together from; absent in jobs of earlier versions. */
  words: z.object({ prompt: z.string(), told: z.string(), cast: z.string(), style: z.string() }).optional(),
  /** An id of the illustrator's looks. */
  look: z.string(),
  seed: z.number().int(),
  /** Whether a camera then moves over the picture; part of the same charge. */
  thenMoves: z.boolean().optional(),
  /** What pays for that clip, where it was quoted by itself. */
  motionHoldId: z.string().nullable().optional(),
  /** What was asked for with it by the same call; absent in jobs of earlier versions. */
  workId: z.string().optional(),
})
export type DrawArollPayload = z.output<typeof drawArollPayload>

/** A portrait as it was asked for. */
export const portraitPayload = z.object({
  characterId: z.string(),
  storyId: z.string(),
  userId: z.string(),
  holdId: z.string().nullable(),
  prompt: z.string(),
  look: z.string(),
  seed: z.number().int(),
  /** The model that the story chose for its pictures. */
  model: z.string().default(AUTO_MODEL),
})
export type PortraitPayload = z.output<typeof portraitPayload>

/** A scene that becomes two. */
export const splitPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  sceneId: z.string(),
  /** Words that stay in the first scene; null in a scene that is cut at a frame. */
  index: z.number().nullable(),
  frame: z.number().nullable().default(null),
  wavs: wavCopies.default({}),
  before: statusesBefore,
})
export type SplitPayload = z.output<typeof splitPayload>

/** Neighbours that become one scene. */
export const mergePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  /** In playing order. */
  sceneIds: z.array(z.string()),
  wavs: wavCopies.default({}),
  before: statusesBefore,
})
export type MergePayload = z.output<typeof mergePayload>

/** A scene whose voice-over tells its text. */
export const transcribePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  sceneId: z.string(),
  language: z.string(),
  /** What is said, where the person typed it. */
  text: z.string().optional(),
  holdId: z.string().nullable(),
  before: statusesBefore,
})
export type TranscribePayload = z.output<typeof transcribePayload>

/** A copy in another language. */
export const translatePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  /** In playing order. */
  sceneIds: z.array(z.string()),
  /** Whether the title is still the original's. */
  mayRename: z.boolean(),
  holdId: z.string().nullable(),
  /** Whose holds pay for the voices, one by one, where engines of providers speak. */
  quoteId: z.string().nullable().default(null),
  /** Scenes that `holdId` pays for; left out: all of them. */
  listedIds: z.array(z.string()).optional(),
  /** Whether `holdId` pays a model for the texts that were translated, by their length. */
  isPriced: z.boolean().default(false),
  /** What was translated so far, by whom. */
  translated: z.array(z.object({ maker: z.string(), characters: z.number() })).default([]),
})
export type TranslatePayload = z.output<typeof translatePayload>

/** A recording that becomes a story. */
export const transcribeStoryPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  mediaId: z.string(),
  language: z.string(),
  /** What is said, where the person typed it. */
  text: z.string().optional(),
  holdId: z.string().nullable(),
  statusBefore: z.enum(['DRAFT', 'COMPLETED']),
})
export type TranscribeStoryPayload = z.output<typeof transcribeStoryPayload>

/** A video that becomes a story with captions. */
export const captionPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  /** The video. */
  mediaId: z.string(),
  /** Its sound as WAV; null: the video plays its own. */
  soundMediaId: z.string().nullable(),
  /** Of the captions. */
  language: z.string(),
  /** Captions that are there already; times in ms from the start of the video. */
  cues: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })).optional(),
  /** What is said, where the person typed it. */
  text: z.string().optional(),
  holdId: z.string().nullable(),
})
export type CaptionPayload = z.output<typeof captionPayload>
