import { useState } from 'react'
import { realtimeEvents, type RealtimeEventName } from '#generated/realtime/events.ts'
import { sampleEvent, sendEvents, type Sending } from '../realtime/send-event.ts'
import type { TabHost } from '../tab-host.ts'

const names = (Object.keys(realtimeEvents) as RealtimeEventName[]).sort()
const SENDINGS: readonly [Sending, string][] = [
  ['once', 'Once'],
  ['twice', 'Twice'],
  ['late', 'After five seconds'],
  ['swapped', 'After a newer one'],
]

/** Any event of the contract, as it would come, or as a network brings it. */
export function EventsSection({ host }: { host: TabHost }) {
  const [name, setName] = useState<RealtimeEventName>('story-changed')
  const [payload, setPayload] = useState(() => sampleEvent('story-changed', location))
  const [sending, setSending] = useState<Sending>('once')
  const [outcome, setOutcome] = useState('')
  const choose = (value: string) => {
    const chosen = names.find((each) => each === value)
    if (!chosen) return
    setName(chosen)
    setPayload(sampleEvent(chosen, location))
    setOutcome('')
  }
  const send = async () => {
    try {
      setOutcome(await sendEvents(host, name, payload, sending))
    } catch (cause) {
      setOutcome(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return (
    <>
      <h3>Realtime events</h3>
      <label>
        Event
        <select value={name} onChange={({ target }) => choose(target.value)}>
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        Payload
        <textarea rows={6} value={payload} onChange={({ target }) => setPayload(target.value)} spellCheck={false} />
      </label>
      <label>
        Arrives
        <select
          value={sending}
          onChange={({ target }) => setSending(SENDINGS.find(([each]) => each === target.value)?.[0] ?? 'once')}
        >
          {SENDINGS.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      {outcome !== '' && <p role="status">{outcome}</p>}
    </>
  )
}
