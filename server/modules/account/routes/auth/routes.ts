import { changePassword } from './change-password.ts'
import { login } from './login.ts'
import { loginWithGoogle } from './login-with-google.ts'
import { logout } from './logout.ts'
import { register } from './register.ts'
import { resendVerificationEmail } from './resend-verification-email.ts'
import { resetPassword } from './reset-password.ts'
import { verifyEmail } from './verify-email.ts'

export const authRoutes = {
  changePassword,
  login,
  loginWithGoogle,
  logout,
  register,
  resendVerificationEmail,
  resetPassword,
  verifyEmail,
}
