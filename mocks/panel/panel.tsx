import type { CallLog } from '../calls/call-log.ts'
import { stepBack } from '../calls/step-back.ts'
import type { TabHost } from '../tab-host.ts'
import { CallsSection } from './calls-section.tsx'
import { ChangesSection } from './changes-section.tsx'
import { ClockSection } from './clock-section.tsx'
import { DataSection } from './data-section.tsx'
import { EventsSection } from './events-section.tsx'
import { LinkSection } from './link-section.tsx'
import { OutboxSection } from './outbox-section.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PersonaSection } from './persona-section.tsx'
import { ScenarioSection } from './scenario-section.tsx'

/** What only a developer needs: who to be, what goes wrong, when it is, what was called and mailed. */
export function Panel({ host, calls }: { host: TabHost; calls: CallLog }) {
  return (
    <PanelFrame note="The backend runs in this tab. Nothing leaves it.">
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
