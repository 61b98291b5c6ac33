import { SignJWT } from 'jose'
import type { Backend } from '#server/app.ts'
import {
  accountRequestSchema,
  changeAccount,
  type AccountRequest,
  type ChangedAccount,
} from '#server/modules/account/change-account.ts'
import { transact, type App } from '#server/platform/context.ts'
import { type Keyring, verifyToken } from '#server/platform/crypto/keyring.ts'
import { tokenInvalid } from '#server/platform/http/http-error.ts'
import { readBody } from '#server/platform/http/read-body.ts'
import { validate } from '#server/platform/http/validate.ts'

const AUDIENCE = 'storyloom-operator'
const PATH = '/operator/accounts'

/**
 * Lets `npm run user` work while the server has the database: a process that can read the data directory's secret may change
 * accounts. The token is for this email alone and lasts a minute.
 */
export function mountOperator(backend: Backend, app: App) {
  backend.post(PATH, async (c) => {
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!(await isOperator(app.keys, token))) throw tokenInvalid()
    const request = accountRequestSchema.parse(validate(accountRequestSchema, await readBody(c.req.raw, 'json')))
    return c.json(await transact(app, (scope) => changeAccount(scope, request)))
  })
}

async function isOperator(keys: Keyring, token: string): Promise<boolean> {
  const options = { algorithms: ['HS256'], audience: AUDIENCE, requiredClaims: ['exp'] }
  return verifyToken(keys, token, options).then(
    () => true,
    () => false,
  )
}

/** Asks the running server to change an account. */
export async function askServer(keys: Keyring, url: string, request: AccountRequest): Promise<ChangedAccount> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setExpirationTime('1m')
    .sign(keys.tokens)
  const response = await fetch(url + PATH, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  })
  if (!response.ok) throw new Error(`The running server refused: ${await response.text()}`)
  return (await response.json()) as ChangedAccount
}
