import { inArray, and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { UserRow } from '#server/platform/db/rows.ts'
import { users, sessions, emailChanges, dataExports, brandSettings, media } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { CompanyInfo } from '#engines/ports.ts'

const MAX_ROWS = 200

/** The accounts with these ids, each once. */
export async function usersOfIds({ db }: { db: DbOrTx }, ids: Iterable<string>): Promise<UserRow[]> {
  const wanted = [...new Set(ids)]
  return wanted.length === 0 ? [] : db.select().from(users).where(inArray(users.id, wanted))
}

/** A user's active sessions, the most recently used first. */
export function openSessionsOf(db: DbOrTx, userId: string, now: Date) {
  const seenAt = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt))
    .limit(MAX_ROWS)
}

/** The new email that awaits verification; null when there is none. */
export async function pendingEmailOf(db: DbOrTx, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
  return row?.email ?? null
}

/** The user's latest data export. */
export async function newestDataExport({ db }: { db: DbOrTx }, userId: string) {
  const ofUser = db.select().from(dataExports).where(eq(dataExports.userId, userId))
  const [row] = await ofUser.orderBy(desc(dataExports.createdAt)).limit(1)
  return row
}

/** What the user says about their company; undefined where it is empty. */
export async function companyOf({ db }: { db: DbOrTx }, userId: string): Promise<CompanyInfo | undefined> {
  const [company] = await db
    .select({ about: brandSettings.aboutCompany, customer: brandSettings.idealCustomerProfile })
    .from(brandSettings)
    .where(eq(brandSettings.userId, userId))
  return company && (company.about !== '' || company.customer !== '') ? company : undefined
}

/** A user's brand settings with the key of the logo's file. */
export async function brandAndLogoOf({ db }: { db: DbOrTx }, userId: string) {
  const [row] = await db
    .select({ brand: brandSettings, logoKey: media.fileKey })
    .from(brandSettings)
    .leftJoin(media, eq(media.id, brandSettings.logoMediaId))
    .where(eq(brandSettings.userId, userId))
  return row
}
