/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './admin/admin.ts';
export * from './auth/auth.ts';
export * from './billing/billing.ts';
export * from './characters/characters.ts';
export * from './constants/constants.ts';
export * from './feedback/feedback.ts';
export * from './image-styles/image-styles.ts';
export * from './locations/locations.ts';
export * from './lora/lora.ts';
export * from './profile/profile.ts';
export * from './realtime/realtime.ts';
export * from './screenplay/screenplay.ts';
