/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { PublicMediaOverlay } from './publicMediaOverlay.zod.ts';
import { ShapeOverlay } from './shapeOverlay.zod.ts';
import { StickerOverlay } from './stickerOverlay.zod.ts';
import { TextOverlay } from './textOverlay.zod.ts';

export const PublicOverlay = zod.discriminatedUnion('kind', [PublicMediaOverlay,TextOverlay,ShapeOverlay,StickerOverlay]).describe('An object over the scenes, for a visitor\'s player');

export type PublicOverlay = zod.input<typeof PublicOverlay>;
export type PublicOverlayOutput = zod.output<typeof PublicOverlay>;
