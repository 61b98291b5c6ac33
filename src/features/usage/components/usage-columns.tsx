import type { GridColDef } from '@mui/x-data-grid'
import { Link } from 'react-router-dom'
import type { UsageEntry } from '#generated/schema.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { subjectOf } from '../lib/subject-of.ts'
import { KINDS } from '../lib/usage-filter.ts'
import styles from './usage.module.css'

/** The year only if it is another one: the column is narrow. */
function timeText(moment: Date, now = new Date()): string {
  const isThisYear = moment.getFullYear() === now.getFullYear()
  return moment.toLocaleString('en-GB', {
    ...{ month: 'short', day: 'numeric' },
    ...(isThisYear ? { hour: 'numeric', minute: '2-digit' } : { year: 'numeric' }),
  })
}

export const usageColumns: GridColDef<UsageEntry>[] = [
  {
    field: 'created_at',
    headerName: 'When',
    width: 132,
    renderCell: ({ row }) => <time dateTime={row.created_at}>{timeText(new Date(row.created_at))}</time>,
  },
  { field: 'label', headerName: 'What', flex: 1, minWidth: 148 },
  {
    field: 'credits',
    headerName: 'Credits',
    type: 'number',
    width: 78,
    valueFormatter: (value: number) => (value > 0 ? `+${value}` : String(value).replace('-', '−')),
  },
  {
    field: 'path',
    headerName: 'For',
    flex: 1,
    minWidth: 170,
    renderCell: ({ row }) => {
      const words = subjectOf(row)
      if (row.path === null) return <span className={styles.none}>{words}</span>
      return (
        <Link className={styles.link} to={row.path} title={words}>
          {words}
        </Link>
      )
    },
  },
  {
    field: 'kind',
    headerName: 'Result',
    flex: 1,
    minWidth: 180,
    renderCell: ({ row }) => (
      <span className={styles.result} title={row.reason ?? ''}>
        <Tag tone={KINDS[row.kind].tone}>{KINDS[row.kind].label}</Tag>
        <span className={styles.reason}>{row.reason ?? heldText(row)}</span>
      </span>
    ),
  },
]

/** Facts that the balance's column does not show. */
function heldText({ kind, credits, credits_held: held }: UsageEntry): string {
  if (kind === 'HOLD') return `${held} on hold`
  return kind === 'CHARGE' && held > -credits ? `${held} were on hold` : ''
}
