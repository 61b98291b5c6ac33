import { useEffect } from 'react'
import type { ServiceSettings } from '#src/domain/services.ts'
import { createEndpoint } from './endpoint.ts'
import { telemetryPort } from './telemetry.ts'

interface AnalyticsProps {
  settings: NonNullable<ServiceSettings['analytics']>
  isAllowed: boolean
}

/** Sends usage to the operator's analytics while the user allows it; earlier usage is never sent. */
export function Analytics({ settings: { url, key }, isAllowed }: AnalyticsProps) {
  useEffect(() => {
    if (!isAllowed) return telemetryPort.close()
    const endpoint = createEndpoint(url, key)
    const disconnect = telemetryPort.connect(endpoint.send)
    return () => {
      disconnect()
      endpoint.stop()
    }
  }, [url, key, isAllowed])
  return null
}
