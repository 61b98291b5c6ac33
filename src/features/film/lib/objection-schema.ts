import * as z from 'zod'

/** As the contract takes an objection. */
export const objectionSchema = z.object({ objection: z.string().min(8).max(2000) })
