import { useState, useSyncExternalStore } from 'react'
import { type CallLog, fieldText, type LoggedCall, toCurl, toTest } from '../calls/call-log.ts'
import { changeLines } from '../db/row-change.ts'

interface CallsSectionProps {
  calls: CallLog
  /** Undoes the changes since a call; absent where nothing is stored. */
  onBack?: (call: LoggedCall) => void
}

/** The last calls with requests, responses and written rows, newest first. */
export function CallsSection({ calls, onBack }: CallsSectionProps) {
  const logged = useSyncExternalStore(calls.onChange, calls.read)
  const [filter, setFilter] = useState('')
  const shown = logged.filter((call) => `${call.operationId} ${call.path} ${call.status}`.includes(filter))
  return (
    <>
      <h3>Calls</h3>
      <label>
        Only those with
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      {shown.length === 0 && <p>No call yet.</p>}
      <ul>
        {shown.map((call) => (
          <li key={call.id}>
            <Call call={call} onBack={onBack && (() => onBack(call))} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Call({ call, onBack }: { call: LoggedCall; onBack: (() => void) | undefined }) {
  const { operationId, method, path, status, ms, sent, form, answer, rows } = call
  return (
    <details>
      <summary>
        {operationId ?? `${method} ${path}`}{' '}
        <small>{status === null ? 'in progress' : `${status === 0 ? 'no response' : status}, ${ms} ms`}</small>
      </summary>
      <pre>
        {method} {path}
      </pre>
      {sent !== null && <pre>{sent}</pre>}
      {form.length > 0 && <pre>{form.map(fieldText).join('\n')}</pre>}
      {answer !== null && <pre>{answer}</pre>}
      {rows.length > 0 && (
        <>
          <small>Rows written before the response, including by jobs:</small>
          <pre>{rows.flatMap(changeLines).join('\n')}</pre>
        </>
      )}
      <button type="button" onClick={() => void navigator.clipboard.writeText(toCurl(call, location.origin))}>
        Copy as curl
      </button>
      {operationId !== undefined && (
        <button type="button" onClick={() => void navigator.clipboard.writeText(toTest(call))}>
          Copy as test
        </button>
      )}
      {onBack && (
        <button
          type="button"
          title="Undoes all rows written since, including by jobs, and reloads the page"
          onClick={onBack}
        >
          Restore previous state
        </button>
      )}
    </details>
  )
}
