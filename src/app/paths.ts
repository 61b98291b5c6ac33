/** Names of the `:parameters` in a path pattern. */
type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Values = Record<string, string | number | boolean | undefined>
type HrefArguments<Pattern extends string> = [ParameterOf<Pattern>] extends [never]
  ? [values?: Values]
  : [values: Record<ParameterOf<Pattern>, string> & Values]

export interface PagePath<Pattern extends string = string> {
  pattern: Pattern
  /** The URL: values that the pattern names fill it, the others become its query; undefined ones are left out. */
  href: (...values: HrefArguments<Pattern>) => string
}

function page<Pattern extends string>(pattern: Pattern): PagePath<Pattern> {
  return {
    pattern,
    href: (...[values]) => {
      const query = new URLSearchParams()
      let path: string = pattern
      for (const [name, value] of Object.entries<Values[string]>(values ?? {})) {
        if (value === undefined) continue
        const slot = new RegExp(`:${name}(?=/|$)`)
        if (slot.test(path)) path = path.replace(slot, () => encodeURIComponent(value))
        else query.set(name, String(value))
      }
      return query.size > 0 ? `${path}?${query}` : path
    },
  }
}

/** Every path of the product, defined only here. */
export const paths = {
  root: page('/'),
  login: page('/login'),
  signup: page('/signup'),
  preview: page('/preview'),
  verifyEmail: page('/verify-email'),
  confirmEmail: page('/confirm-email'),
  changePassword: page('/change-password'),
  completeProfile: page('/complete-profile'),
  onboarding: page('/onboarding'),
  help: page('/help'),
  examples: page('/examples'),
  subscribe: page('/subscribe'),
  subscribeReturn: page('/subscribe/return'),
  demoCheckout: page('/demo-checkout/:checkoutId'),
  home: page('/app'),
  homeStory: page('/app/:storyId'),
  generating: page('/generating'),
  new: page('/new'),
  newFor: page('/new/:storyId'),
  newStory: page('/new-story'),
  newStoryFor: page('/new-story/:storyId'),
  screenplay: page('/new-story/:storyId/screenplay'),
  newAudio: page('/new-audio'),
  newAudioFor: page('/new-audio/:storyId'),
  newVideoCaptions: page('/new-video-captions'),
  projects: page('/projects'),
  project: page('/project'),
  storyById: page('/story'),
  story: page('/story/:storyId'),
  visuals: page('/story/:storyId/visuals'),
  storyboard: page('/story/:storyId/storyboard'),
  film: page('/film/:renderId'),
  duplicate: page('/duplicate'),
  duplicateStory: page('/duplicate/:storyId'),
  brand: page('/brand'),
  brandTheme: page('/brand/theme'),
  brandCompanyInfo: page('/brand/company-info'),
  account: page('/account'),
  accountSubscription: page('/account/subscription'),
  accountNotifications: page('/account/notifications'),
  designComponents: page('/design-components'),
  designComponent: page('/design-components/*'),
  loraTraining: page('/lora-training'),
  loraModel: page('/lora-training/:loraId'),
  loraStatus: page('/lora-training/:loraId/status'),
  models: page('/models'),
  upscale: page('/upscale'),
  reframe: page('/reframe'),
  modifyVideo: page('/modify-video'),
  image: page('/image'),
  avatarVideo: page('/avatar-video'),
  adminStats: page('/admin-stats'),
  adminDebugStory: page('/admin-stats/debug-story'),
  adminAudit: page('/admin-stats/audit'),
  adminAuditTrail: page('/admin-stats/audit-trail'),
  adminEngines: page('/admin-stats/engines'),
  adminPremiumCredits: page('/admin-stats/premium-users-credit-summary'),
  adminPartnerReport: page('/admin-stats/partner-report'),
  adminQualityData: page('/admin-stats/quality-data'),
  adminReports: page('/admin-stats/reports'),
  adminUserSummary: page('/admin-stats/user-summary'),
  adminInternalAnalytics: page('/admin-stats/internal-analytics'),
  adminGenerationAnalytics: page('/admin-stats/generation-analytics'),
} as const
