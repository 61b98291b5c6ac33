import * as z from 'zod'

export const translatePayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  /** In playing order. */
  sceneIds: z.array(z.string()),
  /** Whether the title is still the original's. */
  mayRename: z.boolean(),
  chargeId: z.string().nullable(),
})

export type TranslatePayload = z.output<typeof translatePayload>
