import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { useGetStoryDebugDetails } from '#generated/client/admin/admin.ts'
import { paths } from '#src/app/paths.ts'
import { IdCell } from '#src/shared/data-grid/id-cell.tsx'
import { formatFrames } from '#src/shared/lib/format.ts'
import { SHAPE_TEXT } from '#src/shared/lib/story-choices.ts'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { momentText, numberText, wordsOf, durationText } from '../lib/figure-text.ts'
import { toneOf } from '../lib/row-kinds.ts'
import { isAxisCut, storyEvents } from '../lib/story-events.ts'
import { REPORT_TONES } from '../lib/wanted-reports.ts'
import { BugReportsSection } from './bug-reports-section.tsx'
import { Facts } from './facts.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import styles from './people.module.css'
import { StoryReveal } from './story-reveal.tsx'
import type { DebugJob } from '#generated/schema.ts'
import { SettleJob } from './settle-job.tsx'

/** A story's state, its scenes, the work on it and its times; and, for a reason, the story itself. */
export function StoryDebugSection({ storyId }: { storyId: string }) {
  const query = useGetStoryDebugDetails({ story_id: storyId })
  if (query.error?.status === 404)
    return <EmptyState title="Story not found" text="It may have been deleted with its account." />
  return (
    <Loaded what="The story" height={560} query={query}>
      {(details) => {
        const { story, owner } = details
        return (
          <section className={styles.person} aria-label="Story">
            <header className={styles.head}>
              <h2 className={styles.name}>Story</h2>
              <Tag tone={toneOf(story.status)}>{wordsOf(story.status)}</Tag>
              {story.archived && <Tag>Archived</Tag>}
              {story.public_preview_id !== null && <Tag tone="info">Shared</Tag>}
              <IdCell id={story.story_id} />
            </header>
            {story.error_message !== null && <p className={styles.note}>{story.error_message}</p>}
            <StoryReveal storyId={storyId} />
            <div className={styles.columns}>
              <Facts
                title="Details"
                facts={[
                  [
                    'Owner',
                    <Link
                      key="owner"
                      className={styles.link}
                      to={paths.adminUserSummary.href({ user_id: owner.user_id })}
                    >
                      {owner.email}
                    </Link>,
                  ],
                  ['Source', wordsOf(story.creation_mode)],
                  ['Language', story.language],
                  ['Aspect ratio', SHAPE_TEXT[story.aspect_ratio]],
                  ['Length', formatFrames(story.duration_in_frames)],
                  ['Revision', numberText(story.revision)],
                  ['Started, UTC', momentText(story.created_at)],
                  ['Changed, UTC', momentText(story.updated_at)],
                ]}
              />
              <Card component="section" aria-label="Activity" className={styles.timeline}>
                <h3 className={styles.title}>
                  Activity{' '}
                  <span className={styles.small}>Times in UTC{isAxisCut(details) && ', latest 200 of each type'}</span>
                </h3>
                <div className={styles.events} role="group" aria-label="Activity, newest first" tabIndex={0}>
                  <ol className={styles.eventList}>
                    {storyEvents(details).map(({ key, at, what, detail, isTrouble }) => (
                      <li key={key} className={styles.event}>
                        <time dateTime={at}>{momentText(at)}</time>
                        <span className={styles.what}>
                          {isTrouble ? <Tag tone="danger">{what}</Tag> : what}{' '}
                          <span className={styles.small}>{detail}</span>
                        </span>
                      </li>
                    ))}
                  </ol>
                </div>
              </Card>
            </div>
            <JobsTable jobs={details.jobs} />
            <FigureTable
              title="Scenes"
              rows={details.scenes}
              keyOf={({ scene_id: id }) => id}
              emptyText="No scenes"
              columns={[
                { label: 'Scene', cell: ({ element_order: order }) => numberText(order + 1) },
                { label: 'ID', cell: ({ scene_id: id }) => <IdCell isShort id={id} /> },
                { label: 'Status', cell: ({ state }) => <Tag tone={toneOf(state)}>{wordsOf(state)}</Tag> },
                { label: 'Voice-over', cell: ({ has_voice_over: has }) => (has ? 'Yes' : 'None') },
                { label: 'A-rolls', isNumber: true, cell: ({ aroll_count: count }) => numberText(count) },
                { label: 'Captioned words', isNumber: true, cell: ({ caption_count: count }) => numberText(count) },
                { label: 'Length', isNumber: true, cell: ({ duration_in_frames: frames }) => formatFrames(frames) },
              ]}
            />
            <FigureTable
              title="Tasks"
              rows={details.tasks}
              keyOf={({ task_id: id }) => id}
              emptyText="No tasks"
              columns={[
                { label: 'Task', cell: ({ task_id: id }) => <IdCell isShort id={id} /> },
                { label: 'Type', cell: ({ task_type: type }) => wordsOf(type) },
                { label: 'Model', cell: ({ model_id: model }) => model },
                { label: 'Status', cell: ({ status }) => <Tag tone={toneOf(status)}>{wordsOf(status)}</Tag> },
                { label: 'Reason', cell: ({ error_message: reason }) => reason ?? '–' },
                { label: 'When, UTC', cell: ({ created_at: at }) => momentText(at) },
              ]}
            />
            <FigureTable
              title="Exports"
              rows={details.renders}
              keyOf={({ render_id: id }) => id}
              emptyText="Never exported"
              columns={[
                { label: 'Export', cell: ({ render_id: id }) => <IdCell isShort id={id} /> },
                { label: 'Made by', cell: ({ executor }) => wordsOf(executor) },
                { label: 'Status', cell: ({ status }) => <Tag tone={toneOf(status)}>{wordsOf(status)}</Tag> },
                { label: 'Reason', cell: ({ error_message: reason }) => reason ?? '–' },
                { label: 'When, UTC', cell: ({ created_at: at }) => momentText(at) },
              ]}
            />
            <FigureTable
              title="Reports"
              rows={details.reports}
              keyOf={({ report_id: id }) => id}
              emptyText="No reports about this story"
              columns={[
                { label: 'About', cell: ({ kind }) => wordsOf(kind) },
                { label: 'Description', cell: ({ details: text }) => text || '–' },
                {
                  label: 'Status',
                  cell: ({ state }) => <Tag tone={REPORT_TONES[state]}>{wordsOf(state)}</Tag>,
                },
                {
                  label: 'Actions',
                  cell: ({ report_id: id }) => <Link to={paths.adminReports.href({ report_id: id })}>Open</Link>,
                },
                { label: 'When, UTC', cell: ({ created_at: at }) => momentText(at) },
              ]}
            />
            <BugReportsSection storyId={storyId} />
            <p className={styles.note}>
              <Link to={paths.adminAuditTrail.href({ subject_id: storyId })}>Access log</Link>
            </p>
          </section>
        )
      }}
    </Loaded>
  )
}

