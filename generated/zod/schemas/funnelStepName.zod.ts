/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const FunnelStepName = zod.enum(['SIGNED_UP', 'VERIFIED', 'COMPLETED_PROFILE', 'CREATED_STORY', 'GENERATED_STORY', 'EXPORTED_VIDEO', 'SUBSCRIBED']).describe('A step of the funnel');

export type FunnelStepName = zod.input<typeof FunnelStepName>;
export type FunnelStepNameOutput = zod.output<typeof FunnelStepName>;
