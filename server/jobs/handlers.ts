import type { JobHandlers } from './definition.ts'
import { sendMail } from './send-mail.ts'

export const jobHandlers: JobHandlers = {
  'send-mail': sendMail,
}
