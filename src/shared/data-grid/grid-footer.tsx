import {
  gridPaginationModelSelector,
  gridPaginationRowCountSelector,
  gridRowSelectionCountSelector,
  gridRowsLoadingSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../ui/button.tsx'
import { Pick } from '../ui/pick.tsx'
import styles from './data-grid.module.css'

const pageSizes = ['10', '25', '50', '100'].map((value) => ({ value, label: value }))

export interface Paging {
  /** From 0. */
  page: number
  pageSize: number
  /** Rows of all pages; undefined until they are known. */
  count: number | undefined
  onChange: (page: number, pageSize: number) => void
}

declare module '@mui/x-data-grid' {
  // How MUI X wants props of its own footer declared.
  interface FooterPropsOverrides {
    paging?: Paging | undefined
  }
}

/** The selection, the page size and the range of rows. */
export function GridFooter({ paging }: { paging?: Paging | undefined }) {
  const api = useGridApiContext()
  const own = useGridSelector(api, gridPaginationModelSelector)
  const ownCount = useGridSelector(api, gridPaginationRowCountSelector)
  const isLoading = useGridSelector(api, gridRowsLoadingSelector)
  const selected = useGridSelector(api, gridRowSelectionCountSelector)
  const { page, pageSize, count, onChange } = paging ?? {
    ...own,
    count: isLoading ? undefined : ownCount,
    onChange: (toPage: number, size: number) => api.current.setPaginationModel({ page: toPage, pageSize: size }),
  }
  const last = count === undefined ? 0 : Math.min((page + 1) * pageSize, count)
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
        onChange={(value) => onChange(page, Number(value))}
      />
      <span className={styles.range} role="status">
        {count !== undefined && `${number(Math.min(page * pageSize + 1, last))}–${number(last)} of ${number(count)}`}
      </span>
      <PageButton label="Previous page" isUsable={page > 0} onPress={() => onChange(page - 1, pageSize)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </PageButton>
      <PageButton
        label="Next page"
        isUsable={count !== undefined && last < count}
        onPress={() => onChange(page + 1, pageSize)}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </PageButton>
    </div>
  )
}

interface PageButtonProps {
  label: string
  isUsable: boolean
  onPress: () => void
  children: ReactNode
}

/** Not `disabled` on the first and the last page: that would take the focus from the button that was pressed. */
function PageButton({ label, isUsable, onPress, children }: PageButtonProps) {
  return (
    <IconButton
      size="small"
      label={label}
      className={styles.pageButton}
      aria-disabled={!isUsable}
      onClick={() => isUsable && onPress()}
    >
      {children}
    </IconButton>
  )
}
