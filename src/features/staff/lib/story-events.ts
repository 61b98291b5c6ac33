import type { StoryDebugDetails } from '#generated/schema.ts'
import { durationText, wordsOf } from './figure-text.ts'

export interface StoryEvent {
  key: string
  /** ISO. */
  at: string
  what: string
  detail: string
  isTrouble: boolean
}

const span = (from: string, to: string | null) =>
  to === null ? '' : `, took ${durationText(Date.parse(to) - Date.parse(from))}`

/** All events of a story on one axis of time, newest first. */
export function storyEvents(details: StoryDebugDetails): StoryEvent[] {
  const failed = (status: string) => ['FAILED', 'THROTTLED'].includes(status)
  return [
    ...details.scenes.map((scene) => ({
      ...{ key: `scene ${scene.scene_id}`, at: scene.created_at, what: 'Scene' },
      detail: `number ${scene.element_order + 1}, ${wordsOf(scene.state).toLowerCase()}`,
      isTrouble: failed(scene.state),
    })),
    ...details.jobs.map((job) => ({
      ...{ key: `job ${job.job_id}`, at: job.created_at, what: 'Job' },
      detail: `${job.kind}, ${wordsOf(job.status).toLowerCase()}${span(job.started_at ?? job.created_at, job.finished_at)}`,
      isTrouble: failed(job.status) || job.is_stuck,
    })),
    ...details.tasks.map((task) => ({
      ...{ key: `task ${task.task_id}`, at: task.created_at, what: 'Task' },
      detail: `${wordsOf(task.task_type)}, ${wordsOf(task.status).toLowerCase()}`,
      isTrouble: failed(task.status),
    })),
    ...details.renders.map((render) => ({
      ...{ key: `export ${render.render_id}`, at: render.created_at, what: 'Export' },
      detail: `${wordsOf(render.status)}${span(render.created_at, render.completed_at)}`,
      isTrouble: failed(render.status),
    })),
    ...details.ledger.map((row) => ({
      ...{ key: `ledger ${row.row_id}`, at: row.created_at, what: 'Credits' },
      detail: `${wordsOf(row.type)}, ${wordsOf(row.status ?? '').toLowerCase()}, ${row.credits ?? 0}`,
      isTrouble: false,
    })),
    ...details.edits.map((edit) => ({
      ...{ key: `edit ${edit.edit_id}`, at: edit.created_at, what: 'Edit' },
      detail: `${edit.label}, revision ${edit.revision}${edit.is_undone ? ', undone' : ''}`,
      isTrouble: false,
    })),
    ...details.events.map(({ event, seq, created_at: at }) => ({
      ...{ key: `event ${seq}`, at, what: 'Event', detail: `${event}, number ${seq}`, isTrouble: false },
    })),
    ...details.reports.map((report) => ({
      ...{ key: `report ${report.report_id}`, at: report.created_at, what: 'Report' },
      detail: wordsOf(report.kind),
      isTrouble: report.state === 'OPEN' || report.state === 'IN_PROGRESS',
    })),
  ].sort((one, other) => (one.at === other.at ? one.key.localeCompare(other.key) : one.at < other.at ? 1 : -1))
}

/** The most of a kind that the server lists for a story. */
const MAX_EVENTS = 200

/** Whether some events are older than the axis shows. */
export const isAxisCut = ({ jobs, tasks, renders, reports, ledger, edits, events }: StoryDebugDetails): boolean =>
  [jobs, tasks, renders, reports, ledger, edits, events].some(({ length }) => length === MAX_EVENTS)
