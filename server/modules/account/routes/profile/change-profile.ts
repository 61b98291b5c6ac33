import { eq, and, inArray, like, ne, notExists, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { brandSettings, users, media, renders } from '#server/platform/db/schema/index.ts'
import { publish } from '#server/platform/realtime/publish.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { companyOf } from '#server/platform/db/queries/accounts.ts'
import type { CompanyInfo } from '#engines/ports.ts'

type Change = Omit<Partial<typeof users.$inferInsert>, 'id' | 'updatedAt'>

type BrandChange = Partial<Omit<typeof brandSettings.$inferInsert, 'userId' | 'updatedAt'>>

/** The person's texts about their company as they are now; a second writer waits here and reads what the first one wrote. */
export async function lockCompany({ db }: Scope, userId: string): Promise<{ about: string; customer: string }> {
  const { aboutCompany: about, idealCustomerProfile: customer } = brandSettings
  const [present] = await db
    .select({ about, customer })
    .from(brandSettings)
    .where(eq(brandSettings.userId, userId))
    .for('no key update')
  return present ?? { about: '', customer: '' }
}

/** Changes the person's brand and tells their tabs: an open story that uses it shows it at once. */
export async function changeBrand(scope: Scope, userId: string, change: BrandChange): Promise<void> {
  const updatedAt = scope.services.clock.now()
  await scope.db
    .update(brandSettings)
    .set({ ...change, updatedAt })
    .where(eq(brandSettings.userId, userId))
  await publish(scope, userId, 'brand-changed', { updated_at: updatedAt.toISOString() })
}

/** The person as they are now; a second writer waits here and reads what the first one wrote. */
export async function lockUser({ db }: Scope, user: UserRow): Promise<UserRow> {
  const [present] = await db.select().from(users).where(eq(users.id, user.id)).for('no key update')
  return present ?? user
}

/** Writes what is given of a person; what is undefined stays. Answers the person as they are then. */
export async function changeUser({ db, services }: Scope, user: UserRow, change: Change): Promise<UserRow> {
  const [changed] = await db
    .update(users)
    .set({ ...change, updatedAt: services.clock.now() })
    .where(eq(users.id, user.id))
    .returning()
  return changed ?? user
}

/**
 * Puts another logo, or none, in the place of the present one. Files of earlier logos go once that is certain, but for those that a film
 * shows: its story keeps showing them, too.
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

/** Prompts to begin with for the company as `change` leaves it; none when nothing is said of it. */
export async function suggestForCompany(
  { db, services }: Pick<Scope, 'db' | 'services'>,
  userId: string,
  change: Partial<CompanyInfo>,
): Promise<string[]> {
  const present = (await companyOf({ db }, userId)) ?? { about: '', customer: '' }
  const company = { about: change.about ?? present.about, customer: change.customer ?? present.customer }
  if (company.about === '' && company.customer === '') return []
  // What was typed is saved also when nothing comes to the writer's mind: the general prompts stand in.
  return services.engines.writer.suggestPrompts(company).catch(() => [])
}

/** Puts another picture, or none, in the place of the present one, whose file goes once that is certain. */
export async function replacePicture(scope: Scope, user: UserRow, pictureKey: string | null): Promise<UserRow> {
  const { db, services } = scope
  // The row as it is now: two uploads at once must not leave a file that nobody knows.
  const [present = user] = await db.select().from(users).where(eq(users.id, user.id)).for('no key update')
  const change = { pictureKey, updatedAt: services.clock.now() }
  await db.update(users).set(change).where(eq(users.id, user.id))
  const { pictureKey: former } = present
  if (former !== null) scope.afterCommit(() => services.files.remove(former))
  return { ...present, ...change }
}
