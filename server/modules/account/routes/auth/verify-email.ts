import { guessRules, takeAttempt } from '#server/platform/auth/throttle.ts'
import { redeemVerification } from '#server/platform/auth/verification.ts'
import { route } from '#server/platform/http/route.ts'

export const verifyEmail = route(
  'verifyEmail',
  async (call) => {
    await takeAttempt(call.services, call.db, guessRules(`link:${call.clientAddress}`))
    await redeemVerification(call, call.body.token)
    return { message: 'Your email is verified. You can log in now' }
  },
  { transaction: false },
)
