export { PremiumView as Component } from '#src/features/staff/components/premium-view.tsx'
