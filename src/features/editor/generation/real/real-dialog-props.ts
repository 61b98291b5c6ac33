import type { RealWork } from '#generated/schema.ts'

export interface RealDialogProps {
  work: RealWork
  /** Asks again: something may have arrived. */
  refetch: () => unknown
  onClose: () => void
}
