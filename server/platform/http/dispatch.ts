import type { Hono } from 'hono'
import { operationTable, type OperationEntry, type OperationId } from '#generated/server/operations.ts'
import { servicesFor, transact, withoutTransaction, type App, type Scope } from '#server/platform/context.ts'
import { appUrlOf } from './app-url.ts'
import { checkAnswer } from './check-answer.ts'
import { createDiskGuard } from './disk-guard.ts'
import { CommittedError, methodNotAllowed } from './http-error.ts'
import { findStoredAnswer, hashRequest, once, readIdempotencyKey, type Answer } from './idempotency.ts'
import { readBaseRevision } from './base-revision.ts'
import { readMostCredits } from './most-credits.ts'
import { readOverCaps } from './over-caps.ts'
import type { Guard } from './principal.ts'
import { readBody } from './read-body.ts'
import { createTurns } from './turns.ts'
import { validate, validateAddress } from './validate.ts'

/** What the host tells about a request beside the request itself. */
export interface HostBindings {
  /** The caller's network, for rate limits (`network-of.ts`). */
  clientAddress?: string
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

const PREFIX = '/api'

/** Puts the operations of the contract that have a route on the app: every one in the product, a few in a test. */
export function mountOperations(
  hono: Hono<{ Bindings: HostBindings }>,
  app: App,
  routes: Readonly<Partial<Record<OperationId, AnyRoute>>>,
  guard: Guard,
) {
  const guardDisk = createDiskGuard(app)
  const inTurn = createTurns()
  const methods = new Map<string, string[]>()
  for (const [id, entry] of Object.entries(operationTable)) {
    if (!isOperationId(id)) continue
    const route = routes[id]
    if (!route) continue
    const operation: Operation = { id, ...entry }
    const path = PREFIX + operation.path
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
        },
      )
      return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
    })
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
}

/** In order: who calls, may they, is there room, what do they ask, was it asked before; then the work. */
async function perform(
  host: App,
  operation: Operation,
  route: AnyRoute,
  { guard, guardDisk, inTurn }: Checks,
  { request, params, clientAddress }: Incoming,
): Promise<Answer> {
  const principal = operation.auth ? await guard.authenticate(host, request) : null
  const app = servicesFor(host, principal?.user.id ?? null)
  if (principal) guard.authorize(principal, operation.id, operation.roles)
  const isRead = operation.method === 'GET'
  if (!isRead) await guardDisk()
  const input = {
    params: validateAddress(operation.params, params),
    query: (isRead && !operation.spends ? validateAddress : validate)(operation.query, readQuery(request)),
    body: operation.body && validate(operation.body, await readBody(request, operation.contentType ?? 'json')),
  }
  if (principal) guard.authorizeRender(principal, input.params)
  // Spending writes demand a key. Others may bring one, so that a client that heard no answer can ask again; so may a read that
  // may spend (a portrait made again). Work outside a transaction cannot be tied to a key; repeating it does no harm.
  const mayHaveKey = operation.spends || (!isRead && route.hasTransaction)
  const mustHaveKey = operation.spends && !isRead
  const key =
    mustHaveKey || (mayHaveKey && request.headers.has('idempotency-key')) ? readIdempotencyKey(request) : undefined
  // Also a read that takes its key from its address.
  const maySpend = operation.spends || operation.credits !== null
  const callIn = (scope: Scope) =>
    ({
      ...scope,
      ...input,
      origin: key,
      baseRevision: isRead ? undefined : readBaseRevision(request),
      overCaps: maySpend ? readOverCaps(request) : undefined,
      agreed: maySpend ? readMostCredits(request) : undefined,
      user: principal?.user ?? null,
      sessionId: principal?.sessionId ?? null,
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
  // What is prepared may have been bought: a repeat does not buy it again.
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
    // A person's spending calls wait for each other's credits: here, where they hold no connection that others need.
    return operation.spends ? inTurn(asked.userId, begin) : begin()
  }
  const hasTransaction = route.hasTransaction && (!isRead || operation.spends)
  return hasTransaction ? transact(app, work) : withoutTransaction(app, work)
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
