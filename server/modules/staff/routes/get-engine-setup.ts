import { route } from '#server/platform/http/route.ts'
import { presentEngineSetup } from '../engine-setup.ts'

/** Keys are shown as set or not. */
export const getEngineSetup = route('getEngineSetup', (scope) => presentEngineSetup(scope))
