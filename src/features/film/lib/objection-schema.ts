import * as z from 'zod'

/** The contract's rules for an objection. */
export const objectionSchema = z.object({ objection: z.string().min(8).max(2000) })
