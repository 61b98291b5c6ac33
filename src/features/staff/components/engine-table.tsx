import { useGetStaffOverview } from '#generated/client/admin/admin.ts'
import type { EngineKind } from '#generated/schema.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { numberText } from '../lib/figure-text.ts'
import { FigureTable } from './figure-table.tsx'

const WORK: Readonly<Partial<Record<EngineKind, string>>> = {
  WRITER: 'Texts',
  TRANSLATOR: 'Translations',
  TRANSCRIBER: 'Transcripts',
  ILLUSTRATOR: 'Images',
  VOICE: 'Voices',
  ANIMATOR: 'Clips',
  LIP_SYNC: 'Lip sync',
  UPSCALER: 'Upscaling',
  INPAINTER: 'Inpainting',
  STOCK: 'Stock',
  MUSIC: 'Music',
  TRAINER: 'Trained models',
  REVIEWER: 'Image checks',
}

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
        { label: 'Work', cell: ({ kind }) => WORK[kind] ?? kind },
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
