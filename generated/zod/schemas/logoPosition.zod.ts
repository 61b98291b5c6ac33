/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LogoPosition = zod.enum(['TOP_LEFT', 'TOP_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_RIGHT']).describe('Corner the logo sits in');

export type LogoPosition = zod.input<typeof LogoPosition>;
export type LogoPositionOutput = zod.output<typeof LogoPosition>;
