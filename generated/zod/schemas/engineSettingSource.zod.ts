/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EngineSettingSource = zod.enum(['ENVIRONMENT', 'STORED', 'NONE']).describe('Where a value is from. ENVIRONMENT: the server was started with it, and it wins; STORED: it was set here; NONE: there is none');

export type EngineSettingSource = zod.input<typeof EngineSettingSource>;
export type EngineSettingSourceOutput = zod.output<typeof EngineSettingSource>;
