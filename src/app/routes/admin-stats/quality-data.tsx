export { QualityView as Component } from '#src/features/staff/components/quality-view.tsx'
