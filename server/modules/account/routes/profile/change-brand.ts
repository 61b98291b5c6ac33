import { eq } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { brandSettings } from '#server/platform/db/schema/index.ts'
import { publish } from '#server/platform/realtime/publish.ts'

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
