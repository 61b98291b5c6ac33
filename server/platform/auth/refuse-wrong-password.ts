import type { Scope } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/db/rows.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { matchPassword } from './check-password.ts'
import { guessRules, refundIfFailed, resetAttempts, takeAttempt } from './throttle.ts'

/** The field `current_password` is not one of the person's; guesses are counted. Call it outside of a transaction. */
export async function refuseWrongPassword(
  scope: Scope & { clientAddress: string },
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  const rules = guessRules(user.id)
  await takeAttempt(scope.services, scope.db, rules)
  const caller = { address: scope.clientAddress, account: user.email, isFamiliar: true }
  const match =
    password === undefined
      ? null
      : await refundIfFailed(scope.db, rules, matchPassword(scope, user, password, { ...caller, usedOneTime: true }))
  if (match === null) {
    const message = 'The current password is not right'
    throw new HttpError(400, { message, error: 'WRONG_PASSWORD', fields: { current_password: [message] } })
  }
  await resetAttempts(scope.db, rules[0]?.key ?? '')
}
