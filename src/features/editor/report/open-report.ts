import { create } from 'zustand'
import { MessageCircleWarning } from 'lucide-react'
import type { Action } from '../core/action.tsx'

export const reportProblem: Action = {
  id: 'report-problem',
  label: 'Report a problem',
  icon: MessageCircleWarning,
  keywords: 'bug error feedback help',
  isEnabled: () => true,
  run: () => openReport(),
}

/** A failure that the user may want to report. */
export interface Reportable {
  /** The failed operation, for example `splitScene`. */
  operation?: string
  /** The error message on screen. */
  message?: string
}

/** Subject of the report dialog; null while it is closed. */
export const useReported = create<Reportable | null>(() => null)

/** Opens the dialog that reports a failure of the editor or an engine. */
export const openReport = (failure: Reportable = {}): void => useReported.setState(failure, true)
