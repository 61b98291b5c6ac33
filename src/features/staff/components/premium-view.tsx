import type { GridColDef } from '@mui/x-data-grid'
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { exportPremiumCredits, useGetPremiumUsersCreditSummary } from '#generated/client/admin/admin.ts'
import type { PremiumUserCredit } from '#generated/schema.ts'
import { premiumTypeValues } from '#generated/values.ts'
import { paths } from '#src/app/paths.ts'
import { SavedViews } from '#src/shared/data-grid/saved-views.tsx'
import { ServerGrid } from '#src/shared/data-grid/server-grid.tsx'
import { useGridAddress } from '#src/shared/data-grid/use-grid-address.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { type FigureRows, personRows } from '../lib/figure-rows.ts'
import { momentText, wordsOf } from '../lib/figure-text.ts'
import { FigureLink } from './figure-link.tsx'
import styles from './rows-grid.module.css'
import { StaffPage } from './staff-page.tsx'

const SORTS = ['spent', 'granted', 'balance', 'last_active_at'] as const
const plans = [
  { value: '', label: 'All plans' },
  ...premiumTypeValues.map((value) => ({ value, label: wordsOf(value) })),
]
const credits = (
  field: 'balance' | 'granted' | 'spent',
  headerName: string,
  rows: 'posted' | 'granted' | 'spent',
): GridColDef<PremiumUserCredit> => ({
  ...{ field, headerName, type: 'number', width: 120 },
  renderCell: ({ row }) => <CreditsLink value={row[field]} rows={personRows(row.user_id)[rows]} />,
})

function CreditsLink({ value, rows }: { value: number; rows: FigureRows }) {
  const rowsHref = useRowsHref()
  return <FigureLink value={value} href={rowsHref(rows)} />
}

const columns: GridColDef<PremiumUserCredit>[] = [
  {
    field: 'email',
    headerName: 'User',
    flex: 1,
    minWidth: 180,
    sortable: false,
    renderCell: ({ row }) => (
      <Link className={styles.link} to={paths.adminUserSummary.href({ user_id: row.user_id })}>
        {row.email}
      </Link>
    ),
  },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, sortable: false },
  {
    field: 'premium_type',
    headerName: 'Plan',
    width: 120,
    sortable: false,
    valueFormatter: (value: string | null) => (value === null ? 'By hand' : wordsOf(value)),
  },
  credits('balance', 'Left', 'posted'),
  credits('granted', 'Granted', 'granted'),
  credits('spent', 'Spent', 'spent'),
  {
    field: 'last_active_at',
    headerName: 'Last sign-in, UTC',
    width: 190,
    valueFormatter: (value: string | null) => (value === null ? 'Never' : momentText(value)),
  },
]

/** Users on a paid plan and their credits in sum. */
export function PremiumView() {
  const address = useGridAddress({ filters: ['premium_type'], sorts: SORTS })
  const { filter, sort, order, page, pageSize, setFilter } = address
  const plan = premiumTypeValues.find((value) => value === filter.premium_type)
  const wanted = { sort, order, ...(plan && { premium_type: [plan] }) }
  const query = useGetPremiumUsersCreditSummary(
    { ...wanted, page: page + 1, page_size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <StaffPage
      title="Premium credits"
      filters={
        <Pick
          label="Plan"
          options={plans}
          value={plan ?? ''}
          onChange={(value) => setFilter({ premium_type: value })}
        />
      }
    >
      <ServerGrid
        title="Users on a plan"
        columns={columns}
        query={query}
        getRowId={({ user_id }) => user_id}
        address={{
          ...address,
          setSort: (column, direction) => {
            const known = SORTS.find((name) => name === column)
            if (known) address.setSort(known, direction)
          },
        }}
        emptyText={plan ? 'No users on this plan' : 'No users on a plan yet'}
        tools={<SavedViews grid="PREMIUM" />}
        rowHref={({ user_id }) => paths.adminUserSummary.href({ user_id })}
        onExport={() => exportPremiumCredits(wanted)}
      />
    </StaffPage>
  )
}
