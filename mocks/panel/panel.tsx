import type { CallLog } from '../calls/call-log.ts'
import { stepBack } from '../calls/step-back.ts'
import type { TabHost } from '../tab-host.ts'
import { CallsSection } from './calls-section.tsx'
import { ChangesSection } from './changes-section.tsx'
import { ClockSection } from './clock-section.tsx'
import { DataSection } from './data-section.tsx'
import { EventsSection } from './events-section.tsx'
import { LinkSection } from './link-section.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PersonaSection } from './persona-section.tsx'
import { ScenarioSection } from './scenario-section.tsx'
import { useEffect, useState } from 'react'
import type { SentMail } from '../outbox.ts'

/** The developer panel: personas, faults, the clock, calls and emails. */
export function Panel({ host, calls }: { host: TabHost; calls: CallLog }) {
  return (
    <PanelFrame note="The backend runs in this tab. No data leaves it.">
      <ChangesSection />
      <PersonaSection host={host} />
      <LinkSection />
      <OutboxSection readOutbox={host.readOutbox} />
      <ScenarioSection />
      <ClockSection host={host} />
      <EventsSection host={host} />
      <CallsSection calls={calls} onBack={(call) => void stepBack(host, calls, call)} />
      <DataSection host={host} />
    </PanelFrame>
  )
}

/** Mail is not sent anywhere: here it is. */
function OutboxSection({ readOutbox }: { readOutbox: () => SentMail[] }) {
  const [mails, setMails] = useState(readOutbox)
  useEffect(() => {
    const handleMail = () => setMails(readOutbox())
    addEventListener('storyloom:mail', handleMail)
    return () => removeEventListener('storyloom:mail', handleMail)
  }, [readOutbox])
  return (
    <>
      <h3>Outbox</h3>
      {mails.length === 0 && <p>No email yet.</p>}
      <ul>
        {mails.map((mail) => (
          <li key={mail.sentAt}>
            <details>
              <summary>
                {mail.subject} <small>to {mail.to}</small>
              </summary>
              <pre>{mail.text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
