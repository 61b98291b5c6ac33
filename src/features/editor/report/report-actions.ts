import { MessageCircleWarning } from 'lucide-react'
import { openReport } from './report-store.ts'
import type { Action } from '../core/action.ts'

export const reportProblem: Action = {
  id: 'report-problem',
  label: 'Report a problem',
  icon: MessageCircleWarning,
  keywords: 'bug error feedback help',
  isEnabled: () => true,
  run: () => openReport(),
}
