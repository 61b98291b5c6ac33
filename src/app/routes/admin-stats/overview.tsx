export { OverviewView as Component } from '#src/features/staff/components/overview-view.tsx'
