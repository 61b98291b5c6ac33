/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const moveArollRequestPlacesDefault = 1;
export const moveArollRequestPlacesMax = 50;



export const MoveArollRequest = zod.strictObject({
  "places": zod.int().min(1).max(moveArollRequestPlacesMax).default(moveArollRequestPlacesDefault).describe('So many places; beyond the end means to the end')
}).describe('How far an A-roll moves');

export type MoveArollRequest = zod.input<typeof MoveArollRequest>;
export type MoveArollRequestOutput = zod.output<typeof MoveArollRequest>;
