import type { GenerationCost } from '#generated/schema.ts'
import { CREDIT_COSTS, isCreditAction } from '#src/domain/credits.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { costRows } from '../lib/figure-rows.ts'
import { averageText, durationText, numberText } from '../lib/figure-text.ts'
import styles from './cost-table.module.css'
import { FigureLink } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'

const MINUTE_MS = 60_000
const nameOf = (action: string) =>
  action === '' ? 'Free' : isCreditAction(action) ? CREDIT_COSTS[action].label : action

/** Engine time of each action against the credits that it was charged. */
export function CostTable({ costs, from }: { costs: readonly GenerationCost[]; from: string | undefined }) {
  const rowsHref = useRowsHref()
  const hrefOf = (action: string, name: 'charges' | 'credits' | 'pieces' | 'work_ms', madeBy?: string) =>
    rowsHref(costRows(action, { from }, madeBy)[name])
  return (
    <FigureTable
      title="Cost vs price"
      note="Engine time from generation details, compared with credits charged. Texts and exports aren’t itemised"
      rows={costs}
      keyOf={({ action }) => action}
      emptyText="Nothing was generated or charged in this period"
      columns={[
        { label: 'Action', cell: ({ action }) => nameOf(action) },
        {
          label: 'Charges',
          isNumber: true,
          cell: ({ action, charges }) => <FigureLink value={charges} href={hrefOf(action, 'charges')} />,
        },
        {
          label: 'Credits',
          isNumber: true,
          cell: ({ action, credits }) => <FigureLink value={credits} href={hrefOf(action, 'credits')} />,
        },
        {
          label: 'Pieces',
          isNumber: true,
          cell: ({ action, pieces }) => <FigureLink value={pieces} href={hrefOf(action, 'pieces')} />,
        },
        {
          label: 'Engine time',
          isNumber: true,
          cell: ({ action, work_ms: ms }) => (
            <FigureLink value={ms} href={hrefOf(action, 'work_ms')}>
              {ms === 0 ? '–' : durationText(ms)}
            </FigureLink>
          ),
        },
        {
          label: 'Credits per engine minute',
          isNumber: true,
          cell: ({ credits, work_ms: ms }) => (ms === 0 ? '–' : averageText(credits / (ms / MINUTE_MS))),
        },
        {
          label: 'Engine',
          cell: ({ action, engines }) =>
            engines.length === 0 ? (
              '–'
            ) : (
              <ul className={styles.engines}>
                {engines.map(({ made_by: madeBy, pieces, work_ms: ms }) => (
                  <li key={madeBy}>
                    {madeBy || 'Unknown'}:{' '}
                    <FigureLink value={pieces} href={hrefOf(action, 'pieces', madeBy)}>
                      {`${numberText(pieces)} in ${durationText(ms)}`}
                    </FigureLink>
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
    />
  )
}
