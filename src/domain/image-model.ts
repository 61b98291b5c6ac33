/** Image model of whoever did not choose one: the first that is connected. */
export const AUTO_MODEL = 'AUTO'
