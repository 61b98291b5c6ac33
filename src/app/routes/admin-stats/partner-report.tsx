export { PartnerView as Component } from '#src/features/staff/components/partner-view.tsx'
