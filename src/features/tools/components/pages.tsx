import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import styles from './pages.module.css'

interface PagesProps {
  /** Name of the paged items: 'Results'. */
  label: string
  /** From 1. */
  page: number
  pageSize: number
  count: number
  onPage: (page: number) => void
}

/** The visible page of a list, and links to the pages before and after it. */
export function Pages({ label, page, pageSize, count, onPage }: PagesProps) {
  if (count <= pageSize) return null
  const [first, last] = [(page - 1) * pageSize + 1, Math.min(count, page * pageSize)]
  return (
    <nav className={styles.pages} aria-label={`${label}: pages`}>
      <span className={styles.where}>
        {first.toLocaleString('en')}–{last.toLocaleString('en')} of {count.toLocaleString('en')}
      </span>
      <IconButton label="Previous page" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label="Next page" size="small" disabled={last >= count} onClick={() => onPage(page + 1)}>
        <ChevronRight size={16} aria-hidden="true" />
      </IconButton>
    </nav>
  )
}
