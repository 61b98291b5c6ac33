import { listEngines } from '#generated/client/constants/constants.ts'
import { sendBugReport } from '#generated/client/feedback/feedback.ts'
import { type BugReport, BUG_REPORT_VERSION, writeBugReport } from '#src/domain/bug-report/bug-report.ts'
import { version } from '../../../package.json'
import { recordedEvents, startRecording } from './recorder.ts'

/** Data of some pages only. */
type OfPage = Pick<BugReport, 'story' | 'frame' | 'still' | 'files'>

const NO_FILM: OfPage = { story: null, frame: null, still: null, files: [] }

/** The build's name, as in its file names. */
const build = () => /assets\/([\w-]+)\.js$/.exec(import.meta.url)?.[1] ?? import.meta.env.MODE

/** The state of this page, to be shown and then sent. */
export async function gatherBugReport(
  failure: BugReport['failure'],
  ofPage: () => Promise<OfPage> = async () => NO_FILM,
): Promise<BugReport> {
  // Pages without editing record nothing; the browser remembers their calls.
  startRecording()
  // The film first: the playhead may continue meanwhile.
  const film = await ofPage()
  const engines = await listEngines()
    .then(({ engines: all }) => all)
    .catch(() => [])
  return {
    version: BUG_REPORT_VERSION,
    madeAt: new Date().toISOString(),
    app: { version, build: build() },
    engines,
    browser: {
      ...{ agent: navigator.userAgent, language: navigator.language },
      ...{ width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
    },
    page: location.pathname,
    description: '',
    failure,
    ...film,
    // Bodies and codes of calls are read beside them: a copy, so that the shown data is sent.
    events: structuredClone([...recordedEvents()]),
    hasStandIns: false,
  }
}

/** Sends the shown data with the user's text. */
export async function sendGathered(bugReport: BugReport, description: string, reportId?: string): Promise<void> {
  const whole = { ...bugReport, description }
  await sendBugReport({
    bundle: new File([await writeBugReport(whole)], 'bug-report.gz', { type: 'application/gzip' }),
    app_version: `${bugReport.app.version} ${bugReport.app.build}`.slice(0, 100),
    ...(description !== '' && { description }),
    ...(bugReport.story !== null && { story_id: bugReport.story.story_id }),
    ...(reportId !== undefined && { report_id: reportId }),
  })
}
