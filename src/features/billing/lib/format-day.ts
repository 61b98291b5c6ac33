const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** A moment as the day it is where the person is: '21 December 2026'. */
export const formatDay = (moment: string) => day.format(new Date(moment))
