import type { Hono } from 'hono'
import { operationTable, type OperationEntry, type OperationId } from '#generated/server/operations.ts'
import {
  keysInUse,
  servicesFor,
  transact,
  withOwnKeys,
  withoutTransaction,
  type App,
  type Scope,
  type ApprovedPrice,
  type CapOverride,
} from '#server/platform/context.ts'
import { createDiskGuard } from './disk-guard.ts'
import { CommittedError, methodNotAllowed, validationFailed } from './http-error.ts'
import { findStoredAnswer, hashRequest, once, readIdempotencyKey, type Answer } from './idempotency.ts'
import type { Guard, Principal } from './route.ts'
import { readBody } from './read-body.ts'
import { validate, validateAddress } from './validate.ts'
import * as z from 'zod'
import type { ZodType } from 'zod'

/** A route's answer does not match the contract. */
class AnswerMismatch extends Error {
  override name = 'AnswerMismatch'
}

const SCOPES = { film: 'FILM', month: 'MONTH' } as const

const PART = /^(film|month)=(\d{1,10})$/

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

const revisionSchema = z.coerce.number().int().min(0)

const CREDITS = /^\d{1,10}$/

/** The host's data on a request beside the request itself. */
export interface HostBindings {
  /** The caller's network, for rate limits (`network-of.ts`). */
  clientAddress?: string
  /** Names this request in the log and in the answer to a failure. */
  requestId?: string
}

/** A route of any operation; its call was validated by that operation's own schemas. */
interface AnyRoute {
  handle: (call: never) => Promise<unknown>
  prepare?: (call: never) => Promise<(call: never) => Promise<unknown>>
  hasTransaction: boolean
}

interface Operation extends OperationEntry {
  id: OperationId
}

/** What a page of an earlier version calls, for as long as it stays open after an upgrade: a former path, former names of fields. */
export type FormerCalls = Partial<Record<OperationId, { path: string; fields?: Readonly<Record<string, string>> }>>

const PREFIX = '/api'

/** Registers the contract's operations that have a route with the app: all in the product, a few in a test. */
export function mountOperations(
  hono: Hono<{ Bindings: HostBindings }>,
  app: App,
  routes: Readonly<Partial<Record<OperationId, AnyRoute>>>,
  guard: Guard,
  former: FormerCalls = {},
) {
  const guardDisk = createDiskGuard(app)
  const inTurn = createTurns()
  const methods = new Map<string, string[]>()
  for (const [id, entry] of Object.entries(operationTable)) {
    if (!isOperationId(id)) continue
    const route = routes[id]
    if (!route) continue
    const operation: Operation = { id, ...entry }
    const earlier = former[id]
    for (const path of [operation.path, ...(earlier ? [earlier.path] : [])].map((each) => PREFIX + each)) {
      methods.set(path, [...(methods.get(path) ?? []), operation.method])
      hono.on(operation.method, path, async (c) => {
        const { status, body } = await perform(
          app,
          operation,
          route,
          { guard, guardDisk, inTurn },
          {
            request: c.req.raw,
            params: c.req.param(),
            clientAddress: c.env?.clientAddress ?? 'local',
            fields: earlier?.fields ?? {},
          },
        )
        return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
      })
    }
  }
  for (const [path, allowed] of methods)
    hono.all(path, () => {
      throw methodNotAllowed(allowed)
    })
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operationTable, id)
}

interface Checks {
  guard: Guard
  guardDisk(): Promise<void>
  inTurn: ReturnType<typeof createTurns>
}

interface Incoming {
  request: Request
  params: Record<string, string>
  clientAddress: string
  /** Former names of the body's fields, and the present ones. */
  fields: Readonly<Record<string, string>>
}

/** In order: authentication, authorization, disk space, validation, repeat; then the work. */
async function perform(
  host: App,
  operation: Operation,
  route: AnyRoute,
  { guard, guardDisk, inTurn }: Checks,
  { request, params, clientAddress, fields }: Incoming,
): Promise<Answer> {
  const principal = operation.auth ? await guard.authenticate(host, request) : null
  if (principal) guard.authorize(principal, operation.id, operation.roles)
  // Staff see the operator's engines.
  const app = await appFor(host, principal, operation.roles.length === 0)
  const isRead = operation.method === 'GET'
  if (!isRead) await guardDisk()
  const input = {
    params: validateAddress(operation.params, params),
    query: (isRead && !operation.spends ? validateAddress : validate)(operation.query, readQuery(request)),
    body:
      operation.body &&
      validate(operation.body, renamed(await readBody(request, operation.contentType ?? 'json'), fields)),
  }
  if (principal) guard.authorizeRender(principal, input.params)
  // Spending writes require a key. Others may send one, so that a client that received no answer can retry; so may a read
  // that may spend (regenerating a portrait). Work outside a transaction cannot be tied to a key; repeating it does no harm.
  const mayHaveKey = operation.spends || (!isRead && route.hasTransaction)
  const mustHaveKey = operation.spends && !isRead
  const key =
    mustHaveKey || (mayHaveKey && request.headers.has('idempotency-key')) ? readIdempotencyKey(request) : undefined
  // Also a read that takes its key from its URL.
  const maySpend = operation.spends || operation.credits !== null
  const callIn = (scope: Scope) =>
    ({
      ...scope,
      ...input,
      origin: key,
      baseRevision: isRead ? undefined : readBaseRevision(request),
      capOverride: maySpend ? readCapOverride(request) : undefined,
      approvedPrice: maySpend ? readMostCredits(request) : undefined,
      user: principal?.user ?? null,
      sessionId: principal?.sessionId ?? null,
      renderPartId: principal?.renderPartId ?? null,
      clientAddress,
      userAgent: request.headers.get('user-agent') ?? '',
      appUrl: appUrlOf(request.url, app.config.publicUrl),
      signal: request.signal,
    }) as never
  const { prepare } = route
  const asked =
    key !== undefined && principal
      ? { userId: principal.user.id, key, hash: await hashRequest(operation.id, input) }
      : undefined
  // Prepared work may have been paid for: a repeat does not buy it again.
  const before = prepare && asked && (await withoutTransaction(app, (scope) => findStoredAnswer(scope, asked)))
  if (before) return before
  const handle = prepare ? await withoutTransaction(app, (scope) => prepare(callIn(scope))) : route.handle
  const work = async (scope: Scope): Promise<Answer> => {
    let body: unknown
    try {
      body = await handle(callIn(scope))
    } catch (cause) {
      if (cause instanceof CommittedError) return { status: cause.status, body: cause.body }
      throw cause
    }
    if (app.config.checksAnswers) checkAnswer(operation.id, operation.response, body)
    return { status: operation.successStatus, body }
  }
  if (asked) {
    const begin = () => transact(app, (scope) => once(scope, asked, () => work(scope)))
    // A user's spending calls queue for their credits: here, where they hold no connection that others need.
    return operation.spends ? inTurn(asked.userId, begin) : begin()
  }
  const hasTransaction = route.hasTransaction && (!isRead || operation.spends)
  return hasTransaction ? transact(app, work) : withoutTransaction(app, work)
}

