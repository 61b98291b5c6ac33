import { useEffect } from 'react'
import { updateUserLocation } from '#generated/client/profile/profile.ts'
import { useSessionStore } from '../session-store.ts'
import { logDiagnostic } from '#src/shared/services/telemetry/log.ts'
import { findCountry } from './find-country.ts'

/** Tells the server where a signed-in person is. @param lookupUrl the address that answers the caller's country */
export function LocationSync({ lookupUrl }: { lookupUrl: string }) {
  const userId = useSessionStore((state) => state.user?.user_id)
  useEffect(() => {
    if (userId === undefined) return
    findCountry(lookupUrl)
      .then((country) => updateUserLocation({ country }))
      .catch((cause: unknown) => logDiagnostic('The location could not be sent', cause))
  }, [userId, lookupUrl])
  return null
}
