/** Line breaks, control characters (PostgreSQL stores no NUL), halves of characters, private signs and marks that turn a line around. */
const STEERING = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\s\u202A-\u202E\u2066-\u2069\uFEFF]+/gu

/**
 * A model's or service's text as one plain line. Joiners stay: words of Hindi and Persian and many emoji have them.
 * @param text of any content
 */
export const plainText = (text: string): string => text.replace(STEERING, ' ').trim()
