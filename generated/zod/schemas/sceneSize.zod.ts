/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SceneSize = zod.enum(['SHORT', 'MEDIUM', 'LONG']).describe('Length of the text in one scene');

export type SceneSize = zod.input<typeof SceneSize>;
export type SceneSizeOutput = zod.output<typeof SceneSize>;
