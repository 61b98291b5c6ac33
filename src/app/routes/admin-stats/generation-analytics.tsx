export { GenerationsView as Component } from '#src/features/staff/components/generations-view.tsx'
