import { inArray, and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { UserRow } from '#server/platform/db/rows.ts'
import { users, sessions, emailChanges, dataExports, brandSettings, media } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { CompanyInfo } from '#engines/ports.ts'

const MAX_ROWS = 200

/** Each account that one of the ids names, once. */
export async function usersOfIds({ db }: { db: DbOrTx }, ids: Iterable<string>): Promise<UserRow[]> {
  const wanted = [...new Set(ids)]
  return wanted.length === 0 ? [] : db.select().from(users).where(inArray(users.id, wanted))
}

/** A person's sessions that have not ended, those that called last first. */
export function openSessionsOf(db: DbOrTx, userId: string, now: Date) {
  const seenAt = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(seenAt))
    .limit(MAX_ROWS)
}

/** The address that waits for its mailed link; null when none does. */
export async function pendingEmailOf(db: DbOrTx, userId: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
  return row?.email ?? null
}

/** The copy of their data that a person asked for last. */
export async function newestDataExport({ db }: { db: DbOrTx }, userId: string) {
  const ofUser = db.select().from(dataExports).where(eq(dataExports.userId, userId))
  const [row] = await ofUser.orderBy(desc(dataExports.createdAt)).limit(1)
  return row
}

/** What a person says of their company; undefined without a word. */
export async function companyOf({ db }: { db: DbOrTx }, userId: string): Promise<CompanyInfo | undefined> {
  const [company] = await db
    .select({ about: brandSettings.aboutCompany, customer: brandSettings.idealCustomerProfile })
    .from(brandSettings)
    .where(eq(brandSettings.userId, userId))
  return company && (company.about !== '' || company.customer !== '') ? company : undefined
}

/** A person's brand settings with the key of the logo's file. */
export async function brandAndLogoOf({ db }: { db: DbOrTx }, userId: string) {
  const [row] = await db
    .select({ brand: brandSettings, logoKey: media.fileKey })
    .from(brandSettings)
    .leftJoin(media, eq(media.id, brandSettings.logoMediaId))
    .where(eq(brandSettings.userId, userId))
  return row
}