/** The services for a caller, with the engines of their own keys. */
async function appFor(host: App, principal: Principal | null, usesOwnKeys: boolean): Promise<App> {
  const app = servicesFor(host, principal?.user.id ?? null)
  return principal && usesOwnKeys
    ? withOwnKeys(app, principal.user.id, keysInUse(app, principal.user.providerKeys))
    : app
}

function renamed(body: unknown, fields: Incoming['fields']): unknown {
  if (typeof body !== 'object' || body === null) return body
  const names = new Map(Object.entries(fields))
  return names.size === 0
    ? body
    : Object.fromEntries(Object.entries(body).map(([name, value]) => [names.get(name) ?? name, value]))
}

function readQuery(request: Request): Record<string, string | string[]> {
  const search = new URL(request.url).searchParams
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const [first = '', ...more] = search.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

/** Runs work with the same key one after the other; a failure does not block the next. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = last.get(key) ?? Promise.resolve()
    const result = before.then(work)
    const ended = result.catch(() => undefined)
    last.set(key, ended)
    try {
      return await result
    } finally {
      if (last.get(key) === ended) last.delete(key)
    }
  }
}

/** The maximum price of this call that the user was shown (`Most-Credits: 9`); undefined: not sent. */
function readMostCredits({ headers }: Request): ApprovedPrice | undefined {
  const header = headers.get('most-credits')
  if (header === null) return undefined
  if (!CREDITS.test(header)) throw validationFailed({ 'Most-Credits': ['Must be whole credits'] })
  return { most: Number(header), held: 0 }
}

/** The story's revision that a write is based on (`Base-Revision`); undefined when the caller sends none. */
function readBaseRevision({ headers }: Request): number | undefined {
  const header = headers.get('base-revision')
  if (header === null) return undefined
  const revision = revisionSchema.safeParse(header)
  if (!revision.success) throw validationFailed({ 'Base-Revision': ['Must be a story revision'] })
  return revision.data
}

/**
 * The origin of the caller's app: the public URL. A machine has several local names, and a browser keeps a session for each:
 * a caller on 127.0.0.1 stays there, although the public URL says localhost.
 */
export function appUrlOf(requestUrl: string, publicUrl: string): string {
  const [asked, known] = [new URL(requestUrl), new URL(publicUrl)]
  const isSameMachine = [asked, known].every(({ hostname }) => LOOPBACK.includes(hostname)) && asked.port === known.port
  return isSameMachine ? asked.origin : publicUrl
}

/** What a user approved for this call though their cap is lower (`Over-Caps: film=27, month=130`); undefined: nothing. */
function readCapOverride({ headers }: Request): CapOverride | undefined {
  const header = headers.get('over-caps')
  if (header === null) return undefined
  const parts = header.split(',').map((part) => PART.exec(part.trim()))
  return Object.fromEntries(
    parts.map((part) => {
      const name = part?.[1] as keyof typeof SCOPES | undefined
      if (!name) throw validationFailed({ 'Over-Caps': ['Must be as in film=27, month=130'] })
      return [SCOPES[name], Number(part?.[2])]
    }),
  )
}

/** Throws unless the answer matches the schema and has no keys beyond it; an extra key may be a leak. */
function checkAnswer(operationId: string, schema: ZodType, answer: unknown) {
  const sent: unknown = JSON.parse(JSON.stringify(answer))
  const result = schema.safeParse(sent)
  if (!result.success)
    throw new AnswerMismatch(`${operationId} answered outside of the contract: ${result.error.message}`)
  const extra = findExtra(sent, JSON.parse(JSON.stringify(result.data)), '')
  if (extra !== undefined)
    throw new AnswerMismatch(`${operationId} answered ${extra}, which the contract does not know`)
}

/** Path of the first key that parsing dropped. */
function findExtra(sent: unknown, parsed: unknown, path: string): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof parsed !== 'object' || parsed === null) return undefined
  const known = new Map(Object.entries(parsed))
  for (const [key, value] of Object.entries(sent)) {
    const here = path ? `${path}.${key}` : key
    if (!known.has(key)) return here
    const inner = findExtra(value, known.get(key), here)
    if (inner !== undefined) return inner
  }
  return undefined
}
