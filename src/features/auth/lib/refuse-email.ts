import type { z } from 'zod'

/** Puts a text at the email field. */
export function refuseEmail(message: string | null, context: z.RefinementCtx): void {
  if (message !== null) context.addIssue({ code: 'custom', path: ['username'], message })
}
