const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** A moment as a day in the user's time zone: '21 December 2026'. */
export const formatDay = (moment: string) => day.format(new Date(moment))
