export { TrailView as Component } from '#src/features/staff/components/trail-view.tsx'
