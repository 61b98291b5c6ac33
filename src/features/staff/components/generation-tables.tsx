import type { GenerationAnalytics, TimePercentiles } from '#generated/schema.ts'
import { useRowsHref } from '../hooks/use-rows-href.ts'
import { actionRows, failureRows, modeRows, taskRows } from '../lib/figure-rows.ts'
import { durationText, wordsOf } from '../lib/figure-text.ts'
import { CostTable } from './cost-table.tsx'
import { FigureLink } from './figure-link.tsx'
import { type FigureColumn, FigureTable } from './figure-table.tsx'

interface Times {
  waiting: TimePercentiles
  working: TimePercentiles
}

/** Median, 90th and 99th percentile. */
const timeText = ({ p50_ms, p90_ms, p99_ms }: TimePercentiles) => [p50_ms, p90_ms, p99_ms].map(durationText).join(' · ')

const times: FigureColumn<Times>[] = [
  { label: 'Wait (p50, p90, p99)', isNumber: true, cell: ({ waiting }) => timeText(waiting) },
  { label: 'Duration (p50, p90, p99)', isNumber: true, cell: ({ working }) => timeText(working) },
]

/** Counts and times by mode, type and model; the reasons of failures. */
export function GenerationTables({ found }: { found: GenerationAnalytics }) {
  const rowsHref = useRowsHref()
  const from = found.series[0]?.date
  return (
    <>
      <FigureTable
        title="Stories by mode"
        rows={found.by_creation_mode}
        keyOf={({ creation_mode: mode }) => mode}
        emptyText="No stories generated in this period"
        columns={[
          { label: 'Mode', cell: ({ creation_mode: mode }) => wordsOf(mode) },
          {
            label: 'Started',
            isNumber: true,
            cell: ({ creation_mode: type, started }) => (
              <FigureLink value={started} href={rowsHref(modeRows(type, { from }).started)} />
            ),
          },
          {
            label: 'Completed',
            isNumber: true,
            cell: ({ creation_mode: type, completed }) => (
              <FigureLink value={completed} href={rowsHref(modeRows(type, { from }).completed)} />
            ),
          },
          {
            label: 'Failed',
            isNumber: true,
            cell: ({ creation_mode: type, failed }) => (
              <FigureLink value={failed} href={rowsHref(modeRows(type, { from }).failed)} />
            ),
          },
          ...times,
        ]}
      />
      <FigureTable
        title="Tasks by type"
        rows={found.by_task_type}
        keyOf={({ task_type: type }) => type}
        emptyText="No tasks started in this period"
        columns={[
          { label: 'Type', cell: ({ task_type: type }) => wordsOf(type) },
          {
            label: 'Started',
            isNumber: true,
            cell: ({ task_type: type, started }) => (
              <FigureLink value={started} href={rowsHref(taskRows({ type }, { from }).started)} />
            ),
          },
          {
            label: 'Failed',
            isNumber: true,
            cell: ({ task_type: type, failed }) => (
              <FigureLink value={failed} href={rowsHref(taskRows({ type }, { from }).failed)} />
            ),
          },
          {
            label: 'Credits',
            isNumber: true,
            cell: ({ task_type: type, credits }) => (
              <FigureLink value={credits} href={rowsHref(actionRows.credits(type, { from }))} />
            ),
          },
          ...times,
        ]}
      />
      <FigureTable
        title="Tasks by model"
        rows={found.by_model}
        keyOf={({ task_type: type, model_id: model }) => `${type} ${model}`}
        emptyText="No tasks started in this period"
        columns={[
          { label: 'Model', cell: ({ model_id: model }) => model },
          { label: 'Type', cell: ({ task_type: type }) => wordsOf(type) },
          {
            label: 'Started',
            isNumber: true,
            cell: ({ task_type: type, model_id: model, started }) => (
              <FigureLink value={started} href={rowsHref(taskRows({ type, model }, { from }).started)} />
            ),
          },
          {
            label: 'Failed',
            isNumber: true,
            cell: ({ task_type: type, model_id: model, failed }) => (
              <FigureLink value={failed} href={rowsHref(taskRows({ type, model }, { from }).failed)} />
            ),
          },
          ...times,
        ]}
      />
      <CostTable costs={found.costs} from={from} />
      <FigureTable
        title="Failure reasons"
        rows={found.failures}
        keyOf={({ subject, type, reason }) => `${subject} ${type} ${reason}`}
        emptyText="No failures in this period"
        columns={[
          { label: 'What', cell: ({ subject, type }) => `${wordsOf(subject)}, ${wordsOf(type).toLowerCase()}` },
          { label: 'Reason', cell: ({ reason }) => reason || 'Not given' },
          {
            label: 'Times',
            isNumber: true,
            cell: (failure) => <FigureLink value={failure.count} href={rowsHref(failureRows(failure, { from }))} />,
          },
        ]}
      />
    </>
  )
}
