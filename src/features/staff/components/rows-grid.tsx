import { X } from 'lucide-react'
import { exportStaffRows, useListStaffRows } from '#generated/client/admin/admin.ts'
import type { StaffGrid, StaffRowKind, StaffRow, StaffRowTotals } from '#generated/schema.ts'
import { isCreditAction } from '#src/domain/credits.ts'
import { usageLabel } from '#src/domain/usage.ts'
import { SavedViews } from '#src/shared/data-grid/saved-views.tsx'
import { ServerGrid } from '#src/shared/data-grid/server-grid.tsx'
import { useGridAddress } from '#src/shared/data-grid/use-grid-address.ts'
import { useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { useScrolledTo } from '../hooks/use-scrolled-to.ts'
import { wordsOf, durationText, moneyText, numberText } from '../lib/figure-text.ts'
import { ROW_KINDS } from '../lib/row-kinds.ts'
import { mayOpen } from '../lib/staff-pages.ts'
import { rowHref } from '../lib/row-href.ts'
import { ROW_FILTERS, ROW_SORTS, type RowsAddressFilter, wantedRows } from '../lib/wanted-rows.ts'
import { DayField } from './day-field.tsx'
import { rowColumns } from './row-columns.tsx'
import styles from './rows-grid.module.css'

interface RowsGridProps {
  /** The page whose saved views it offers. */
  views?: StaffGrid
  kinds: readonly StaffRowKind[]
  /** Limits that belong to the page and cannot be removed. */
  fixed?: { user_id: string }
  /** Days of the page, which limit the rows until other days are chosen. */
  period?: { from: string; to: string }
}

const NAMES = {
  type: 'Type',
  model: 'Model',
  country: 'Country',
  source: 'Source',
  reason: 'Reason',
  action: 'Action',
  step: 'Step',
  dated_by: 'Date',
  joined_from: 'Signed up from',
  joined_to: 'Signed up until',
  currency: 'Currency',
  row_id: 'One row',
  user_id: 'One user',
  story_id: 'One story',
  is_stuck: 'Stuck only',
  is_wrong: 'Wrong balances only',
} as const
/** The user whose page it is, and the search that found them. */
const SUBJECT = ['user_id', 'email'] as const
const LIMITS = Object.keys(NAMES) as (keyof typeof NAMES)[]

/** Label of a limit: its name, and its value where that is no id. */
function limitText(name: keyof typeof NAMES, value: string): string {
  if (name.endsWith('_id') || name.startsWith('is_')) return NAMES[name]
  if (isCreditAction(value)) return `${NAMES[name]}: ${usageLabel(value)}`
  const words = name === 'dated_by' || name === 'step' ? wordsOf(value).toLowerCase() : value.replaceAll(',', ', ')
  return `${NAMES[name]}: ${words.replaceAll('%2C', ',').replaceAll('%25', '%')}`
}

const NO_KIND_FILTER = Object.fromEntries(
  ['status', ...LIMITS.filter((name) => !name.endsWith('_id') && name !== 'country')].map((name) => [name, '']),
)
const NO_FILTER = Object.fromEntries(ROW_FILTERS.map((name) => [name, ''])) as RowsAddressFilter

/** The rows behind the figures: of one kind, limited by the URL, paged and exported by the server. */
export function RowsGrid({ kinds, fixed, views, period }: RowsGridProps) {
  const own = useSessionStore((state) => state.user?.staff_roles ?? [])
  const open = kinds.filter((kind) => mayOpen(own, ROW_KINDS[kind].roles))
  const names = fixed ? ROW_FILTERS.filter((name) => !Object.hasOwn(fixed, name)) : ROW_FILTERS
  const usual: Partial<RowsAddressFilter> = period ? { from: period.from, to: period.to } : {}
  const address = useGridAddress({ filters: names, sorts: ROW_SORTS, usual })
  const filter = { ...NO_FILTER, ...address.filter }
  const { setFilter, clearFilter, sort, order, page, pageSize } = address
  const wanted = { ...wantedRows(filter, open), ...fixed }
  const query = useListStaffRows(
    { ...wanted, sort, order, page: page + 1, page_size: pageSize },
    {
      query: {
        enabled: open.length > 0,
        // Rows of another kind have other columns.
        placeholderData: (before) => (before?.results[0]?.kind === wanted.kind ? before : undefined),
      },
    },
  )
  const place = useScrolledTo('rows')
  if (open.length === 0) return null
  const words = ROW_KINDS[wanted.kind]
  const isLimited = names.some((name) => name !== 'kind' && filter[name] !== (usual[name] ?? ''))
  return (
    <div id="rows" ref={place} className={styles.rows}>
      <div className={styles.filters} role="group" aria-label="Row filters">
        {open.length > 1 && (
          <Pick
            label="Rows"
            options={open.map((kind) => ({ value: kind, label: ROW_KINDS[kind].label }))}
            value={wanted.kind}
            // States and types of one kind do not apply to another.
            onChange={(kind) => setFilter({ ...NO_KIND_FILTER, kind })}
          />
        )}
        {words.statuses.length > 0 && (
          <Pick
            label="Status"
            options={[
              { value: '', label: 'All statuses' },
              ...words.statuses.map((value) => ({ value, label: wordsOf(value) })),
              ...(filter.status.includes(',') ? [{ value: filter.status, label: 'Several statuses' }] : []),
            ]}
            value={filter.status}
            onChange={(status) => setFilter({ status })}
          />
        )}
        <DayField label="From" value={wanted.from ?? ''} onChange={(from) => setFilter({ from })} />
        <DayField label="To" value={wanted.to ?? ''} onChange={(to) => setFilter({ to })} />
        {LIMITS.map(
          (name) =>
            filter[name] !== '' && (
              <Button
                key={name}
                size="small"
                icon={<X size={14} aria-hidden="true" />}
                aria-label={`Remove: ${limitText(name, filter[name])}`}
                className={styles.limit}
                onClick={() => setFilter({ [name]: '' })}
              >
                {limitText(name, filter[name])}
              </Button>
            ),
        )}
        {isLimited && (
          <Button size="small" variant="text" onClick={clearFilter}>
            Clear filters
          </Button>
        )}
      </div>
      <RowTotals totals={query.data?.totals} rows={query.data?.results ?? []} />
      <ServerGrid
        key={wanted.kind}
        title={words.label}
        columns={rowColumns(wanted.kind)}
        query={query}
        getRowId={({ row_id }) => row_id}
        address={{
          ...address,
          setSort: (column, direction) => {
            const known = ROW_SORTS.find((name) => name === column)
            if (known) address.setSort(known, direction)
          },
        }}
        emptyText={isLimited ? 'No results match these filters' : `No ${words.label.toLowerCase()} yet`}
        tools={views && <SavedViews grid={views} subject={fixed && SUBJECT} />}
        rowHref={(row) => rowHref(row, own)}
        onExport={() => exportStaffRows({ ...wanted, sort, order })}
      />
    </div>
  )
}

/** Totals of all matching rows, for kinds that can be added up. */
function RowTotals({ totals, rows }: { totals: StaffRowTotals | undefined; rows: readonly StaffRow[] }) {
  if (!totals) return null
  const { credits, amount, work_ms: workMs } = totals
  const currency = rows[0]?.currency ?? null
  const text =
    credits !== null
      ? `${numberText(credits)} credits`
      : amount !== null && currency !== null
        ? moneyText(amount, currency)
        : workMs !== null
          ? `${durationText(workMs)} of work`
          : undefined
  return text === undefined ? null : <p className={styles.totals}>Total: {text}</p>
}
