/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RenderImagesTask } from './renderImagesTask.zod.ts';
import { RenderJoinTask } from './renderJoinTask.zod.ts';
import { RenderSoundTask } from './renderSoundTask.zod.ts';
import { RenderWholeTask } from './renderWholeTask.zod.ts';

export const RenderTask = zod.discriminatedUnion('kind', [RenderWholeTask,RenderImagesTask,RenderSoundTask,RenderJoinTask]).describe('What a renderer does');

export type RenderTask = zod.input<typeof RenderTask>;
export type RenderTaskOutput = zod.output<typeof RenderTask>;
