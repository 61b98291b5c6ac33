import { eq } from 'drizzle-orm'
import { readProviderKeys } from '#server/modules/account/provider-keys.ts'
import { recordAudit } from '#server/modules/staff/trail.ts'
import { keyCheckRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** Sets, checks or removes a key. A provider is asked outside of a transaction: it may take seconds. */
export const updateProviderKey = route(
  'updateProviderKey',
  async ({ user, body: { provider, key: given }, transact, services, db }) => {
    const { engineSetup, keys } = services
    const { ownKeys } = engineSetup ?? {}
    const key = given?.trim()
    if (given !== null) {
      if (!ownKeys?.providers().some(({ name }) => name === provider))
        throw validationFailed({ provider: ['Own keys of this provider can’t be used here'] })
      const stored = user.providerKeys[provider]
      const checked = key ?? (stored === undefined ? null : await keys.providerKeys.open(stored))
      if (!checked) throw validationFailed({ key: ['Paste a key'] })
      await takeAttempt(services, db, keyCheckRules(user.id))
      const problem = await ownKeys.check(provider, checked)
      if (problem !== null) throw validationFailed({ key: [problem] })
      if (key === undefined) return readProviderKeys(services, user.providerKeys)
    }
    const sealed = key === undefined ? undefined : await keys.providerKeys.seal(key)
    return transact(async (scope) => {
      // Two changes at once must not lose a key.
      const [row] = await scope.db
        .select({ all: users.providerKeys })
        .from(users)
        .where(eq(users.id, user.id))
        .for('no key update')
      const { [provider]: _before, ...others } = row?.all ?? {}
      const providerKeys = sealed === undefined ? others : { ...others, [provider]: sealed }
      await scope.db.update(users).set({ providerKeys }).where(eq(users.id, user.id))
      const reason = `${provider} key ${sealed === undefined ? 'removed' : 'set'}`
      // Without the email: the trail is only appended to, and outlives the account.
      await recordAudit(
        scope,
        { id: user.id, email: 'the user' },
        { action: 'SET_OWN_KEY', subject: 'PERSON', subjectId: user.id, reason },
      )
      return readProviderKeys(services, providerKeys)
    })
  },
  { transaction: false },
)
