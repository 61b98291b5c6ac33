import { keepPreviousData } from '@tanstack/react-query'
import { exportUsage, useListUsage } from '#generated/client/billing/billing.ts'
import { ServerGrid } from '#src/shared/data-grid/server-grid.tsx'
import type { useUsageAddress } from '../hooks/use-usage-address.ts'
import { wantedOf } from '../lib/usage-filter.ts'
import { usageColumns } from './usage-columns.tsx'

/** Credit usage: every work with what it cost and why, and credits that came or went; pages come from the server. */
export function UsageGrid({ address }: { address: ReturnType<typeof useUsageAddress> }) {
  const { filter, page, pageSize, setPage } = address
  const wanted = wantedOf(filter)
  const query = useListUsage(
    { ...wanted, page: page + 1, page_size: pageSize },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <ServerGrid
      title="Usage"
      columns={usageColumns}
      query={query}
      getRowId={({ usage_id }) => usage_id}
      address={{ page, pageSize, setPage }}
      emptyText={Object.keys(wanted).length > 0 ? 'No results match these filters' : 'Nothing was used yet'}
      onExport={() => exportUsage(wanted)}
    />
  )
}
