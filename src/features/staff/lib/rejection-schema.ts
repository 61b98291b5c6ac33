import * as z from 'zod'
import { REJECTION_CAUSES, rejectionText } from './rejection.ts'

/** The contract's rules for a reason. */
export const rejectionSchema = z
  .object({ cause: z.enum(REJECTION_CAUSES), details: z.string().max(400), isHere: z.boolean() })
  .refine((value) => rejectionText(value).length >= 8, {
    path: ['details'],
    error: 'Enter at least 8 characters',
  })
