/** Where the choice stands in local storage. It belongs to the device, so it outlives sign-out. */
export const consentStorageKey = 'consent'
