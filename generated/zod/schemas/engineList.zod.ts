/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Engine } from './engine.zod.ts';

export const engineListEnginesMax = 20;



export const EngineList = zod.object({
  "engines": zod.array(Engine).max(engineListEnginesMax).describe('One for each available kind of work'),
  "connected_by": zod.enum(['ADMINS', 'NO_ADMIN', 'NOBODY']).describe('Who can connect engines of providers while this server runs. ADMINS: admins, on a page; NO_ADMIN: they could, but no account is an admin yet; NOBODY: it cannot be done, as in a browser tab')
}).describe('The engines');

export type EngineList = zod.input<typeof EngineList>;
export type EngineListOutput = zod.output<typeof EngineList>;
