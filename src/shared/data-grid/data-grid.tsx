import Card from '@mui/material/Card'
import {
  DataGrid as MuiDataGrid,
  type DataGridProps as MuiDataGridProps,
  type GridValidRowModel,
  GridSkeletonCell,
  type GridSkeletonCellProps,
} from '@mui/x-data-grid'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState, ErrorState } from '../ui/states/data-states.tsx'
import styles from './data-grid.module.css'
import { GridFooter, type Paging } from './grid-footer.tsx'

interface GridToolbarProps {
  title: string
  /** Rows on the server, all pages together. */
  count?: number | undefined
  tools?: ReactNode
}

/** Of its column's width. */
const TEXT = { width: '60%' }

export interface DataGridProps<Row extends GridValidRowModel> extends Omit<
  MuiDataGridProps<Row>,
  'slots' | 'slotProps' | 'sx' | 'title' | 'error'
> {
  /** The subject of the rows, for example 'Tasks'. */
  title: string
  /** Search field, filters, export: at the end of the toolbar. */
  tools?: ReactNode
  /** Given: the error state instead of rows. */
  failure?: { text: ReactNode; onRetry: () => void } | undefined
  /** Shown when there are no rows. */
  emptyText: string
  /** Given: the pages are chosen outside, as those of a server; otherwise the grid pages its rows itself. */
  paging?: Paging
}

const rowPx = 40
const headPx = 36

/** The product's grid: 40 px rows, 36 px head, hairlines between rows only. Loaded with the pages that show one. */
export function DataGrid<Row extends GridValidRowModel>(props: DataGridProps<Row>) {
  const { title, tools, failure, emptyText, paging, ...grid } = props
  const count = paging ? paging.count : grid.rows?.length
  return (
    <Card className={styles.card} component="section" aria-label={title}>
      <GridToolbar
        title={title}
        count={failure || (grid.loading && !grid.rows?.length) ? undefined : count}
        tools={tools}
      />
      {failure ? (
        <ErrorState isBare title={`${title} couldn’t be loaded`} text={failure.text} onRetry={failure.onRetry} />
      ) : (
        <MuiDataGrid<Row>
          rowHeight={rowPx}
          columnHeaderHeight={headPx}
          disableColumnMenu
          disableColumnResize
          disableRowSelectionOnClick
          autoHeight
          {...grid}
          label={title}
          className={styles.grid}
          slots={{
            footer: GridFooter,
            skeletonCell: SkeletonCell,
            noRowsOverlay: () => <EmptyState isBare title={emptyText} />,
            columnSortedAscendingIcon: () => <ChevronUp size={14} />,
            columnSortedDescendingIcon: () => <ChevronDown size={14} />,
            columnUnsortedIcon: null,
          }}
          slotProps={{
            footer: { paging },
            loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
          }}
        />
      )}
    </Card>
  )
}

/**
 * A placeholder of the loading grid, as wide as every other. MUI X draws the widths of all grids of a page from one row of numbers, so
 * the same grid would look otherwise each time that it loads.
 */
function SkeletonCell(props: GridSkeletonCellProps) {
  const isRound = props.type === 'boolean' || props.type === 'actions'
  return <GridSkeletonCell {...props} {...(!isRound && { skeletonProps: TEXT })} />
}

/** The rows' subject, their count, and actions on all of them. */
function GridToolbar({ title, count, tools }: GridToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <h2 className={styles.title}>{title}</h2>
      {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
      <span className={styles.tools}>{tools}</span>
    </div>
  )
}
