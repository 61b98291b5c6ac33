/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreditAction = zod.enum(['generate_story', 'write_story', 'regenerate_image', 'regenerate_audio', 'generate_prompt', 'image_to_video', 'modify_video', 'image_editing', 'inpainting', 'lip_sync', 'upscale', 'music', 'clean_up', 'transcribe_audio', 'translate_story', 'generate_portrait', 'train_lora', 'lora_captions', 'render_video', 'export_premiere', 'generate_visuals']).describe('What credits are spent on; costs are listed by getCreditCosts');

export type CreditAction = zod.input<typeof CreditAction>;
export type CreditActionOutput = zod.output<typeof CreditAction>;
