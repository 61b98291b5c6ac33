export { ConfirmEmail as Component } from '#src/features/auth/components/confirm-email-change.tsx'
