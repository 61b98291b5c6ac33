import type { StaffRole, StaffRowKind } from '#generated/schema.ts'

interface KindWords {
  label: string
  /** The meaning of the column `type` for this kind. */
  type: string
  roles: readonly StaffRole[]
  statuses: readonly string[]
}

const TASK_STATES = ['CREATED', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'THROTTLED']
const JOB_STATES = ['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED', 'ACKNOWLEDGED']

export const ROW_KINDS: Readonly<Record<StaffRowKind, KindWords>> = {
  PERSON: {
    label: 'Users',
    type: 'Source',
    roles: ['SUPPORT', 'FINANCE'],
    statuses: ['FREE', 'CREATOR', 'PRO', 'STUDIO'],
  },
  CHARGE: {
    label: 'Charges',
    type: 'Action',
    roles: ['SUPPORT', 'FINANCE'],
    statuses: ['HELD', 'CAPTURED', 'RELEASED', 'REFUNDED'],
  },
  STORY: {
    label: 'Stories',
    type: 'Source',
    roles: ['SUPPORT'],
    statuses: ['DRAFT', 'GENERATING', 'COMPLETED', 'FAILED'],
  },
  TASK: { label: 'Tasks', type: 'Type', roles: ['SUPPORT'], statuses: TASK_STATES },
  EXPORT: {
    label: 'Exports',
    type: 'Made by',
    roles: ['SUPPORT'],
    statuses: ['QUEUED', 'RENDERING', 'COMPLETED', 'FAILED', 'CANCELLED'],
  },
  JOB: { label: 'Jobs', type: 'Type', roles: ['SUPPORT'], statuses: JOB_STATES },
  REPORT: {
    label: 'Reports',
    type: 'About',
    roles: ['SUPPORT'],
    statuses: ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'],
  },
  PIECE: { label: 'Made by engines', type: 'For', roles: ['SUPPORT', 'FINANCE'], statuses: [] },
  UPLOAD: { label: 'Uploads', type: 'File', roles: ['SUPPORT'], statuses: [] },
  LEDGER: { label: 'Ledger', type: 'Entry', roles: ['SUPPORT', 'FINANCE'], statuses: [] },
  PAYMENT: {
    label: 'Payments',
    type: 'For',
    roles: ['FINANCE'],
    statuses: ['PENDING', 'OPEN', 'PAID', 'REFUNDED', 'EXPIRED'],
  },
}

/** Colour of a state: only failure and success have one. */
export function toneOf(status: string): 'neutral' | 'success' | 'warning' | 'danger' | 'info' {
  if (['COMPLETED', 'CAPTURED', 'PAID', 'CREATOR', 'PRO', 'STUDIO'].includes(status)) return 'success'
  if (status === 'FAILED') return 'danger'
  if (['THROTTLED', 'REFUNDED', 'RELEASED'].includes(status)) return 'warning'
  if (['PROCESSING', 'RUNNING', 'RENDERING', 'GENERATING', 'HELD'].includes(status)) return 'info'
  return 'neutral'
}
