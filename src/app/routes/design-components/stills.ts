import boat from './stills/boat.svg'
import crane from './stills/crane.svg'
import forest from './stills/forest.svg'
import lighthouse from './stills/lighthouse.svg'

/** Example images of the component page; real stories bring their own. */
export const stills = { boat, crane, forest, lighthouse }
