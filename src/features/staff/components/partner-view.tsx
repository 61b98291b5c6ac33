import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getPartnerReport } from '#generated/client/admin/admin.ts'
import { Currency } from '#generated/client/model/currency.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { usePosted } from '../hooks/use-posted.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { moneyText, numberText } from '../lib/figure-text.ts'
import { UNKNOWN } from '../lib/wanted-rows.ts'
import { DayField } from './day-field.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import { StaffPage } from './staff-page.tsx'

const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const currencies = Object.values(Currency).map((value) => ({ value, label: value }))

/** Days and currency of the report, in its address; the last 90 days unless it says otherwise. */
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
    currency: Object.values(Currency).find((value) => value === search.get('currency')) ?? Currency.USD,
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

/** What each source of sign-ups brought, from signing up to paying. */
export function PartnerView() {
  const { set, ...asked } = useReportAddress()
  const query = usePosted('getPartnerReport', asked, getPartnerReport)
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
            onChange={(value) => set('currency', value)}
          />
        </>
      }
    >
      <Loaded what="The report" height={420} query={query}>
        {({ rows, currency }) => (
          <FigureTable
            title="By source"
            note="What the people brought who signed up in these days, from then until now"
            rows={rows}
            keyOf={({ source }) => source}
            emptyText="Nobody signed up in these days"
            columns={[
              { label: 'How they found us', cell: ({ source }) => source || 'Not told' },
              {
                label: 'Sign-ups',
                isNumber: true,
                cell: ({ source, sign_ups: people }) => (
                  <FigureLink value={people} href={rowsHref('PERSON', { type: source || UNKNOWN, ...within })} />
                ),
              },
              { label: 'Began a story', isNumber: true, cell: (row) => numberText(row.active_users) },
              {
                label: 'On a plan',
                isNumber: true,
                cell: ({ source, premium_users: people }) => (
                  <FigureLink
                    value={people}
                    href={rowsHref('PERSON', {
                      type: source || UNKNOWN,
                      status: 'CREATOR,PRO,STUDIO,PREMIUM',
                      ...within,
                    })}
                  />
                ),
              },
              { label: 'Videos', isNumber: true, cell: (row) => numberText(row.videos_exported) },
              { label: 'Credits', isNumber: true, cell: (row) => numberText(row.credits_spent) },
              { label: 'Paid', isNumber: true, cell: (row) => moneyText(row.revenue, currency) },
            ]}
          />
        )}
      </Loaded>
    </StaffPage>
  )
}
