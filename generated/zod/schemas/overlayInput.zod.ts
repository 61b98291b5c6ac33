/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaOverlayInput } from './mediaOverlayInput.zod.ts';
import { ShapeOverlayInput } from './shapeOverlayInput.zod.ts';
import { StickerOverlayInput } from './stickerOverlayInput.zod.ts';
import { TextOverlayInput } from './textOverlayInput.zod.ts';

export const OverlayInput = zod.discriminatedUnion('kind', [MediaOverlayInput,TextOverlayInput,ShapeOverlayInput,StickerOverlayInput]).describe('An overlay to be added; its fields follow from its kind');

export type OverlayInput = zod.input<typeof OverlayInput>;
export type OverlayInputOutput = zod.output<typeof OverlayInput>;
