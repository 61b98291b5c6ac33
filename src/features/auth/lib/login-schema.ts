import { LoginRequest } from '#generated/zod/schemas/loginRequest.zod.ts'
import { loginEmailError } from '#src/domain/email.ts'
import { refuseEmail } from './refuse-email.ts'

/** The contract's login, without disposable emails. */
export const loginSchema = LoginRequest.superRefine(({ username }, context) =>
  refuseEmail(loginEmailError(username), context),
)
