import { eq, and, inArray, like, ne, notExists, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { brandSettings, users, media, renders } from '#server/platform/db/schema/index.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { companyOf } from '#server/platform/db/queries/accounts.ts'
import type { CompanyInfo } from '#engines/ports.ts'

type Change = Omit<Partial<typeof users.$inferInsert>, 'id' | 'updatedAt'>

type BrandChange = Partial<Omit<typeof brandSettings.$inferInsert, 'userId' | 'updatedAt'>>

/** The user's current company texts; a second writer waits here and reads what the first one wrote. */
export async function lockCompany({ db }: Scope, userId: string): Promise<{ about: string; customer: string }> {
  const { aboutCompany: about, idealCustomerProfile: customer } = brandSettings
  const [present] = await db
    .select({ about, customer })
    .from(brandSettings)
    .where(eq(brandSettings.userId, userId))
    .for('no key update')
  return present ?? { about: '', customer: '' }
}

/** Changes the user's brand and notifies their tabs: an open story that uses it shows it at once. */
export async function changeBrand(scope: Scope, userId: string, change: BrandChange): Promise<void> {
  const updatedAt = scope.services.clock.now()
  await scope.db
    .update(brandSettings)
    .set({ ...change, updatedAt })
    .where(eq(brandSettings.userId, userId))
  await publish(scope, userId, 'brand-changed', { updated_at: updatedAt.toISOString() })
}

/** The user's current row; a second writer waits here and reads what the first one wrote. */
export async function lockUser({ db }: Scope, user: UserRow): Promise<UserRow> {
  const [present] = await db.select().from(users).where(eq(users.id, user.id)).for('no key update')
  return present ?? user
}

/** Writes the given values of a user; undefined ones stay. Returns the updated user. */
export async function changeUser({ db, services }: Scope, user: UserRow, change: Change): Promise<UserRow> {
  const [changed] = await db
    .update(users)
    .set({ ...change, updatedAt: services.clock.now() })
    .where(eq(users.id, user.id))
    .returning()
  return changed ?? user
}

/**
 * Replaces or removes the logo. Files of earlier logos are deleted after the commit, except those that a video shows: its
 * story keeps showing them, too.
 */
export async function replaceLogo(scope: Scope, userId: string, logoMediaId: string | null): Promise<void> {
  const { db, services } = scope
  await changeBrand(scope, userId, { logoMediaId })
  const isShown = db
    .select({ id: renders.id })
    .from(renders)
    .where(
      and(
        eq(renders.userId, userId),
        inArray(renders.status, ['QUEUED', 'RENDERING', 'COMPLETED']),
        sql`${renders.brandLook}->>'logoMediaId' = ${media.id}::text`,
      ),
    )
  const earlier = await db
    .delete(media)
    .where(
      and(
        eq(media.userId, userId),
        like(media.fileKey, 'logo/%'),
        logoMediaId === null ? undefined : ne(media.id, logoMediaId),
        notExists(isShown),
      ),
    )
    .returning({ fileKey: media.fileKey })
  for (const { fileKey } of earlier) if (fileKey !== null) scope.afterCommit(() => services.files.remove(fileKey))
}

/** Suggested prompts for the company after `change`; none when it is empty. */
export async function suggestForCompany(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  userId: string,
  change: Partial<CompanyInfo>,
): Promise<string[]> {
  const present = (await companyOf({ db }, userId)) ?? { about: '', customer: '' }
  const company = { about: change.about ?? present.about, customer: change.customer ?? present.customer }
  if (company.about === '' && company.customer === '') return []
  // The entered text is saved also when the writer has no suggestions: the general prompts are the fallback.
  return services.engines.writer.suggestPrompts(company).catch(() => [])
}

/** Replaces or removes the image; its old file is deleted after the commit. */
export async function replaceImage(scope: Scope, user: UserRow, imageKey: string | null): Promise<UserRow> {
  const { db, services } = scope
  // The current row: two parallel uploads must not leave an orphaned file.
  const [present = user] = await db.select().from(users).where(eq(users.id, user.id)).for('no key update')
  const change = { pictureKey: imageKey, updatedAt: services.clock.now() }
  await db.update(users).set(change).where(eq(users.id, user.id))
  const { pictureKey: former } = present
  if (former !== null) scope.afterCommit(() => services.files.remove(former))
  return { ...present, ...change }
}
