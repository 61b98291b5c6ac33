/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export * from './account/account.ts';
export * from './admin/admin.ts';
export * from './arolls/arolls.ts';
export * from './audio-stories/audio-stories.ts';
export * from './auth/auth.ts';
export * from './billing/billing.ts';
export * from './characters/characters.ts';
export * from './constants/constants.ts';
export * from './feedback/feedback.ts';
export * from './image-styles/image-styles.ts';
export * from './locations/locations.ts';
export * from './lora/lora.ts';
export * from './media/media.ts';
export * from './music-cues/music-cues.ts';
export * from './notifications/notifications.ts';
export * from './overlays/overlays.ts';
export * from './profile/profile.ts';
export * from './projects/projects.ts';
export * from './quotes/quotes.ts';
export * from './realtime/realtime.ts';
export * from './receipts/receipts.ts';
export * from './renders/renders.ts';
export * from './scenes/scenes.ts';
export * from './screenplay/screenplay.ts';
export * from './stories/stories.ts';
export * from './tasks/tasks.ts';
