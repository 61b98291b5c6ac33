import * as z from 'zod'

/** The contract's rules for a reason. */
export const reasonSchema = z.object({ reason: z.string().min(8).max(500) })
