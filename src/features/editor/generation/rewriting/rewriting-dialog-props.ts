import type { Rewriting } from '#generated/schema.ts'

export interface RewritingDialogProps {
  rewriting: Rewriting
  /** Asks again how far it is. */
  refetch: () => unknown
  onClose: () => void
}
