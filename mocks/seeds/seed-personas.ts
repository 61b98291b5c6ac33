import { eq } from 'drizzle-orm'
import { changeAccount } from '#server/modules/account/change-account.ts'
import { transact, type App } from '#server/platform/context.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { PERSONA_PASSWORD, personas } from './personas.ts'

/** Makes the personas that are missing, with their password, plan and profile. */
export async function seedPersonas(app: App): Promise<void> {
  for (const persona of personas)
    await transact(app, async (scope) => {
      const [known] = await scope.db.select({ id: users.id }).from(users).where(eq(users.email, persona.email))
      if (known) return
      const { isPremium, isStaff, staffRoles, email, firstName, lastName } = persona
      await changeAccount(scope, { email, isPremium, isStaff, staffRoles, password: PERSONA_PASSWORD })
      await scope.db
        .update(users)
        .set({
          firstName,
          lastName,
          companyName: 'Storyloom',
          howDidYouHearAboutUs: 'Other',
          agreeToTnc: true,
          profileCompletedAt: persona.isProfileComplete ? scope.services.clock.now() : null,
        })
        .where(eq(users.email, email))
    })
}
