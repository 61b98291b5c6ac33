import type { ComponentType } from 'react'
import type { PageName } from '#src/shared/telemetry/events.ts'
import { paths, type PagePath } from './paths.ts'

/** Who may see a page. `guest`: signed-out people only. Staff pages show others the 404 page. */
type Access = 'public' | 'guest' | 'user' | 'staff'

/** What stands around a page: the app's header in the container, the wide header of signed-out pages, or nothing. */
type Frame = 'app' | 'wide' | 'bare'

export interface Page {
  path: PagePath
  access: Access
  frame: Frame
  /** What the page is called: announced after a navigation, and its analytics name where the specification has it. */
  name: string
  /** Its analytics name where that is another one. */
  analyticsName?: PageName
  /** Only desktop Chrome, Brave and Firefox can show it. */
  needsDesktopBrowser?: true
  load: () => Promise<{ Component: ComponentType }>
}

/** What a matched route says about its page. */
export type PageHandle = Pick<Page, 'name' | 'analyticsName'>

/** Every page. A link to a path that is missing here is not rendered. */
export const pages: readonly Page[] = [
  { path: paths.home, access: 'user', frame: 'app', name: 'Home', load: () => import('./routes/home/page.tsx') },
  {
    path: paths.generating,
    access: 'user',
    frame: 'app',
    name: 'Generating',
    load: () => import('./routes/generating/page.tsx'),
  },
  {
    path: paths.new,
    access: 'user',
    frame: 'app',
    name: 'Wizard Consistent Text Story',
    load: () => import('./routes/new/page.tsx'),
  },
  {
    path: paths.newFor,
    access: 'user',
    frame: 'app',
    name: 'Wizard Consistent Text Story',
    load: () => import('./routes/new/page.tsx'),
  },
  {
    path: paths.newStory,
    access: 'user',
    frame: 'app',
    name: 'Wizard Consistent Text Story',
    load: () => import('./routes/new-story/page.tsx'),
  },
  {
    path: paths.newStoryFor,
    access: 'user',
    frame: 'app',
    name: 'Wizard Consistent Text Story',
    load: () => import('./routes/new-story/page.tsx'),
  },
  {
    path: paths.newAudio,
    access: 'user',
    frame: 'app',
    name: 'Wizard Audio Story',
    load: () => import('./routes/new-audio/page.tsx'),
  },
  {
    path: paths.newAudioFor,
    access: 'user',
    frame: 'app',
    name: 'Wizard Audio Story',
    load: () => import('./routes/new-audio/page.tsx'),
  },
  {
    path: paths.projects,
    access: 'user',
    frame: 'app',
    name: 'Project Home',
    load: () => import('./routes/projects/page.tsx'),
  },
  {
    path: paths.project,
    access: 'user',
    frame: 'app',
    name: 'Project',
    load: () => import('./routes/project/page.tsx'),
  },
  {
    path: paths.duplicate,
    access: 'user',
    frame: 'app',
    name: 'Duplicate',
    load: () => import('./routes/duplicate/page.tsx'),
  },
  {
    path: paths.duplicateStory,
    access: 'user',
    frame: 'app',
    name: 'Duplicate',
    load: () => import('./routes/duplicate/page.tsx'),
  },
  {
    path: paths.avatarVideo,
    access: 'user',
    frame: 'app',
    name: 'Wizard Avatar Story',
    load: () => import('./routes/avatar-video/page.tsx'),
  },
  {
    path: paths.screenplay,
    access: 'user',
    frame: 'app',
    name: 'Wizard Consistent Text Story',
    load: () => import('./routes/screenplay/page.tsx'),
  },
  {
    path: paths.newVideoCaptions,
    access: 'user',
    frame: 'app',
    name: 'Wizard Video Captions Story',
    load: () => import('./routes/new-video-captions/page.tsx'),
  },
  {
    path: paths.image,
    access: 'user',
    frame: 'app',
    name: 'Image Tool',
    load: () => import('./routes/image/page.tsx'),
  },
  {
    path: paths.upscale,
    access: 'user',
    frame: 'app',
    name: 'Upscale Tool',
    load: () => import('./routes/upscale/page.tsx'),
  },
  {
    path: paths.reframe,
    access: 'user',
    frame: 'app',
    name: 'Reframe Tool',
    load: () => import('./routes/reframe/page.tsx'),
  },
  {
    path: paths.modifyVideo,
    access: 'user',
    frame: 'app',
    name: 'Modify Video Tool',
    load: () => import('./routes/modify-video/page.tsx'),
  },
  {
    path: paths.models,
    access: 'user',
    frame: 'app',
    name: 'Model Gallery',
    load: () => import('./routes/models/page.tsx'),
  },
  {
    path: paths.loraTraining,
    access: 'user',
    frame: 'app',
    name: 'Train a model',
    load: () => import('./routes/lora-training/page.tsx'),
  },
  {
    path: paths.loraModel,
    access: 'user',
    frame: 'app',
    name: 'Training data',
    load: () => import('./routes/lora-training/model.tsx'),
  },
  {
    path: paths.loraStatus,
    access: 'user',
    frame: 'app',
    name: 'Training status',
    load: () => import('./routes/lora-training/status.tsx'),
  },
  { path: paths.login, access: 'guest', frame: 'wide', name: 'Login', load: () => import('./routes/auth/login.tsx') },
  {
    path: paths.signup,
    access: 'guest',
    frame: 'wide',
    name: 'Signup',
    load: () => import('./routes/auth/signup.tsx'),
  },
  {
    path: paths.preview,
    access: 'public',
    frame: 'wide',
    name: 'Preview',
    load: () => import('./routes/preview/page.tsx'),
  },
  {
    path: paths.verifyEmail,
    access: 'public',
    frame: 'wide',
    name: 'Verify Email',
    load: () => import('./routes/auth/verify-email.tsx'),
  },
  {
    path: paths.confirmEmail,
    access: 'public',
    frame: 'wide',
    name: 'Confirm Address',
    load: () => import('./routes/auth/confirm-email.tsx'),
  },
  {
    path: paths.account,
    access: 'user',
    frame: 'app',
    name: 'Account',
    load: () => import('./routes/account/page.tsx'),
  },
  {
    path: paths.accountNotifications,
    access: 'user',
    frame: 'app',
    name: 'Notifications',
    load: () => import('./routes/account/notifications.tsx'),
  },
  { path: paths.film, access: 'user', frame: 'app', name: 'Film', load: () => import('./routes/film/page.tsx') },
  {
    path: paths.changePassword,
    access: 'user',
    frame: 'wide',
    name: 'Change Password',
    load: () => import('./routes/auth/change-password.tsx'),
  },
  {
    path: paths.completeProfile,
    access: 'user',
    frame: 'wide',
    name: 'Complete Profile',
    load: () => import('./routes/auth/complete-profile.tsx'),
  },
  {
    path: paths.onboarding,
    access: 'user',
    frame: 'app',
    name: 'Onboarding',
    load: () => import('./routes/onboarding/page.tsx'),
  },
  { path: paths.brand, access: 'user', frame: 'app', name: 'Brand', load: () => import('./routes/brand/page.tsx') },
  {
    path: paths.brandTheme,
    access: 'user',
    frame: 'app',
    name: 'Brand theme',
    load: () => import('./routes/brand/page.tsx'),
  },
  {
    path: paths.brandCompanyInfo,
    access: 'user',
    frame: 'app',
    name: 'Company info',
    load: () => import('./routes/brand/page.tsx'),
  },
  {
    path: paths.storyById,
    access: 'user',
    frame: 'bare',
    name: 'Story',
    analyticsName: 'Story UI',
    needsDesktopBrowser: true,
    load: () => import('./routes/story/story-by-id.tsx'),
  },
  {
    path: paths.story,
    access: 'user',
    frame: 'bare',
    name: 'Story',
    analyticsName: 'Story UI',
    needsDesktopBrowser: true,
    load: () => import('./routes/story/story.tsx'),
  },
  {
    path: paths.visuals,
    access: 'user',
    frame: 'app',
    name: 'Choose visuals',
    analyticsName: 'Story UI',
    load: () => import('./routes/visuals/page.tsx'),
  },
  {
    path: paths.subscribe,
    access: 'user',
    frame: 'app',
    name: 'Subscribe',
    load: () => import('./routes/subscribe/page.tsx'),
  },
  {
    path: paths.subscribeReturn,
    access: 'user',
    frame: 'app',
    name: 'Payment',
    analyticsName: 'Subscribe',
    load: () => import('./routes/subscribe-return/page.tsx'),
  },
  {
    path: paths.demoCheckout,
    access: 'user',
    frame: 'app',
    name: 'Demo checkout',
    load: () => import('./routes/demo-checkout/page.tsx'),
  },
  {
    path: paths.accountSubscription,
    access: 'user',
    frame: 'app',
    name: 'Subscription',
    load: () => import('./routes/account-subscription/page.tsx'),
  },
  {
    path: paths.adminStats,
    access: 'staff',
    frame: 'app',
    name: 'Staff overview',
    load: () => import('./routes/admin-stats/overview.tsx'),
  },
  {
    path: paths.adminInternalAnalytics,
    access: 'staff',
    frame: 'app',
    name: 'Staff usage',
    load: () => import('./routes/admin-stats/internal-analytics.tsx'),
  },
  {
    path: paths.adminGenerationAnalytics,
    access: 'staff',
    frame: 'app',
    name: 'Staff generations',
    load: () => import('./routes/admin-stats/generation-analytics.tsx'),
  },
  {
    path: paths.adminUserSummary,
    access: 'staff',
    frame: 'app',
    name: 'Staff people',
    load: () => import('./routes/admin-stats/user-summary.tsx'),
  },
  {
    path: paths.adminPremiumCredits,
    access: 'staff',
    frame: 'app',
    name: 'Premium credits',
    load: () => import('./routes/admin-stats/premium-users-credit-summary.tsx'),
  },
  {
    path: paths.adminQualityData,
    access: 'staff',
    frame: 'app',
    name: 'Quality',
    load: () => import('./routes/admin-stats/quality-data.tsx'),
  },
  {
    path: paths.adminPartnerReport,
    access: 'staff',
    frame: 'app',
    name: 'Partner report',
    load: () => import('./routes/admin-stats/partner-report.tsx'),
  },
  {
    path: paths.adminDebugStory,
    access: 'staff',
    frame: 'app',
    name: 'Debug story',
    load: () => import('./routes/admin-stats/debug-story.tsx'),
  },
  {
    path: paths.adminAudit,
    access: 'staff',
    frame: 'app',
    name: 'Audit',
    load: () => import('./routes/admin-stats/audit.tsx'),
  },
  {
    path: paths.adminAuditTrail,
    access: 'staff',
    frame: 'app',
    name: 'Audit trail',
    load: () => import('./routes/admin-stats/audit-trail.tsx'),
  },
  {
    path: paths.designComponents,
    // The look can be worked on without a backend.
    access: import.meta.env.DEV ? 'public' : 'user',
    frame: 'app',
    name: 'Design components',
    load: () => import('./routes/design-components/page.tsx'),
  },
]
