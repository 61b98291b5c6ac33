export { UsageView as Component } from '#src/features/staff/components/usage-view.tsx'
