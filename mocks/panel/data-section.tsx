import { useRef, useState } from 'react'
import { openBugReport } from '../bug-report/open-bug-report.ts'
import { clearBrowserEntries } from '../state/browser-entries.ts'
import { openState, saveState } from '../state/save-and-open.ts'
import type { TabHost } from '../tab-host.ts'

/** The whole state as a file, and nothing at all. */
export function DataSection({ host }: { host: TabHost }) {
  const file = useRef<HTMLInputElement>(null)
  const bugReport = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const attempt = async (work: () => Promise<string>) => {
    try {
      setOutcome(await work())
    } catch (cause) {
      setOutcome(cause instanceof Error ? cause.message : String(cause))
    }
  }
  const save = async () => {
    const state = await saveState(host)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(state)
    link.download = 'storyloom-state.gz'
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    return `Saved, ${Math.ceil(state.size / 1024)} KiB`
  }
  const reset = async () => {
    await host.clear()
    await clearBrowserEntries()
    localStorage.clear()
    sessionStorage.clear()
    location.assign('/')
  }
  return (
    <>
      <h3>Data</h3>
      <p>Saved states include everything in this browser except passwords, sessions and email.</p>
      <div className="is-buttons">
        <button type="button" onClick={() => void attempt(save)}>
          Save state
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open state
        </button>
        <button type="button" onClick={() => bugReport.current?.click()}>
          Open bug report
        </button>
      </div>
      <input
        ref={file}
        type="file"
        hidden
        aria-label="State file"
        accept=".gz"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) void attempt(async () => (await openState(host, chosen), 'Opening'))
        }}
      />
      <input
        ref={bugReport}
        type="file"
        hidden
        aria-label="Snapshot file"
        accept=".gz"
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          target.value = ''
          if (chosen) void attempt(async () => (await openBugReport(host, chosen), 'Opening'))
        }}
      />
      {outcome !== '' && <p role="status">{outcome}</p>}
      <button type="button" onClick={() => void reset()}>
        Delete everything in this browser
      </button>
    </>
  )
}
