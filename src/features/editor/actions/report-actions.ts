import { MessageCircleWarning } from 'lucide-react'
import { openReport } from '../stores/report-store.ts'
import type { Action } from './action.ts'

export const reportProblem: Action = {
  id: 'report-problem',
  label: 'Report a problem',
  icon: MessageCircleWarning,
  keywords: 'bug error feedback help',
  isEnabled: () => true,
  run: () => openReport(),
}
