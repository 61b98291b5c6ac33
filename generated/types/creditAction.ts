/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What credits are spent on; costs are listed by getCreditCosts
 */
export type CreditAction = typeof CreditAction[keyof typeof CreditAction];


export const CreditAction = {
  generate_story: 'generate_story',
  write_story: 'write_story',
  regenerate_image: 'regenerate_image',
  regenerate_audio: 'regenerate_audio',
  generate_prompt: 'generate_prompt',
  image_to_video: 'image_to_video',
  modify_video: 'modify_video',
  image_editing: 'image_editing',
  inpainting: 'inpainting',
  lip_sync: 'lip_sync',
  upscale: 'upscale',
  music: 'music',
  transcribe_audio: 'transcribe_audio',
  translate_story: 'translate_story',
  generate_portrait: 'generate_portrait',
  train_lora: 'train_lora',
  lora_captions: 'lora_captions',
  render_video: 'render_video',
  export_premiere: 'export_premiere',
  generate_visuals: 'generate_visuals',
} as const;
