import * as z from 'zod'
import { EMOTIONS } from '#src/domain/emotions.ts'
import { AUTO_MODEL } from '#src/domain/image-model.ts'
import type { OnScreenText, WrittenStory } from '#engines/ports.ts'
import type { StoredReceipt } from '#server/platform/db/schema/receipt.ts'
import { sceneStates, scriptTypes } from '#server/platform/db/schema/values.ts'

/** The scenes' state before the work on them began, to be restored when it ends. */
const statusesBefore = z.record(z.string(), z.enum(sceneStates))
export type StatusesBefore = z.output<typeof statusesBefore>

/** The recording to cut for a scene whose own has a format that cannot be cut here: scene id → media id. */
const wavCopies = z.record(z.string(), z.string())
export type WavCopies = z.output<typeof wavCopies>

/** What a language model of the user's browser wrote: there is nothing left to ask a writer. */
const browserPlan = z.object({ written: z.custom<WrittenStory>(), writtenBy: z.string() }).nullable().default(null)

/** A text to be generated or split into scenes. */
export const writePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  kind: z.enum(['PROMPT', 'SCRIPT']),
  text: z.string(),
  /** Whether the title is still derived from the first words. */
  mayRename: z.boolean(),
  holdId: z.string().nullable(),
  /** Voices and images were requested while the text was being generated. */
  thenMake: z.boolean(),
  /** The maximum price that the user was shown for it, credits; null: none was shown. */
  mostCredits: z.number().nullable().default(null),
  /** The user wants the built-in engine's text in place of a model's. */
  builtInWriter: z.boolean().default(false),
  browserPlan,
  /** A text that is only split may be longer than the account allows: it is shown, and refused at generation. */
  mayExceed: z.boolean().default(false),
  statusBefore: z.enum(['DRAFT', 'COMPLETED']),
})
export type WritePayload = z.output<typeof writePayload>

/** A text generated beside the existing story; the result stays with the job, to be compared. */
export const rewritePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  scriptType: z.enum(scriptTypes),
  text: z.string(),
  /** Target length, seconds; null when the text decides. */
  seconds: z.number().nullable(),
  browserPlan,
  holdId: z.string().nullable(),
  /** OPEN until a part of it was accepted, or the user rejected it. */
  stage: z.enum(['OPEN', 'TAKEN', 'DISCARDED']).default('OPEN'),
  /** null until it is generated. */
  written: z
    .object({
      scenes: z.array(
        z.object({
          narration: z.string(),
          visualPrompt: z.string(),
          speaker: z.string().optional(),
          emotion: z.enum(EMOTIONS).optional(),
          onScreen: z.custom<OnScreenText>().optional(),
          pauseMs: z.number().optional(),
        }),
      ),
      cast: z.array(z.object({ name: z.string(), description: z.string() })),
      receipt: z.custom<StoredReceipt>(),
    })
    .nullable()
    .default(null),
  /** Why it could not be generated, for users. */
  problem: z.string().nullable().default(null),
})
export type RewritePayload = z.output<typeof rewritePayload>

/** Scenes that voices and images are generated for. */
export const makePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  /** In playing order. */
  sceneIds: z.array(z.string()),
  /** VOICES skips images. */
  parts: z.enum(['ALL', 'VOICES']),
  /** Characters whose sheets are drawn before the images. */
  sheetIds: z.array(z.string()).default([]),
  /** The charged action; by default derived from its parts. */
  action: z.enum(['generate_story', 'generate_visuals']).optional(),
  holdId: z.string().nullable(),
  /** The holds that pay for it, piece by piece, where engines of providers are used. */
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
  /** A voice that replaces the scene's own after it has spoken. */
  voice: z.string().optional(),
  /** Whether the scene keeps its length where the speech is shorter. */
  keepsLength: z.boolean().optional(),
  /** What the same call requested with it; absent in jobs of earlier versions. */
  workId: z.string().optional(),
})
export type SpeakPayload = z.output<typeof speakPayload>

const promptParts = z.object({ prompt: z.string(), subject: z.string(), cast: z.string(), style: z.string() })
/** As stored by earlier versions. */
const olderPromptParts = promptParts
  .omit({ subject: true })
  .extend({ told: z.string() })
  .transform(({ told, ...parts }) => ({ ...parts, subject: told }))

/** A new image for an A-roll, as requested. */
export const drawArollPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  arollId: z.string(),
  holdId: z.string().nullable(),
  prompt: z.string(),
  /** What the prompt was built from; absent in jobs of earlier versions. */
  words: promptParts.or(olderPromptParts).optional(),
  /** An id of the illustrator's looks. */
  look: z.string(),
  seed: z.number().int(),
  /** Whether a camera motion is added to the image; part of the same charge. */
  thenMoves: z.boolean().optional(),
  /** Whether that clip speaks the scene's voice-over instead of moving; absent in jobs of earlier versions. */
  thenSpeaks: z.boolean().optional(),
  /** What pays for that clip, where it was quoted separately. */
  motionHoldId: z.string().nullable().optional(),
  /** What the same call requested with it; absent in jobs of earlier versions. */
  workId: z.string().optional(),
})
export type DrawArollPayload = z.output<typeof drawArollPayload>

/** A portrait or a character sheet as requested. */
export const portraitPayload = z.object({
  kind: z.enum(['PORTRAIT', 'SHEET']).default('PORTRAIT'),
  characterId: z.string(),
  storyId: z.string(),
  userId: z.string(),
  holdId: z.string().nullable(),
  prompt: z.string(),
  look: z.string(),
  seed: z.number().int(),
  /** The model that the story chose for its images. */
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

/** A scene whose text is taken from its voice-over. */
export const transcribePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  sceneId: z.string(),
  language: z.string(),
  /** The spoken text, where the user typed it. */
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
  /** The holds that pay for the voices, one by one, where engines of providers speak. */
  quoteId: z.string().nullable().default(null),
  /** Scenes that `holdId` pays for; left out: all of them. */
  listedIds: z.array(z.string()).optional(),
  /** Whether `holdId` pays a model for the translated texts, by their length. */
  isPriced: z.boolean().default(false),
  /** The translations so far, and their engines. */
  translated: z.array(z.object({ maker: z.string(), characters: z.number() })).default([]),
})
export type TranslatePayload = z.output<typeof translatePayload>

/** A recording that becomes a story. */
export const transcribeStoryPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  mediaId: z.string(),
  language: z.string(),
  /** The spoken text, where the user typed it. */
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
  /** Existing captions; times in ms from the start of the video. */
  cues: z.array(z.object({ text: z.string(), start: z.number(), end: z.number() })).optional(),
  /** The spoken text, where the user typed it. */
  text: z.string().optional(),
  holdId: z.string().nullable(),
})
export type CaptionPayload = z.output<typeof captionPayload>
