/** State of a navigation to the editor whose story begins to play. */
export const PLAYS_AT_ONCE = 'plays-at-once'
