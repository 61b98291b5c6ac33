import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Scope, Services } from '#server/platform/context.ts'
import { activeDays, sessions, users } from '#server/platform/db/schema/index.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { Principal } from '#server/platform/http/route.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { deviceName } from '#src/domain/device-name.ts'
import { cancelAccountDeletion } from './account-deletion.ts'
import { issueToken, readToken, SESSION_MS } from './tokens.ts'

export interface StartedSession {
  /** The bearer token. */
  access: string
  expiresAt: Date
}

/** Who calls, as far as a list of devices tells it. */
interface Caller {
  userAgent: string
  clientAddress: string
}

/** Begins a session for a person who has proved who they are. */
export async function startSession(
  scope: Scope,
  userId: string,
  caller: Caller = { userAgent: '', clientAddress: '' },
): Promise<StartedSession> {
  const { services, db } = scope
  const createdAt = services.clock.now()
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS)
  const id = crypto.randomUUID()
  await db.insert(sessions).values({
    id,
    userId,
    device: deviceName(caller.userAgent),
    network: caller.clientAddress.slice(0, 100),
    createdAt,
    expiresAt,
  })
  await db.update(users).set({ lastLoginAt: createdAt }).where(eq(users.id, userId))
  await noteActive(db, userId, createdAt)
  await cancelAccountDeletion(scope, userId)
  return { access: await issueToken(services, { sessionId: id, userId }, createdAt, expiresAt), expiresAt }
}

/** How exactly the last call of a session is noted, ms: most calls then write nothing. */
const SEEN_EVERY_MS = 5 * 60 * 1000

/** Every call asks this first. */
const readSession = statement('session_and_user', ['sessionId', 'userId'], (db, at) =>
  db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, at.sessionId), eq(sessions.userId, at.userId), isNull(sessions.revokedAt))),
)

/**
 * Until when a session holds and whose private channel it may hear; undefined once it has ended. A mailed password that was not
 * changed yet opens no channel.
 */
export async function findListener(
  db: DbOrTx,
  sessionId: string,
): Promise<{ pusherId: string; expiresAt: Date } | undefined> {
  const [row] = await db
    .select({ pusherId: users.pusherId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt), eq(users.mustChangePassword, false)))
  return row
}

/** Who a bearer token stands for; undefined when it is forged, expired or revoked. */
export async function findPrincipal(services: Services, db: DbOrTx, token: string): Promise<Principal | undefined> {
  const claims = await readToken(services, token)
  if (!claims) return undefined
  const [row] = await readSession(db, { sessionId: claims.sessionId, userId: claims.userId })
  const now = services.clock.now()
  if (!row || row.session.expiresAt <= now) return undefined
  const { lastSeenAt, createdAt, id } = row.session
  if (now.getTime() - (lastSeenAt ?? createdAt).getTime() >= SEEN_EVERY_MS) {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
    await noteActive(db, row.user.id, now)
  }
  return { user: row.user, sessionId: row.session.id, renderId: null }
}

/** A day (UTC) on which a person called anything; who is active is counted from these. */
async function noteActive(db: DbOrTx, userId: string, now: Date): Promise<void> {
  await db
    .insert(activeDays)
    .values({ userId, day: now.toISOString().slice(0, 10) })
    .onConflictDoNothing()
}

/** Ends one session and the sockets it subscribed; the person's other devices notice nothing. */
export async function endSession(scope: Scope, sessionId: string): Promise<void> {
  await scope.db.update(sessions).set({ revokedAt: scope.services.clock.now() }).where(eq(sessions.id, sessionId))
  scope.afterCommit(() => scope.services.realtime.disconnectSession(sessionId))
}

/** Ends every session of a person, for example after a new password. */
export async function endAllSessions(scope: Scope, user: UserRow): Promise<void> {
  await scope.db
    .update(sessions)
    .set({ revokedAt: scope.services.clock.now() })
    .where(and(eq(sessions.userId, user.id), isNull(sessions.revokedAt)))
  scope.afterCommit(() => scope.services.realtime.disconnectUser(user.pusherId))
}

/** Ends every session of a person but one, and their sockets. */
export async function endOtherSessions(scope: Scope, userId: string, sessionId: string): Promise<void> {
  const ended = await scope.db
    .update(sessions)
    .set({ revokedAt: scope.services.clock.now() })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id })
  for (const { id } of ended) scope.afterCommit(() => scope.services.realtime.disconnectSession(id))
}
