import * as z from 'zod'

/** A pasted key; only its provider knows more about it. */
export const providerKeySchema = z.object({ key: z.string().trim().min(1, 'Required').max(500) })
