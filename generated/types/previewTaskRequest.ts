/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CreateTaskRequest } from './createTaskRequest.ts';

/**
 * A small part of what a task would give
 */
export interface PreviewTaskRequest {
  task: CreateTaskRequest;
  /**
     * Middle of the part, as a share of the width
     * @minimum 0
     * @maximum 1
     */
  x: number;
  /**
     * Middle of the part, as a share of the height
     * @minimum 0
     * @maximum 1
     */
  y: number;
  /**
     * Which frame of a video, ms; its first one without it
     * @minimum 0
     * @maximum 2147483647
     */
  at_ms?: number;
}
