import type {
  AttentionKind,
  FunnelStepName,
  GenerationByMode,
  GenerationFailure,
  StaffRowKind,
} from '#generated/schema.ts'
import type { RowsFilter } from './rows-href.ts'
import { listed } from './wanted-rows.ts'

/** The rows that a figure counts, or whose credits, money or working time it sums up. */
export interface FigureRows {
  kind: StaffRowKind
  filter: RowsFilter
  sum: 'count' | 'credits' | 'amount' | 'work_ms'
}

/** yyyy-mm-dd in UTC, both included. */
export interface Within {
  from?: string | undefined
  to?: string | undefined
}

type Rows<Name extends string> = Readonly<Record<Name, (within: Within) => FigureRows>>

const rows = (kind: StaffRowKind, filter: RowsFilter, sum: FigureRows['sum'] = 'count'): FigureRows => ({
  ...{ kind, filter, sum },
})
const onPlan = 'CREATOR,PRO,STUDIO,PREMIUM'
/** Tasks without an end. */
const BAD = 'FAILED,CANCELLED,THROTTLED'
export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

/** Of `getStats`, by day and in all; of `getUsageMetrics` and `getQualityData` by day. */
export const dayRows = {
  sign_ups: (within) => rows('PERSON', within),
  active_users: (within) => rows('PERSON', { ...within, dated_by: 'ACTIVE' }),
  stories_created: (within) => rows('STORY', within),
  videos_exported: (within) => rows('EXPORT', { ...within, status: 'COMPLETED' }),
  credits_spent: (within) => rows('CHARGE', { ...within, status: 'CAPTURED' }, 'credits'),
  failed_tasks: (within) => rows('TASK', { ...within, status: 'FAILED' }),
  tasks: (within) => rows('TASK', within),
  exports: (within) => rows('EXPORT', { ...within, status: 'COMPLETED' }),
  generations: (within) => rows('STORY', { ...within, dated_by: 'GENERATED' }),
  uploads: (within) => rows('UPLOAD', within),
  reports: (within) => rows('REPORT', within),
  failed_generations: (within) => rows('STORY', { ...within, status: 'FAILED' }),
  failed_renders: (within) => rows('EXPORT', { ...within, status: 'FAILED' }),
  regenerated_images: (within) => rows('CHARGE', { ...within, type: 'regenerate_image', status: 'CAPTURED' }),
} as const satisfies Rows<string>

/** Of `getCumulativeStats`: totals. */
export const totalRows = {
  users: () => rows('PERSON', {}),
  premium_users: () => rows('PERSON', { status: onPlan }),
  stories: () => rows('STORY', {}),
  videos: () => rows('EXPORT', { status: 'COMPLETED' }),
  credits_spent: () => rows('CHARGE', { status: 'CAPTURED' }, 'credits'),
} as const satisfies Rows<string>

/** Of `getActiveUsers`: users active on a day, or in the days that end with it. */
export const activeRows = {
  daily: (day: string) => rows('PERSON', { from: day, to: day, dated_by: 'ACTIVE' }),
  weekly: (day: string) => rows('PERSON', { from: dayBefore(day, 6), to: day, dated_by: 'ACTIVE' }),
  monthly: (day: string) => rows('PERSON', { from: dayBefore(day, 29), to: day, dated_by: 'ACTIVE' }),
} as const

/** Of `getUsageDataByAction`. */
export const actionRows = {
  calls: (action: string, within: Within) => rows('CHARGE', { ...within, type: action, status: 'CAPTURED' }),
  users: (action: string, within: Within) => rows('PERSON', { ...within, dated_by: 'CHARGED', action }),
  credits: (action: string, within: Within) =>
    rows('CHARGE', { ...within, type: action, status: 'CAPTURED' }, 'credits'),
  refunds: (action: string, within: Within) => rows('CHARGE', { ...within, type: action, status: 'REFUNDED' }),
} as const

/** Of `getFunnelAnalytics`: users who signed up in the days and took a step since. */
export const funnelRows = (step: FunnelStepName, within: Within, countries: readonly string[] = []) =>
  rows('PERSON', {
    ...within,
    ...(step !== 'SIGNED_UP' && { step }),
    ...(countries.length > 0 && { country: countries.map(listed).join(',') }),
  })

