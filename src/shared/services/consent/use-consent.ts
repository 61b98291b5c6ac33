import { useSyncExternalStore } from 'react'
import type { ServiceName } from '#src/domain/services.ts'
import { configuredServices } from '../service-settings.ts'
import { consentSnapshot, consentTo, subscribeConsent } from './consent-store.ts'

/** What this browser's person allows, of the services that are configured. */
export function useConsent() {
  useSyncExternalStore(subscribeConsent, consentSnapshot)
  const configured = configuredServices()
  return {
    configured,
    isAllowed: (service: ServiceName) => consentTo(service) === true,
    /** Those that were never asked about: all at first, later what the operator added. */
    unasked: configured.filter((service) => consentTo(service) === undefined),
  }
}
