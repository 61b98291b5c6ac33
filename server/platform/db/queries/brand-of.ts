import { eq } from 'drizzle-orm'
import type { CompanyInfo } from '#engines/ports.ts'
import { brandSettings, media } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

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
