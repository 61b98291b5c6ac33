/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Project } from './project.ts';

/**
 * One page of the person's projects, the newest change first
 */
export interface ProjectPage {
  /**
     * How many projects match in all
     * @minimum 0
     * @maximum 2147483647
     */
  count: number;
  /**
     * This page, from 1
     * @minimum 0
     * @maximum 2147483647
     */
  page: number;
  /**
     * Projects per page
     * @minimum 0
     * @maximum 2147483647
     */
  page_size: number;
  /**
     * The page that follows; null on the last one
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  next_page: number | null;
  /**
     * The projects of this page
     * @maxItems 10000
     */
  results: Project[];
}
