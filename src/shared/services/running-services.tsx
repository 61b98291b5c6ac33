import { AdConversions } from './ad-conversion/ad-conversions.tsx'
import { ConsentDialog } from './consent/consent-dialog.tsx'
import { useConsent } from './consent/consent-store.ts'
import { ErrorReports } from './error-reports/error-reports.tsx'
import { LocationSync } from '../session/location/location-sync.tsx'
import { SupportChat } from './support-chat/support-chat.tsx'
import { Analytics } from './telemetry/analytics.tsx'
import { serviceSettings } from './service-port.ts'

/** Requests consent and runs the allowed services. A service stops when its consent is withdrawn. */
export function RunningServices() {
  const { chat, errors, analytics, ads, location } = serviceSettings()
  const { isAllowed } = useConsent()
  return (
    <>
      <ConsentDialog />
      {errors && <ErrorReports settings={errors} isAllowed={isAllowed('errors')} />}
      {analytics && <Analytics settings={analytics} isAllowed={isAllowed('analytics')} />}
      {location && isAllowed('location') && <LocationSync lookupUrl={location.url} />}
      {ads && <AdConversions url={ads.url} isAllowed={isAllowed('ads')} />}
      {chat && <SupportChat websiteId={chat.websiteId} isAllowed={isAllowed('chat')} />}
    </>
  )
}
