import { companyOf } from '#server/platform/db/queries/brand-of.ts'
import type { CompanyInfo } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'

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
