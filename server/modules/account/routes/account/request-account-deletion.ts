import { scheduleDeletion } from '#server/platform/auth/account-deletion.ts'
import { normalizeEmail } from '#server/modules/account/accounts.ts'
import { refuseWrongPassword } from '#server/platform/auth/account-passwords.ts'
import { endAllSessions } from '#server/platform/auth/sessions.ts'
import { endOpenCheckouts } from '#server/modules/billing/end-payments.ts'
import { findRunning, isRunning } from '#server/modules/billing/subscriptions.ts'
import { syncSubscription } from '#server/modules/billing/sync-subscription.ts'
import { refused, validationFailed } from '#server/platform/http/http-error.ts'
import { route } from '#server/platform/http/route.ts'

/** Without a transaction: refused guesses at the password stay counted. */
export const requestAccountDeletion = route(
  'requestAccountDeletion',
  async (call) => {
    const { db, user, body } = call
    if (normalizeEmail(body.email) !== user.email) {
      const text = 'This isn’t the email of your account'
      throw validationFailed({ email: [text] }, text)
    }
    if (user.passwordHash !== null) await refuseWrongPassword(call, user, body.current_password)
    await endOpenCheckouts(call, user.id)
    const plan = await findRunning(db, user.id)
    const present = plan && (await syncSubscription(call, plan.id))
    if (present && isRunning(present) && present.status !== 'CANCELLED')
      throw refused('PLAN_RENEWS', 'Cancel your plan first, or it keeps renewing')
    return call.transact(async (scope) => {
      const deletesAt = await scheduleDeletion(scope, user)
      await endAllSessions(scope, user.id)
      return { deletes_at: deletesAt.toISOString() }
    })
  },
  { transaction: false },
)
