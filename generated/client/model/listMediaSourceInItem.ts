/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListMediaSourceInItem = typeof ListMediaSourceInItem[keyof typeof ListMediaSourceInItem];


export const ListMediaSourceInItem = {
  SYSTEM: 'SYSTEM',
  USER: 'USER',
  GENERATED: 'GENERATED',
  STOCK: 'STOCK',
} as const;
