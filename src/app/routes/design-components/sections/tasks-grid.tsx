import type { GridColDef } from '@mui/x-data-grid'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { DataGrid } from '#src/shared/data-grid/data-grid.tsx'
import { IdCell } from '#src/shared/data-grid/id-cell.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from '../design-components.module.css'

interface TaskRow {
  id: string
  time: string
  person: string
  type: string
  status: 'Completed' | 'Processing' | 'Failed' | 'Throttled' | 'Cancelled'
  credits: number
}

const tones = {
  Completed: 'success',
  Processing: 'info',
  Failed: 'danger',
  Throttled: 'warning',
  Cancelled: 'neutral',
} as const

const people = ['mara@example.com', 'jo@example.org', 'lin@example.net', 'samir@example.com']
const types = ['Image to video', 'Upscale', 'Inpainting', 'Lip sync', 'Image editing']
const statuses = ['Processing', 'Completed', 'Completed', 'Failed', 'Completed', 'Throttled', 'Cancelled'] as const

const rows: TaskRow[] = Array.from({ length: 64 }, (_, at) => ({
  id: `tk_9f${(12_738 - at * 7).toString(16)}`,
  time: `10:${String(59 - (at % 60)).padStart(2, '0')}:12`,
  person: people[at % people.length] ?? '',
  type: types[at % types.length] ?? '',
  status: statuses[at % statuses.length] ?? 'Completed',
  credits: (at % 5) * 2.5,
}))

const columns: GridColDef<TaskRow>[] = [
  { field: 'id', headerName: 'Task', width: 140, renderCell: ({ row }) => <IdCell id={row.id} /> },
  { field: 'time', headerName: 'Time', width: 110 },
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 170 },
  { field: 'type', headerName: 'Type', width: 140 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    renderCell: ({ row }) => <Tag tone={tones[row.status]}>{row.status}</Tag>,
  },
  {
    field: 'credits',
    headerName: 'Credits',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => value.toFixed(2),
  },
]

const states = ['Content', 'Loading', 'Error', 'Empty'].map((value) => ({ value, label: value }))

/** `shown`: that state alone, without the choice of one. */
export function TasksGrid({ shown }: { shown?: 'Content' | 'Loading' | 'Error' | 'Empty' }) {
  const [state, setState] = useState<string>(shown ?? 'Content')
  return (
    <>
      {shown === undefined && (
        <div className={styles.row}>
          <Segmented label="State of the grid" segments={states} value={state} onChange={setState} />
        </div>
      )}
      <DataGrid
        title="Tasks"
        rows={state === 'Content' ? rows : []}
        columns={columns}
        checkboxSelection
        loading={state === 'Loading'}
        emptyText="No tasks in these days"
        failure={
          state === 'Error'
            ? { text: 'The server took too long. Your filters are kept.', onRetry: () => setState('Content') }
            : undefined
        }
        initialState={{
          pagination: { paginationModel: { pageSize: 10 } },
          sorting: { sortModel: [{ field: 'time', sort: 'desc' }] },
        }}
        tools={
          <Button
            size="small"
            icon={<Download size={16} aria-hidden="true" />}
            onClick={() => notify('tasks.csv saved')}
          >
            Export CSV
          </Button>
        }
      />
    </>
  )
}
