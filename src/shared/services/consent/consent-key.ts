/** Local storage key of the choice. It belongs to the device, so it outlives sign-out. */
export const consentStorageKey = 'consent'
