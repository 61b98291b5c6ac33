import type { Rewriting } from '#generated/schema.ts'

export interface RewritingDialogProps {
  rewriting: Rewriting
  /** Fetches the progress again. */
  refetch: () => unknown
  onClose: () => void
}
