import type { SessionUser } from './session-user.ts'

/** A free account for tests and the component page. */
export const ada: SessionUser = {
  user_id: '0197a000-0000-7000-8000-000000000001',
  name: 'Ada Mori',
  email: 'ada@studio.example',
  is_premium: false,
  premium_type: null,
  is_staff: false,
  staff_roles: [],
  date_joined: '2026-11-20T08:00:00Z',
  is_profile_complete: true,
  is_onboarded: true,
  must_change_password: false,
  suggested_content: ['A day in a bakery before sunrise'],
  user_brand_settings: {
    logo_url: null,
    logo_size: 12,
    logo_position: 'TOP_RIGHT',
    logo_blur: false,
    templated_captions_style: 'KARAOKE',
    custom_captions_style: null,
    ideal_customer_profile: '',
    about_company: '',
    gpt_generated: false,
  },
  default_image_model: 'AUTO',
  pusher_id: '0197a000-0000-7000-8000-000000000002',
  credit_summary: { balance: 248.5 },
  picture_url: null,
  scene_pace_preference: 'MEDIUM',
}
