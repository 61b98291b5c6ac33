import { useEffect } from 'react'
import { updateUserLocation } from '#generated/client/profile/profile.ts'
import { ipLookupUrl } from '../config/env.ts'
import { useSessionStore } from '../session/session-store.ts'
import { logDiagnostic } from '../telemetry/log.ts'
import { findCountry } from './find-country.ts'

/** Tells the server where a signed-in person is, where the operator named a lookup; without one nobody is asked. */
export function LocationSync() {
  const userId = useSessionStore((state) => state.user?.user_id)
  useEffect(() => {
    if (userId === undefined || ipLookupUrl === undefined) return
    findCountry(ipLookupUrl)
      .then((country) => updateUserLocation({ country }))
      .catch((cause: unknown) => logDiagnostic('The location could not be sent', cause))
  }, [userId])
  return null
}
