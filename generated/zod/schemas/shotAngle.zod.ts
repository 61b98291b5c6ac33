/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ShotAngle = zod.enum(['EYE_LEVEL', 'LOW', 'HIGH', 'OVERHEAD']).describe('Height of the camera');

export type ShotAngle = zod.input<typeof ShotAngle>;
export type ShotAngleOutput = zod.output<typeof ShotAngle>;
