import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { Backend } from '#server/app.ts'
import { type Migration, requireSchema } from '#server/platform/db/migrate.ts'
import type { App } from '#server/platform/context.ts'
import { isDoneWithin } from '#server/platform/jobs/repeat.ts'
import type { Db } from '#server/platform/ports/db.ts'

/** A part of the server that has to work before it is sent requests. Rejects while it does not. */
type Check = () => Promise<unknown>

export type Phase = 'starting' | 'ready' | 'stopping'

export interface Health {
  /** By the name that an answer shows. */
  checks: Readonly<Record<string, Check>>
  phase(): Phase
  /** Labels of engines that keep failing: others do their work meanwhile. */
  failingEngines(): Promise<string[]>
}

/** How long a part may take to answer, ms. */
const TIMEOUT_MS = 2_000

/** A key that no file has: whether the bucket answers is all that counts. */
const NO_FILE = 'health/none.txt'

/** What a server needs. @param isShared whether files are in a bucket, which can be away */
export function checksOf(
  app: Pick<App, 'db' | 'files'>,
  migrations: readonly Migration[],
  isShared: boolean,
  queue: Check | null,
): Health['checks'] {
  return {
    database: () => askDatabase(app.db),
    schema: () => requireSchema(app.db, migrations),
    ...(isShared && { bucket: () => app.files.stat(NO_FILE) }),
    ...(queue && { queue }),
  }
}

/** Of the engines in use now. */
export const failingEnginesOf = (app: Pick<App, 'engines'>) => async (): Promise<string[]> =>
  ((await app.engines.health?.()) ?? []).flatMap(({ isFailing, label }) => (isFailing ? [label] : []))

const askDatabase = (db: Db) => db.execute(sql`select 1`)

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve; 503 names the parts that fail, never why, which may be a secret. Where
 * engines keep failing it serves, with other engines in their place: `degraded` names them.
 * `/health` is the check of earlier versions. For load balancers and supervisors, so they are not in the contract.
 */
export function mountHealth(backend: Backend, db: Db, { checks, phase, failingEngines }: Health) {
  const answer = (c: Context, body: object, status: 200 | 503) => c.json(body, status, { 'Cache-Control': 'no-store' })
  let running: Promise<[string[], string[]]> | undefined
  // Anyone may ask, so that questions at the same time are one.
  const findFailing = () =>
    (running ??= Promise.all([failing(checks), inTime(failingEngines)]).finally(() => (running = undefined)))
  backend.get('/healthz', (c) => answer(c, { status: 'alive' }, 200))
  backend.get('/readyz', async (c) => {
    if (phase() !== 'ready') return answer(c, { status: phase() }, 503)
    const [failed, engines] = await findFailing()
    // A stop may have begun meanwhile.
    if (phase() !== 'ready') return answer(c, { status: phase() }, 503)
    if (failed.length > 0) return answer(c, { status: 'failing', failed }, 503)
    return answer(c, engines.length > 0 ? { status: 'degraded', engines } : { status: 'ready' }, 200)
  })
  backend.get('/health', async (c) => {
    const isUp = (await failing({ database: () => askDatabase(db) })).length === 0
    return answer(c, { status: isUp ? 'ok' : 'database unavailable' }, isUp ? 200 : 503)
  })
}

/** None where they cannot be found in time. */
async function inTime(find: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = []
  await isDoneWithin(
    TIMEOUT_MS,
    find()
      .then((engines) => (found = engines))
      .catch(() => undefined),
  )
  return found
}

/** The names of the parts that fail or are late. */
async function failing(checks: Health['checks']): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      let isWell = false
      await isDoneWithin(
        TIMEOUT_MS,
        (async () => check())().then(() => (isWell = true)),
      )
      return isWell ? [] : [name]
    }),
  )
  return results.flat()
}
