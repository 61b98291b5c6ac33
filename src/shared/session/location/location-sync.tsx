import { useEffect } from 'react'
import { updateUserLocation } from '#generated/client/profile/profile.ts'
import { useSessionStore } from '../session-store.ts'
import { logDiagnostic } from '#src/shared/services/telemetry/log.ts'

const KEY = 'location'

/** How long an answer is believed, ms. */
const CACHE_TTL_MS = 2_592_000_000

const FALLBACK = 'US'

const TIMEOUT_MS = 5_000

interface StoredCountry {
  country: string
  fetchedAt: number
}

/** Sends a signed-in user's country to the server. @param lookupUrl the URL that answers the caller's country */
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

/**
 * The caller's country (ISO 3166-1 alpha-2), requested from the third-party URL once in 30 days. Whatever goes wrong is the
 * specification's fallback, which is not stored.
 */
export async function findCountry(lookupUrl: string, now = Date.now()): Promise<string> {
  const stored = readStored()
  if (stored && now - stored.fetchedAt < CACHE_TTL_MS && now >= stored.fetchedAt) return stored.country
  try {
    const answer = await fetch(lookupUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const country = answer.ok ? countryOf(await answer.json()) : undefined
    if (country === undefined) return FALLBACK
    localStorage.setItem(KEY, JSON.stringify({ country, fetchedAt: now } satisfies StoredCountry))
    return country
  } catch {
    return FALLBACK
  }
}

/** Services name the field differently. */
function countryOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const fields = body as Partial<Record<string, unknown>>
  return [fields.country_code, fields.countryCode, fields.country].find(
    (value) => typeof value === 'string' && /^[A-Z]{2}$/.test(value),
  ) as string | undefined
}

function readStored(): StoredCountry | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredCountry> | null
    return typeof stored?.country === 'string' && typeof stored.fetchedAt === 'number'
      ? (stored as StoredCountry)
      : null
  } catch {
    return null
  }
}
