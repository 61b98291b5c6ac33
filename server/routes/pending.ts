import type { OperationId } from '#generated/server/operations.ts'

/** Operations whose screens come later: they answer 501 after authentication and validation. The list only shrinks. */
export const pending = ['getVideoFilesForAudit'] as const satisfies readonly OperationId[]

export type PendingId = (typeof pending)[number]
