import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useGetFunnelAnalytics } from '#generated/client/admin/admin.ts'
import type { FunnelStepName } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { funnelRows } from '../lib/figure-rows.ts'
import { percentText } from '../lib/figure-text.ts'
import { CountryChoice } from './country-choice.tsx'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import styles from './funnel-section.module.css'
import { Loaded } from './loaded.tsx'

const STEPS: Readonly<Record<FunnelStepName, string>> = {
  SIGNED_UP: 'Signed up',
  VERIFIED: 'Verified email',
  COMPLETED_PROFILE: 'Completed profile',
  CREATED_STORY: 'Started a story',
  GENERATED_STORY: 'Generated the story',
  EXPORTED_VIDEO: 'Exported a video',
  SUBSCRIBED: 'Subscribed',
}

const NAMES = new Intl.DisplayNames('en', { type: 'region' })
const countryText = (code: string) => (code === '' ? 'Unknown' : (NAMES.of(code) ?? code))

/** Funnel of the users who signed up in the page's days, in all and by country; countries are in the URL. */
export function FunnelSection({ from, to }: { from: string; to: string }) {
  const [search, setSearch] = useSearchParams()
  const countries = (search.get('funnel_countries') ?? '').split(',').filter((code) => /^[A-Z]{2}$/.test(code))
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const rowsHref = useRowsHref()
  const query = useGetFunnelAnalytics(
    {
      start_date: from,
      end_date: to,
      ...(countries.length > 0 && { 'countries[]': countries }),
    },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <section className={styles.section} aria-label="Funnel">
      <div className={styles.head}>
        <h2 className={styles.title}>Funnel</h2>
        <span className={styles.note}>Steps completed since by users who signed up in this period</span>
        <CountryChoice
          chosen={countries}
          onChoose={(code) => set('funnel_countries', [...countries, code].join(','))}
        />
        {countries.length > 0 && (
          <Button size="small" onClick={() => set('funnel_countries', '')}>
            All countries
          </Button>
        )}
      </div>
      <Loaded what="Funnel" height={320} query={query}>
        {({ steps, by_country: byCountry }) => (
          <div className={styles.tables}>
            <FigureTable
              title="Steps"
              rows={steps}
              keyOf={({ step }) => step}
              emptyText="No sign-ups in this period"
              columns={[
                {
                  label: 'Step',
                  cell: ({ step, share_of_first: share }) => (
                    <>
                      {STEPS[step]}
                      <span className={styles.bar} aria-hidden="true">
                        <span style={{ width: `${share * 100}%` }} />
                      </span>
                    </>
                  ),
                },
                {
                  label: 'Users',
                  isNumber: true,
                  cell: ({ step, users }) => (
                    <FigureLink value={users} href={rowsHref(funnelRows(step, { from, to }, countries))} />
                  ),
                },
                {
                  label: 'Overall',
                  isNumber: true,
                  cell: ({ share_of_first: share }) => percentText(share),
                },
              ]}
            />
            <FigureTable
              title="By country"
              rows={byCountry}
              keyOf={({ country }) => country}
              emptyText="No sign-ups in this period"
              columns={[
                {
                  label: 'Country',
                  cell: ({ country }) =>
                    country === '' ? (
                      countryText(country)
                    ) : (
                      <button
                        type="button"
                        className={styles.country}
                        aria-label={`Only ${countryText(country)}`}
                        onClick={() => set('funnel_countries', [...new Set([...countries, country])].join(','))}
                      >
                        {countryText(country)}
                      </button>
                    ),
                },
                {
                  label: 'Signed up',
                  isNumber: true,
                  cell: ({ country, signed_up: people }) => (
                    <FigureLink value={people} href={rowsHref(funnelRows('SIGNED_UP', { from, to }, [country]))} />
                  ),
                },
                {
                  label: 'Exported',
                  isNumber: true,
                  cell: ({ country, exported_video: people }) => (
                    <FigureLink value={people} href={rowsHref(funnelRows('EXPORTED_VIDEO', { from, to }, [country]))} />
                  ),
                },
                {
                  label: 'Subscribed',
                  isNumber: true,
                  cell: ({ country, subscribed: people }) => (
                    <FigureLink value={people} href={rowsHref(funnelRows('SUBSCRIBED', { from, to }, [country]))} />
                  ),
                },
              ]}
            />
          </div>
        )}
      </Loaded>
    </section>
  )
}
