/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './admin/admin.faker.ts'
export * from './auth/auth.faker.ts'
export * from './billing/billing.faker.ts'
export * from './characters/characters.faker.ts'
export * from './constants/constants.faker.ts'
export * from './feedback/feedback.faker.ts'
export * from './image-styles/image-styles.faker.ts'
export * from './locations/locations.faker.ts'
export * from './lora/lora.faker.ts'
export * from './profile/profile.faker.ts'
export * from './realtime/realtime.faker.ts'
export * from './screenplay/screenplay.faker.ts'
