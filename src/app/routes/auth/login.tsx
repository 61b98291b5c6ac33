import { Link } from 'react-router-dom'
import { AuthPage } from '#src/features/auth/components/auth-page.tsx'
import { LoginForm } from '#src/features/auth/components/login-form.tsx'
import { AuthFoot } from '#src/features/auth/components/auth-foot.tsx'
import { paths } from '../../paths.ts'

export function Component() {
  return (
    <AuthPage title="Welcome Back" text="Your stories are where you left them.">
      <LoginForm />
      <AuthFoot>
        New to Storyloom? <Link to={paths.signup.href()}>Sign up</Link>
      </AuthFoot>
    </AuthPage>
  )
}
