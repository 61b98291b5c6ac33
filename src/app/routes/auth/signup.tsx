import { Link } from 'react-router-dom'
import { AuthFoot } from '#src/features/auth/components/auth-foot.tsx'
import { AuthPage } from '#src/features/auth/components/auth-page.tsx'
import { SignupForm } from '#src/features/auth/components/signup-form.tsx'
import { paths } from '../../paths.ts'

export function Component() {
  return (
    <AuthPage title="Make your first video" text="Write a sentence, get scenes, voices and images, and export a video.">
      <SignupForm />
      <AuthFoot>
        Already have an account? <Link to={paths.login.href()}>Log in</Link>
      </AuthFoot>
    </AuthPage>
  )
}
