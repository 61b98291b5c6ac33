export { VerifyEmail as Component } from '#src/features/auth/components/verify-email.tsx'
