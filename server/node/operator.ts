import { setTimeout as wait } from 'node:timers/promises'
import { SignJWT } from 'jose'
import type { Context } from 'hono'
import type { Backend } from '#server/app.ts'
import { accountRequestSchema, changeAccount } from '#server/modules/account/change-account.ts'
import { transact, type App } from '#server/platform/context.ts'
import { type Keyring, verifyToken } from '#server/platform/crypto/keyring.ts'
import { tokenInvalid } from '#server/platform/http/http-error.ts'
import { readBody } from '#server/platform/http/read-body.ts'
import { validate } from '#server/platform/http/validate.ts'
import type { RowSet } from './backup/rows.ts'
import type { HostConfig } from './config.ts'
import { DataLocked, lockDataDir } from './data-lock.ts'
import { loadKeyring } from './secret.ts'

const AUDIENCE = 'storyloom-operator'
const ACCOUNTS = '/operator/accounts'
const ROWS = '/operator/rows'

/**
 * Lets commands work while the server has the database: a process that can read the data directory's secret may change
 * accounts and have all rows written into the data directory. Its token lasts a minute.
 * @param writeRows where this server is the only one that can
 */
export function mountOperator(backend: Backend, app: App, writeRows: (() => Promise<RowSet>) | null) {
  const requireOperator = async (c: Context) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!(await isOperator(app.keys, token))) throw tokenInvalid()
  }
  backend.post(ACCOUNTS, async (c) => {
    await requireOperator(c)
    const request = accountRequestSchema.parse(validate(accountRequestSchema, await readBody(c.req.raw, 'json')))
    return c.json(await transact(app, (scope) => changeAccount(scope, request)))
  })
  if (writeRows)
    backend.post(ROWS, async (c) => {
      await requireOperator(c)
      return c.json(await writeRows())
    })
}

async function isOperator(keys: Keyring, token: string): Promise<boolean> {
  const options = { algorithms: ['HS256'], audience: AUDIENCE, requiredClaims: ['exp'] }
  return verifyToken(keys, token, options).then(
    () => true,
    () => false,
  )
}

/** A call to the running server. */
export type AskServer = (what: keyof typeof PATHS, body?: unknown) => Promise<unknown>

const PATHS = { accounts: ACCOUNTS, rows: ROWS }

/** How often a connection is tried to a server that has just stopped, or is just about to listen. */
const ATTEMPTS = 5

/** A command's work on the data directory: done here, or by the server that has locked it; waits for a starting server. */
export async function withData<Result>(
  config: HostConfig,
  here: () => Promise<Result>,
  there: (ask: AskServer) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const lock = await lockDataDir(config.dataDir, 'command').catch((cause: unknown) => {
      if (cause instanceof DataLocked && cause.holder?.url) return cause.holder.url
      throw cause
    })
    if (typeof lock !== 'string') return here().finally(() => lock.release())
    try {
      const keys = await loadKeyring(config)
      return await there((what, body) => ask(keys, lock + PATHS[what], body))
    } catch (cause) {
      // No server listens there: fetch fails with a TypeError.
      if (!(cause instanceof TypeError) || attempt === ATTEMPTS) throw cause
      await wait(500)
    }
  }
}

async function ask(keys: Keyring, url: string, body: unknown): Promise<unknown> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime('1m')
    .sign(keys.tokens)
  const response = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  if (!response.ok) throw new Error(`The running server refused: ${await response.text()}`)
  return response.json()
}
