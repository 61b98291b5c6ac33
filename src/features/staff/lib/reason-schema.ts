import * as z from 'zod'

/** As the contract takes a reason. */
export const reasonSchema = z.object({ reason: z.string().min(8).max(500) })
