import { useSessionStore } from '#src/shared/session/session-store.ts'
import type { FigureRows } from '../lib/figure-rows.ts'
import { ROW_KINDS } from '../lib/row-kinds.ts'
import { rowsHref } from '../lib/rows-href.ts'
import { mayOpen } from '../lib/staff-pages.ts'

/** URL of the rows behind a figure; undefined where the user's role does not include them. */
export function useRowsHref(): (rows: Pick<FigureRows, 'kind' | 'filter'>) => string | undefined {
  const own = useSessionStore((state) => state.user?.staff_roles ?? [])
  return ({ kind, filter }) => (mayOpen(own, ROW_KINDS[kind].roles) ? rowsHref(kind, filter) : undefined)
}
