import { route } from '#server/platform/http/route.ts'
import { changeUser } from './change-profile.ts'

export const submitOnboardingForm = route('submitOnboardingForm', async (call) => {
  const { user, body, services } = call
  await changeUser(call, user, {
    onboardingAnswers: body.answers,
    onboardedAt: user.onboardedAt ?? services.clock.now(),
  })
  return { message: 'Thank you. Your answers are saved' }
})
