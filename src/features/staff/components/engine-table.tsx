import { useGetStaffOverview } from '#generated/client/admin/admin.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { workName } from '../lib/engine-words.ts'
import { numberText } from '../lib/figure-text.ts'
import { FigureTable } from './figure-table.tsx'

/** Engines of providers in the order of their use, and their failures; nothing where all are built in. */
export function EngineTable() {
  const { data } = useGetStaffOverview()
  if (!data || data.engines.length === 0) return null
  return (
    <FigureTable
      title="Engines"
      note="Since the server started"
      rows={data.engines}
      keyOf={({ kind, provider, label }) => `${kind} ${provider} ${label}`}
      emptyText="None"
      columns={[
        { label: 'Work', cell: ({ kind }) => workName(kind) },
        { label: 'Engine', cell: ({ label, provider }) => (label === provider ? label : `${label} (${provider})`) },
        { label: 'Fallback', cell: ({ stand_ins: next }) => next[0] ?? 'None' },
        { label: 'Concurrency', isNumber: true, cell: ({ limit }) => numberText(limit) },
        { label: 'Failures', isNumber: true, cell: ({ failures }) => numberText(failures) },
        {
          label: 'Last failure',
          cell: ({ last_failure: last }) => (last ? `${last.problem}, ${relativeTimeText(last.at)}` : '–'),
        },
      ]}
    />
  )
}
