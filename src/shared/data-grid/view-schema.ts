import * as z from 'zod'

/** As the contract takes a view's name. */
export const viewSchema = z.object({ name: z.string().trim().min(1).max(80), isShared: z.boolean() })
