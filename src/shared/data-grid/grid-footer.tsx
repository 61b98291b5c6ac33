import {
  gridPaginationModelSelector,
  gridPaginationRowCountSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../ui/icon-button.tsx'
import { Pick } from '../ui/pick.tsx'
import styles from './data-grid.module.css'

const pageSizes = ['10', '25', '50', '100'].map((value) => ({ value, label: value }))

/** What is selected, how many rows a page has, which of them these are. */
export function GridFooter() {
  const api = useGridApiContext()
  const { page, pageSize } = useGridSelector(api, gridPaginationModelSelector)
  const total = useGridSelector(api, gridPaginationRowCountSelector)
  const selected = useGridSelector(api, gridRowSelectionCountSelector)
  const first = total === 0 ? 0 : page * pageSize + 1
  const last = Math.min((page + 1) * pageSize, total)
  const number = (value: number) => value.toLocaleString('en')
  return (
    <div className={styles.footer}>
      <span className={styles.selected} role="status">
        {selected > 0 && `${number(selected)} selected`}
      </span>
      <span>Rows</span>
      <Pick
        label="Rows"
        size="xsmall"
        options={pageSizes}
        value={String(pageSize)}
        onChange={(value) => api.current.setPageSize(Number(value))}
      />
      <span className={styles.range}>
        {number(first)}–{number(last)} of {number(total)}
      </span>
      <IconButton
        size="small"
        label="Previous page"
        disabled={page === 0}
        onClick={() => api.current.setPage(page - 1)}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <IconButton size="small" label="Next page" disabled={last >= total} onClick={() => api.current.setPage(page + 1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}
