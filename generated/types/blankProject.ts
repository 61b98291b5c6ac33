/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Project } from './project.ts';
import type { Story } from './story.ts';

/**
 * A new project and the blank story it holds
 */
export interface BlankProject {
  project: Project;
  story: Story;
}