const took = ({ started_at: from, finished_at: to }: DebugJob) =>
  from === null || to === null ? null : Date.parse(to) - Date.parse(from)

/** The jobs of a story. Stuck or failed ones can be settled, for a reason. */
function JobsTable({ jobs }: { jobs: readonly DebugJob[] }) {
  return (
    <FigureTable
      title="Jobs"
      note="Last 30 days"
      rows={jobs}
      keyOf={({ job_id: id }) => id}
      emptyText="No running jobs"
      columns={[
        { label: 'Job', cell: ({ job_id: id }) => <IdCell isShort id={id} /> },
        { label: 'Type', cell: ({ kind }) => kind },
        {
          label: 'Status',
          cell: ({ status, is_stuck: isStuck }) =>
            isStuck ? <Tag tone="danger">Stuck</Tag> : <Tag tone={toneOf(status)}>{wordsOf(status)}</Tag>,
        },
        { label: 'Runs', isNumber: true, cell: ({ attempts }) => numberText(attempts) },
        { label: 'Reason', cell: ({ error_message: reason }) => reason ?? '–' },
        { label: 'Queued, UTC', cell: ({ created_at: at }) => momentText(at) },
        { label: 'Duration', isNumber: true, cell: (job) => durationText(took(job)) },
        { label: 'Actions', cell: (job) => job.settlements.length > 0 && <SettleJob job={job} /> },
      ]}
    />
  )
}
