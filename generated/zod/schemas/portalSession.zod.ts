/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const portalSessionUrlMax = 8192;



export const PortalSession = zod.object({
  "url": zod.string().max(portalSessionUrlMax).describe('Where they are')
}).describe('The payment provider\'s pages for one user');

export type PortalSession = zod.input<typeof PortalSession>;
export type PortalSessionOutput = zod.output<typeof PortalSession>;
