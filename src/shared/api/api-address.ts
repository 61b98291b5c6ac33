import { addressFields } from '#generated/client/address-fields.ts'
import { apiUrl } from '#src/shared/lib/config/env.ts'

/** Where the API's paths begin, as a whole URL without a slash at its end. */
export const apiAddress = (): string => new URL(apiUrl, globalThis.location?.href).href.replace(/\/$/, '')

/** Whether the API is on another host than the page. */
export const isRemote = (): boolean => new URL(apiAddress()).origin !== globalThis.location?.origin

type Reviver = (name: string, value: unknown) => unknown

/** Reviver for `JSON.parse` of an answer's URLs: they are relative to the API, and mean something else on another host's page. */
export function resolveAddress(): Reviver | undefined {
  if (!isRemote()) return undefined
  const base = apiAddress()
  const resolve = (value: unknown) =>
    typeof value === 'string' && value !== '' ? (URL.parse(value, base)?.href ?? value) : value
  return (name, value) => {
    if (!addressFields.has(name)) return value
    return Array.isArray(value) ? value.map(resolve) : resolve(value)
  }
}

/** The same for a payload that was parsed already. */
export function withAddresses(payload: unknown): unknown {
  const reviver = resolveAddress()
  return reviver === undefined ? payload : (JSON.parse(JSON.stringify(payload), reviver) as unknown)
}
