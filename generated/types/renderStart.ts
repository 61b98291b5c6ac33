/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Render } from './render.ts';

/**
 * An export that was accepted
 */
export interface RenderStart {
  render: Render;
  /**
     * Token the person's browser draws and delivers this one render with; null when the server draws
     * @maxLength 2000
     * @nullable
     */
  render_token: string | null;
}
