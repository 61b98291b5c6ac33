import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { UsageExport } from '#generated/schema.ts'
import { DataGrid } from './data-grid.tsx'
import type { Order, SetPage } from './use-grid-address.ts'
import { useMutation } from '@tanstack/react-query'
import { Download, Columns3 } from 'lucide-react'
import { downloadFile } from '../media/download-file.ts'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/snackbar/notify.ts'
import { notifyError } from '../ui/snackbar/notify-error.ts'
import { MenuAction, Menu } from '../ui/menu/menu.tsx'

interface ColumnsMenuProps {
  columns: readonly Pick<GridColDef, 'field' | 'headerName'>[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

interface ExportButtonProps {
  disabled?: boolean
  /** Makes the file on the server. */
  onExport: () => Promise<UsageExport>
}

/** A page of rows as React Query has it: the previous one stays while the next is loaded (`keepPreviousData`). */
export interface GridQuery<Row> {
  data: { results: Row[]; count: number } | undefined
  error: { message: string } | null
  isFetching: boolean
  isPlaceholderData: boolean
  refetch: () => unknown
}

interface ServerGridProps<Row extends GridValidRowModel> {
  title: string
  columns: GridColDef<Row>[]
  query: GridQuery<Row>
  getRowId: (row: Row) => string
  /** The state of page, order and columns. Columns and order only where they can be chosen. */
  address: {
    page: number
    pageSize: number
    setPage: SetPage
    sort?: string
    order?: Order
    setSort?: (sort: string, order: Order) => void
    hidden?: readonly string[]
    setHidden?: (hidden: readonly string[]) => void
  }
  emptyText: string
  /** Makes the file of all rows that fit, in the order of the grid. */
  onExport?: (() => Promise<UsageExport>) | undefined
  /** Where Enter or a double click on a row leads; null where there is nothing more of it. */
  rowHref?: ((row: Row) => string | null) | undefined
  /** Before columns and export. */
  tools?: ReactNode
}

/** A list that the server pages, sorts and filters, with all of it as a file. Its state is in the URL. */
export function ServerGrid<Row extends GridValidRowModel>(props: ServerGridProps<Row>) {
  const { title, columns, query, getRowId, address, emptyText, onExport, rowHref, tools } = props
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  const navigate = useNavigate()
  const openRow = (row: Row) => {
    const href = rowHref?.(row)
    if (href !== undefined && href !== null) void navigate(href)
  }
  const { page, pageSize, setPage, sort, order, setSort, hidden, setHidden } = address
  const count = data?.count
  const lastPage = Math.max(0, Math.ceil((count ?? 0) / pageSize) - 1)
  // Rows were removed since the link was made.
  const isPastLast = count !== undefined && !isPlaceholderData && page > lastPage
  useEffect(() => {
    if (isPastLast) setPage(lastPage, pageSize, { replace: true })
  }, [isPastLast, lastPage, pageSize, setPage])
  return (
    <DataGrid<Row>
      title={title}
      rows={data?.results ?? []}
      columns={columns}
      getRowId={getRowId}
      loading={isPastLast || (isFetching && (!data || isPlaceholderData))}
      emptyText={emptyText}
      failure={error && !data ? { text: error.message, onRetry: () => void refetch() } : undefined}
      onCellKeyDown={({ row }: { row: Row }, event) => {
        const isInside = event.target instanceof Element && event.target.closest('a, button') !== null
        if (event.key === 'Enter' && !isInside) openRow(row)
      }}
      onRowDoubleClick={({ row }: { row: Row }) => openRow(row)}
      paginationMode="server"
      // MUI X goes to its first page whenever a sort or a row count changes, so it shows the page and only the footer chooses it.
      rowCount={count ?? -1}
      paginationModel={{ page, pageSize }}
      paging={{ page, pageSize, count, onChange: setPage }}
      sortingMode="server"
      disableColumnSorting={!setSort}
      // A first press sorts by largest or newest; there is always an order.
      sortingOrder={['desc', 'asc']}
      sortModel={sort === undefined ? [] : [{ field: sort, sort: order ?? 'desc' }]}
      onSortModelChange={([first]) => first && setSort?.(first.field, first.sort ?? 'desc')}
      columnVisibilityModel={Object.fromEntries((hidden ?? []).map((name) => [name, false]))}
      tools={
        <>
          {tools}
          {setHidden && <ColumnsMenu columns={columns} hidden={hidden ?? []} onChange={setHidden} />}
          {onExport && <ExportButton disabled={!data || data.count === 0} onExport={onExport} />}
        </>
      }
    />
  )
}

/** All rows as a CSV: the server writes it, the browser saves it, and a line says how many they are. */
function ExportButton({ disabled = false, onExport }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { url, file_name: name, rows } = await onExport()
      await downloadFile(url, name)
      notify(`${rows.toLocaleString('en')} ${rows === 1 ? 'line' : 'lines'} saved as ${name}`)
    },
    onError: notifyError,
  })
  return (
    <Button
      size="small"
      isBusy={isPending}
      icon={<Download size={16} aria-hidden="true" />}
      disabled={disabled}
      onClick={() => mutate()}
    >
      Export CSV
    </Button>
  )
}

/** Which columns a grid shows; the first one always. */
function ColumnsMenu({ columns, hidden, onChange }: ColumnsMenuProps) {
  const toggle = (field: string) =>
    onChange(hidden.includes(field) ? hidden.filter((name) => name !== field) : [...hidden, field])
  return (
    <Menu
      label="Columns"
      align="right"
      trigger={(trigger) => (
        <Button {...trigger} size="small" variant="text" icon={<Columns3 size={16} aria-hidden="true" />}>
          Columns
        </Button>
      )}
    >
      {columns.slice(1).map(({ field, headerName }) => (
        <MenuAction
          key={field}
          role="menuitemcheckbox"
          aria-checked={!hidden.includes(field)}
          label={headerName ?? field}
          isChosen={!hidden.includes(field)}
          onSelect={() => toggle(field)}
        />
      ))}
    </Menu>
  )
}
