import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Scope, Services } from '#server/platform/context.ts'
import { activeDays, sessions, users } from '#server/platform/db/schema/index.ts'
import { statement } from '#server/platform/db/statement.ts'
import type { Principal } from '#server/platform/http/route.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import { NOTICES } from '#server/platform/ports/services.ts'
import { deviceName } from '#src/domain/device-name.ts'
import { cancelAccountDeletion } from './account-deletion.ts'
import { issueToken, readToken, SESSION_MS } from './tokens.ts'

export interface StartedSession {
  /** The bearer token. */
  access: string
  expiresAt: Date
}

/** The caller, as shown in the list of devices. */
interface Caller {
  userAgent: string
  clientAddress: string
}

/** Begins a session for an authenticated user. */
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

/** How precisely the last call of a session is stored, ms: most calls then write nothing. */
const SEEN_EVERY_MS = 5 * 60 * 1000

/** Every call runs this query first. */
const readSession = statement('session_and_user', ['sessionId', 'userId'], (db, at) =>
  db
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, at.sessionId), eq(sessions.userId, at.userId), isNull(sessions.revokedAt))),
)

/**
 * How long a session is valid and which private channel it may subscribe to; undefined once it has ended. An emailed password
 * that was not changed yet opens no channel.
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

/** The session of a bearer token; undefined when it is forged, expired or revoked. */
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
  return { user: row.user, sessionId: row.session.id, renderId: null, renderPartId: null }
}

/** A day (UTC) on which a user made a call; active users are counted from these. */
async function noteActive(db: DbOrTx, userId: string, now: Date): Promise<void> {
  await db
    .insert(activeDays)
    .values({ userId, day: now.toISOString().slice(0, 10) })
    .onConflictDoNothing()
}

/** Ends one session and the sockets it subscribed; the user's other devices are unaffected. */
export async function endSession(scope: Scope, sessionId: string): Promise<void> {
  await end(scope, eq(sessions.id, sessionId))
}

/** Ends every session of a user, for example after a password change. */
export async function endAllSessions(scope: Scope, userId: string): Promise<void> {
  await end(scope, and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
}

/** Ends every session of a user but one, and their sockets. */
export async function endOtherSessions(scope: Scope, userId: string, sessionId: string): Promise<void> {
  await end(scope, and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

async function end({ db, services, afterCommit }: Scope, which: SQL | undefined): Promise<void> {
  const { realtime, clock } = services
  const ended = await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(which)
    .returning({
      id: sessions.id,
      ...(realtime.hasNotices && { notice: sql`pg_notify(${NOTICES.sessions}, ${sessions.id}::text)` }),
    })
  if (ended.length > 0) afterCommit(() => realtime.disconnectSessions(ended.map(({ id }) => id)))
}

/** Which of these sessions have not ended. */
export async function findCurrentSessions(db: DbOrTx, sessionIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(sql`${sessions.id} = any(${sql.param(sessionIds)}::uuid[])`, isNull(sessions.revokedAt)))
  return new Set(rows.map(({ id }) => id))
}
