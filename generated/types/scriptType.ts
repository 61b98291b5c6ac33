/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * How the text that was typed is read. PROMPT invents a narration about it, SCRIPT speaks it word for word, SCREENPLAY reads headings, action and dialogue
 */
export type ScriptType = typeof ScriptType[keyof typeof ScriptType];


export const ScriptType = {
  PROMPT: 'PROMPT',
  SCRIPT: 'SCRIPT',
  SCREENPLAY: 'SCREENPLAY',
} as const;
