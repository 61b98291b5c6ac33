import * as z from 'zod'

/** A new picture for an A-roll, as it was asked for. */
export const drawArollPayload = z.object({
  storyId: z.string(),
  userId: z.string(),
  arollId: z.string(),
  chargeId: z.string().nullable(),
  prompt: z.string(),
  /** An id of the illustrator's looks. */
  look: z.string(),
  seed: z.number().int(),
  /** Whether a camera then moves over the picture; part of the same charge. */
  thenMoves: z.boolean().optional(),
})

export type DrawArollPayload = z.output<typeof drawArollPayload>
