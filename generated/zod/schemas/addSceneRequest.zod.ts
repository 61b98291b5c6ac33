/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const addSceneRequestNewElementOrderMin = 0;
export const addSceneRequestNewElementOrderMax = 1000;

export const addSceneRequestFurtherDuplicatesMax = 1000;

export const addSceneRequestTextMax = 5000;



export const AddSceneRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "new_element_order": zod.int().min(addSceneRequestNewElementOrderMin).max(addSceneRequestNewElementOrderMax).describe('Position of the new scene, from 0; beyond the end means at the end'),
  "duplicate_of": zod.uuid().optional().describe('Scene whose text, voice, captions and images are copied; left out, the scene is empty'),
  "further_duplicates": zod.array(zod.uuid()).max(addSceneRequestFurtherDuplicatesMax).optional().describe('More scenes to copy in the same edit; their copies follow that of `duplicate_of`'),
  "text": zod.string().max(addSceneRequestTextMax).optional().describe('The text; the voice-over is generated on demand')
}).describe('Where a new scene comes');

export type AddSceneRequest = zod.input<typeof AddSceneRequest>;
export type AddSceneRequestOutput = zod.output<typeof AddSceneRequest>;
