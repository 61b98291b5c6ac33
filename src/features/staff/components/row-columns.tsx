import { lazy, Suspense } from 'react'
import type { GridColDef } from '@mui/x-data-grid'
import { Link } from 'react-router-dom'
import type { StaffRow, StaffRowKind } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { usageLabel } from '#src/domain/usage.ts'
import { IdCell } from '#src/shared/data-grid/id-cell.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { durationText, moneyText, momentText, numberText, wordsOf } from '../lib/figure-text.ts'
import { ROW_KINDS, toneOf } from '../lib/row-kinds.ts'
import { PageLink } from './page-link.tsx'
import styles from './rows-grid.module.css'

// Only some kinds of rows have actions.
const SettleJob = lazy(() => import('./settle-job.tsx').then((module) => ({ default: module.SettleJob })))

const orDash = (text: string | null) => (text === null || text === '' ? '–' : text)
type Column = GridColDef<StaffRow>

const COLUMNS: Record<string, Column> = {
  row_id: {
    field: 'row_id',
    headerName: 'ID',
    width: 124,
    sortable: false,
    renderCell: ({ row }) => <IdCell isShort id={row.row_id} />,
  },
  created_at: {
    field: 'created_at',
    headerName: 'When, UTC',
    width: 176,
    valueFormatter: (value: string) => momentText(value),
  },
  email: {
    field: 'email',
    headerName: 'User',
    flex: 1,
    minWidth: 160,
    sortable: false,
    renderCell: ({ row }) =>
      row.user_id === null ? (
        '–'
      ) : (
        <Link className={styles.link} to={paths.adminUserSummary.href({ user_id: row.user_id })}>
          {orDash(row.email)}
        </Link>
      ),
  },
  model: { field: 'model', headerName: 'Model', flex: 1, minWidth: 150, sortable: false, valueFormatter: orDash },
  status: {
    field: 'status',
    headerName: 'Status',
    width: 120,
    sortable: false,
    renderCell: ({ row }) => row.status !== null && <Tag tone={toneOf(row.status)}>{wordsOf(row.status)}</Tag>,
  },
  reason: {
    field: 'reason',
    headerName: 'Reason',
    flex: 1,
    minWidth: 160,
    sortable: false,
    renderCell: ({ row }) => (
      <span className={styles.cut} title={row.reason ?? ''}>
        {orDash(row.reason)}
      </span>
    ),
  },
  wait_ms: {
    field: 'wait_ms',
    headerName: 'Wait',
    type: 'number',
    width: 90,
    sortable: false,
    valueFormatter: durationText,
  },
  work_ms: { field: 'work_ms', headerName: 'Work', type: 'number', width: 90, valueFormatter: durationText },
  credits: {
    field: 'credits',
    headerName: 'Credits',
    type: 'number',
    width: 90,
    valueFormatter: (value: number | null) => (value === null ? '–' : numberText(value)),
  },
  amount: {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    sortable: false,
    valueGetter: (_value, { amount, currency }) =>
      amount === null || currency === null ? '–' : moneyText(amount, currency),
  },
  settle: {
    field: 'settle',
    headerName: 'Actions',
    width: 180,
    sortable: false,
    renderCell: ({ row }) => (
      <Suspense>
        {row.kind === 'REPORT' && (
          <PageLink className={styles.link} to={paths.adminReports.href({ report_id: row.row_id })}>
            Open
          </PageLink>
        )}
        {row.job !== null && <SettleJob job={row.job} />}
      </Suspense>
    ),
  },
  country: { field: 'country', headerName: 'Country', width: 90, sortable: false, valueFormatter: orDash },
  story_id: {
    field: 'story_id',
    headerName: 'Story',
    width: 110,
    sortable: false,
    renderCell: ({ row }) =>
      row.story_id === null ? (
        '–'
      ) : (
        <PageLink
          className={styles.link}
          to={paths.adminDebugStory.href({ story_id: row.story_id })}
          title={row.story_id}
        >
          {row.story_id.slice(0, 8)}
        </PageLink>
      ),
  },
}

const FIELDS: Record<StaffRowKind, readonly string[]> = {
  PERSON: ['created_at', 'email', 'type', 'status', 'credits', 'country'],
  CHARGE: ['created_at', 'email', 'type', 'status', 'credits', 'reason', 'story_id'],
  STORY: ['created_at', 'email', 'type', 'status', 'reason', 'story_id'],
  TASK: ['created_at', 'email', 'type', 'model', 'status', 'settle', 'work_ms', 'reason', 'story_id'],
  EXPORT: ['created_at', 'email', 'type', 'status', 'settle', 'work_ms', 'reason', 'story_id'],
  JOB: ['created_at', 'email', 'type', 'status', 'settle', 'wait_ms', 'work_ms', 'reason', 'story_id'],
  REPORT: ['created_at', 'email', 'type', 'status', 'settle', 'reason', 'story_id'],
  PIECE: ['created_at', 'email', 'type', 'model', 'work_ms', 'story_id'],
  UPLOAD: ['created_at', 'email', 'type', 'story_id'],
  LEDGER: ['created_at', 'email', 'type', 'model', 'credits', 'story_id'],
  PAYMENT: ['created_at', 'email', 'type', 'status', 'amount'],
}

/** The meaning of the column `model` for kinds that have no model. */
const MODELS: Partial<Record<StaffRowKind, Partial<Column>>> = {
  PIECE: { headerName: 'Made by' },
  LEDGER: { headerName: 'For', valueFormatter: (value: string | null) => (value === null ? '–' : usageLabel(value)) },
}

function typeText(kind: StaffRowKind, type: string): string {
  if (kind === 'PERSON') return orDash(type)
  if (kind === 'PIECE' && type === '') return 'Free'
  return kind === 'CHARGE' || kind === 'PIECE' ? usageLabel(type) : wordsOf(type)
}

/** The columns of a kind of rows, its id first. */
export function rowColumns(kind: StaffRowKind): Column[] {
  const type: Column = {
    field: 'type',
    headerName: ROW_KINDS[kind].type,
    width: 150,
    sortable: false,
    valueFormatter: (value: string) => typeText(kind, value),
  }
  const model = MODELS[kind]
  return ['row_id', ...FIELDS[kind]].flatMap((field) => {
    if (field === 'type') return type
    const column = COLUMNS[field] ?? []
    return field === 'model' && model ? { ...column, ...model } : column
  })
}
