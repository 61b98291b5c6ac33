/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export { getAdminMock } from './admin/admin.msw.ts'
export { getAuthMock } from './auth/auth.msw.ts'
export { getBillingMock } from './billing/billing.msw.ts'
export { getCharactersMock } from './characters/characters.msw.ts'
export { getConstantsMock } from './constants/constants.msw.ts'
export { getFeedbackMock } from './feedback/feedback.msw.ts'
export { getImageStylesMock } from './image-styles/image-styles.msw.ts'
export { getLocationsMock } from './locations/locations.msw.ts'
export { getLoraMock } from './lora/lora.msw.ts'
export { getProfileMock } from './profile/profile.msw.ts'
export { getRealtimeMock } from './realtime/realtime.msw.ts'
export { getScreenplayMock } from './screenplay/screenplay.msw.ts'
