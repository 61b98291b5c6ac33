/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const filmStyleInputPaletteMax = 200;

export const filmStyleInputLightMax = 200;

export const filmStyleInputLensMax = 200;

export const filmStyleInputMediumMax = 200;

export const filmStyleInputToneMax = 200;

export const filmStyleInputAudienceMax = 200;



export const FilmStyleInput = zod.strictObject({
  "palette": zod.string().max(filmStyleInputPaletteMax).describe('Colours, for example muted teal and amber; empty for none'),
  "light": zod.string().max(filmStyleInputLightMax).describe('Light, for example low evening sun; empty for none'),
  "lens": zod.string().max(filmStyleInputLensMax).describe('Lens and depth, for example 35 mm, shallow depth of field; empty for none'),
  "medium": zod.string().max(filmStyleInputMediumMax).describe('Medium, for example 16 mm film or gouache; empty for none'),
  "tone": zod.string().max(filmStyleInputToneMax).describe('Tone of the narration, for example warm and dry; empty for none'),
  "audience": zod.string().max(filmStyleInputAudienceMax).describe('Who it is for; empty for none')
}).describe('What all images and words of a story shall have in common');

export type FilmStyleInput = zod.input<typeof FilmStyleInput>;
export type FilmStyleInputOutput = zod.output<typeof FilmStyleInput>;
