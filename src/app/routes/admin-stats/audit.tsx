export { AuditView as Component } from '#src/features/staff/components/audit-view.tsx'
