import * as z from 'zod'
import { ReportState } from '#generated/types/reportState.ts'

export const reportSchema = z.object({
  state: z.enum(ReportState),
  /** '' is nobody. */
  staff_id: z.string(),
  /** '' sends none. */
  answer: z.string().trim().max(4000),
})
