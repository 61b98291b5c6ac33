/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LogoPosition = zod.enum(['TOP_LEFT', 'TOP_CENTER', 'TOP_RIGHT', 'MIDDLE_LEFT', 'MIDDLE_CENTER', 'MIDDLE_RIGHT', 'BOTTOM_LEFT', 'BOTTOM_CENTER', 'BOTTOM_RIGHT']).describe('Where the logo sits, within what the platforms leave free');

export type LogoPosition = zod.input<typeof LogoPosition>;
export type LogoPositionOutput = zod.output<typeof LogoPosition>;
