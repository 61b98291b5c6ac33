import * as z from 'zod'
import { reportStateValues } from '#generated/values.ts'

export const reportSchema = z.object({
  state: z.enum(reportStateValues),
  /** '' is unassigned. */
  staff_id: z.string(),
  /** '' sends none. */
  answer: z.string().trim().max(4000),
})