/** Of `getPartnerReport`: users from a source in the days, and their results since. */
export function partnerRows(source: string, within: Within, currency: string) {
  const people = { type: listed(source), ...within }
  const ofThem = { source: listed(source), joined_from: within.from, joined_to: within.to }
  return {
    sign_ups: rows('PERSON', people),
    active_users: rows('PERSON', { ...people, step: 'CREATED_STORY' }),
    premium_users: rows('PERSON', { ...people, status: onPlan }),
    videos_exported: rows('EXPORT', { ...ofThem, status: 'COMPLETED' }),
    credits_spent: rows('CHARGE', { ...ofThem, status: 'CAPTURED' }, 'credits'),
    revenue: rows('PAYMENT', { ...ofThem, status: 'PAID', currency }, 'amount'),
  } as const
}

/** Of `getGenerationAnalytics`, stories of a mode. */
export function modeRows(mode: GenerationByMode['creation_mode'] | undefined, within: Within) {
  const of = { ...(mode && { type: mode }), ...within }
  return {
    started: rows('STORY', { ...of, status: 'GENERATING,COMPLETED,FAILED' }),
    completed: rows('STORY', { ...of, status: 'COMPLETED' }),
    open: rows('STORY', { ...of, status: 'GENERATING' }),
    failed: rows('STORY', { ...of, status: 'FAILED' }),
  } as const
}

/** Of `getGenerationAnalytics` and `getQualityData`, tasks: all, of a type, or of a model. */
export function taskRows(of: { type?: string; model?: string }, within: Within) {
  const limits = {
    ...(of.type !== undefined && { type: of.type }),
    ...(of.model && { model: listed(of.model) }),
    ...within,
  }
  return {
    started: rows('TASK', limits),
    completed: rows('TASK', { ...limits, status: 'COMPLETED' }),
    open: rows('TASK', { ...limits, status: 'CREATED,PROCESSING' }),
    failed: rows('TASK', { ...limits, status: BAD }),
    /** Without cancelled or throttled ones. */
    only_failed: rows('TASK', { ...limits, status: 'FAILED' }),
  } as const
}

/** Of `getGenerationAnalytics`: failures for a reason. */
export const failureRows = ({ subject, type, reason }: GenerationFailure, within: Within) =>
  rows(subject, { ...within, type, status: 'FAILED', reason: reason === '' ? '-' : reason })

/** Of `getGenerationAnalytics`: charges for an action, and results and working time of engines. */
export function costRows(action: string, within: Within, madeBy?: string) {
  const charged = { ...within, type: listed(action), status: 'CAPTURED' }
  const made = { ...within, type: listed(action), ...(madeBy !== undefined && { model: listed(madeBy) }) }
  return {
    charges: rows('CHARGE', charged),
    credits: rows('CHARGE', charged, 'credits'),
    pieces: rows('PIECE', made),
    work_ms: rows('PIECE', made, 'work_ms'),
  } as const
}

/** Of `getStaffOverview`: what needs attention. Videos, dead letters and engines are listed on their own pages. @param from the first day that counts as recent */
export const attentionRows = {
  FAILED_JOBS: (from) => rows('JOB', { status: 'FAILED', from }),
  STUCK_JOBS: () => rows('JOB', { is_stuck: 'true' }),
  STUCK_EXPORTS: () => rows('EXPORT', { is_stuck: 'true' }),
  STUCK_TASKS: () => rows('TASK', { is_stuck: 'true' }),
  OPEN_REPORTS: () => rows('REPORT', { status: 'OPEN,IN_PROGRESS' }),
  LEDGER_DIFFERS: () => rows('PERSON', { is_wrong: 'true' }),
} as const satisfies Record<
  Exclude<AttentionKind, 'FILMS_WAITING' | 'DEAD_LETTERS' | 'FAILING_ENGINES'>,
  (from: string) => FigureRows
>

/** Of a user: what is shown beside their name. */
export const personRows = (userId: string) =>
  ({
    story_count: rows('STORY', { user_id: userId }),
    video_count: rows('EXPORT', { user_id: userId, status: 'COMPLETED' }),
    spent: rows('CHARGE', { user_id: userId, status: 'CAPTURED' }, 'credits'),
    held: rows('CHARGE', { user_id: userId, status: 'HELD' }, 'credits'),
    posted: rows('LEDGER', { user_id: userId }, 'credits'),
    granted: rows('LEDGER', { user_id: userId, type: 'GRANT' }, 'credits'),
  }) as const
