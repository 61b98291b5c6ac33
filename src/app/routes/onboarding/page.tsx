export { OnboardingPage as Component } from '#src/features/onboarding/components/onboarding-page.tsx'
