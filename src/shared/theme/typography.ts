const semibold = 600

/** One scale: size / line / tracking. Display (40) belongs to signed-out pages only. */
export const typography = {
  fontFamily: 'var(--font-sans)',
  fontSize: 14,
  htmlFontSize: 16,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: semibold,
  display: { fontSize: 40, lineHeight: '44px', letterSpacing: '-0.026em', fontWeight: semibold },
  h1: { fontSize: 28, lineHeight: '36px', letterSpacing: '-0.021em', fontWeight: semibold },
  h2: { fontSize: 20, lineHeight: '28px', letterSpacing: '-0.016em', fontWeight: semibold },
  h3: { fontSize: 16, lineHeight: '24px', letterSpacing: '-0.011em', fontWeight: semibold },
  h4: { fontSize: 14, lineHeight: '20px', letterSpacing: '-0.006em', fontWeight: semibold },
  h5: { fontSize: 13, lineHeight: '20px', letterSpacing: '-0.003em', fontWeight: semibold },
  h6: { fontSize: 12, lineHeight: '16px', letterSpacing: 0, fontWeight: semibold },
  body1: { fontSize: 14, lineHeight: '20px', letterSpacing: '-0.006em' },
  body2: { fontSize: 13, lineHeight: '20px', letterSpacing: '-0.003em' },
  caption: { fontSize: 12, lineHeight: '16px', letterSpacing: 0 },
  button: {
    fontSize: 14,
    lineHeight: '20px',
    letterSpacing: '-0.006em',
    fontWeight: 500,
    textTransform: 'none',
  },
} as const
