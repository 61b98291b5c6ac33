import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getPartnerReport } from '#generated/client/admin/admin.ts'
import type { PartnerReportRow } from '#generated/schema.ts'
import { currencyValues } from '#generated/values.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { usePostQuery } from '../hooks/use-post-query.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { partnerRows } from '../lib/figure-rows.ts'
import { moneyText } from '../lib/figure-text.ts'
import { DayField } from './day-field.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import { RowsGrid } from './rows-grid.tsx'
import { StaffPage } from './staff-page.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const currencies = currencyValues.map((value) => ({ value, label: value }))

const COLUMNS = [
  ['sign_ups', 'Sign-ups'],
  ['active_users', 'Started a story'],
  ['premium_users', 'On a plan'],
  ['videos_exported', 'Videos'],
  ['credits_spent', 'Credits'],
  ['revenue', 'Paid'],
] as const

/** Days and currency of the report, in its URL; the last 90 days by default. */
function useReportAddress() {
  const [search, setSearch] = useSearchParams()
  const day = (name: string, usual: string) => {
    const value = search.get(name) ?? ''
    return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : usual
  }
  const [now] = useState(() => Date.now())
  return {
    start_date: day('signed_up_from', dayOf(now - 89 * DAY_MS)),
    end_date: day('signed_up_to', dayOf(now)),
    currency: currencyValues.find((value) => value === search.get('paid_in')) ?? 'USD',
    set: (name: string, value: string) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

/** The results of each source of sign-ups, from signing up to paying. */
export function PartnerView() {
  const { set, ...asked } = useReportAddress()
  const query = usePostQuery('getPartnerReport', asked, getPartnerReport)
  const rowsHref = useRowsHref()
  const within = { from: asked.start_date, to: asked.end_date }
  return (
    <StaffPage
      title="Partner"
      filters={
        <>
          <DayField label="Signed up from" value={asked.start_date} onChange={(day) => set('signed_up_from', day)} />
          <DayField label="to" value={asked.end_date} onChange={(day) => set('signed_up_to', day)} />
          <Pick
            label="Currency"
            options={currencies}
            value={asked.currency}
            onChange={(value) => set('paid_in', value)}
          />
        </>
      }
    >
      <Loaded what="The report" height={420} query={query}>
        {({ rows, currency }) => (
          <FigureTable
            title="By source"
            note="Value to date of users who signed up in this period"
            rows={rows}
            keyOf={({ source }) => source}
            emptyText="No sign-ups in this period"
            columns={[
              { label: 'Source', cell: ({ source }) => source || 'Not given' },
              ...COLUMNS.map(([name, label]) => ({
                label,
                isNumber: true,
                cell: (row: PartnerReportRow) => (
                  <FigureLink value={row[name]} href={rowsHref(partnerRows(row.source, within, currency)[name])}>
                    {name === 'revenue' ? moneyText(row[name], currency) : undefined}
                  </FigureLink>
                ),
              })),
            ]}
          />
        )}
      </Loaded>
      <RowsGrid views="PARTNER" kinds={['PAYMENT']} />
    </StaffPage>
  )
}
