import * as z from 'zod'

export const writePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  kind: z.enum(['PROMPT', 'SCRIPT']),
  text: z.string(),
  /** Whether the title is still the one that was made of the first words. */
  mayRename: z.boolean(),
  chargeId: z.string().nullable(),
  /** Voices and pictures were asked for while the text was being written. */
  thenMake: z.boolean(),
  /** A text that is only cut may be longer than the account allows: it is shown, and refused when it shall be made. */
  mayExceed: z.boolean().default(false),
  statusBefore: z.enum(['DRAFT', 'COMPLETED']),
})

export const makePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  /** In playing order. */
  sceneIds: z.array(z.string()),
  /** VOICES leaves pictures alone. */
  parts: z.enum(['ALL', 'VOICES']),
  /** What it is charged as; by default its parts say it. */
  action: z.enum(['generate_story', 'generate_visuals']).optional(),
  chargeId: z.string().nullable(),
  statusBefore: z.enum(['DRAFT', 'COMPLETED']),
})

export const speakPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  sceneId: z.string(),
  chargeId: z.string().nullable(),
})

export type WritePayload = z.output<typeof writePayload>
export type MakePayload = z.output<typeof makePayload>
export type SpeakPayload = z.output<typeof speakPayload>
