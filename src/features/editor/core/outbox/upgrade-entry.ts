import { addresses } from '#generated/client/addresses.ts'
import { isOperation } from '#src/shared/api/api-request.ts'
import { ENTRY_VERSION, type OutboxEntry } from './entry.ts'

/** How entries were stored before they had a version: as the parts of a request. */
interface FirstEntry extends Omit<OutboxEntry, 'version' | 'request'> {
  method: string
  url: string
  headers: [name: string, value: string][]
  body: ArrayBuffer | null
}

/**
 * An entry as this version of the app reads it, whichever stored it. One that it cannot read stays as it was stored: it is shown to the
 * person, never dropped (see `isReadable`).
 */
export function upgradeEntry(stored: OutboxEntry | FirstEntry): OutboxEntry {
  if ('version' in stored) return stored
  const { method, url, headers: _headers, body, ...mark } = stored
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const found = findOperation(method, pathname)
  const json = body === null ? {} : readJson(body)
  if (!found || !json) return { ...mark, version: 1, request: { operationId: `${method} ${pathname}` } }
  const params = { ...found.params, ...Object.fromEntries(searchParams) }
  const hasParams = Object.keys(params).length > 0
  const request = { operationId: found.operationId, ...(hasParams && { params }), ...json }
  return { ...mark, version: ENTRY_VERSION, request }
}

/** Whether this version of the app can send the entry. */
export const isReadable = ({ version, request }: OutboxEntry): boolean =>
  version === ENTRY_VERSION && isOperation(request.operationId)

/** The operation at an address of any host; where several fit, the one with the fewest parameters. */
function findOperation(method: string, pathname: string) {
  const fitting = Object.entries(addresses).flatMap(([operationId, address]) => {
    const [itsMethod, template = ''] = address.split(' ')
    if (itsMethod !== method) return []
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    const pattern = template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')
    const values = new RegExp(`${pattern}$`).exec(pathname)?.slice(1).map(decode)
    if (!values || values.includes(null)) return []
    return [{ operationId, params: Object.fromEntries(names.map((name, at) => [name, values[at]])) }]
  })
  return fitting.toSorted((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0]
}

/** null for a broken escape, which no address of ours has: such an entry is shown like any other that cannot be read. */
function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function readJson(body: ArrayBuffer): { body: unknown } | null {
  try {
    return { body: JSON.parse(new TextDecoder().decode(body)) as unknown }
  } catch {
    return null
  }
}
