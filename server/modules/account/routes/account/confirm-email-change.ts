import { redeemEmailChange } from '#server/platform/auth/email-change.ts'
import { guessRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { route } from '#server/platform/http/route.ts'

/** Without a transaction: refused guesses at links stay counted. */
export const confirmEmailChange = route(
  'confirmEmailChange',
  async (call) => {
    await takeAttempt(call.services, call.db, guessRules(`link:${call.clientAddress}`))
    await call.transact((scope) => redeemEmailChange(scope, call.body.token))
    return { message: 'Your email has been changed' }
  },
  { transaction: false },
)
