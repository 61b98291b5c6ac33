/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export interface paths {
    "/admin-stats/generation-analytics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how generation went */
        get: operations["getGenerationAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/register/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description Never signs in. Sends a verification mail when the host verifies addresses.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bg_music_media/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List own sound files that can serve as music */
        get: operations["listBackgroundMusicMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a subscription
         * @description The plan runs on until the paid period ends.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/constants/music/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the music that comes with the product */
        get: operations["listMusic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/constants/v2/voice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the voices by language */
        get: operations["listVoicesByLanguage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/constants/voice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List every voice */
        get: operations["listVoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/change_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Ends every other session and answers a new token.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/get_user_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the signed-in person
         * @description The fetch at the start of the app: it says whether the stored token still holds.
         */
        get: operations["getUserDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/image_style/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List image styles */
        get: operations["listImageStyles"];
        put?: never;
        /** Make an image style */
        post: operations["createImageStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/image_style/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an image style */
        get: operations["getImageStyle"];
        put?: never;
        post?: never;
        /**
         * Delete an image style of one’s own
         * @description Stories that use it keep their pictures and have no style afterwards.
         */
        delete: operations["deleteImageStyle"];
        options?: never;
        head?: never;
        /** Change an image style */
        patch: operations["updateImageStyle"];
        trace?: never;
    };
    "/core-api/location/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the person’s locations */
        get: operations["listLocations"];
        put?: never;
        /** Add a location */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/location/{location_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replace a location */
        put: operations["updateLocation"];
        post?: never;
        /**
         * Delete a location
         * @description Segments that play there keep their text and have no location afterwards.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/logo_upload/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo
         * @description Replaces the present one.
         */
        post: operations["uploadLogo"];
        /** Take the logo off */
        delete: operations["removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/create_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a LoRA model */
        post: operations["createLora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/generate_captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write captions for training data
         * @description One charge per call; captions that a person wrote are replaced only for the pictures named.
         */
        post: operations["generateLoraCaptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/get_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a LoRA model */
        get: operations["getLora"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/lora/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a LoRA model
         * @description A running training is stopped and refunded. Image styles that use it fall back to their own model.
         */
        delete: operations["deleteLora"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/model_gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the models of the person */
        get: operations["listModelGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Train a LoRA model
         * @description Charged when accepted, refunded when the training fails.
         */
        post: operations["submitLora"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/training_data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take training data out of a LoRA model
         * @description Without a body all of it. The media themselves stay.
         */
        delete: operations["deleteLoraTrainingData"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/update_lora": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a LoRA model
         * @description Name and strength can change at any time, everything else only before the training.
         */
        put: operations["updateLora"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/lora/upload_model": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a ready-made LoRA model */
        post: operations["uploadLoraModel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/onboarding_form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in the onboarding form */
        post: operations["submitOnboardingForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/realtime/auth/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign the subscription to a private channel */
        post: operations["authenticateChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/realtime/missed/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what was sent since a sequence number */
        get: operations["listMissedEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/report_story_engine_error/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a failure of the editor or an engine */
        post: operations["reportStoryEngineError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/report_story_rendering_issues/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what looks wrong in a video */
        post: operations["reportStoryRenderingIssues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/resend_verification_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the verification mail again
         * @description Answers the same whether or not the address has an account.
         */
        post: operations["resendVerificationEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/reset_password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a new one-time password
         * @description The mailed password works once and must be changed at sign-in; the old one keeps working until then.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the cast of a story */
        get: operations["listCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/create-and-publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a character and make its portrait
         * @description As createCharacter followed by publishCharacter, in one step; it costs what a portrait costs.
         */
        post: operations["createAndPublishCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a character as a draft */
        post: operations["createCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/existing/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List characters a story’s character can become
         * @description Published characters of the person’s other stories; with `include_system` also the ones that come with the product.
         */
        get: operations["listExistingCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{characterId}/map/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a character become an existing one
         * @description Takes over look, voice, portrait and name; the existing character stays as it is.
         */
        post: operations["mapCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a character from the cast
         * @description Scenes it spoke go to the narrator; dialogues keep their text and have no speaker.
         */
        delete: operations["deleteCharacter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/portrait/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the portrait of a character
         * @description Only for published characters. With `regenerate` a new portrait is made and costs what a portrait costs; the key is needed then, and the old one stays until the new one is there.
         */
        get: operations["getCharacterPortrait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/publish/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a character and make its portrait
         * @description Costs what a portrait costs; nothing for the narrator and for a character that has one already. The realtime event `story-character-update-{storyId}` tells when the portrait is there or failed; a failed one is refunded.
         */
        post: operations["publishCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a character back to how the script tells it
         * @description Undoes mapping, publishing and the portrait; scenes and dialogues keep it as their speaker.
         */
        post: operations["resetCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{storyId}/character/{id}/update/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a character
         * @description A portrait stays as it is until it is made anew.
         */
        post: operations["updateCharacter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/elements/{element_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace an element
         * @description The kind may change as well; an `index` moves it at the same time.
         */
        put: operations["updateScreenplayElement"];
        post?: never;
        /** Delete an element */
        delete: operations["deleteScreenplayElement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/elements/{element_id}/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an element within its segment */
        post: operations["reorderScreenplayElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the segments of a screenplay */
        get: operations["listScreenplaySegments"];
        put?: never;
        /** Add a segment to a screenplay */
        post: operations["createScreenplaySegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{screenplay_segment_id}/elements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an element to a segment */
        post: operations["createScreenplayElement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{segment_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the heading of a segment */
        put: operations["updateScreenplaySegment"];
        post?: never;
        /** Delete a segment with its elements */
        delete: operations["deleteScreenplaySegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay-segments/{segment_id}/reorder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move a segment */
        post: operations["reorderScreenplaySegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/story/{story_id}/screenplay/import-from-json/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the screenplay by an imported one
         * @description All or nothing: when anything is refused, the story keeps the segments it has. Places and people are matched by name, without regard to case; people are added to the cast and places to the locations where there are none.
         */
        post: operations["importScreenplayFromJson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/submit_feedback/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send feedback */
        post: operations["submitFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_notif_prefs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose which mails to get */
        post: operations["updateNotificationPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_user_brand_settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the brand settings */
        post: operations["updateUserBrandSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_user_location/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Store where the person is */
        post: operations["updateUserLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/update_user_profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the profile */
        post: operations["updateUserProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/user_profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the profile and preferences */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/core-api/verify_email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an email address */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credit_costs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what each action costs */
        get: operations["getCreditCosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/credits_summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read where the credits stand */
        get: operations["getCreditsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/google/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in or sign up with Google
         * @description Makes an account for a new address, with the address verified.
         */
        post: operations["loginWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with email and password */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dj-rest-auth/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Revokes the token and ends the realtime sockets of the person.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_active_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count the active people per day */
        post: operations["getActiveUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_available_countries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the countries people can be in */
        get: operations["listAvailableCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_cummulative_stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how the totals grew */
        get: operations["getCumulativeStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_funnel_analytics/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how people get from sign-up to subscription */
        get: operations["getFunnelAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_products_prices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the plans and prices */
        get: operations["getProductsPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_stats/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what happened in the last days */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_story_debug_details/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a story with everything that worked on it */
        get: operations["getStoryDebugDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_usage_data_by_action/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what credits were spent on */
        get: operations["getUsageDataByAction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_usage_metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count what is used per day */
        post: operations["getUsageMetrics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_video_files_for_audit/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List exported videos for audit */
        get: operations["getVideoFilesForAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leonardo_presets/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the picture models and their styles */
        get: operations["listLeonardoPresets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quality_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read how well it works */
        post: operations["getQualityData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search_user_summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find people by email address */
        get: operations["searchUserSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/partner-report/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Read what each source of sign-ups brought */
        post: operations["getPartnerReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/premium-users-credit-summary/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people on a paid plan with their credits */
        get: operations["getPremiumUsersCreditSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage_list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what credits were spent on */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/create_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to a plan
         * @description Takes an idempotency key: ten clicks make one subscription.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/current_subscription/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the running subscription */
        get: operations["getCurrentSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/xpay/get_subscription/{subscription_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a subscription */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Done, with nothing else to show */
        Acknowledgement: {
            /** @description What was done, in words a person can read */
            message: string;
        };
        /** @description What is seen */
        ActionElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "ACTION";
            /** @description What happens */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
        };
        /** @description How many people are active */
        ActiveUsers: {
            /** @description Active today */
            daily: number;
            /** @description Active in the last 7 days */
            weekly: number;
            /** @description Active in the last 30 days */
            monthly: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["ActiveUsersDay"][];
        };
        /** @description One day */
        ActiveUsersDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Active that day */
            daily: number;
            /** @description Active in the 7 days up to it */
            weekly: number;
            /** @description Active in the 30 days up to it */
            monthly: number;
        };
        /** @description What to count */
        ActiveUsersRequest: {
            /**
             * @description How many days back, today included
             * @default 30
             */
            num_days: number;
        };
        /** @description A note for the log */
        AlertEvent: {
            /** @description The note */
            message: string;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description A visual layer of a scene */
        Aroll: {
            /**
             * Format: uuid
             * @description The A-roll
             */
            id: string;
            /**
             * Format: uuid
             * @description Scene it belongs to
             */
            scene_id: string;
            /**
             * Format: uuid
             * @description Story it belongs to
             */
            story_id: string;
            /** @description Position in the scene, from 0 */
            aroll_order: number;
            aroll_type: components["schemas"]["ArollType"];
            status: components["schemas"]["ArollState"];
            /** @description Why the last picture FAILED; null otherwise */
            error_message: string | null;
            aroll_object: components["schemas"]["ArollObject"];
            /** @description Look of this picture; null for the scene's */
            image_style: string | null;
            /** @description Leonardo style of this picture; null for the story's */
            leonardo_style_id: string | null;
            transition_name: components["schemas"]["TransitionName"];
            /** @description Length of the transition over this A-roll's head, ms; 0 for none */
            transition_duration_ms: number;
            image_animation: components["schemas"]["ImageAnimation"];
            content_fit: components["schemas"]["ContentFit"];
            /** @description How long it is shown, ms; the A-rolls of a scene add up to the scene's length */
            duration_ms: number;
            /** @description Speed of the video, 1 is its own, 0.25 to 4 */
            playback_rate: number;
            /** @description Part of the source that is shown; null for all of it */
            crop: components["schemas"]["CropArea"] | null;
            layout: components["schemas"]["ArollLayout"];
            /** @description Whether the video runs backwards */
            reversed: boolean;
            /** @description Whether the picture is mirrored left to right */
            flipped: boolean;
            /** @description Whether the video's own sound is heard */
            use_video_audio: boolean;
            /**
             * Format: date-time
             * @description When the A-roll last changed
             */
            updated_at: string;
        };
        /**
         * @description Area of the frame the A-roll takes. SPLIT_LEFT and SPLIT_RIGHT take half and leave the other half to the A-roll before it, PICTURE_IN_PICTURE takes a corner over it
         * @enum {string}
         */
        ArollLayout: "FULL" | "SPLIT_LEFT" | "SPLIT_RIGHT" | "PICTURE_IN_PICTURE";
        /** @description What an A-roll shows and how it was made */
        ArollObject: {
            /** @description The picture or video; null while there is none */
            media: components["schemas"]["Media"] | null;
            /** @description In point of the video, ms from its start; null for a picture */
            video_start: number | null;
            /** @description Out point of the video, ms from its start; null for a picture */
            video_end: number | null;
            /**
             * Format: uri-reference
             * @description Small still of what is shown
             */
            preview_image: string | null;
            /** @description Prompt the writer made for the picture */
            image_generation_prompt: string | null;
            /** @description Prompt a person wrote instead; null while nobody did */
            custom_image_generation_prompt: string | null;
            /** @description Seed of the picture; the same prompt, look and seed give the same picture */
            seed: number | null;
        };
        /**
         * @description EMPTY has nothing to show, GENERATING waits for a picture or a task, COMPLETED shows its media, FAILED keeps what it showed before
         * @enum {string}
         */
        ArollState: "EMPTY" | "GENERATING" | "COMPLETED" | "FAILED";
        /**
         * @description Whether the A-roll shows a picture or a video
         * @enum {string}
         */
        ArollType: "ImageARoll" | "VideoARoll";
        /**
         * @description Shape of the video, NINE_SIXTEEN 1080x1920 px, SIXTEEN_NINE 1920x1080 px, ONE_ONE 1080x1080 px
         * @enum {string}
         */
        AspectRatio: "NINE_SIXTEEN" | "SIXTEEN_NINE" | "ONE_ONE";
        /** @description An exported video */
        AuditVideo: {
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Title of the story */
            display_title: string;
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /**
             * Format: email
             * @description The person’s address
             */
            email: string;
            /**
             * Format: uri-reference
             * @description Signed address of the video; null when it was deleted
             */
            video_url: string | null;
            /**
             * Format: uri-reference
             * @description Signed address of a still; null when there is none
             */
            thumbnail_url: string | null;
            /** @description Width, px */
            width: number;
            /** @description Height, px */
            height: number;
            /** @description Length, ms */
            duration_ms: number;
            /**
             * Format: date-time
             * @description When it was exported
             */
            created_at: string;
        };
        /** @description A page of exported videos, newest first */
        AuditVideoPage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["AuditVideo"][];
        };
        /** @description Who wants to listen to what */
        AuthenticateChannelRequest: {
            /** @description Id the socket was given */
            socket_id: string;
            /** @description `private-user-` and the caller’s pusher_id */
            channel_name: string;
        };
        /** @description Sound files that can serve as music */
        BackgroundMusicMediaList: {
            /** @description The person’s own uploads, newest first */
            media: components["schemas"]["Media"][];
        };
        /**
         * @description How often is paid
         * @enum {string}
         */
        BillingInterval: "MONTH" | "YEAR";
        /** @description How a person’s videos carry their brand */
        BrandSettings: {
            /**
             * Format: uri-reference
             * @description Signed address of the logo; null while there is none
             */
            logo_url: string | null;
            /** @description Width of the logo, percent of the video's width */
            logo_size: number;
            logo_position: components["schemas"]["LogoPosition"];
            /** @description Whether what lies behind the logo is blurred */
            logo_blur: boolean;
            templated_captions_style: components["schemas"]["TemplatedCaptionsStyle"];
            /** @description Own look of the captions; null for the template alone */
            custom_captions_style: components["schemas"]["CustomCaptionsStyle"] | null;
            /** @description Whom the videos speak to */
            ideal_customer_profile: string;
            /** @description What the company does */
            about_company: string;
            /** @description Whether the two texts were written by the writer engine */
            gpt_generated: boolean;
        };
        /** @description A picture or clip that covers the A-rolls for a while */
        Broll: {
            /**
             * Format: uuid
             * @description The B-roll
             */
            id: string;
            /**
             * Format: uuid
             * @description Scene it belongs to
             */
            scene_id: string;
            /** @description What is shown; null while it is being made */
            media: components["schemas"]["Media"] | null;
            /** @description When it appears, ms from the scene's start */
            start_ms: number;
            /** @description How long it stays, ms */
            duration_ms: number;
        };
        /** @description The subscription to end */
        CancelSubscriptionRequest: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
            /** @description Why, in the person’s words */
            reason?: string;
        };
        /** @description A new password */
        ChangePasswordRequest: {
            /**
             * Format: password
             * @description The password now, or the mailed one-time password
             */
            current_password: string;
            /**
             * Format: password
             * @description At least 8 characters, other than the present one
             */
            new_password: string;
        };
        /** @description What the socket shows to be let in */
        ChannelSignature: {
            /** @description App key, colon, HMAC-SHA256 of socket id and channel in hex */
            auth: string;
        };
        /** @description A member of a story’s cast. A portrait is ready when `status` is published and `portrait_generation_status` is GENERATED; the narrator has none and is always complete */
        Character: {
            /**
             * Format: uuid
             * @description The character; `speaker_story_character_id` of scenes and `character` of screenplay elements
             */
            id: string;
            /**
             * Format: uuid
             * @description The story; null for the ones that come with the product
             */
            story_id: string | null;
            /** @description What the character is called */
            call_name: string;
            role: components["schemas"]["CharacterRole"];
            /** @description How the character looks; goes into the picture prompts. Empty when not told */
            description: string;
            /** @description The voice that speaks for it; null: the voice of the scene */
            language_and_voice_code: string | null;
            status: components["schemas"]["CharacterStatus"];
            /**
             * Format: uuid
             * @description The existing character whose look and voice it took over; null when it has its own
             */
            mapped_from: string | null;
            /** @description true for the ones that come with the product */
            is_system: boolean;
            /** @description The portrait; null until one is made, and for the narrator */
            portrait: components["schemas"]["Media"] | null;
            portrait_generation_status: components["schemas"]["PortraitGenerationStatus"];
            /** @description Why the last portrait failed, in words a person can read; null when it did not */
            portrait_error: string | null;
        };
        /** @description Characters, the narrator first */
        CharacterList: {
            /** @description Characters, the narrator first */
            results: components["schemas"]["Character"][];
        };
        /** @description The portrait of a character */
        CharacterPortrait: {
            /** @description The portrait; null until one is made */
            portrait: components["schemas"]["Media"] | null;
            portrait_generation_status: components["schemas"]["PortraitGenerationStatus"];
            /** @description Why the last portrait failed; null when it did not */
            portrait_error: string | null;
        };
        /**
         * @description Somebody who is seen, or the voice that tells the story
         * @enum {string}
         */
        CharacterRole: "Character" | "Narrator";
        /**
         * @description draft until the person publishes it; only then a portrait is made
         * @enum {string}
         */
        CharacterStatus: "draft" | "published";
        /**
         * @description How the picture fills its area. COVER cuts what is over, CONTAIN leaves bars, BLUR_FILL fills the bars with the blurred picture
         * @enum {string}
         */
        ContentFit: "COVER" | "CONTAIN" | "BLUR_FILL";
        /** @description A country */
        Country: {
            /** @description ISO 3166-1 alpha-2 code */
            code: string;
            /** @description Name in English */
            name: string;
            currency: components["schemas"]["Currency"];
        };
        /** @description Countries people can be in */
        CountryList: {
            /** @description Sorted by name */
            countries: components["schemas"]["Country"][];
        };
        /** @description A new member of the cast */
        CreateCharacterRequest: {
            /** @description What the character is called */
            call_name: string;
            /** @description left out: Character */
            role?: components["schemas"]["CharacterRole"];
            /** @description How the character looks */
            description?: string;
            /** @description Id of the voice that speaks for it */
            language_and_voice_code?: string;
        };
        /** @description A new style */
        CreateImageStyleRequest: {
            /** @description Name in the gallery */
            name: string;
            /** @description One line on what it looks like */
            description?: string;
            /** @description Words that join every picture prompt */
            prompt: string;
            /** @description Look of the built-in illustrator it draws with, the `look` of a SYSTEM style */
            look?: string;
            /**
             * Format: uuid
             * @description A custom model of the person that draws
             */
            lora_id?: string;
            /**
             * Format: uuid
             * @description A picture of the person whose style is followed
             */
            reference_image_media_id?: string;
        };
        /** @description A new place */
        CreateLocationRequest: {
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks */
            description?: string;
            /**
             * Format: uuid
             * @description The location it is a variation of; left out when it stands for itself
             */
            derived_from?: string;
        };
        /** @description A model to be */
        CreateLoraRequest: {
            lora_type: components["schemas"]["LoraType"];
        };
        /** @description A new segment */
        CreateScreenplaySegmentRequest: {
            /**
             * Format: uuid
             * @description One of the person’s locations; left out when none is chosen
             */
            location?: string;
            /** @description The place in words; only kept when no location is chosen */
            location_name?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
            /** @description Place in the screenplay, from 0; left out or beyond the end: last */
            index?: number;
        };
        /** @description The plan to subscribe to */
        CreateSubscriptionRequest: {
            /** @description A price of getProductsPrices */
            price_id: string;
            /** @description ISO 3166-1 alpha-2 code of the payer */
            country?: string;
        };
        /**
         * @description What the story began with
         * @enum {string}
         */
        CreationMode: "Text" | "Script" | "Screenplay" | "Audio" | "VideoCaptions" | "Avatar" | "Narrated" | "Blank";
        /**
         * @description What credits are spent on; costs are listed by getCreditCosts
         * @enum {string}
         */
        CreditAction: "generate_story" | "regenerate_image" | "regenerate_audio" | "generate_prompt" | "image_to_video" | "image_editing" | "inpainting" | "lip_sync" | "upscale" | "transcribe_audio" | "translate_story" | "generate_portrait" | "train_lora" | "lora_captions" | "render_video" | "export_premiere" | "generate_visuals";
        /** @description What can be spent */
        CreditBalance: {
            /** @description Credits left */
            balance: number;
        };
        /** @description What an action costs */
        CreditCost: {
            action: components["schemas"]["CreditAction"];
            /** @description Name to show */
            label: string;
            /** @description Credits per unit; 0 is free */
            credits: number;
            unit: components["schemas"]["CreditUnit"];
            /** @description A condition, for example that the first time is free; null when there is none */
            note: string | null;
        };
        /** @description The cost table */
        CreditCostList: {
            /** @description Every action once */
            costs: components["schemas"]["CreditCost"][];
        };
        /**
         * @description What the cost is counted by
         * @enum {string}
         */
        CreditUnit: "CALL" | "SCENE" | "SECOND" | "IMAGE";
        /** @description Where the credits stand */
        CreditsSummary: {
            /** @description Credits left */
            balance: number;
            /** @description Credits ever granted */
            granted: number;
            /** @description Credits ever spent, refunds taken off */
            spent: number;
            /** @description Credits spent since the first of the month, refunds taken off */
            spent_this_month: number;
            /** @description Credits the plan grants each month; 0 on the free plan */
            credits_per_month: number;
            /**
             * Format: date-time
             * @description When credits come again; null on the free plan
             */
            next_grant_at: string | null;
        };
        /** @description Credits were granted, charged or refunded */
        CreditsUpdatedEvent: {
            /** @description Credits left */
            balance: number;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description Part of the source that is shown */
        CropArea: {
            /** @description Left edge, 0 to 1 of the source's width */
            x: number;
            /** @description Top edge, 0 to 1 of the source's height */
            y: number;
            /** @description Width, 0.05 to 1 of the source's width; `x` + `width` is at most 1 */
            width: number;
            /** @description Height, 0.05 to 1 of the source's height; `y` + `height` is at most 1 */
            height: number;
        };
        /** @description Totals at the end of a day */
        CumulativeDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Accounts */
            users: number;
            /** @description Accounts with a paid plan */
            premium_users: number;
            /** @description Stories */
            stories: number;
            /** @description Finished exports */
            videos: number;
            /** @description Credits ever charged, refunds taken off */
            credits_spent: number;
        };
        /** @description How the totals grew */
        CumulativeStats: {
            /** @description Days counted */
            days: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["CumulativeDay"][];
        };
        /**
         * @description ISO 4217 code
         * @enum {string}
         */
        Currency: "USD" | "EUR" | "GBP" | "INR";
        /**
         * @description Sign of the currency
         * @enum {string}
         */
        CurrencySymbol: "$" | "€" | "£" | "₹";
        /** @description The plan of the account page */
        CurrentSubscription: {
            /** @description The running or pending subscription; null on the free plan */
            subscription: components["schemas"]["Subscription"] | null;
        };
        /** @description The person's own look of captions, laid over the template; what is absent keeps the template's */
        CustomCaptionsStyle: {
            /** @description Font family */
            font?: string;
            /** @description Words, #rrggbb */
            color?: string;
            /** @description The spoken word, #rrggbb */
            highlight_color?: string;
            /** @description Box behind the words, #rrggbb */
            background_color?: string;
        };
        /** @description The person's own look of captions; what is left out keeps the template's */
        CustomCaptionsStyleInput: {
            /** @description Font family */
            font?: string;
            /** @description Words, #rrggbb */
            color?: string;
            /** @description The spoken word, #rrggbb */
            highlight_color?: string;
            /** @description Box behind the words, #rrggbb */
            background_color?: string;
        };
        /** @description One day */
        DailyStats: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description New accounts */
            sign_ups: number;
            /** @description People who called anything */
            active_users: number;
            /** @description New stories */
            stories_created: number;
            /** @description Finished exports */
            videos_exported: number;
            /** @description Credits charged, refunds taken off */
            credits_spent: number;
            /** @description Tasks that failed */
            failed_tasks: number;
        };
        /** @description A job of the story */
        DebugJob: {
            /**
             * Format: uuid
             * @description The job
             */
            job_id: string;
            /** @description What it does, for example generate-story */
            kind: string;
            status: components["schemas"]["DebugJobStatus"];
            /** @description Times it was tried */
            attempts: number;
            /** @description Why it failed last; null when it did not */
            error_message: string | null;
            /**
             * Format: date-time
             * @description When it was queued
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it ended; null while it runs
             */
            finished_at: string | null;
        };
        /**
         * @description Where a job stands
         * @enum {string}
         */
        DebugJobStatus: "QUEUED" | "RUNNING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @description Who owns it */
        DebugOwner: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /**
             * Format: email
             * @description The address
             */
            email: string;
            /** @description Whether a paid plan is active */
            is_premium: boolean;
        };
        /** @description A report on the story */
        DebugReport: {
            /**
             * Format: uuid
             * @description The report
             */
            report_id: string;
            /** @description RENDERING or ENGINE */
            kind: string;
            /** @description What was told */
            details: string;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        /** @description A scene, as far as support needs it */
        DebugScene: {
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /** @description Place in the story, from 0 */
            element_order: number;
            state: components["schemas"]["SceneState"];
            /** @description Length, frames at 30 fps */
            duration_in_frames: number;
            /** @description A-rolls */
            aroll_count: number;
            /** @description Whether there is a voice-over */
            has_voice_over: boolean;
            /** @description Captioned words */
            caption_count: number;
        };
        /** @description A story, as far as support needs it */
        DebugStory: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Title of the story */
            display_title: string;
            status: components["schemas"]["StoryState"];
            creation_mode: components["schemas"]["CreationMode"];
            aspect_ratio: components["schemas"]["AspectRatio"];
            language: components["schemas"]["Language"];
            /** @description What it was made from */
            initial_prompt: string;
            /** @description Length, frames at 30 fps */
            duration_in_frames: number;
            /** @description Grows by one with every change */
            revision: number;
            /** @description Whether it was put away */
            archived: boolean;
            /**
             * Format: date-time
             * @description When it was begun
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed
             */
            updated_at: string;
        };
        /** @description Which pictures to take out */
        DeleteLoraTrainingDataRequest: {
            /** @description Training data of the model; left out: all of it */
            training_data_ids?: string[];
        };
        /** @description What a character says */
        DialogueElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "DIALOGUE";
            /**
             * Format: uuid
             * @description The character of the story who speaks; left out when nobody is chosen yet
             */
            character?: string;
            /** @description What is said */
            dialogue: string;
            /** @description How it is said, for example: without looking up */
            description?: string;
            /** @description Colours of the voice, the strongest first; left out: none */
            emotions?: components["schemas"]["Emotion"][];
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
        };
        /**
         * @description ACTION tells what is seen, DIALOGUE what a character says, SHOT what the camera does, TRANSITION how the segment ends
         * @enum {string}
         */
        ElementType: "ACTION" | "DIALOGUE" | "SHOT" | "TRANSITION";
        /**
         * @description Colour of the voice
         * @enum {string}
         */
        Emotion: "NEUTRAL" | "HAPPY" | "SAD" | "ANGRY" | "EXCITED" | "CALM" | "SERIOUS" | "WHISPER";
        /** @description The one shape of every refused or failed call */
        Error: {
            /** @description What happened, in words a person can read */
            message: string;
            /** @description More for the curious; never needed to understand the message */
            detail?: string;
            /** @description Stable code to branch on, for example VALIDATION_FAILED or UPGRADE_MEMBERSHIP */
            error?: string;
            /** @description Texts per refused field, keyed by the field's path in the request (`captions.0.start`) */
            fields?: {
                /** @description Texts on the request as a whole */
                body?: string[];
            } & {
                [key: string]: string[];
            };
            /** @description Codes of a refused sign-in */
            non_field_errors?: string[];
        };
        /**
         * @description What the feedback is about
         * @enum {string}
         */
        FeedbackType: "GENERAL" | "BUG" | "FEATURE_REQUEST" | "QUALITY" | "BILLING";
        /** @description A report that was filed */
        FiledReport: {
            /**
             * Format: uuid
             * @description Number to refer to
             */
            report_id: string;
            /** @description Thanks, in words */
            message: string;
            /**
             * Format: date-time
             * @description When it was filed
             */
            created_at: string;
        };
        /** @description What is free */
        FreePlan: {
            /** @description Name of the plan */
            name: string;
            /** @description Credits of a new account */
            starting_credits: number;
            /** @description Longest video, seconds */
            max_video_seconds: number;
            /** @description Most projects */
            max_projects: number;
            /** @description Most stories that are not archived */
            max_stories: number;
        };
        /** @description From sign-up to subscription */
        FunnelAnalytics: {
            /**
             * Format: date
             * @description First day, UTC
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day, UTC
             */
            end_date: string;
            /** @description In order */
            steps: components["schemas"]["FunnelStep"][];
            /** @description Most sign-ups first */
            by_country: components["schemas"]["FunnelCountry"][];
        };
        /** @description A country of the funnel */
        FunnelCountry: {
            /** @description ISO 3166-1 alpha-2 code; empty while unknown */
            country: string;
            /** @description People who signed up */
            signed_up: number;
            /** @description Of those, people who exported */
            exported_video: number;
            /** @description Of those, people who subscribed */
            subscribed: number;
        };
        /** @description A step of the funnel */
        FunnelStep: {
            step: components["schemas"]["FunnelStepName"];
            /** @description People who got this far */
            users: number;
            /** @description Part of those who signed up, 0 to 1 */
            share_of_first: number;
            /** @description Part of those of the step before, 0 to 1 */
            share_of_previous: number;
        };
        /**
         * @description A step on the way
         * @enum {string}
         */
        FunnelStepName: "SIGNED_UP" | "VERIFIED" | "COMPLETED_PROFILE" | "CREATED_STORY" | "GENERATED_STORY" | "EXPORTED_VIDEO" | "SUBSCRIBED";
        /** @description Which pictures to caption */
        GenerateLoraCaptionsRequest: {
            /** @description Training data of the model */
            training_data_ids: string[];
        };
        /** @description How generation went in the last 30 days */
        GenerationAnalytics: {
            /** @description Stories */
            by_creation_mode: components["schemas"]["GenerationByMode"][];
            /** @description Tasks */
            by_task_type: components["schemas"]["GenerationByTask"][];
            /** @description One entry per day, oldest first */
            series: components["schemas"]["GenerationDay"][];
        };
        /** @description Generations of one kind of story */
        GenerationByMode: {
            creation_mode: components["schemas"]["CreationMode"];
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed */
            failed: number;
            /** @description Median time from start to finish, ms; null when none finished */
            median_ms: number | null;
        };
        /** @description Tasks of one kind */
        GenerationByTask: {
            task_type: components["schemas"]["TaskType"];
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed, cancelled or throttled */
            failed: number;
            /** @description Median time from start to finish, ms; null when none finished */
            median_ms: number | null;
        };
        /** @description Generations of one day */
        GenerationDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Begun */
            started: number;
            /** @description Finished */
            completed: number;
            /** @description Failed */
            failed: number;
        };
        /**
         * @description What the server is doing for the story. NONE is nothing, QUEUED waits for its turn, WRITING makes the narration, SPLITTING cuts it into scenes, TRANSCRIBING listens to a recording, TRANSLATING changes the language, SPEAKING makes voice-overs, ILLUSTRATING makes pictures, ANIMATING makes clips
         * @enum {string}
         */
        GenerationStep: "NONE" | "QUEUED" | "WRITING" | "SPLITTING" | "TRANSCRIBING" | "TRANSLATING" | "SPEAKING" | "ILLUSTRATING" | "ANIMATING";
        /**
         * @description How a still picture moves while it is shown
         * @enum {string}
         */
        ImageAnimation: "NONE" | "ZOOM_IN" | "ZOOM_OUT" | "PAN_LEFT" | "PAN_RIGHT" | "PAN_UP" | "PAN_DOWN";
        /**
         * @description Model that draws the pictures; DRAFT is the built-in one that needs no network
         * @enum {string}
         */
        ImageModel: "DRAFT" | "LEONARDO" | "FLUX" | "CUSTOM_LORA";
        /** @description A look for generated pictures */
        ImageStyle: {
            /**
             * Format: uuid
             * @description The image style
             */
            id: string;
            source: components["schemas"]["ImageStyleSource"];
            /** @description Name in the gallery */
            name: string;
            /** @description One line on what it looks like; empty when not told */
            description: string;
            /** @description Words that join every picture prompt; empty when there are none */
            prompt: string;
            /** @description Look of the built-in illustrator it draws with */
            look: string;
            /**
             * Format: uuid
             * @description The custom model that draws; null when none is chosen
             */
            lora_id: string | null;
            /**
             * Format: uuid
             * @description A picture whose style is followed; null when none is chosen
             */
            reference_image_media_id: string | null;
            /**
             * Format: uri-reference
             * @description A picture in this style; null while none was made
             */
            preview_url: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description Image styles: the person’s own first, then the ones of the product */
        ImageStyleList: {
            /** @description Image styles: the person’s own first, then the ones of the product */
            results: components["schemas"]["ImageStyle"][];
        };
        /**
         * @description SYSTEM comes with the product and cannot be changed, USER is the person’s own
         * @enum {string}
         */
        ImageStyleSource: "SYSTEM" | "USER";
        /** @description A screenplay to take over */
        ImportScreenplayRequest: {
            /** @description The screenplay; replaces every segment the story has */
            screenplay_data: components["schemas"]["ImportedScreenplay"];
        };
        /** @description A paragraph of an imported screenplay */
        ImportedElement: {
            element_type: components["schemas"]["ElementType"];
            /** @description ACTION: what happens. DIALOGUE: how it is said. SHOT and TRANSITION: the text */
            description?: string;
            /** @description DIALOGUE: the name of who speaks; a character of that name is made when the story has none */
            character?: string;
            /** @description DIALOGUE: what is said */
            dialogue?: string;
            /** @description DIALOGUE: colours of the voice, the strongest first */
            emotions?: components["schemas"]["Emotion"][];
        };
        /** @description A whole screenplay, with places and people by name */
        ImportedScreenplay: {
            /** @description Title; becomes the title of the story when it has none */
            title?: string;
            /** @description Its segments in order */
            segments: components["schemas"]["ImportedSegment"][];
        };
        /** @description A segment of an imported screenplay */
        ImportedSegment: {
            /** @description The name of the place; a location of that name is made when the person has none */
            location?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
            /** @description Its paragraphs in order */
            elements: components["schemas"]["ImportedElement"][];
        };
        /** @description BCP 47 language tag of what is spoken */
        Language: string;
        /** @description A picture model */
        LeonardoModel: {
            /** @description The model */
            leonardo_model_id: string;
            /** @description Name to show */
            name: string;
            /** @description What it is good at */
            description: string;
            /** @description Whether a reference picture can guide it */
            supports_style_reference: boolean;
            /** @description Its styles; the first is its default */
            styles: components["schemas"]["LeonardoStyle"][];
        };
        /** @description Models and their styles */
        LeonardoPresetList: {
            /** @description The first is the default */
            models: components["schemas"]["LeonardoModel"][];
        };
        /** @description A style of a model */
        LeonardoStyle: {
            /** @description The style */
            leonardo_style_id: string;
            /** @description Name to show */
            name: string;
            /** @description How pictures look */
            description: string;
            /**
             * Format: uri-reference
             * @description Address of a sample picture; null when there is none
             */
            preview_url: string | null;
        };
        /** @description A place of the person, for screenplay segments of any of their stories */
        Location: {
            /**
             * Format: uuid
             * @description The location
             */
            id: string;
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks; goes into the picture prompts. Empty when not told */
            description: string;
            /**
             * Format: uuid
             * @description The location it is a variation of; null when it stands for itself
             */
            derived_from: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description Locations by name */
        LocationList: {
            /** @description Locations by name */
            results: components["schemas"]["Location"][];
        };
        /**
         * @description Where a segment plays: inside, outside, or both
         * @enum {string}
         */
        LocationType: "INT" | "EXT" | "INT_EXT";
        /**
         * @description Where the segment plays: inside, outside, or both
         * @default INT
         * @enum {string}
         */
        LocationTypeInput: "INT" | "EXT" | "INT_EXT";
        /** @description Email and password */
        LoginRequest: {
            /**
             * Format: email
             * @description The email address
             */
            username: string;
            /**
             * Format: password
             * @description The password
             */
            password: string;
        };
        /** @description What Google Identity handed out */
        LoginWithGoogleRequest: {
            /** @description Google ID token or access token; its audience is checked */
            access_token: string;
        };
        /**
         * @description Corner the logo sits in
         * @enum {string}
         */
        LogoPosition: "TOP_LEFT" | "TOP_RIGHT" | "BOTTOM_LEFT" | "BOTTOM_RIGHT";
        /** @description A logo */
        LogoUploadRequest: {
            /**
             * Format: binary
             * @description PNG, JPEG or WebP, up to 5 MB
             */
            logo: string;
        };
        /** @description A custom image model */
        Lora: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name; empty until it is given one */
            model_name: string;
            model_type: components["schemas"]["LoraModelType"];
            lora_type: components["schemas"]["LoraType"];
            status: components["schemas"]["LoraStatus"];
            /** @description Per cent of the training done */
            progress: number;
            /** @description Why the training failed, in words a person can read; null when it did not */
            error_message: string | null;
            /** @description The word that calls it up in a prompt; empty until it is given one */
            trigger_word: string;
            /** @description The word for its main subject; empty: the trigger word */
            primary_trigger: string;
            /** @description The word for a second subject; empty when there is none */
            secondary_trigger: string;
            /** @description How strongly it draws; 1 is as trained */
            lora_scale: number;
            /** @description Training steps */
            steps: number;
            /** @description Ids of the media it learns from */
            training_data: string[];
            /** @description The same media with their captions, in the same order */
            training_data_items: components["schemas"]["LoraTrainingItem"][];
            /**
             * Format: uri-reference
             * @description A picture it drew; null until it is ready
             */
            preview_url: string | null;
            /**
             * Format: date-time
             * @description When it was made
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was last changed
             */
            updated_at: string;
        };
        /** @description The caption of a picture */
        LoraCaption: {
            /**
             * Format: uuid
             * @description One of the model’s training data
             */
            training_data_id: string;
            /** @description What it shows */
            caption: string;
        };
        /** @description Models, newest first */
        LoraList: {
            /** @description Models, newest first */
            results: components["schemas"]["Lora"][];
        };
        /**
         * @description The image model it extends; DRAFT is the built-in one that needs no network
         * @enum {string}
         */
        LoraModelType: "DRAFT" | "FLUX" | "SDXL";
        /**
         * @description DRAFT collects training data, TRAINING waits or learns, COMPLETED can draw, FAILED was refunded and can be submitted again
         * @enum {string}
         */
        LoraStatus: "DRAFT" | "TRAINING" | "COMPLETED" | "FAILED";
        /** @description A picture the model learns from */
        LoraTrainingItem: {
            /**
             * Format: uuid
             * @description The media it is
             */
            training_data_id: string;
            /** @description Name of the file */
            file_name: string;
            /**
             * Format: uri-reference
             * @description A small picture; null while there is none
             */
            thumbnail_url: string | null;
            /** @description What it shows; empty until written or generated */
            caption: string;
        };
        /**
         * @description What the model learns
         * @enum {string}
         */
        LoraType: "CHARACTER" | "OBJECT" | "STYLE";
        /** @description The character it becomes */
        MapCharacterRequest: {
            /**
             * Format: uuid
             * @description An existing character: of another story of the person, or one that comes with the product
             */
            character_id: string;
        };
        /** @description A picture, video or sound */
        Media: {
            /**
             * Format: uuid
             * @description The media
             */
            id: string;
            media_type: components["schemas"]["MediaType"];
            source: components["schemas"]["MediaSource"];
            status: components["schemas"]["MediaStatus"];
            /** @description Why it FAILED; null otherwise */
            error_message: string | null;
            /**
             * Format: uuid
             * @description What was heard in it; null until it was transcribed
             */
            media_transcription_id: string | null;
            /**
             * Format: uuid
             * @description Story it was made or uploaded for
             */
            story_id: string | null;
            /**
             * Format: uuid
             * @description Scene it was made or uploaded for
             */
            scene_id: string | null;
            /**
             * Format: uuid
             * @description A-roll it was made or uploaded for
             */
            aroll_id: string | null;
            /**
             * Format: uri-reference
             * @description Signed address to read the file from; stays the same for a day. null until COMPLETED
             */
            url: string | null;
            /**
             * Format: uri-reference
             * @description Signed address of a small still; null for sound and until COMPLETED
             */
            thumbnail_url: string | null;
            /** @description Name to show and to save under */
            file_name: string;
            /** @description MIME type, for example image/png */
            content_type: string;
            /** @description Size of the file, bytes; null while unknown */
            size_bytes: number | null;
            /** @description Width, px; null for sound and while unknown */
            width: number | null;
            /** @description Height, px; null for sound and while unknown */
            height: number | null;
            /** @description Length, ms; null for pictures and while unknown */
            duration_ms: number | null;
            /** @description What it was generated from; null for uploads */
            prompt: string | null;
            /**
             * Format: date-time
             * @description When it was uploaded or made
             */
            created_at: string;
        };
        /**
         * @description Where the file comes from
         * @enum {string}
         */
        MediaSource: "SYSTEM" | "USER" | "GENERATED" | "STOCK";
        /**
         * @description PENDING waits for its bytes, PROCESSING is being read or made, COMPLETED can be shown, FAILED cannot
         * @enum {string}
         */
        MediaStatus: "PENDING" | "PROCESSING" | "COMPLETED" | "FAILED";
        /**
         * @description Kind of file
         * @enum {string}
         */
        MediaType: "image" | "video" | "audio";
        /** @description A media was made or changed */
        MediaUpdateEvent: {
            media: components["schemas"]["Media"];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description An event that was sent on the channel */
        MissedEvent: {
            /** @description Name of the event */
            event: string;
            /** @description Its sequence number */
            seq: number;
            /** @description Its payload, by the name of the event */
            payload: components["schemas"]["MediaUpdateEvent"] | components["schemas"]["AlertEvent"] | components["schemas"]["StoryCharacterUpdateEvent"] | components["schemas"]["SceneSplitEvent"] | components["schemas"]["SceneMergedEvent"] | components["schemas"]["SceneAudioTranscribedEvent"] | components["schemas"]["NewVideoEvent"] | components["schemas"]["TaskEvent"] | components["schemas"]["StoryStatusEvent"] | components["schemas"]["StoryChangedEvent"] | components["schemas"]["RenderProgressEvent"] | components["schemas"]["CreditsUpdatedEvent"];
        };
        /** @description What was sent since */
        MissedEventList: {
            /** @description The private channel */
            channel: string;
            /** @description Sequence number of the last message; 0 before the first */
            seq: number;
            /** @description False when the host no longer holds everything: load the state anew */
            is_complete: boolean;
            /** @description Oldest first */
            events: components["schemas"]["MissedEvent"][];
        };
        /** @description Music that comes with the product */
        MusicList: {
            /** @description Sorted by mood and name */
            tracks: components["schemas"]["MusicTrack"][];
        };
        /** @description A track that loops */
        MusicTrack: {
            /** @description The track */
            track_id: string;
            /** @description Name to show */
            name: string;
            /** @description Mood, in one word */
            mood: string;
            /** @description Beats per minute */
            bpm: number;
            /** @description Length of the loop, ms */
            duration_ms: number;
            /**
             * Format: uri-reference
             * @description Address to play and to store as `background_music_file_location`
             */
            file_location: string;
            /**
             * Format: uuid
             * @description The track as media
             */
            media_id: string;
        };
        /** @description An export is done */
        NewVideoEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The export
             */
            render_id: string;
            /**
             * Format: uri-reference
             * @description Signed address of the video; null after a failure
             */
            video_url: string | null;
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description One answer */
        OnboardingAnswer: {
            /** @description Which question, for example goal */
            key: string;
            /** @description The answer */
            value: string;
        };
        /** @description Answers of the onboarding form */
        OnboardingFormRequest: {
            /** @description One entry per question */
            answers: components["schemas"]["OnboardingAnswer"][];
        };
        /** @description What each source brought */
        PartnerReport: {
            /**
             * Format: date
             * @description First day, UTC
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day, UTC
             */
            end_date: string;
            currency: components["schemas"]["Currency"];
            /** @description Most sign-ups first */
            rows: components["schemas"]["PartnerReportRow"][];
        };
        /** @description Days and source */
        PartnerReportRequest: {
            /**
             * Format: date
             * @description First day, UTC
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day, UTC
             */
            end_date: string;
            source?: components["schemas"]["ReferralSource"];
        };
        /** @description What one source brought */
        PartnerReportRow: {
            /** @description Answer to how people found the product; empty when not told */
            source: string;
            /** @description New accounts */
            sign_ups: number;
            /** @description Of those, people who made a story */
            active_users: number;
            /** @description Of those, people with a paid plan */
            premium_users: number;
            /** @description Their finished exports */
            videos_exported: number;
            /** @description Their credits spent, refunds taken off */
            credits_spent: number;
            /** @description Their payments in the smallest unit of the currency, for example cents */
            revenue: number;
        };
        /**
         * @description How far the portrait is; NONE until one is asked for
         * @enum {string}
         */
        PortraitGenerationStatus: "NONE" | "IN_PROGRESS" | "GENERATED" | "FAILED";
        /**
         * @description Paid plan
         * @enum {string}
         */
        PremiumType: "CREATOR" | "PRO" | "STUDIO";
        /** @description A person on a paid plan */
        PremiumUserCredit: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /**
             * Format: email
             * @description The address
             */
            email: string;
            /** @description First and last name */
            name: string;
            /** @description The plan; null when it was given by hand */
            premium_type: components["schemas"]["PremiumType"] | null;
            /** @description Credits left */
            balance: number;
            /** @description Credits ever granted */
            granted: number;
            /** @description Credits ever spent, refunds taken off */
            spent: number;
            /**
             * Format: date-time
             * @description Last sign-in; null for never
             */
            last_active_at: string | null;
        };
        /** @description A page of people on a paid plan, most spent first */
        PremiumUserCreditPage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["PremiumUserCredit"][];
        };
        /** @description A plan at a price */
        ProductPrice: {
            /** @description What createSubscription takes */
            price_id: string;
            premium_type: components["schemas"]["PremiumType"];
            /** @description Name of the plan */
            name: string;
            /** @description The plan in a sentence */
            description: string;
            interval: components["schemas"]["BillingInterval"];
            /** @description Price per interval in the smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            currency_symbol: components["schemas"]["CurrencySymbol"];
            /** @description Credits granted each month */
            credits_per_month: number;
            /** @description What the plan includes, one line each */
            features: string[];
            /** @description Whether the plan is put forward */
            is_recommended: boolean;
        };
        /** @description Plans and prices */
        ProductPriceList: {
            /** @description Cheapest first */
            prices: components["schemas"]["ProductPrice"][];
            free_plan: components["schemas"]["FreePlan"];
        };
        /** @description How well it works */
        QualityData: {
            /** @description Days counted */
            num_days: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["QualityDay"][];
            /** @description The 50 newest */
            reports: components["schemas"]["QualityReport"][];
        };
        /** @description What to count */
        QualityDataRequest: {
            /**
             * @description How many days back, today included
             * @default 30
             */
            num_days: number;
        };
        /** @description One day */
        QualityDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Reports of people */
            reports: number;
            /** @description Stories that failed */
            failed_generations: number;
            /** @description Tasks that failed */
            failed_tasks: number;
            /** @description Exports that failed */
            failed_renders: number;
            /** @description Pictures asked for anew */
            regenerated_images: number;
        };
        /** @description A report of a person */
        QualityReport: {
            /**
             * Format: uuid
             * @description The report
             */
            report_id: string;
            /** @description RENDERING or ENGINE */
            kind: string;
            /**
             * Format: uuid
             * @description The story; null when none
             */
            story_id: string | null;
            /**
             * Format: email
             * @description The person’s address
             */
            email: string;
            /** @description What was told */
            details: string;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        /**
         * @description How a person found the product
         * @enum {string}
         */
        ReferralSource: "Google" | "TikTok" | "X/Twitter" | "LinkedIn" | "Instagram" | "YouTube" | "Word of Mouth / Referral" | "Other";
        /** @description A new account */
        RegisterRequest: {
            /**
             * Format: email
             * @description The email address; it is the user name
             */
            username: string;
            /**
             * Format: password
             * @description At least 8 characters
             */
            password: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description Company */
            company_name: string;
            how_did_you_hear_about_us: components["schemas"]["ReferralSource"];
            /**
             * @description Content tips and updates by mail
             * @default true
             */
            receive_updates: boolean;
            /**
             * @description Terms of Use and Privacy Policy; only true is accepted
             * @enum {boolean}
             */
            agree_to_tnc: true;
        };
        /** @description A created account; registering never signs in */
        RegisterResult: {
            /** @description What to do next */
            message: string;
            /** @description Always null: the person logs in after registering */
            access: string | null;
            /** @description False until /complete-profile was submitted */
            is_profile_complete: boolean;
            /** @description False while a mail with a link waits to be opened */
            is_email_verified: boolean;
        };
        /** @description One export of a story to an MP4 */
        Render: {
            /**
             * Format: uuid
             * @description The render; the same value as `render_id`
             */
            id: string;
            /**
             * Format: uuid
             * @description The render
             */
            render_id: string;
            /**
             * Format: uuid
             * @description Story that is exported
             */
            story_id: string;
            status: components["schemas"]["RenderStatus"];
            executor: components["schemas"]["RenderExecutor"];
            /** @description How far it is, percent, 0 to 100 */
            progress: number;
            /** @description Scene that is being drawn, from 1; 0 before the first */
            scene_number: number;
            /** @description How many scenes are drawn */
            scenes_total: number;
            /** @description Width of the video, px */
            width: number;
            /** @description Height of the video, px */
            height: number;
            /** @description Length of the video, frames at 30 fps */
            duration_in_frames: number;
            /** @description Why it FAILED and what to do; null otherwise */
            error_message: string | null;
            /**
             * Format: uuid
             * @description Media that holds the file; null until COMPLETED
             */
            media_id: string | null;
            /**
             * Format: uri-reference
             * @description Signed address of the file; null until COMPLETED
             */
            video_url: string | null;
            /** @description Name to save under, the story's id with .mp4 */
            file_name: string;
            /**
             * Format: date-time
             * @description When the export was asked for
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last moved on
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it ended, whichever way; null while it has not
             */
            completed_at: string | null;
        };
        /**
         * @description Who draws the video, the server's own browser or the person's
         * @enum {string}
         */
        RenderExecutor: "SERVER" | "BROWSER";
        /** @description An export moved on */
        RenderProgressEvent: {
            render: components["schemas"]["Render"];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /**
         * @description QUEUED waits for a renderer, RENDERING is being drawn and encoded, COMPLETED has its file, FAILED and CANCELLED have none
         * @enum {string}
         */
        RenderStatus: "QUEUED" | "RENDERING" | "COMPLETED" | "FAILED" | "CANCELLED";
        /** @description A move within the same list */
        ReorderScreenplayRequest: {
            /** @description Where it stands afterwards, from 0; beyond the end: last */
            new_index: number;
        };
        /** @description What the editor could not do */
        ReportStoryEngineErrorRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene it happens in
             */
            scene_id?: string;
            /** @description What was shown */
            error_message?: string;
            /** @description What was being done, for example splitScene */
            operation?: string;
            /** @description What the person adds */
            description?: string;
        };
        /** @description What looks wrong in a video */
        ReportStoryRenderingIssuesRequest: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene it happens in
             */
            scene_id?: string;
            /** @description What the person saw */
            description?: string;
        };
        /** @description Who waits for a mail */
        ResendVerificationEmailRequest: {
            /**
             * Format: email
             * @description The address of the account
             */
            email: string;
        };
        /** @description Whose password is lost */
        ResetPasswordRequest: {
            /**
             * Format: email
             * @description The address of the account
             */
            email: string;
        };
        /** @description A part of the story with one voice-over, its captions and its pictures */
        Scene: {
            /**
             * Format: uuid
             * @description The scene; the same value as `scene_id`
             */
            id: string;
            /**
             * Format: uuid
             * @description The scene
             */
            scene_id: string;
            /**
             * Format: uuid
             * @description Story the scene belongs to
             */
            story_id: string;
            /** @description Position in the story, from 0 */
            element_order: number;
            status: components["schemas"]["SceneState"];
            /** @description Why the voice-over or picture FAILED; null otherwise */
            error_message: string | null;
            /** @description What is spoken; empty for a silent scene */
            text: string;
            /** @description The words in the order they are heard */
            captions: components["schemas"]["SceneCaption"][];
            /** @description Whether a person wrote the captions; they then stay until they are resynced */
            are_captions_overridden: boolean;
            /** @description The pictures, one after the other; together they fill the scene */
            arolls: components["schemas"]["Aroll"][];
            /**
             * Format: uuid
             * @description The first A-roll, the one that stands for the scene in lists; null when there is none
             */
            aroll: string | null;
            /** @description Pictures laid over the A-rolls for a while */
            brolls: components["schemas"]["Broll"][];
            /** @description The voice-over; null while there is none */
            audio_media: components["schemas"]["Media"] | null;
            /** @description Length of the voice-over, ms; 0 while there is none */
            audio_duration_in_ms_seconds: number;
            /** @description Whether text or voice changed since the voice-over was made */
            is_voiceover_stale: boolean;
            /** @description Length of the scene with its pause, frames at 30 fps */
            duration_in_frames: number;
            /** @description Length of the transition over the scene's head, frames; it never changes the scene's length */
            transition_duration_frames: number;
            /** @description Whether the captions come from the sound of the scene's own video */
            is_gen_captions_from_video_audio: boolean;
            /** @description Whether a person uploaded the voice-over */
            is_user_uploaded_audio: boolean;
            /** @description Whether text and captions were heard from the voice-over */
            is_voiceover_transcribed: boolean;
            /** @description Whether the voice-over is heard */
            use_scene_audio: boolean;
            /** @description Whether the scene lasts as long as its video instead of its voice-over */
            play_full_video: boolean;
            /** @description Pace of the voice, 1 is its own, 0.5 to 2 */
            speaking_rate: number;
            /** @description Height of the voice in semitones, 0 is its own, -12 to 12 */
            pitch: number;
            /** @description Voice that speaks; null for the story's voice. Sent as `voice_code` */
            language_and_voice_code: string | null;
            /** @description Colours of the voice, the strongest first */
            emotions: components["schemas"]["Emotion"][];
            /**
             * Format: uuid
             * @description Character who speaks; null for the narrator
             */
            speaker_story_character_id: string | null;
            /** @description Silence after the voice-over, ms */
            pause_at_the_end: number;
            /** @description Whether this scene shows its captions */
            show_captions: boolean;
            /** @description Look of this scene's pictures; null for the story's */
            image_style: string | null;
            /** @description Prompt the newest picture was made from */
            last_used_image_prompt: string | null;
            /** @description What was heard in the voice-over when it was transcribed */
            transcription_text: string | null;
            /**
             * Format: date-time
             * @description When the scene last changed
             */
            updated_at: string;
        };
        /** @description A voice-over was transcribed */
        SceneAudioTranscribedEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description The scene with its captions; null after a failure */
            scene: components["schemas"]["Scene"] | null;
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description A spoken word and when it is heard */
        SceneCaption: {
            /** @description The word as it is shown */
            word: string;
            /** @description When the word begins, ms from the scene's start */
            start: number;
            /** @description When the word ends, ms from the scene's start; never before `start` */
            end: number;
        };
        /** @description Two scenes became one */
        SceneMergedEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description The scenes that are gone */
            source_scene_ids: string[];
            /** @description The scene that stands at the place of the first; null after a failure */
            scene: components["schemas"]["Scene"] | null;
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /**
         * @description How fast the narration moves
         * @enum {string}
         */
        ScenePace: "SLOW" | "MEDIUM" | "FAST";
        /** @description A scene was split */
        SceneSplitEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /**
             * Format: uuid
             * @description The scene that was split
             */
            source_scene_id: string;
            /** @description The scenes that stand in its place, in order; empty after a failure */
            scenes: components["schemas"]["Scene"][];
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /**
         * @description PENDING waits for its voice-over and picture, GENERATING is being made, COMPLETED has both, FAILED lacks one of them
         * @enum {string}
         */
        SceneState: "PENDING" | "GENERATING" | "COMPLETED" | "FAILED";
        /** @description One paragraph of a screenplay segment */
        ScreenplayElement: {
            /**
             * Format: uuid
             * @description The element
             */
            id: string;
            /**
             * Format: uuid
             * @description The segment it stands in
             */
            segment_id: string;
            /** @description Place in the segment, from 0 */
            index: number;
            element_type: components["schemas"]["ElementType"];
            /** @description ACTION: what happens. DIALOGUE: how it is said; empty when not told. SHOT and TRANSITION: the text, for example CUT TO */
            description: string;
            /**
             * Format: uuid
             * @description DIALOGUE: the character of the story who speaks; null in the other kinds, or when nobody is chosen yet
             */
            character: string | null;
            /** @description DIALOGUE: what is said; empty in the other kinds */
            dialogue: string;
            /** @description DIALOGUE: colours of the voice, the strongest first; empty in the other kinds */
            emotions: components["schemas"]["Emotion"][];
        };
        /** @description The whole element; which fields it takes follows from its kind */
        ScreenplayElementInput: components["schemas"]["ActionElementInput"] | components["schemas"]["DialogueElementInput"] | components["schemas"]["ShotElementInput"] | components["schemas"]["TransitionElementInput"];
        /** @description A stretch of a screenplay at one place and time */
        ScreenplaySegment: {
            /**
             * Format: uuid
             * @description The segment
             */
            id: string;
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Place in the screenplay, from 0 */
            index: number;
            /**
             * Format: uuid
             * @description The location; null when none is chosen
             */
            location: string | null;
            /** @description The place in words: the name of the location, or what was typed; empty when neither is there */
            location_name: string;
            location_type: components["schemas"]["LocationType"];
            time_of_day: components["schemas"]["TimeOfDay"];
            /** @description Its paragraphs in order */
            elements: components["schemas"]["ScreenplayElement"][];
        };
        /** @description The segments of a story in order */
        ScreenplaySegmentList: {
            /** @description The segments of a story in order */
            results: components["schemas"]["ScreenplaySegment"][];
        };
        /** @description A started session */
        Session: {
            /** @description Bearer token for every other call */
            access: string;
            /** @description False: /complete-profile comes next */
            is_profile_complete: boolean;
            /** @description True after a mailed one-time password: changePassword comes first */
            must_change_password: boolean;
            /**
             * Format: date-time
             * @description When the token ends
             */
            expires_at: string;
        };
        /** @description What the camera does */
        ShotElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "SHOT";
            /** @description The shot, for example CLOSE ON THE CUPS */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
        };
        /** @description What happened */
        Stats: {
            /** @description Days counted */
            days: number;
            /** @description New accounts */
            sign_ups: number;
            /** @description Different people who called anything */
            active_users: number;
            /** @description New stories */
            stories_created: number;
            /** @description Finished exports */
            videos_exported: number;
            /** @description Credits charged, refunds taken off */
            credits_spent: number;
            /** @description Tasks that failed */
            failed_tasks: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["DailyStats"][];
        };
        /** @description The story was changed, here or in another tab */
        StoryChangedEvent: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            /** @description Revision of the story now */
            revision: number;
            /** @description Scenes that changed; empty when the story itself did */
            scene_ids: string[];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description A character of the story changed */
        StoryCharacterUpdateEvent: {
            character: components["schemas"]["Character"];
            /** @description Why it failed; null or absent when it worked */
            error?: string | null;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description A story and everything that worked on it */
        StoryDebugDetails: {
            story: components["schemas"]["DebugStory"];
            owner: components["schemas"]["DebugOwner"];
            /** @description In playing order */
            scenes: components["schemas"]["DebugScene"][];
            /** @description Newest first */
            jobs: components["schemas"]["DebugJob"][];
            /** @description Newest first */
            tasks: components["schemas"]["Task"][];
            /** @description Newest first */
            renders: components["schemas"]["Render"][];
            /** @description Newest first */
            reports: components["schemas"]["DebugReport"][];
        };
        /**
         * @description DRAFT is being prepared, GENERATING is being written, spoken or illustrated, COMPLETED can be played whole, FAILED stopped on the way and keeps what was made
         * @enum {string}
         */
        StoryState: "DRAFT" | "GENERATING" | "COMPLETED" | "FAILED";
        /** @description How far a story is, small enough to be polled */
        StoryStatus: {
            /**
             * Format: uuid
             * @description The story
             */
            story_id: string;
            status: components["schemas"]["StoryState"];
            step: components["schemas"]["GenerationStep"];
            /** @description How many scenes are to be made; 0 until the text is split */
            scenes_total: number;
            /** @description How many scenes have their voice-over and picture */
            scenes_completed: number;
            /** @description How far the whole generation is, percent, 0 to 100 */
            progress: number;
            /** @description What is being done, in words a person can read; empty when nothing is */
            activity: string;
            /** @description Name of the engine at work, for example Built-in draft engine */
            engine_label: string | null;
            /** @description Whether cancelGeneration would stop something */
            can_cancel: boolean;
            /** @description Why it FAILED, what was kept and what to do; null otherwise */
            error_message: string | null;
            /** @description What this generation has cost so far, credits; 0 for the first one and after a refund */
            credits_charged: number;
            /** @description Length of what there is so far, frames at 30 fps */
            duration_in_frames: number;
            /** @description The export that is queued or running, or else the last one; null before the first */
            current_render: components["schemas"]["Render"] | null;
            /** @description The story's revision; a client whose document is older loads it again */
            revision: number;
            /**
             * Format: date-time
             * @description When the story last changed
             */
            updated_at: string;
        };
        /** @description The generation of a story moved on */
        StoryStatusEvent: {
            status: components["schemas"]["StoryStatus"];
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /** @description Feedback on the product */
        SubmitFeedbackRequest: {
            feedback_type: components["schemas"]["FeedbackType"];
            /** @description What the person says */
            feedback: string;
            /**
             * Format: uuid
             * @description The story it is about
             */
            story_id?: string;
            /** @description 1 (poor) to 5 (great) */
            rating?: number;
        };
        /** @description What to train */
        SubmitLoraRequest: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name */
            model_name: string;
            /** @description The word that calls it up in a prompt */
            trigger_word: string;
            /** @description Training steps */
            steps: number;
            /** @description All media it learns from; at least 4 pictures */
            training_data: string[];
        };
        /** @description A subscription */
        Subscription: {
            /**
             * Format: uuid
             * @description The subscription
             */
            subscription_id: string;
            status: components["schemas"]["SubscriptionStatus"];
            /** @description The price that was chosen */
            price_id: string;
            premium_type: components["schemas"]["PremiumType"];
            interval: components["schemas"]["BillingInterval"];
            /** @description Price per interval in the smallest unit of the currency, for example cents */
            amount: number;
            currency: components["schemas"]["Currency"];
            /**
             * Format: uri-reference
             * @description Where to pay while PENDING; null when nothing is left to pay
             */
            checkout_url: string | null;
            /**
             * Format: date-time
             * @description Until when the plan is paid; null while PENDING
             */
            current_period_ends_at: string | null;
            /**
             * Format: date-time
             * @description When it was cancelled; null while it renews
             */
            cancelled_at: string | null;
            /**
             * Format: date-time
             * @description When it was asked for
             */
            created_at: string;
        };
        /**
         * @description PENDING waits for the payment, CANCELLED runs until the period ends
         * @enum {string}
         */
        SubscriptionStatus: "PENDING" | "ACTIVE" | "CANCELLED" | "EXPIRED";
        /** @description A piece of work of an AI model */
        Task: {
            /**
             * Format: uuid
             * @description The task
             */
            task_id: string;
            task_type: components["schemas"]["TaskType"];
            /** @description Model that does the work */
            model_id: string;
            status: components["schemas"]["TaskStatus"];
            /** @description Why it failed; null otherwise and when the model gave no reason */
            error_message: string | null;
            /** @description How far it is, percent, 0 to 100 */
            progress: number;
            /**
             * Format: uuid
             * @description Story it works for; null when started from a tool page
             */
            story_id: string | null;
            /**
             * Format: uuid
             * @description Scene it works for
             */
            scene_id: string | null;
            /**
             * Format: uuid
             * @description A-roll that gets the result
             */
            aroll_id: string | null;
            /** @description What was asked for in words */
            prompt: string | null;
            /** @description What came out; null until COMPLETED */
            result_media: components["schemas"]["Media"] | null;
            /** @description What it costs, credits; 0 after a refund */
            credits_charged: number;
            /**
             * Format: date-time
             * @description When it was accepted
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last moved on
             */
            updated_at: string;
        };
        /** @description A task moved on */
        TaskEvent: components["schemas"]["Task"] & {
            /** @description Whether the whole scene must be loaded anew, not only the A-roll */
            refetch_scene: boolean;
            /** @description Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count */
            seq?: number;
        };
        /**
         * @description CREATED and PROCESSING are pending; FAILED, CANCELLED and THROTTLED have failed and were refunded
         * @enum {string}
         */
        TaskStatus: "CREATED" | "PROCESSING" | "COMPLETED" | "FAILED" | "CANCELLED" | "THROTTLED";
        /**
         * @description Kind of work; it follows from the model
         * @enum {string}
         */
        TaskType: "inpainting" | "lip_sync" | "upscale" | "image_editing" | "image_to_video";
        /**
         * @description Ready-made look of the captions
         * @enum {string}
         */
        TemplatedCaptionsStyle: "CLASSIC" | "BOLD_POP" | "KARAOKE" | "BOXED" | "MINIMAL" | "NEON";
        /**
         * @description When a segment plays
         * @enum {string}
         */
        TimeOfDay: "DAY" | "NIGHT" | "DAWN" | "MORNING" | "AFTERNOON" | "EVENING" | "DUSK" | "CONTINUOUS";
        /**
         * @description When the segment plays
         * @default DAY
         * @enum {string}
         */
        TimeOfDayInput: "DAY" | "NIGHT" | "DAWN" | "MORNING" | "AFTERNOON" | "EVENING" | "DUSK" | "CONTINUOUS";
        /** @description How the segment ends */
        TransitionElementInput: {
            /**
             * @description The kind of element (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            element_type: "TRANSITION";
            /** @description Its text, for example CUT TO */
            description: string;
            /** @description Place in the segment, from 0; left out: last when new, unchanged when it exists */
            index?: number;
        };
        /**
         * @description How the A-roll comes in over the one before it; empty is none
         * @enum {string}
         */
        TransitionName: "" | "fade" | "slide-left" | "slide-right" | "wipe" | "zoom" | "dip-to-black";
        /** @description Brand settings to change; what is left out stays */
        UpdateBrandSettingsRequest: {
            /** @description Width of the logo, percent of the video's width */
            logo_size?: number;
            logo_position?: components["schemas"]["LogoPosition"];
            /** @description Whether what lies behind the logo is blurred */
            logo_blur?: boolean;
            templated_captions_style?: components["schemas"]["TemplatedCaptionsStyle"];
            /** @description Own look of the captions; null goes back to the template alone */
            custom_captions_style?: components["schemas"]["CustomCaptionsStyleInput"] | null;
            /** @description Whom the videos speak to */
            ideal_customer_profile?: string;
            /** @description What the company does */
            about_company?: string;
        };
        /** @description What changes; the rest stays */
        UpdateCharacterRequest: {
            /** @description What the character is called */
            call_name?: string;
            role?: components["schemas"]["CharacterRole"];
            /** @description How the character looks */
            description?: string;
            /** @description Id of the voice that speaks for it */
            language_and_voice_code?: string;
        };
        /** @description What changes; what is left out stays */
        UpdateImageStyleRequest: {
            /** @description Name in the gallery */
            name?: string;
            /** @description One line on what it looks like */
            description?: string;
            /** @description Words that join every picture prompt */
            prompt?: string;
            /** @description Look of the built-in illustrator it draws with, the `look` of a SYSTEM style */
            look?: string;
            /**
             * Format: uuid
             * @description A custom model of the person that draws; null: none
             */
            lora_id?: string | null;
            /**
             * Format: uuid
             * @description A picture of the person whose style is followed; null: none
             */
            reference_image_media_id?: string | null;
        };
        /** @description The whole place; what is left out is emptied */
        UpdateLocationRequest: {
            /** @description Name as it stands in a segment heading */
            name: string;
            /** @description How it looks */
            description?: string;
            /**
             * Format: uuid
             * @description The location it is a variation of; left out when it stands for itself
             */
            derived_from?: string;
        };
        /** @description What changes; what is left out stays */
        UpdateLoraRequest: {
            /**
             * Format: uuid
             * @description The LoRA model
             */
            lora_id: string;
            /** @description Its name */
            model_name?: string;
            model_type?: components["schemas"]["LoraModelType"];
            lora_type?: components["schemas"]["LoraType"];
            /** @description The word that calls it up in a prompt */
            trigger_word?: string;
            /** @description The word for its main subject */
            primary_trigger?: string;
            /** @description The word for a second subject */
            secondary_trigger?: string;
            /** @description How strongly it draws; 1 is as trained */
            lora_scale?: number;
            /** @description Training steps */
            steps?: number;
            /** @description All media it learns from; pictures of the person */
            training_data?: string[];
            /** @description Captions to set */
            captions?: components["schemas"]["LoraCaption"][];
        };
        /** @description Mails to send; what is left out stays */
        UpdateNotificationPreferencesRequest: {
            /** @description A mail when an export is done */
            email_on_video_export?: boolean;
            /** @description Content tips and updates by mail */
            receive_updates?: boolean;
        };
        /** @description The whole heading of a segment; what is left out takes its default */
        UpdateScreenplaySegmentRequest: {
            /**
             * Format: uuid
             * @description One of the person’s locations; left out when none is chosen
             */
            location?: string;
            /** @description The place in words; only kept when no location is chosen */
            location_name?: string;
            location_type?: components["schemas"]["LocationTypeInput"];
            time_of_day?: components["schemas"]["TimeOfDayInput"];
        };
        /** @description Where the person is */
        UpdateUserLocationRequest: {
            /** @description ISO 3166-1 alpha-2 code */
            country: string;
            /** @description Region or state */
            region?: string;
            /** @description City */
            city?: string;
        };
        /** @description Profile fields to change; what is left out stays */
        UpdateUserProfileRequest: {
            /** @description First name */
            first_name?: string;
            /** @description Last name */
            last_name?: string;
            /** @description Company */
            company_name?: string;
            how_did_you_hear_about_us?: components["schemas"]["ReferralSource"];
            /** @description Content tips and updates by mail */
            receive_updates?: boolean;
            scene_pace_preference?: components["schemas"]["ScenePace"];
            /** @description Whether mature content may be shown */
            show_mature_content?: boolean;
            image_model?: components["schemas"]["ImageModel"];
            /** @description True from /complete-profile: the profile counts as complete afterwards */
            complete_profile?: boolean;
        };
        /** @description A ready-made model */
        UploadLoraModelRequest: {
            /**
             * Format: binary
             * @description A .safetensors file of at most 200 MB
             */
            file: string;
            /** @description Its name */
            model_name: string;
            model_type: components["schemas"]["LoraModelType"];
            lora_type: components["schemas"]["LoraType"];
            /** @description The word that calls it up in a prompt */
            trigger_word: string;
            /** @description How strongly it draws; left out: 1 */
            lora_scale?: number;
        };
        /** @description What credits were spent on */
        UsageByAction: {
            /** @description Days counted */
            num_days: number;
            /** @description Most credits first */
            actions: components["schemas"]["UsageByActionEntry"][];
        };
        /** @description One action */
        UsageByActionEntry: {
            action: components["schemas"]["CreditAction"];
            /** @description Times it was charged */
            calls: number;
            /** @description Different people */
            users: number;
            /** @description Credits charged, refunds taken off */
            credits: number;
            /** @description Times it was refunded */
            refunds: number;
        };
        /** @description One line of the credit ledger */
        UsageEntry: {
            /**
             * Format: uuid
             * @description The line
             */
            usage_id: string;
            kind: components["schemas"]["UsageKind"];
            /** @description Action of the cost table, or why credits were granted */
            action: string;
            /** @description The action in words */
            label: string;
            /** @description Signed: negative for a charge */
            credits: number;
            /**
             * Format: uuid
             * @description Story it was for
             */
            story_id: string | null;
            /** @description Title of that story; null without a story */
            story_title: string | null;
            /**
             * Format: date-time
             * @description When
             */
            created_at: string;
        };
        /**
         * @description Grants and refunds add, charges take
         * @enum {string}
         */
        UsageKind: "GRANT" | "CHARGE" | "REFUND";
        /** @description One day */
        UsageMetricDay: {
            /**
             * Format: date
             * @description The day, UTC
             */
            date: string;
            /** @description Stories generated */
            generations: number;
            /** @description Finished exports */
            exports: number;
            /** @description Uploaded files */
            uploads: number;
            /** @description Their size, bytes */
            uploaded_bytes: number;
            /** @description Tasks begun */
            tasks: number;
            /** @description Credits charged, refunds taken off */
            credits: number;
        };
        /** @description How much is used */
        UsageMetrics: {
            /** @description Days counted */
            num_days: number;
            /** @description One entry per day, oldest first */
            series: components["schemas"]["UsageMetricDay"][];
        };
        /** @description What to count */
        UsageMetricsRequest: {
            /**
             * @description How many days back, today included
             * @default 30
             */
            num_days: number;
            /**
             * Format: uuid
             * @description Only this person
             */
            user_id?: string;
        };
        /** @description A page of the credit ledger, newest first */
        UsagePage: {
            /** @description Rows in all */
            count: number;
            /** @description This page, from 1 */
            page: number;
            /** @description Rows per page */
            page_size: number;
            /** @description The next page; null on the last */
            next_page: number | null;
            /** @description The rows of this page */
            results: components["schemas"]["UsageEntry"][];
        };
        /** @description The signed-in person */
        User: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /** @description First and last name */
            name: string;
            /**
             * Format: email
             * @description The email address
             */
            email: string;
            /** @description Whether a paid plan is active */
            is_premium: boolean;
            /** @description The paid plan; null on the free one */
            premium_type: components["schemas"]["PremiumType"] | null;
            /** @description Whether staff pages and calls are open */
            is_staff: boolean;
            /**
             * Format: date-time
             * @description When the account was made
             */
            date_joined: string;
            /** @description False until /complete-profile was submitted */
            is_profile_complete: boolean;
            /** @description False until the onboarding form was submitted */
            is_onboarded: boolean;
            /** @description True after a mailed one-time password: changePassword comes first */
            must_change_password: boolean;
            /** @description Prompts to begin with */
            suggested_content: string[];
            user_brand_settings: components["schemas"]["BrandSettings"];
            default_image_model: components["schemas"]["ImageModel"];
            /**
             * Format: uuid
             * @description Names the realtime channel: `private-user-<pusher_id>`
             */
            pusher_id: string;
            credit_summary: components["schemas"]["CreditBalance"];
        };
        /** @description What a person has told about themselves, and their preferences */
        UserProfile: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /**
             * Format: email
             * @description The email address
             */
            email: string;
            /** @description First name */
            first_name: string;
            /** @description Last name */
            last_name: string;
            /** @description Company; empty when not told */
            company_name: string;
            /** @description How the person found the product; null when not told */
            how_did_you_hear_about_us: components["schemas"]["ReferralSource"] | null;
            /** @description Content tips and updates by mail */
            receive_updates: boolean;
            /** @description A mail when an export is done */
            email_on_video_export: boolean;
            /** @description Whether mature content may be shown */
            show_mature_content: boolean;
            scene_pace_preference: components["schemas"]["ScenePace"];
            image_model: components["schemas"]["ImageModel"];
            /** @description ISO 3166-1 alpha-2 code; null while unknown */
            country: string | null;
            /** @description False for an account that only signs in with Google */
            has_password: boolean;
            /** @description False until /complete-profile was submitted */
            is_profile_complete: boolean;
        };
        /** @description A person at a glance */
        UserSummary: {
            /**
             * Format: uuid
             * @description The person
             */
            user_id: string;
            /**
             * Format: email
             * @description The address
             */
            email: string;
            /** @description First and last name */
            name: string;
            /** @description Company; empty when not told */
            company_name: string;
            /** @description Whether a paid plan is active */
            is_premium: boolean;
            /** @description The plan; null on the free one */
            premium_type: components["schemas"]["PremiumType"] | null;
            /** @description Whether staff */
            is_staff: boolean;
            /**
             * Format: date-time
             * @description When the account was made
             */
            date_joined: string;
            /**
             * Format: date-time
             * @description Last sign-in; null for never
             */
            last_active_at: string | null;
            /** @description ISO 3166-1 alpha-2 code; null while unknown */
            country: string | null;
            /** @description Stories */
            story_count: number;
            /** @description Finished exports */
            video_count: number;
            /** @description Credits left */
            balance: number;
            /** @description Credits ever spent, refunds taken off */
            spent: number;
        };
        /** @description People whose address matches */
        UserSummaryList: {
            /** @description At most 50, best match first */
            users: components["schemas"]["UserSummary"][];
        };
        /** @description The token of a verification mail */
        VerifyEmailRequest: {
            /** @description Token from the link */
            token: string;
        };
        /** @description A voice */
        Voice: {
            /** @description What scenes store as `language_and_voice_code` */
            voice_code: string;
            /** @description Name to show */
            name: string;
            language: components["schemas"]["Language"];
            gender: components["schemas"]["VoiceGender"];
            /** @description How it sounds, in words */
            description: string;
            /**
             * Format: uri-reference
             * @description Address of a spoken sample; null when there is none
             */
            sample_url: string | null;
            /** @description Emotions the voice can speak with */
            emotions: components["schemas"]["Emotion"][];
            /** @description Engine that speaks, for example Built-in draft engine */
            provider: string;
            /** @description Whether the voice needs no network */
            is_built_in: boolean;
        };
        /**
         * @description How the voice sounds
         * @enum {string}
         */
        VoiceGender: "female" | "male" | "neutral";
        /** @description The voices of one language */
        VoiceLanguage: {
            language: components["schemas"]["Language"];
            /** @description Name of the language in English */
            language_name: string;
            /** @description Sorted by name */
            voices: components["schemas"]["Voice"][];
        };
        /** @description Voices by language */
        VoiceLanguageList: {
            /** @description Sorted by name */
            languages: components["schemas"]["VoiceLanguage"][];
            /** @description Voice of new scenes */
            default_voice_code: string;
        };
        /** @description Every voice */
        VoiceList: {
            /** @description Sorted by language and name */
            voices: components["schemas"]["Voice"][];
        };
    };
    responses: {
        /** @description The record or the idempotency key stands in the way */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account may not do this */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The balance does not cover the cost */
        InsufficientCredits: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such record, or not the caller's */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is too large */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests */
        RateLimited: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No valid token */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The file or body type is not accepted */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The input is refused */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The character of the story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
         */
        CharacterIdCamelPath: string;
        /**
         * @description The character of the story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
         */
        CharacterIdPath: string;
        /**
         * @description The screenplay element
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
         */
        ElementIdPath: string;
        /**
         * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
         */
        IdempotencyKey: string;
        /**
         * @description The image style
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
         */
        ImageStyleIdPath: string;
        /**
         * @description The location
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
         */
        LocationIdPath: string;
        /**
         * @description The LoRA model
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
         */
        LoraIdQuery: string;
        /**
         * @description Page number, from 1
         * @example 1
         */
        Page: number;
        /**
         * @description Rows per page
         * @example 10
         */
        PageSize: number;
        /**
         * @description The screenplay segment
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
         */
        ScreenplaySegmentIdPath: string;
        /**
         * @description The screenplay segment
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
         */
        SegmentIdPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdCamelPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdPath: string;
        /**
         * @description The story
         * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
         */
        StoryIdQuery: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Acknowledgement = components['schemas']['Acknowledgement'];
export type ActionElementInput = components['schemas']['ActionElementInput'];
export type ActiveUsers = components['schemas']['ActiveUsers'];
export type ActiveUsersDay = components['schemas']['ActiveUsersDay'];
export type ActiveUsersRequest = components['schemas']['ActiveUsersRequest'];
export type AlertEvent = components['schemas']['AlertEvent'];
export type Aroll = components['schemas']['Aroll'];
export type ArollLayout = components['schemas']['ArollLayout'];
export type ArollObject = components['schemas']['ArollObject'];
export type ArollState = components['schemas']['ArollState'];
export type ArollType = components['schemas']['ArollType'];
export type AspectRatio = components['schemas']['AspectRatio'];
export type AuditVideo = components['schemas']['AuditVideo'];
export type AuditVideoPage = components['schemas']['AuditVideoPage'];
export type AuthenticateChannelRequest = components['schemas']['AuthenticateChannelRequest'];
export type BackgroundMusicMediaList = components['schemas']['BackgroundMusicMediaList'];
export type BillingInterval = components['schemas']['BillingInterval'];
export type BrandSettings = components['schemas']['BrandSettings'];
export type Broll = components['schemas']['Broll'];
export type CancelSubscriptionRequest = components['schemas']['CancelSubscriptionRequest'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type ChannelSignature = components['schemas']['ChannelSignature'];
export type Character = components['schemas']['Character'];
export type CharacterList = components['schemas']['CharacterList'];
export type CharacterPortrait = components['schemas']['CharacterPortrait'];
export type CharacterRole = components['schemas']['CharacterRole'];
export type CharacterStatus = components['schemas']['CharacterStatus'];
export type ContentFit = components['schemas']['ContentFit'];
export type Country = components['schemas']['Country'];
export type CountryList = components['schemas']['CountryList'];
export type CreateCharacterRequest = components['schemas']['CreateCharacterRequest'];
export type CreateImageStyleRequest = components['schemas']['CreateImageStyleRequest'];
export type CreateLocationRequest = components['schemas']['CreateLocationRequest'];
export type CreateLoraRequest = components['schemas']['CreateLoraRequest'];
export type CreateScreenplaySegmentRequest = components['schemas']['CreateScreenplaySegmentRequest'];
export type CreateSubscriptionRequest = components['schemas']['CreateSubscriptionRequest'];
export type CreationMode = components['schemas']['CreationMode'];
export type CreditAction = components['schemas']['CreditAction'];
export type CreditBalance = components['schemas']['CreditBalance'];
export type CreditCost = components['schemas']['CreditCost'];
export type CreditCostList = components['schemas']['CreditCostList'];
export type CreditUnit = components['schemas']['CreditUnit'];
export type CreditsSummary = components['schemas']['CreditsSummary'];
export type CreditsUpdatedEvent = components['schemas']['CreditsUpdatedEvent'];
export type CropArea = components['schemas']['CropArea'];
export type CumulativeDay = components['schemas']['CumulativeDay'];
export type CumulativeStats = components['schemas']['CumulativeStats'];
export type Currency = components['schemas']['Currency'];
export type CurrencySymbol = components['schemas']['CurrencySymbol'];
export type CurrentSubscription = components['schemas']['CurrentSubscription'];
export type CustomCaptionsStyle = components['schemas']['CustomCaptionsStyle'];
export type CustomCaptionsStyleInput = components['schemas']['CustomCaptionsStyleInput'];
export type DailyStats = components['schemas']['DailyStats'];
export type DebugJob = components['schemas']['DebugJob'];
export type DebugJobStatus = components['schemas']['DebugJobStatus'];
export type DebugOwner = components['schemas']['DebugOwner'];
export type DebugReport = components['schemas']['DebugReport'];
export type DebugScene = components['schemas']['DebugScene'];
export type DebugStory = components['schemas']['DebugStory'];
export type DeleteLoraTrainingDataRequest = components['schemas']['DeleteLoraTrainingDataRequest'];
export type DialogueElementInput = components['schemas']['DialogueElementInput'];
export type ElementType = components['schemas']['ElementType'];
export type Emotion = components['schemas']['Emotion'];
export type Error = components['schemas']['Error'];
export type FeedbackType = components['schemas']['FeedbackType'];
export type FiledReport = components['schemas']['FiledReport'];
export type FreePlan = components['schemas']['FreePlan'];
export type FunnelAnalytics = components['schemas']['FunnelAnalytics'];
export type FunnelCountry = components['schemas']['FunnelCountry'];
export type FunnelStep = components['schemas']['FunnelStep'];
export type FunnelStepName = components['schemas']['FunnelStepName'];
export type GenerateLoraCaptionsRequest = components['schemas']['GenerateLoraCaptionsRequest'];
export type GenerationAnalytics = components['schemas']['GenerationAnalytics'];
export type GenerationByMode = components['schemas']['GenerationByMode'];
export type GenerationByTask = components['schemas']['GenerationByTask'];
export type GenerationDay = components['schemas']['GenerationDay'];
export type GenerationStep = components['schemas']['GenerationStep'];
export type ImageAnimation = components['schemas']['ImageAnimation'];
export type ImageModel = components['schemas']['ImageModel'];
export type ImageStyle = components['schemas']['ImageStyle'];
export type ImageStyleList = components['schemas']['ImageStyleList'];
export type ImageStyleSource = components['schemas']['ImageStyleSource'];
export type ImportScreenplayRequest = components['schemas']['ImportScreenplayRequest'];
export type ImportedElement = components['schemas']['ImportedElement'];
export type ImportedScreenplay = components['schemas']['ImportedScreenplay'];
export type ImportedSegment = components['schemas']['ImportedSegment'];
export type Language = components['schemas']['Language'];
export type LeonardoModel = components['schemas']['LeonardoModel'];
export type LeonardoPresetList = components['schemas']['LeonardoPresetList'];
export type LeonardoStyle = components['schemas']['LeonardoStyle'];
export type Location = components['schemas']['Location'];
export type LocationList = components['schemas']['LocationList'];
export type LocationType = components['schemas']['LocationType'];
export type LocationTypeInput = components['schemas']['LocationTypeInput'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginWithGoogleRequest = components['schemas']['LoginWithGoogleRequest'];
export type LogoPosition = components['schemas']['LogoPosition'];
export type LogoUploadRequest = components['schemas']['LogoUploadRequest'];
export type Lora = components['schemas']['Lora'];
export type LoraCaption = components['schemas']['LoraCaption'];
export type LoraList = components['schemas']['LoraList'];
export type LoraModelType = components['schemas']['LoraModelType'];
export type LoraStatus = components['schemas']['LoraStatus'];
export type LoraTrainingItem = components['schemas']['LoraTrainingItem'];
export type LoraType = components['schemas']['LoraType'];
export type MapCharacterRequest = components['schemas']['MapCharacterRequest'];
export type Media = components['schemas']['Media'];
export type MediaSource = components['schemas']['MediaSource'];
export type MediaStatus = components['schemas']['MediaStatus'];
export type MediaType = components['schemas']['MediaType'];
export type MediaUpdateEvent = components['schemas']['MediaUpdateEvent'];
export type MissedEvent = components['schemas']['MissedEvent'];
export type MissedEventList = components['schemas']['MissedEventList'];
export type MusicList = components['schemas']['MusicList'];
export type MusicTrack = components['schemas']['MusicTrack'];
export type NewVideoEvent = components['schemas']['NewVideoEvent'];
export type OnboardingAnswer = components['schemas']['OnboardingAnswer'];
export type OnboardingFormRequest = components['schemas']['OnboardingFormRequest'];
export type PartnerReport = components['schemas']['PartnerReport'];
export type PartnerReportRequest = components['schemas']['PartnerReportRequest'];
export type PartnerReportRow = components['schemas']['PartnerReportRow'];
export type PortraitGenerationStatus = components['schemas']['PortraitGenerationStatus'];
export type PremiumType = components['schemas']['PremiumType'];
export type PremiumUserCredit = components['schemas']['PremiumUserCredit'];
export type PremiumUserCreditPage = components['schemas']['PremiumUserCreditPage'];
export type ProductPrice = components['schemas']['ProductPrice'];
export type ProductPriceList = components['schemas']['ProductPriceList'];
export type QualityData = components['schemas']['QualityData'];
export type QualityDataRequest = components['schemas']['QualityDataRequest'];
export type QualityDay = components['schemas']['QualityDay'];
export type QualityReport = components['schemas']['QualityReport'];
export type ReferralSource = components['schemas']['ReferralSource'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RegisterResult = components['schemas']['RegisterResult'];
export type Render = components['schemas']['Render'];
export type RenderExecutor = components['schemas']['RenderExecutor'];
export type RenderProgressEvent = components['schemas']['RenderProgressEvent'];
export type RenderStatus = components['schemas']['RenderStatus'];
export type ReorderScreenplayRequest = components['schemas']['ReorderScreenplayRequest'];
export type ReportStoryEngineErrorRequest = components['schemas']['ReportStoryEngineErrorRequest'];
export type ReportStoryRenderingIssuesRequest = components['schemas']['ReportStoryRenderingIssuesRequest'];
export type ResendVerificationEmailRequest = components['schemas']['ResendVerificationEmailRequest'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type Scene = components['schemas']['Scene'];
export type SceneAudioTranscribedEvent = components['schemas']['SceneAudioTranscribedEvent'];
export type SceneCaption = components['schemas']['SceneCaption'];
export type SceneMergedEvent = components['schemas']['SceneMergedEvent'];
export type ScenePace = components['schemas']['ScenePace'];
export type SceneSplitEvent = components['schemas']['SceneSplitEvent'];
export type SceneState = components['schemas']['SceneState'];
export type ScreenplayElement = components['schemas']['ScreenplayElement'];
export type ScreenplayElementInput = components['schemas']['ScreenplayElementInput'];
export type ScreenplaySegment = components['schemas']['ScreenplaySegment'];
export type ScreenplaySegmentList = components['schemas']['ScreenplaySegmentList'];
export type Session = components['schemas']['Session'];
export type ShotElementInput = components['schemas']['ShotElementInput'];
export type Stats = components['schemas']['Stats'];
export type StoryChangedEvent = components['schemas']['StoryChangedEvent'];
export type StoryCharacterUpdateEvent = components['schemas']['StoryCharacterUpdateEvent'];
export type StoryDebugDetails = components['schemas']['StoryDebugDetails'];
export type StoryState = components['schemas']['StoryState'];
export type StoryStatus = components['schemas']['StoryStatus'];
export type StoryStatusEvent = components['schemas']['StoryStatusEvent'];
export type SubmitFeedbackRequest = components['schemas']['SubmitFeedbackRequest'];
export type SubmitLoraRequest = components['schemas']['SubmitLoraRequest'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type Task = components['schemas']['Task'];
export type TaskEvent = components['schemas']['TaskEvent'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type TaskType = components['schemas']['TaskType'];
export type TemplatedCaptionsStyle = components['schemas']['TemplatedCaptionsStyle'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type TimeOfDayInput = components['schemas']['TimeOfDayInput'];
export type TransitionElementInput = components['schemas']['TransitionElementInput'];
export type TransitionName = components['schemas']['TransitionName'];
export type UpdateBrandSettingsRequest = components['schemas']['UpdateBrandSettingsRequest'];
export type UpdateCharacterRequest = components['schemas']['UpdateCharacterRequest'];
export type UpdateImageStyleRequest = components['schemas']['UpdateImageStyleRequest'];
export type UpdateLocationRequest = components['schemas']['UpdateLocationRequest'];
export type UpdateLoraRequest = components['schemas']['UpdateLoraRequest'];
export type UpdateNotificationPreferencesRequest = components['schemas']['UpdateNotificationPreferencesRequest'];
export type UpdateScreenplaySegmentRequest = components['schemas']['UpdateScreenplaySegmentRequest'];
export type UpdateUserLocationRequest = components['schemas']['UpdateUserLocationRequest'];
export type UpdateUserProfileRequest = components['schemas']['UpdateUserProfileRequest'];
export type UploadLoraModelRequest = components['schemas']['UploadLoraModelRequest'];
export type UsageByAction = components['schemas']['UsageByAction'];
export type UsageByActionEntry = components['schemas']['UsageByActionEntry'];
export type UsageEntry = components['schemas']['UsageEntry'];
export type UsageKind = components['schemas']['UsageKind'];
export type UsageMetricDay = components['schemas']['UsageMetricDay'];
export type UsageMetrics = components['schemas']['UsageMetrics'];
export type UsageMetricsRequest = components['schemas']['UsageMetricsRequest'];
export type UsagePage = components['schemas']['UsagePage'];
export type User = components['schemas']['User'];
export type UserProfile = components['schemas']['UserProfile'];
export type UserSummary = components['schemas']['UserSummary'];
export type UserSummaryList = components['schemas']['UserSummaryList'];
export type VerifyEmailRequest = components['schemas']['VerifyEmailRequest'];
export type Voice = components['schemas']['Voice'];
export type VoiceGender = components['schemas']['VoiceGender'];
export type VoiceLanguage = components['schemas']['VoiceLanguage'];
export type VoiceLanguageList = components['schemas']['VoiceLanguageList'];
export type VoiceList = components['schemas']['VoiceList'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseInsufficientCredits = components['responses']['InsufficientCredits'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ParameterCharacterIdCamelPath = components['parameters']['CharacterIdCamelPath'];
export type ParameterCharacterIdPath = components['parameters']['CharacterIdPath'];
export type ParameterElementIdPath = components['parameters']['ElementIdPath'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterImageStyleIdPath = components['parameters']['ImageStyleIdPath'];
export type ParameterLocationIdPath = components['parameters']['LocationIdPath'];
export type ParameterLoraIdQuery = components['parameters']['LoraIdQuery'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type ParameterScreenplaySegmentIdPath = components['parameters']['ScreenplaySegmentIdPath'];
export type ParameterSegmentIdPath = components['parameters']['SegmentIdPath'];
export type ParameterStoryIdCamelPath = components['parameters']['StoryIdCamelPath'];
export type ParameterStoryIdPath = components['parameters']['StoryIdPath'];
export type ParameterStoryIdQuery = components['parameters']['StoryIdQuery'];
export type $defs = Record<string, never>;
export interface operations {
    getGenerationAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the last 30 days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerationAnalytics"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            /** @description The account exists */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterResult"];
                };
            };
            /** @description The account is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    listBackgroundMusicMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundMusicMediaList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Nothing to cancel */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listMusic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tracks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MusicList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listVoicesByLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceLanguageList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listVoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoiceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The password is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    getUserDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    listImageStyles: {
        parameters: {
            query?: {
                /**
                 * @description Only those of this source; left out: all
                 * @example SYSTEM
                 */
                source?: components["schemas"]["ImageStyleSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s own first, then the ones of the product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyleList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateImageStyleRequest"];
            };
        };
        responses: {
            /** @description The new style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan or the style does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    getImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description The style cannot be deleted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
        };
    };
    updateImageStyle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The image style
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e61
                 */
                id: components["parameters"]["ImageStyleIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateImageStyleRequest"];
            };
        };
        responses: {
            /** @description The changed style */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageStyle"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The plan or the style does not allow it */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listLocations: {
        parameters: {
            query?: {
                /**
                 * @description Only the variations of this location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e42
                 */
                derived_from?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Locations by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLocationRequest"];
            };
        };
        responses: {
            /** @description The new location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                location_id: components["parameters"]["LocationIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLocationRequest"];
            };
        };
        responses: {
            /** @description The changed location */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The name is taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The location
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41
                 */
                location_id: components["parameters"]["LocationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["LogoUploadRequest"];
            };
        };
        responses: {
            /** @description The brand settings with the new logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    removeLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand settings without a logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    createLora: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateLoraRequest"];
            };
        };
        responses: {
            /** @description The model, still without training data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    generateLoraCaptions: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateLoraCaptionsRequest"];
            };
        };
        responses: {
            /** @description The model with its captions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            /** @description The training or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    getLora: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The model */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    deleteLora: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    listModelGallery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Models, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoraList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    submitLora: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitLoraRequest"];
            };
        };
        responses: {
            /** @description Accepted; its status tells how far it is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            /** @description The training or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    deleteLoraTrainingData: {
        parameters: {
            query: {
                /**
                 * @description The LoRA model
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e71
                 */
                lora_id: components["parameters"]["LoraIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeleteLoraTrainingDataRequest"];
            };
        };
        responses: {
            /** @description The model with what is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The training stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateLora: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLoraRequest"];
            };
        };
        responses: {
            /** @description The changed model */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The training stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    uploadLoraModel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadLoraModelRequest"];
            };
        };
        responses: {
            /** @description The model, ready to draw */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lora"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    submitOnboardingForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OnboardingFormRequest"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    authenticateChannel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticateChannelRequest"];
            };
        };
        responses: {
            /** @description The signature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChannelSignature"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description Another person’s channel */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listMissedEvents: {
        parameters: {
            query: {
                /**
                 * @description Last sequence number the client has seen; 0 for none
                 * @example 41
                 */
                after: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissedEventList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
        };
    };
    reportStoryEngineError: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportStoryEngineErrorRequest"];
            };
        };
        responses: {
            /** @description Filed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    reportStoryRenderingIssues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportStoryRenderingIssuesRequest"];
            };
        };
        responses: {
            /** @description Filed */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    resendVerificationEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerificationEmailRequest"];
            };
        };
        responses: {
            /** @description Sent, if there is anything to verify */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The mail was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description No password can be reset for this address */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    listCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cast, the narrator first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    createAndPublishCharacter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCharacterRequest"];
            };
        };
        responses: {
            /** @description The new character; its portrait is being made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    createCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCharacterRequest"];
            };
        };
        responses: {
            /** @description The new character, a draft */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listExistingCharacters: {
        parameters: {
            query?: {
                /**
                 * @description Also the ones that come with the product
                 * @example true
                 */
                include_system?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Characters by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    mapCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                characterId: components["parameters"]["CharacterIdCamelPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MapCharacterRequest"];
            };
        };
        responses: {
            /** @description The character as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The record or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getCharacterPortrait: {
        parameters: {
            query?: {
                /**
                 * @description Make a new one
                 * @example false
                 */
                regenerate?: boolean;
                /**
                 * @description Needed with `regenerate`, in place of the header of other calls: made once per intended action; a repeat gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                idempotency_key?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portrait as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CharacterPortrait"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            /** @description The character is a draft, or the idempotency key stands in the way */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["RateLimited"];
        };
    };
    publishCharacter: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Published; its portrait is being made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["InsufficientCredits"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
        };
    };
    resetCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The character, a draft again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    updateCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                storyId: components["parameters"]["StoryIdCamelPath"];
                /**
                 * @description The character of the story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e51
                 */
                id: components["parameters"]["CharacterIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCharacterRequest"];
            };
        };
        responses: {
            /** @description The changed character */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Character"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenplayElementInput"];
            };
        };
        responses: {
            /** @description The changed element */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplayElement"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the elements after it move up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    reorderScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay element
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e32
                 */
                element_id: components["parameters"]["ElementIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderScreenplayRequest"];
            };
        };
        responses: {
            /** @description The segment with its elements in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listScreenplaySegments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All segments with their elements, in order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    createScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateScreenplaySegmentRequest"];
            };
        };
        responses: {
            /** @description The new segment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    createScreenplayElement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                screenplay_segment_id: components["parameters"]["ScreenplaySegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScreenplayElementInput"];
            };
        };
        responses: {
            /** @description The new element */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplayElement"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateScreenplaySegmentRequest"];
            };
        };
        responses: {
            /** @description The changed segment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegment"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    deleteScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted; the segments after it move up */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    reorderScreenplaySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
                /**
                 * @description The screenplay segment
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e31
                 */
                segment_id: components["parameters"]["SegmentIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderScreenplayRequest"];
            };
        };
        responses: {
            /** @description All segments in their new order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    importScreenplayFromJson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportScreenplayRequest"];
            };
        };
        responses: {
            /** @description The new segments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScreenplaySegmentList"];
                };
            };
            /** @description The input is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitFeedbackRequest"];
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FiledReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationPreferencesRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateUserBrandSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateBrandSettingsRequest"];
            };
        };
        responses: {
            /** @description The brand settings as they are now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrandSettings"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateUserLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserLocationRequest"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    updateUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Verified */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The link does not work */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    getCreditCosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cost table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditCostList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getCreditsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditsSummary"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    loginWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginWithGoogleRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The token is refused, or the address belongs to an account with a password */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The sign-in is refused */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getActiveUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActiveUsersRequest"];
            };
        };
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveUsers"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    listAvailableCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getCumulativeStats: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CumulativeStats"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getFunnelAnalytics: {
        parameters: {
            query?: {
                /**
                 * @description First day, UTC
                 * @example 2026-11-01
                 */
                start_date?: string;
                /**
                 * @description Last day, UTC
                 * @example 2026-11-21
                 */
                end_date?: string;
                /**
                 * @description Only these countries, ISO 3166-1 alpha-2
                 * @example [
                 *       "DE",
                 *       "US"
                 *     ]
                 */
                "countries[]"?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The funnel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FunnelAnalytics"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getProductsPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPriceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getStats: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getStoryDebugDetails: {
        parameters: {
            query: {
                /**
                 * @description The story
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01
                 */
                story_id: components["parameters"]["StoryIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The story */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoryDebugDetails"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getUsageDataByAction: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included
                 * @example 30
                 */
                num_days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The actions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageByAction"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getUsageMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UsageMetricsRequest"];
            };
        };
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageMetrics"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    getVideoFilesForAudit: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of videos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVideoPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listLeonardoPresets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeonardoPresetList"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getQualityData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QualityDataRequest"];
            };
        };
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QualityData"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    searchUserSummary: {
        parameters: {
            query: {
                /**
                 * @description Part of an address
                 * @example ada@
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who matches */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummaryList"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPartnerReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerReportRequest"];
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerReport"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
        };
    };
    getPremiumUsersCreditSummary: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PremiumUserCreditPage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    listUsage: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page
                 * @example 10
                 */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsagePage"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made once per intended action; a repeat with the same key and body gets the first answer and is not charged again
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f1eff
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSubscriptionRequest"];
            };
        };
        responses: {
            /** @description Made; PENDING until it is paid */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            /** @description No such price */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description A plan is already running, or the key was used otherwise */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["RateLimited"];
        };
    };
    getCurrentSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, if there is one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSubscription"];
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The subscription
                 * @example 0197f1c2-8a51-7c33-9d0e-4b8f6a2f5a01
                 */
                subscription_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["ValidationFailed"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
}
