import type { Rewriting } from '#generated/types/rewriting.ts'

export interface RewritingDialogProps {
  rewriting: Rewriting
  /** Asks again how far it is. */
  refetch: () => unknown
  onClose: () => void
}
