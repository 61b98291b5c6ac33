import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { operationTable } from '#generated/server/operations.ts'

const OPERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries(operationTable).map(([id, { method, path }]) => [`${method} /api${path}`, id]),
)

/** The operation of a request, or what else was asked for: never a text of the caller. */
export function operationOf(c: Context): string {
  for (const { path } of matchedRoutes(c)) {
    const id = OPERATIONS.get(`${c.req.method} ${path}`)
    if (id !== undefined) return id
  }
  if (c.req.path.startsWith('/files/')) return 'file'
  return c.req.path.startsWith('/api/') ? 'unknown' : 'page'
}
