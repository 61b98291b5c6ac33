/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MediaOverlay } from './mediaOverlay.zod.ts';
import { ShapeOverlay } from './shapeOverlay.zod.ts';
import { StickerOverlay } from './stickerOverlay.zod.ts';
import { TextOverlay } from './textOverlay.zod.ts';

export const Overlay = zod.discriminatedUnion('kind', [MediaOverlay,TextOverlay,ShapeOverlay,StickerOverlay]).describe('An object over the scenes; its fields follow from its kind');

export type Overlay = zod.input<typeof Overlay>;
export type OverlayOutput = zod.output<typeof Overlay>;
