/** Accents a user can pick; the first is the default. */
export const accents = ['tomato', 'iris', 'jade', 'amber'] as const
export type Accent = (typeof accents)[number]

/** Colour modes; `system` follows the device. */
export const modes = ['light', 'dark', 'system'] as const
export type Mode = (typeof modes)[number]

export type Scheme = Exclude<Mode, 'system'>

export const accentNames: Record<Accent, string> = { tomato: 'Tomato', iris: 'Iris', jade: 'Jade', amber: 'Amber' }

export const modeNames: Record<Mode, string> = { light: 'Light', dark: 'Dark', system: 'System' }
