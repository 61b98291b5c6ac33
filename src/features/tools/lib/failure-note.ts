import type { ToolResult } from '#generated/schema.ts'

const NOT_CHARGED = 'You were not charged.'

/** What is kept of a failed result, and its cost; not repeated where the reason says it already. */
export function failureNote({
  error_message: reason,
  credits_charged: charged,
}: Pick<ToolResult, 'error_message' | 'credits_charged'>): string {
  const kept = 'Your source and settings are still here.'
  if (charged > 0) return `${kept} ${charged} credits were charged for it.`
  return charged < 0 || reason?.endsWith(NOT_CHARGED) ? kept : `${kept} ${NOT_CHARGED}`
}
