/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const filmStylePaletteMax = 400000;

export const filmStyleLightMax = 400000;

export const filmStyleLensMax = 400000;

export const filmStyleMediumMax = 400000;

export const filmStyleToneMax = 400000;

export const filmStyleAudienceMax = 400000;



export const FilmStyle = zod.object({
  "palette": zod.string().max(filmStylePaletteMax).describe('Colours, for example muted teal and amber; empty for none'),
  "light": zod.string().max(filmStyleLightMax).describe('Light, for example low evening sun; empty for none'),
  "lens": zod.string().max(filmStyleLensMax).describe('Lens and depth, for example 35 mm, shallow depth of field; empty for none'),
  "medium": zod.string().max(filmStyleMediumMax).describe('Medium, for example 16 mm film or gouache; empty for none'),
  "tone": zod.string().max(filmStyleToneMax).describe('Tone of the narration, for example warm and dry; empty for none'),
  "audience": zod.string().max(filmStyleAudienceMax).describe('Who it is for; empty for none')
}).describe('What all images and words of a story have in common');

export type FilmStyle = zod.input<typeof FilmStyle>;
export type FilmStyleOutput = zod.output<typeof FilmStyle>;
