import type { GridColDef } from '@mui/x-data-grid'
import { keepPreviousData } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useListStaffReports } from '#generated/client/admin/admin.ts'
import type { StaffReport } from '#generated/schema.ts'
import { reportKindValues, reportStateValues } from '#generated/values.ts'
import { paths } from '#src/app/paths.ts'
import { ServerGrid } from '#src/shared/data-grid/server-grid.tsx'
import { useGridAddress } from '#src/shared/data-grid/use-grid-address.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { momentText, wordsOf } from '../lib/figure-text.ts'
import { REPORT_TONES, reportTitle, wantedReports, WAITING } from '../lib/wanted-reports.ts'
import { DayField } from './day-field.tsx'
import { PageLink } from './page-link.tsx'
import styles from './rows-grid.module.css'
import { StaffPage } from './staff-page.tsx'

// A form is heavier than what a page with a grid may load at first.
const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))

const kinds = [
  { value: '', label: 'All types' },
  ...reportKindValues.map((value) => ({ value, label: wordsOf(value) })),
]
const states = [
  { value: '', label: 'All statuses' },
  { value: WAITING, label: 'Open or in progress' },
  ...reportStateValues.map((value) => ({ value, label: wordsOf(value) })),
]
const cut = (text: string | null) => (
  <span className={styles.cut} title={text ?? ''}>
    {text === null || text === '' ? '–' : text}
  </span>
)

const columnsWith = (open: (report: StaffReport) => void): GridColDef<StaffReport>[] => [
  {
    ...{ field: 'open', headerName: 'Action', width: 80, sortable: false },
    renderCell: ({ row }) => (
      <Button
        size="xsmall"
        aria-label={`Open: ${row.details.slice(0, 60) || reportTitle(row)}`}
        onClick={() => open(row)}
      >
        Open
      </Button>
    ),
  },
  { field: 'created_at', headerName: 'When, UTC', width: 176, valueFormatter: (value: string) => momentText(value) },
  { field: 'kind', headerName: 'Type', width: 150, sortable: false, valueGetter: (_value, row) => reportTitle(row) },
  {
    ...{ field: 'email', headerName: 'User', flex: 1, minWidth: 140, sortable: false },
    renderCell: ({ row }) => (
      <PageLink className={styles.link} to={paths.adminUserSummary.href({ user_id: row.user_id })}>
        {row.email}
      </PageLink>
    ),
  },
  {
    ...{ field: 'story_id', headerName: 'Story', width: 90, sortable: false },
    renderCell: ({ row: { story_id: id } }) =>
      id === null ? (
        '–'
      ) : (
        <PageLink className={styles.link} to={paths.adminDebugStory.href({ story_id: id })} title={id}>
          {id.slice(0, 8)}
        </PageLink>
      ),
  },
  {
    ...{ field: 'details', headerName: 'Description', flex: 2, minWidth: 160, sortable: false },
    renderCell: ({ row }) => cut(row.details || row.error_message),
  },
  {
    ...{ field: 'state', headerName: 'Status', width: 115, sortable: false },
    renderCell: ({ row: { state } }) => <Tag tone={REPORT_TONES[state]}>{wordsOf(state)}</Tag>,
  },
  {
    ...{ field: 'assignee_email', headerName: 'Assignee', flex: 1, minWidth: 110, sortable: false },
    renderCell: ({ row }) => cut(row.assignee_email),
  },
  {
    ...{ field: 'answer', headerName: 'Answer', flex: 1, minWidth: 110, sortable: false },
    renderCell: ({ row }) => cut(row.answer),
  },
]

/** Problem reports and feedback: assignee, state and answer of each. */
export function ReportsView() {
  const address = useGridAddress({
    filters: ['kind', 'state', 'staff_id', 'user_id', 'story_id', 'report_id', 'from', 'to'],
    sorts: ['created_at'],
  })
  const { filter, order, page, pageSize, setFilter, clearFilter } = address
  const [opened, setOpened] = useState<StaffReport>()
  const wanted = wantedReports(filter)
  const query = useListStaffReports(
    { ...wanted, order, page: page + 1, page_size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  )
  const assignees = query.data?.assignees ?? []
  const isLimited = Object.keys(wanted).length > 0
  return (
    <StaffPage
      title="Reports"
      filters={
        <>
          <Pick label="Type" options={kinds} value={filter.kind} onChange={(kind) => setFilter({ kind })} />
          <Pick label="Status" options={states} value={filter.state} onChange={(state) => setFilter({ state })} />
          <Pick
            label="Assignee"
            options={[
              { value: '', label: 'All assignees' },
              ...assignees.map(({ user_id: value, email: label }) => ({ value, label })),
            ]}
            value={filter.staff_id}
            onChange={(id) => setFilter({ staff_id: id })}
          />
          <DayField label="From" value={wanted.from ?? ''} onChange={(from) => setFilter({ from })} />
          <DayField label="To" value={wanted.to ?? ''} onChange={(to) => setFilter({ to })} />
          {isLimited && (
            <Button size="small" variant="text" onClick={clearFilter}>
              Clear filters
            </Button>
          )}
        </>
      }
    >
      <ServerGrid
        title="Reports and feedback"
        columns={columnsWith(setOpened)}
        query={query}
        getRowId={({ report_id: id }) => id}
        address={{ ...address, setSort: (_column, direction) => address.setSort('created_at', direction) }}
        emptyText={isLimited ? 'No results match these filters' : 'No reports yet'}
      />
      {opened && (
        <Suspense>
          <ReportDialog report={opened} assignees={assignees} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </StaffPage>
  )
}
