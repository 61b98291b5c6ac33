import type { GridColDef } from '@mui/x-data-grid'
import { keepPreviousData } from '@tanstack/react-query'
import { exportAuditTrail, useListAuditTrail } from '#generated/client/admin/admin.ts'
import type { TrailEntry } from '#generated/schema.ts'
import { trailActionValues } from '#generated/values.ts'
import { paths } from '#src/app/paths.ts'
import { IdCell } from '#src/shared/data-grid/id-cell.tsx'
import { SavedViews } from '#src/shared/data-grid/saved-views.tsx'
import { ServerGrid } from '#src/shared/data-grid/server-grid.tsx'
import { useGridAddress } from '#src/shared/data-grid/use-grid-address.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { momentText, wordsOf } from '../lib/figure-text.ts'
import { DayField } from './day-field.tsx'
import { PageLink } from './page-link.tsx'
import styles from './rows-grid.module.css'
import { StaffPage } from './staff-page.tsx'

const actions = [
  { value: '', label: 'All actions' },
  ...trailActionValues.map((value) => ({ value, label: wordsOf(value) })),
]
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function subjectHref({ subject_kind: kind, subject_id: id }: TrailEntry): string | null {
  if (id === null) return null
  if (kind === 'PERSON') return paths.adminUserSummary.href({ user_id: id })
  return kind === 'STORY' ? paths.adminDebugStory.href({ story_id: id }) : null
}

const columns: GridColDef<TrailEntry>[] = [
  { field: 'created_at', headerName: 'When, UTC', width: 176, valueFormatter: (value: string) => momentText(value) },
  { field: 'staff_email', headerName: 'Staff', flex: 1, minWidth: 170, sortable: false },
  {
    field: 'action',
    headerName: 'Action',
    width: 160,
    sortable: false,
    valueFormatter: (value: string) => wordsOf(value),
  },
  {
    field: 'subject_id',
    headerName: 'Subject',
    width: 190,
    sortable: false,
    renderCell: ({ row }) => {
      const href = subjectHref(row)
      const kind = wordsOf(row.subject_kind)
      if (row.subject_id === null) return kind
      return (
        <>
          {href === null ? (
            kind
          ) : (
            <PageLink className={styles.link} to={href}>
              {kind}
            </PageLink>
          )}
          &nbsp;
          <IdCell isShort id={row.subject_id} />
        </>
      )
    },
  },
  {
    field: 'reason',
    headerName: 'Reason or query',
    flex: 2,
    minWidth: 200,
    sortable: false,
    renderCell: ({ row }) => (
      <span className={styles.cut} title={row.reason}>
        {row.reason || '–'}
      </span>
    ),
  },
]

/** The audit trail (audit log): what staff viewed and did. It can be read and exported, and no one can change it. */
export function TrailView() {
  const address = useGridAddress({ filters: ['action', 'subject_id', 'staff_id', 'from', 'to'], sorts: ['created_at'] })
  const { filter, order, page, pageSize, setFilter, clearFilter } = address
  const action = trailActionValues.find((value) => value === filter.action)
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined)
  const [from, to] = [day(filter.from), day(filter.to)]
  const wanted = {
    ...(action && { action: [action] }),
    ...(ID.test(filter.subject_id) && { subject_id: filter.subject_id }),
    ...(ID.test(filter.staff_id) && { staff_id: filter.staff_id }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
  const query = useListAuditTrail(
    { ...wanted, order, page: page + 1, page_size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  )
  const isLimited = Object.keys(wanted).length > 0
  return (
    <StaffPage
      title="Audit trail"
      filters={
        <>
          <Pick
            label="Action"
            options={actions}
            value={action ?? ''}
            onChange={(value) => setFilter({ action: value })}
          />
          <DayField label="From" value={from ?? ''} onChange={(value) => setFilter({ from: value })} />
          <DayField label="To" value={to ?? ''} onChange={(value) => setFilter({ to: value })} />
          {isLimited && (
            <Button size="small" variant="text" onClick={clearFilter}>
              Clear filters
            </Button>
          )}
        </>
      }
    >
      <ServerGrid
        title="Audit trail"
        columns={columns}
        query={query}
        getRowId={({ entry_id }) => entry_id}
        address={{ ...address, setSort: (_column, direction) => address.setSort('created_at', direction) }}
        emptyText={isLimited ? 'No results match these filters' : 'No entries yet'}
        tools={<SavedViews grid="TRAIL" />}
        rowHref={subjectHref}
        onExport={() => exportAuditTrail({ ...wanted, order })}
      />
    </StaffPage>
  )
}
