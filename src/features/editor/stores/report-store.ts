import { create } from 'zustand'

/** A failure somebody may want to tell the makers about. */
export interface Reportable {
  /** What was being done, for example `splitScene`. */
  operation?: string
  /** What was shown. */
  message?: string
}

/** What the report dialog is open about; null while it is closed. */
export const useReported = create<Reportable | null>(() => null)

/** Opens the dialog that reports a failure of the editor or an engine. */
export const openReport = (failure: Reportable = {}): void => useReported.setState(failure, true)
