import type { RealWork } from '#generated/types/realWork.ts'

export interface RealDialogProps {
  work: RealWork
  /** Asks again: something may have arrived. */
  refetch: () => unknown
  onClose: () => void
}
