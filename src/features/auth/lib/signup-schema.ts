import { RegisterRequest } from '#generated/zod/schemas/registerRequest.zod.ts'
import { signupEmailError } from '#src/domain/email.ts'
import { refuseEmail } from './refuse-email.ts'

/** The contract's new account, without disposable emails. */
export const signupSchema = RegisterRequest.superRefine(({ username }, context) =>
  refuseEmail(signupEmailError(username), context),
)
